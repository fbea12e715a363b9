import { type Alternative, matches, type UnderstoodQuery } from './understand-query.ts';

/**
 * The alternatives to search with. Fallbacks count for the words that nothing better matches and for
 * those that are asked for, since no product that may be shown was found by anything better.
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

/** The words of the query, as bits, that nothing was found for and for which fallbacks are left. */
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

/** Without those that find nothing new: one of their words alone is as good an alternative. */
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
