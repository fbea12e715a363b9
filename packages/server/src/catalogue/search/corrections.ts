import { type Alternative, alternativesAt, isTamil } from './understand-query.ts';

/** Joins the corrected words. A corrected phrase appears once, in place of all its words. */
export function joinPhrases(
  corrected: readonly string[],
  readBy: readonly (Alternative | undefined)[],
): string {
  const phrases = readBy.flatMap((one) => (one?.isFallback && one.readAs ? [one] : []));
  const parts = corrected.map(
    (word, at) => phrases.find(({ from, to }) => from <= at && at <= to)?.readAs ?? word,
  );
  return [...new Set(parts)].join(' ');
}

/** The alternative of a word that the best match lacks, if every alternative of it is a correction. */
export function onlyCorrection(
  word: string,
  at: number,
  { alternatives }: { readonly alternatives: readonly Alternative[] },
): Alternative | undefined {
  const own = alternativesAt(alternatives, at);
  return own.every((one) => correctionOf(word, one) !== undefined) ? own[0] : undefined;
}

/** The correction of a word: by sound, by letters or by the other keyboard; undefined without one. */
export function correctionOf(
  word: string,
  alternative: Alternative | undefined,
): string | undefined {
  if (!alternative) return undefined;
  const { match, readAs, isFallback } = alternative;
  if (readAs !== undefined) return isFallback ? readAs : undefined;
  const [other = ''] = alternative.words;
  const isSameScript = isTamil(word) === isTamil(other);
  return match === 'slip' || (match === 'sound' && isSameScript) ? other : undefined;
}
