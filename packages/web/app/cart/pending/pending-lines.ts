import type { CartItem } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import { createStore } from '#web/stores/create-store.ts';

/** A line as it will be when the server has confirmed it; a quantity of 0 removes it. */
export type PendingLine = {
  readonly product: Product;
  readonly quantity: number;
  /** Where a line stands that is not in the cart yet; at the end by default. */
  readonly place?: number;
};

/** By product. */
export type PendingLines = ReadonlyMap<string, PendingLine>;

/** They are shown over the cached cart, so that a rollback is to drop them. */
export const pendingLines = createStore<PendingLines>(new Map());

/** The items as they will be with the pending updates. */
export function withPending(items: readonly CartItem[], pending: PendingLines): CartItem[] {
  return [...pending.values()].reduce(withLine, [...items]);
}

type Line = PendingLine & { readonly _id?: string };

/** One item changed, added or, with a quantity of 0, removed. */
export function withLine(items: CartItem[], line: Line): CartItem[] {
  const { product, quantity, place = items.length } = line;
  const known = items.find(({ productId }) => productId._id === product._id);
  if (known) {
    const changed = { ...known, quantity };
    return items.flatMap((item) => (item !== known ? [item] : quantity > 0 ? [changed] : []));
  }
  const added = { _id: line._id ?? product._id, quantity, productId: product };
  return quantity > 0 ? [...items.slice(0, place), added, ...items.slice(place)] : items;
}
