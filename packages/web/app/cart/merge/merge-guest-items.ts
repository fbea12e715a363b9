import type { CartItem } from '@mathappu/contract/cart';
import { orderableQuantity } from '@mathappu/contract/catalogue/product-offer';
import { maxCartLines } from '@mathappu/contract/limits';
import { guestCart } from '#web/cart/guest-cart.ts';
import { type GuestItems, slim } from '#web/cart/guest-items.ts';

/**
 * Merges as the server does with the cart of an account: the larger quantity of each product stays.
 */
export function withMerged(items: GuestItems, added: readonly CartItem[]): GuestItems {
  const merged = new Map(items.map((item) => [item._id, item]));
  for (const { productId: product, quantity } of added) {
    const { _id } = product;
    const before = merged.get(_id);
    const wanted = Math.min(quantity, orderableQuantity(product));
    if (wanted <= (before?.quantity ?? 0)) continue;
    if (!before && merged.size >= maxCartLines) continue;
    merged.set(_id, { _id, quantity: wanted, productId: slim(product) });
  }
  return [...merged.values()];
}

export function putIntoGuestCart(added: readonly CartItem[], isReplacing: boolean): GuestItems {
  const merged = withMerged(isReplacing ? [] : guestCart.get(), added);
  guestCart.set(merged);
  return merged;
}
