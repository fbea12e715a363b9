import { isNumber } from './spelling/number-words.ts';
import { type Alternative, alternativesAt } from './understand-query.ts';

/** What a search begins with: only products with one of these words are looked at. */
export type Lead = {
  readonly words: readonly string[];
  /** The word of the query that they stand for. */
  readonly at: number;
  /** Whether products that lack other words are found as well: it is a number that they all need. */
  readonly findsPartial: boolean;
};

/** Fewer hits than these are grouped sooner than they are filtered. */
const manyHits = 1_000;
/** The part of all hits that a lead may have. */
const mostLed = 0.3;

/**
 * The rarest word of a query, where that spares most of the hits. Every product that has all words has
 * this one. How frequent words are is estimated: it decides how fast a search is, never what it finds.
 */
export function chooseLead(
  words: readonly string[],
  alternatives: readonly Alternative[],
  frequency: (word: string) => number,
): Lead | undefined {
  const each = words.map((word, at) => {
    const own = alternativesAt(alternatives, at);
    const rarest = own.map((one) => rarestOf(one.words, frequency));
    const lead = [...new Set(rarest)];
    return { at, lead, hits: sumOf(lead, frequency), isNumber: isMeantNumber(word, own) };
  });
  const known = each.filter(({ lead }) => lead.length > 0);
  const numbers = known.filter((one) => one.isNumber);
  const onlyNumber = numbers.length === 1 ? numbers : [];
  const [rarest] = (
    known.length === words.length ? [...onlyNumber, ...known] : onlyNumber
  ).toSorted((a, b) => a.hits - b.hits);
  const all = hitsOf(alternatives, frequency);
  if (!rarest || known.length < 2 || all < manyHits || rarest.hits > mostLed * all) return;
  const findsPartial = onlyNumber.some(({ at }) => at === rarest.at);
  return { words: rarest.lead, at: rarest.at, findsPartial };
}

/**
 * Whether a word of the query is a number that some product has: what lacks it is not found then. A
 * number that only begins others keeps nothing out.
 *
 * @param own the alternatives of the word
 */
export const isMeantNumber = (word: string, own: readonly Alternative[]): boolean =>
  isNumber(word) && own.some(({ match }) => match !== 'beginning');

/** How many hits some alternatives have together, as estimated. */
export const hitsOf = (
  alternatives: readonly Alternative[],
  frequency: (word: string) => number,
): number => sumOf([...new Set(alternatives.flatMap((one) => one.words))], frequency);

const sumOf = (words: readonly string[], frequency: (word: string) => number): number =>
  words.reduce((sum, word) => sum + frequency(word), 0);

/** Of some words the one that the fewest products have. */
export const rarestOf = (words: readonly string[], frequency: (word: string) => number): string =>
  words.reduce((rarest, word) => (frequency(word) < frequency(rarest) ? word : rarest));
