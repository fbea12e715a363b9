import type { ErrorCode } from '@mathappu/contract/errors';
import { useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { formatRelativeTime } from '#web/ui/format/format-relative-time.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What somebody else changed since the admin decided: who, when and what it is now. */
export type Conflict = CallError['details'];

/** The conflict that a call was refused for; undefined when it failed for another reason. */
export const conflictOf = (error: unknown, code: ErrorCode): Conflict | undefined =>
  error instanceof CallError && error.code === code ? error.details : undefined;

/**
 * Keeps the conflict of the last attempt.
 *
 *     const { conflict, attempt } = useConflict('orderStatusChanged');
 *     await attempt(() => call('updateOrderStatus', { … from: order.status }));
 *     <ConflictNotice conflict={conflict} change="changed this order" />
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

/** 'Priya changed this product 2 minutes ago'; `change` is 'changed this product'. */
export function conflictText({ by, at }: Conflict, change: string): string {
  const when = at === undefined ? 'meanwhile' : formatRelativeTime(String(at), new Date());
  return `${actors.get(String(by)) ?? by} ${change} ${when}`;
}

/** Who is recorded for a change that no admin made. */
const actors = new Map([
  ['Customer', 'The customer'],
  ['Payment', 'A payment'],
  ['Shop', 'The shop'],
]);

type ConflictNoticeProps = { conflict: Conflict | undefined; change: string };

export function ConflictNotice({ conflict, change }: ConflictNoticeProps) {
  if (!conflict) return null;
  return (
    <Notice tone="yellow" icon={<AlertIcon />} isLive>
      {conflictText(conflict, change)}. Nothing was changed.
    </Notice>
  );
}
