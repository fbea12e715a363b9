import type { Mark } from './product-words.ts';
import { placeOf } from './product-words.ts';
import { makeVocabulary, type ProductWord, type Vocabulary } from './vocabulary.ts';

/** The products that have a word, by ascending slots, and where it stands in each. */
export type Posting = { readonly slots: Uint32Array; readonly marks: Uint32Array };

/** Which products have which words. */
export type WordIndex = {
  readonly postings: ReadonlyMap<string, Posting>;
  /** The words of all products, for understanding a query. */
  readonly vocabulary: () => Vocabulary;
};

export const emptyWordIndex: WordIndex = indexOf(new Map());

/** The words of a product that changes: those it had, and those it has. */
type ChangedWords = {
  readonly slot: number;
  readonly before: Iterable<string>;
  readonly after: ReadonlyMap<string, Mark>;
};

/** The index after changes of products. Postings of other words are shared with the index before. */
export function changeWordIndex(index: WordIndex, changed: readonly ChangedWords[]): WordIndex {
  if (changed.length === 0) return index;
  const edits = new Map<string, Map<number, Mark | undefined>>();
  const edit = (word: string, slot: number, mark: Mark | undefined): void => {
    const edited = edits.get(word);
    if (edited) edited.set(slot, mark);
    else edits.set(word, new Map([[slot, mark]]));
  };
  for (const { slot, before, after } of changed) {
    for (const word of before) edit(word, slot, undefined);
    for (const [word, mark] of after) edit(word, slot, mark);
  }
  const postings = new Map(index.postings);
  let isSameWords = true;
  for (const [word, marks] of edits) {
    const old = postings.get(word);
    const next = changePosting(old, marks);
    if (bestPlace(old) !== bestPlace(next)) isSameWords = false;
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
    .map(([word, posting]) => ({ word, place: bestPlace(posting) }))
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
}

/** The most important place in which a product has the word; 0 if none has it. */
function bestPlace(posting: Posting | undefined): number {
  let best = Number.POSITIVE_INFINITY;
  for (const mark of posting?.marks ?? []) if (mark < best) best = mark;
  return Number.isFinite(best) ? placeOf(best) : 0;
}

/** The posting with the marks of some slots replaced, or removed where they are undefined. */
function changePosting(
  posting: Posting | undefined,
  edited: ReadonlyMap<number, Mark | undefined>,
): Posting | undefined {
  const before = posting ?? { slots: new Uint32Array(), marks: new Uint32Array() };
  const added = [...edited]
    .filter((one): one is [number, Mark] => one[1] !== undefined)
    .sort(([a], [b]) => a - b);
  const slots = new Uint32Array(before.slots.length + added.length);
  const marks = new Uint32Array(slots.length);
  let size = 0;
  const push = (slot: number, mark: Mark): void => {
    slots[size] = slot;
    marks[size] = mark;
    size += 1;
  };
  let next = 0;
  for (let at = 0; at < before.slots.length; at += 1) {
    const slot = before.slots[at] ?? 0;
    for (let one = added[next]; one && one[0] < slot; one = added[next]) {
      push(...one);
      next += 1;
    }
    if (!edited.has(slot)) push(slot, before.marks[at] ?? 0);
  }
  for (const one of added.slice(next)) push(...one);
  if (size === 0) return undefined;
  return { slots: slots.slice(0, size), marks: marks.slice(0, size) };
}
