import { isNumber } from './spelling/number-words.ts';
import { type Alternative, alternativesAt } from './understand-query.ts';

/** The words that a search begins with: it reads only products that have one of them. */
export type Lead = {
  readonly words: readonly string[];
  /** The word of the query that they stand for. */
  readonly at: number;
  /** Whether products may lack other words of the query. True when the lead is a number, which all need. */
  readonly findsPartial: boolean;
};

/** With fewer hits a search has no lead: grouping them all is faster than filtering first. */
const manyHits = 1_000;
/** The largest share of all hits that a lead may have. */
const mostLed = 0.3;

/**
 * Chooses the rarest word of a query, if that avoids most of the hits. Every product that has all words
 * has this one. Frequencies are estimates: they decide how fast a search is, never what it finds.
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
 * Whether a word of the query is a number that some product has. A product that lacks it is then not
 * found. A number that only begins other numbers excludes nothing.
 *
 * @param own the alternatives of the word
 */
export const isMeantNumber = (word: string, own: readonly Alternative[]): boolean =>
  isNumber(word) && own.some(({ match }) => match !== 'beginning');

/** The estimated number of hits of some alternatives together. */
export const hitsOf = (
  alternatives: readonly Alternative[],
  frequency: (word: string) => number,
): number => sumOf([...new Set(alternatives.flatMap((one) => one.words))], frequency);

const sumOf = (words: readonly string[], frequency: (word: string) => number): number =>
  words.reduce((sum, word) => sum + frequency(word), 0);

/** The word that the fewest products have. */
export const rarestOf = (words: readonly string[], frequency: (word: string) => number): string =>
  words.reduce((rarest, word) => (frequency(word) < frequency(rarest) ? word : rarest));
