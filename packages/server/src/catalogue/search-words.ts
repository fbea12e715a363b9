import { containing } from '#server/platform/db/search-sql.ts';

/** More words than this say nothing more about a product. */
const maxWords = 12;
/** Shorter words have too few letters to tell a slip from another word. */
const shortestForgiven = 4;

/** How one word of a search is looked for. */
export type SearchWord = {
  readonly text: string;
  /** The word as it is, for LIKE, with its own % and _ taken literally. */
  readonly like: string;
  /** The word with two neighbouring letters the other way round, which trigrams do not forgive. */
  readonly swapped: readonly string[];
  /** Word similarity from which another word counts as this one with a slip; above 1: never. */
  readonly leastSimilarity: number;
};

/** Text as it is stored for searching and as searches are compared with it. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The name stands in the first line, so that a match there can weigh more. */
export function searchTextOf(product: {
  name: string;
  description: string;
  details: Readonly<Record<string, string>>;
}): string {
  const details = Object.entries(product.details).flat().join(' ');
  return [product.name, product.description, details].map(foldText).join('\n');
}

export function searchWords(search: string): SearchWord[] {
  const words = [...new Set(foldText(search).split(' '))].filter(Boolean).slice(0, maxWords);
  return words.map((text) => ({
    text,
    like: containing(text),
    swapped: isForgiven(text) ? swapNeighbours(text).map(containing) : [],
    leastSimilarity: isForgiven(text) ? (letters(text) === shortestForgiven ? 0.5 : 0.4) : 2,
  }));
}

const letters = (word: string): number => [...word].length;
const isForgiven = (word: string): boolean => letters(word) >= shortestForgiven;

function swapNeighbours(word: string): string[] {
  const points = [...word];
  const swapped = points.slice(1).map((point, index) => {
    const copy = [...points];
    copy[index] = point;
    copy[index + 1] = points[index] ?? '';
    return copy.join('');
  });
  return [...new Set(swapped)].filter((other) => other !== word);
}
