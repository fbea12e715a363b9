import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const storeKey = 'order-attempt';

type Attempt = { content: string; key: string };

/**
 * The Idempotency-Key for what is being ordered: the same for the same content, also after a
 * reload, until the attempt is forgotten because it has been answered.
 */
export function keyOfAttempt(content: string): string {
  const stored = unansweredAttempt();
  if (stored?.content === content) return stored.key;
  const attempt: Attempt = { content, key: newKey() };
  writeStored(storeKey, JSON.stringify(attempt), 'sessionStorage');
  return attempt.key;
}

export function forgetAttempt(): void {
  removeStored(storeKey, 'sessionStorage');
}

/** An order that was sent while nobody knows whether it arrived. */
export function unansweredAttempt(): Attempt | undefined {
  try {
    return JSON.parse(readStored(storeKey, 'sessionStorage') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Not `randomUUID`, which a page has only over HTTPS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
