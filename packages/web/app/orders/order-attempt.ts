import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';
import { randomKey } from '#web/stores/random-key.ts';

const storeKey = 'order-attempt';

export type Attempt = {
  content: string;
  key: string;
  /** When it was first sent, by this device's clock. */
  at: number;
};

/**
 * The Idempotency-Key of an order: the same for the same content, also after a reload, until the
 * attempt is answered. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function keyOfAttempt(content: string): string {
  const stored = unansweredAttempt();
  if (stored?.content === content) return stored.key;
  const attempt: Attempt = { content, key: randomKey(), at: Date.now() };
  writeStored(storeKey, JSON.stringify(attempt), 'sessionStorage');
  return attempt.key;
}

export function forgetAttempt(): void {
  removeStored(storeKey, 'sessionStorage');
}

/** The order that was sent and never answered: it may have been placed. */
export function unansweredAttempt(): Attempt | undefined {
  try {
    return JSON.parse(readStored(storeKey, 'sessionStorage') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
