import { letterCount } from '@mathappu/contract/spelling/fold';
import { makeCandidates, slipsAllowed, slipsBetween } from '@mathappu/contract/spelling/slip';
import { isHeardIn, soundKey } from '@mathappu/contract/spelling/sound-key';
import { makeNearest } from './nearness.ts';

/** A word of products and its most important place. */
export type ProductWord = { readonly word: string; readonly place: number };

/** More words than these are of no use in a search and cost time. */
const maxFound = 200;
const leastSounds = 3;

/**
 * The distinct words of all products, in memory, so that a query is understood without asking the
 * database. Every list has the words of more important places first.
 */
export type Vocabulary = {
  /** The form in which products have the word: itself, or a pair of a name's words written as one. */
  find(word: string): string | undefined;
  has(word: string): boolean;
  /** Whether the name of a product or a category has the word. */
  isInNames(word: string): boolean;
  /** With `inNames`, only those of names and categories. */
  beginningWith(start: string, inNames: boolean): string[];
  containing(part: string): string[];
  soundingLike(word: string): string[];
  /** Words that sound as if they began with this one. */
  soundingFrom(start: string): string[];
  /** Words with few letters left out, doubled, wrong or swapped. */
  resembling(word: string, isUnfinished?: boolean): string[];
  /** The words of names that share most with this one, whatever the difference. */
  nearest(word: string): string[];
};

export function makeVocabulary(stored: readonly ProductWord[]): Vocabulary {
  const all = stored.toSorted((a, b) => a.place - b.place || a.word.length - b.word.length);
  const known = new Set(all.map(({ word }) => word));
  const inNames = new Set(all.filter(({ place }) => place <= 2).map(({ word }) => word));
  const rank = new Map(all.map(({ word }, at) => [word, at]));
  const sorted = [...known].toSorted();
  // Only words of letters are searched by sound, slips and parts: numbers and pairs match whole or by their start.
  const words = all.map(({ word }) => word).filter((word) => /^\p{L}/u.test(word));
  const bySound = groupBySound(words);
  const candidates = makeCandidates(words);
  const inOrder = (found: string[]): string[] =>
    found.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)).slice(0, maxFound);

  function resembling(word: string, isUnfinished = false): string[] {
    const limit = slipsAllowed(letterCount(word));
    if (limit === 0) return [];
    const found: string[][] = [[], []];
    for (const other of candidates(word, limit, isUnfinished)) {
      const slips = isUnfinished
        ? slipsFromStart(word, other, limit)
        : slipsBetween(word, other, limit);
      if (slips > 0 && slips <= limit) found[slips - 1]?.push(other);
    }
    return found.flat().slice(0, maxFound);
  }

  return {
    find: (word) => [word, `+${word}`].find((written) => known.has(written)),
    has: (word) => known.has(word),
    isInNames: (word) => inNames.has(word),
    beginningWith(start, isInName) {
      const longer = rangeOf(sorted, start).filter((word) => word !== start);
      const found = longer.length > 0 || known.has(start) ? longer : rangeOf(sorted, `+${start}`);
      return inOrder(isInName ? found.filter((word) => inNames.has(word)) : found);
    },
    containing: (part) =>
      words.filter((word) => word.length > part.length && word.includes(part)).slice(0, maxFound),
    soundingLike: (word) => bySound.get(soundKey(word))?.filter((other) => other !== word) ?? [],
    soundingFrom: (start) =>
      words.filter((word) => word !== start && isHeardIn(start, word)).slice(0, maxFound),
    resembling,
    nearest: makeNearest([...inNames].filter((word) => !/^\d/.test(word))),
  };
}

function groupBySound(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = soundKey(word);
    // One or two sounds are not enough: 'qqqqqq' is heard as 'kg'.
    if (key.length < leastSounds) continue;
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}

/** The words of a sorted list that begin with `start`. */
export function rangeOf(sorted: readonly string[], start: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(low, end);
}

/** The least number of slips between a word and any beginning of the other word. */
function slipsFromStart(word: string, other: string, limit: number): number {
  let fewest = limit + 1;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    if (length > other.length) break;
    fewest = Math.min(fewest, slipsBetween(word, other.slice(0, length), limit));
  }
  return fewest;
}
