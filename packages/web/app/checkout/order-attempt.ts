import type { Order } from '@mathappu/contract/orders';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';
import { linesOf, readContent } from './order-request.ts';

const storeKey = 'order-attempt';

type Attempt = {
  content: string;
  key: string;
  /** When it was first sent, by this device's clock. */
  at: number;
};

/** This device's clock and the shop's may differ by so much. */
const clockDifferenceMs = 5 * 60_000;

/**
 * The Idempotency-Key of an order: the same for the same content, also after a reload, until the
 * attempt is answered. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function keyOfAttempt(content: string): string {
  const stored = unansweredAttempt();
  if (stored?.content === content) return stored.key;
  const attempt: Attempt = { content, key: newKey(), at: Date.now() };
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

/** Forgets the attempt when one of these orders is what it placed: then its answer is known. */
export function forgetAttemptOf(orders: readonly Order[]): void {
  const attempt = unansweredAttempt();
  if (attempt && orders.some((order) => isPlacedBy(order, attempt))) forgetAttempt();
}

function isPlacedBy(order: Order, { content, at }: Attempt): boolean {
  if (Date.parse(order.createdAt) < at - clockDifferenceMs) return false;
  const { method, lines, total } = readContent(content);
  return (
    method === order.paymentDetails.paymentMethod &&
    total === order.totalAmt &&
    lines === linesOf(order.product_details)
  );
}

/** `randomUUID` exists in secure contexts only: https://developer.mozilla.org/docs/Web/API/Crypto/randomUUID */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
