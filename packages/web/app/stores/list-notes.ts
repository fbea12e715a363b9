import { createStore } from './create-store.ts';

/**
 * What a product of a list has become in the cart: gone, without a place in a full cart, fewer pieces, or a
 * higher price in paise.
 */
export type ListNote = {
  readonly kind: 'gone' | 'noRoom' | 'fewer' | 'dearer';
  readonly name: string;
  readonly nameTa: string;
  readonly before: number;
  readonly now: number;
};

/** Of the list that was put into the cart last, until they are dismissed or the browser is closed. */
export const listNotes = createStore<readonly ListNote[]>([], {
  key: 'list-notes',
  area: 'sessionStorage',
  parse: readNotes,
  serialize: (notes) => (notes.length > 0 ? JSON.stringify(notes) : undefined),
});

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
    ['gone', 'noRoom', 'fewer', 'dearer'].some((known) => known === kind) &&
    typeof name === 'string' &&
    typeof nameTa === 'string' &&
    Number.isSafeInteger(before) &&
    Number.isSafeInteger(now)
  );
};
