import type { Product } from '@mathappu/contract/catalogue';
import { createStore } from '#web/stores/create-store.ts';
import {
  type GuestItems,
  readItems,
  withAdded,
  withFreshProducts,
  withQuantity,
} from './guest-items.ts';

/** The cart of a visitor who is not signed in. */
export const guestCart = createStore<GuestItems>([], {
  key: 'guest-cart',
  parse: readItems,
  serialize: (items) => (items.length > 0 ? JSON.stringify(items) : undefined),
});

/** Returns the refusal when it cannot be added. */
export function addToGuestCart(
  product: Product,
  quantity: number,
  place?: number,
): string | undefined {
  const addition = withAdded(guestCart.get(), product, quantity, place);
  if ('refusal' in addition) return addition.refusal;
  guestCart.set(addition.items);
  return undefined;
}

export function setGuestQuantity(productId: string, quantity: number): void {
  guestCart.set(withQuantity(guestCart.get(), productId, quantity));
}

export function removeFromGuestCart(productId: string): void {
  guestCart.set(guestCart.get().filter(({ _id }) => _id !== productId));
}

/** Replaces the products by fresh ones; returns the names of those no longer sold. */
export function refreshGuestCart(askedFor: readonly string[], fresh: GuestItems): string[] {
  const before = guestCart.get();
  const after = withFreshProducts(before, new Set(askedFor), fresh);
  guestCart.set(after);
  const left = new Set(after.map(({ _id }) => _id));
  return before.flatMap(({ _id, productId }) => (left.has(_id) ? [] : [productId.name]));
}

export function clearGuestCart(): void {
  guestCart.set([]);
}
