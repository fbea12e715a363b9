import type { ErrorCode } from '@mathappu/contract/errors';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { formatRelativeTime } from '#web/language/format-relative-time.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/frame';

/** A change that somebody else made since the admin decided: who, when, and the value now. */
export type Conflict = CallError['details'];

/** The conflict that a call was refused for; undefined when it failed for another reason. */
export const conflictOf = (error: unknown, code: ErrorCode): Conflict | undefined =>
  error instanceof CallError && error.code === code ? error.details : undefined;

/**
 * Keeps the conflict of the last attempt.
 *
 *     const { conflict, attempt } = useConflict('orderStatusChanged');
 *     await attempt(() => call('updateOrderStatus', { … from: order.status }));
 *     <ConflictNotice change={fill(words.changed, whoAndWhen(conflict))} />
 */
export function useConflict(code: ErrorCode, onConflict?: (conflict: Conflict) => void) {
  const [conflict, setConflict] = useState<Conflict>();

  async function attempt<Result>(send: () => Promise<Result>): Promise<Result> {
    setConflict(undefined);
    try {
      return await send();
    } catch (error) {
      const found = conflictOf(error, code);
      setConflict(found);
      if (found) onConflict?.(found);
      throw error;
    }
  }

  return { conflict, attempt };
}

/** For sentences such as '{by} changed this product {when}': 'Priya' and '2 minutes ago'. */
export function whoAndWhen({ by, at }: Conflict): { by: string; when: string } {
  const when = at === undefined ? words.meanwhile : formatRelativeTime(String(at), new Date());
  return { by: actors.get(String(by)) ?? String(by), when };
}

/** The author of a change that no admin made, or whose author is not known. */
const actors = new Map([
  ['Customer', words.theCustomer],
  ['Payment', words.aPayment],
  ['Shop', words.theShop],
  ['Former staff', words.formerStaff],
  ['Somebody else', words.somebodyElse],
]);

/** `change` says what was changed: 'Priya changed this product 2 minutes ago'. */
export function ConflictNotice({ change }: { change: string }) {
  return (
    <Notice tone="yellow" icon={<AlertIcon />} isLive>
      {fill(words.nothingChanged, { change })}
    </Notice>
  );
}
