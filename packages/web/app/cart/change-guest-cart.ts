import type { Product } from '@mathappu/contract/catalogue';
import { maxCartLines, maxQuantity } from '@mathappu/contract/limits';
import { cartRefusals, stockRefusalOf } from '@mathappu/contract/refusals/refusal-sentences';
import { fill, type Holes } from '@mathappu/contract/words';
import { guestCart } from './guest-cart.ts';
import { type GuestItems, slim } from './guest-items.ts';

export type Addition = { items: GuestItems } | { refusal: string };

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

/**
 * Applies the same rules as the account's cart on the server.
 * @param place of a new line, by default the last
 */
export function withAdded(
  items: GuestItems,
  product: Product,
  quantity: number,
  place = items.length,
): Addition {
  const inCart = items.find(({ _id }) => _id === product._id)?.quantity ?? 0;
  const wanted = inCart + quantity;
  const stock = product.stock ?? 0;
  if (wanted > stock) return refuse(stockRefusalOf({ stock, inCart }), { stock, inCart });
  if (wanted > maxQuantity) return refuse('quantityLimit', { maximum: maxQuantity });
  if (inCart > 0) return { items: withQuantity(items, product._id, wanted) };
  if (items.length >= maxCartLines) {
    return refuse('cartFull', { maximum: maxCartLines });
  }
  const item = { _id: product._id, quantity, productId: slim(product) };
  return { items: [...items.slice(0, place), item, ...items.slice(place)] };
}

function refuse<Code extends keyof typeof cartRefusals>(
  code: Code,
  details: Holes<(typeof cartRefusals)[Code][1]>,
): Addition {
  return { refusal: fill<string>(cartRefusals[code][1], details) };
}

function withQuantity(items: GuestItems, id: string, quantity: number): GuestItems {
  return items.map((item) => (item._id === id ? { ...item, quantity } : item));
}
