import type { CartItem } from '@mathappu/contract/cart';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { maxCartLines } from '@mathappu/contract/limits';
import type { ListNote } from '#web/stores/list-notes.ts';

/** A line of the list with the price at which it was frozen. */
export type ListLine = Pick<ListNote, 'name' | 'nameTa'> & {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPricePaise: number;
};

/** What is to be said of the list once it is in the cart. */
export function noteList(lines: readonly ListLine[], cart: readonly CartItem[]): ListNote[] {
  const items = new Map(cart.map((item) => [item.productId._id, item]));
  const missing = cart.length < maxCartLines ? 'gone' : 'noRoom';
  return lines.flatMap(({ productId, name, nameTa, quantity, unitPricePaise }): ListNote[] => {
    const names = { name, nameTa };
    const item = items.get(productId);
    if (!item) return [{ kind: missing, ...names, before: quantity, now: 0 }];
    const today = unitPriceOf(item.productId);
    const notes: ListNote[] = [];
    if (item.quantity < quantity) {
      notes.push({ kind: 'fewer', ...names, before: quantity, now: item.quantity });
    }
    if (today > unitPricePaise) {
      notes.push({ kind: 'dearer', ...names, before: unitPricePaise, now: today });
    }
    return notes;
  });
}
