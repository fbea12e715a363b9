import type { Mark } from './product-words.ts';
import { placeOf } from './product-words.ts';
import { makeVocabulary, type ProductWord, type Vocabulary } from './vocabulary.ts';

/**
 * The products that have a word, by ascending slots, where it stands in each, and the most important place
 * in which one has it.
 */
export type Posting = {
  readonly slots: Uint32Array;
  readonly marks: Uint32Array;
  readonly place: number;
};

/** Which products have which words. */
export type WordIndex = {
  readonly postings: ReadonlyMap<string, Posting>;
  /** The words of all products, for understanding a query. */
  readonly vocabulary: () => Vocabulary;
};

export const emptyWordIndex: WordIndex = indexOf(new Map());

/** The words of a product that changes: those it had, and those it has. */
export type ChangedWords = {
  readonly slot: number;
  readonly before: ReadonlyMap<string, Mark>;
  readonly after: ReadonlyMap<string, Mark>;
};

/** Slots, each followed by its new mark. The mark 0, which no word has, removes the product. */
type Edits = number[];
const removed = 0;

/**
 * The index after changes of products. Postings of other words are shared with the index before.
 * @param changed by ascending slots
 */
export function changeWordIndex(index: WordIndex, changed: Iterable<ChangedWords>): WordIndex {
  const edits = new Map<string, Edits>();
  const edit = (word: string, slot: number, mark: Mark): void => {
    const edited = edits.get(word);
    if (edited) edited.push(slot, mark);
    else edits.set(word, [slot, mark]);
  };
  for (const { slot, before, after } of changed) {
    for (const word of before.keys()) if (!after.has(word)) edit(word, slot, removed);
    for (const [word, mark] of after) if (before.get(word) !== mark) edit(word, slot, mark);
  }
  if (edits.size === 0) return index;
  const postings = new Map(index.postings);
  let isSameWords = true;
  for (const [word, edited] of edits) {
    const old = postings.get(word);
    const next = changePosting(old ?? noPosting, edited);
    if (old?.place !== next?.place) isSameWords = false;
    if (next) postings.set(word, next);
    else postings.delete(word);
  }
  return isSameWords ? { postings, vocabulary: index.vocabulary } : indexOf(postings);
}

function indexOf(postings: ReadonlyMap<string, Posting>): WordIndex {
  let vocabulary: Vocabulary | undefined;
  return {
    postings,
    vocabulary: () => {
      vocabulary ??= makeVocabulary(listWords(postings));
      return vocabulary;
    },
  };
}

/** Whole names are left out: they are found by their words. */
function listWords(postings: ReadonlyMap<string, Posting>): ProductWord[] {
  return [...postings]
    .filter(([word]) => !word.startsWith('='))
    .map(([word, { place }]) => ({ word, place }))
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
}

export const noPosting: Posting = {
  slots: new Uint32Array(),
  marks: new Uint32Array(),
  place: Number.POSITIVE_INFINITY,
};

/** The posting with edits, which are in the order of their slots; undefined when no product is left. */
function changePosting(before: Posting, edits: Edits): Posting | undefined {
  const slots = new Uint32Array(before.slots.length + edits.length / 2);
  const marks = new Uint32Array(slots.length);
  let read = 0;
  let size = 0;
  let place = before.place;
  const keepUntil = (end: number): void => {
    if (end === read) return;
    slots.set(before.slots.subarray(read, end), size);
    marks.set(before.marks.subarray(read, end), size);
    size += end - read;
    read = end;
  };
  for (let at = 0; at < edits.length; at += 2) {
    const slot = edits[at] ?? 0;
    const mark = edits[at + 1] ?? removed;
    keepUntil(placeOfSlot(before.slots, slot, read));
    if (before.slots[read] === slot) {
      if (placeOf(before.marks[read] ?? 0) === before.place) place = Number.POSITIVE_INFINITY;
      read += 1;
    }
    if (mark === removed) continue;
    slots[size] = slot;
    marks[size] = mark;
    size += 1;
    place = Math.min(place, placeOf(mark));
  }
  keepUntil(before.slots.length);
  if (size === 0) return undefined;
  const left = marks.slice(0, size);
  // The product with the most important place lost the word; another one may have it in that place.
  if (place > before.place) place = placeOf(left.reduce((least, mark) => Math.min(least, mark)));
  return { slots: slots.slice(0, size), marks: left, place };
}

/** The index of a slot among ascending ones, or the one where it would be. */
export function placeOfSlot(slots: Uint32Array, slot: number, from = 0): number {
  let low = from;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}
