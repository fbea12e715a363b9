import type { CartItem } from '@mathappu/contract/cart';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { createStore } from '#web/stores/create-store.ts';

/** What a product of a list has become in the cart: gone, fewer pieces, or a higher price in paise. */
export type ListNote = {
  readonly kind: 'gone' | 'fewer' | 'dearer';
  readonly name: string;
  readonly nameTa: string;
  readonly before: number;
  readonly now: number;
};

/** A line of the list with the price at which it was frozen. */
export type ListLine = Pick<ListNote, 'name' | 'nameTa'> & {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPricePaise: number;
};

/** Of the list that was put into the cart last, until they are dismissed or the browser is closed. */
export const listNotes = createStore<readonly ListNote[]>([], {
  key: 'list-notes',
  area: 'sessionStorage',
  parse: readNotes,
  serialize: (notes) => (notes.length > 0 ? JSON.stringify(notes) : undefined),
});

/** What is to be said of the list once it is in the cart. */
export function noteList(lines: readonly ListLine[], cart: readonly CartItem[]): ListNote[] {
  const items = new Map(cart.map((item) => [item.productId._id, item]));
  return lines.flatMap(({ productId, name, nameTa, quantity, unitPricePaise }): ListNote[] => {
    const names = { name, nameTa };
    const item = items.get(productId);
    if (!item) return [{ kind: 'gone', ...names, before: quantity, now: 0 }];
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

function readNotes(stored: string | undefined): readonly ListNote[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isNote) : [];
  } catch {
    return [];
  }
}

const isNote = (one: unknown): one is ListNote => {
  const { kind, name, nameTa, before, now } = Object(one) as Record<keyof ListNote, unknown>;
  return (
    ['gone', 'fewer', 'dearer'].some((known) => known === kind) &&
    typeof name === 'string' &&
    typeof nameTa === 'string' &&
    Number.isSafeInteger(before) &&
    Number.isSafeInteger(now)
  );
};
