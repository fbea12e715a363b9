import { leadingName } from '#web/language/names.ts';
import { createStore } from '#web/stores/create-store.ts';
import { type GuestItems, readItems, withFreshProducts } from './guest-items.ts';

/** The cart of a visitor who is not signed in. */
export const guestCart = createStore<GuestItems>([], {
  key: 'guest-cart',
  parse: readItems,
  serialize: (items) => (items.length > 0 ? JSON.stringify(items) : undefined),
});

/** Replaces the products by fresh ones; returns the names of those no longer sold. */
export function refreshGuestCart(askedFor: readonly string[], fresh: GuestItems): string[] {
  const before = guestCart.get();
  const after = withFreshProducts(before, new Set(askedFor), fresh);
  guestCart.set(after);
  const left = new Set(after.map(({ _id }) => _id));
  return before.flatMap(({ _id, productId }) => (left.has(_id) ? [] : [leadingName(productId)]));
}

export function clearGuestCart(): void {
  guestCart.set([]);
}
