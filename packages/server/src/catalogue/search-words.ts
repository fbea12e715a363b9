import { containing } from '#server/platform/db/search-sql.ts';

/** Further words are ignored. */
const maxWords = 12;
/** In shorter words a typing error cannot be told from another word. */
const minFuzzyLength = 4;

/** The patterns for one word of a search. */
export type SearchWord = {
  readonly text: string;
  /** A LIKE pattern for the word, with % and _ escaped. */
  readonly like: string;
  /** LIKE patterns for the word with two neighbouring letters swapped, which share few trigrams. */
  readonly swapped: readonly string[];
  /** The word similarity from which another word matches; above 1: never. */
  readonly leastSimilarity: number;
};

/** Normalises texts and searches, so that they can be compared. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The name is the first line, so that matches in it can be ranked first. */
export function searchTextOf(product: {
  name: string;
  nameTa?: string;
  description: string;
  details: Readonly<Record<string, string>>;
}): string {
  const details = Object.entries(product.details).flat().join(' ');
  const others = `${details} ${product.nameTa ?? ''}`;
  return [product.name, product.description, others].map(foldText).join('\n');
}

export function searchWords(search: string): SearchWord[] {
  const words = [...new Set(foldText(search).split(' '))].filter(Boolean).slice(0, maxWords);
  return words.map((text) => ({
    text,
    like: containing(text),
    swapped: isFuzzy(text) ? swapNeighbours(text).map(containing) : [],
    leastSimilarity: isFuzzy(text) ? (letters(text) === minFuzzyLength ? 0.5 : 0.4) : 2,
  }));
}

const letters = (word: string): number => [...word].length;
const isFuzzy = (word: string): boolean => letters(word) >= minFuzzyLength;

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
