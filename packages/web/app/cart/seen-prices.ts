import { maxCartLines } from '@mathappu/contract/limits';
import type { Paise } from '@mathappu/contract/money';
import { createStore } from '#web/stores/create-store.ts';

type Seen = readonly (readonly [productId: string, unitPrice: Paise])[];

/** Kept in this browser until it is signed out of the shop; the latest is the last. */
const seenPrices = createStore<Seen>([], {
  key: 'seen-prices',
  parse: readSeen,
  serialize: (seen) => (seen.length > 0 ? JSON.stringify(seen) : undefined),
});

/** The unit price with which the product last stood in the cart here, maybe a week ago. */
export const seenPriceOf = (productId: string): Paise | undefined =>
  seenPrices.get().find(([id]) => id === productId)?.[1];

export function rememberPrice(productId: string, unitPrice: Paise): void {
  if (seenPriceOf(productId) === unitPrice) return;
  const others = seenPrices.get().filter(([id]) => id !== productId);
  seenPrices.set([...others, [productId, unitPrice] as const].slice(-maxCartLines));
}

function readSeen(stored: string | undefined): Seen {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isSeen) : [];
  } catch {
    return [];
  }
}

const isSeen = (one: unknown): one is Seen[number] =>
  Array.isArray(one) && typeof one[0] === 'string' && Number.isSafeInteger(one[1]);
