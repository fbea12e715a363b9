import { type Alternative, matches, type UnderstoodQuery } from './understand-query.ts';

/**
 * Chooses the alternatives to search with. Fallback alternatives count only for words that no better
 * alternative matches, and for the words whose bits are set in `fallbackWords`: an earlier search found no
 * visible product for those.
 */
export function chooseAlternatives(
  { words, alternatives }: UnderstoodQuery,
  fallbackWords: number,
): Alternative[] {
  const isNeeded = words.map(
    (_, at) =>
      ((fallbackWords >> at) & 1) === 1 ||
      !alternatives.some((one) => !one.isFallback && covers(one, at)),
  );
  const chosen = alternatives.filter(
    (one) => !one.isFallback || isNeeded.some((needed, at) => needed && covers(one, at)),
  );
  return withoutImplied(chosen);
}

/** The words, as bits, for which no product was found and unused fallbacks exist. */
export function fallbacksLeft(
  { words, alternatives }: UnderstoodQuery,
  chosen: readonly Alternative[],
  anyHas: number,
): number {
  return words.reduce((bits, _, at) => {
    const isUnfound = ((anyHas >> at) & 1) === 0;
    const hasMore = alternatives.some(
      (one) => one.isFallback && covers(one, at) && !chosen.includes(one),
    );
    return isUnfound && hasMore ? bits | (1 << at) : bits;
  }, 0);
}

const covers = ({ from, to }: Alternative, at: number): boolean => from <= at && at <= to;

/** Removes phrases that find nothing new, because one of their words alone matches as well. */
function withoutImplied(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  const keyOf = ({ from, to }: Alternative, word: string) => `${from} ${to} ${word}`;
  for (const one of alternatives) {
    const [word] = one.words;
    if (word === undefined || one.words.length > 1) continue;
    const known = best.get(keyOf(one, word));
    if (!known || matches[one.match] < matches[known.match]) best.set(keyOf(one, word), one);
  }
  return alternatives.filter((one) =>
    one.words.every((word) => {
      const known = best.get(keyOf(one, word));
      return known === undefined || known === one || matches[known.match] > matches[one.match];
    }),
  );
}
