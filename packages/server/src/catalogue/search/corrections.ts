import { type Alternative, alternativesAt, isTamil } from './understand-query.ts';

/** The corrected words as one text; a phrase that was corrected stands once, for all its words. */
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

/** What a word that the best match lacks was searched by, where that is a correction in any case. */
export function onlyCorrection(
  word: string,
  at: number,
  { alternatives }: { readonly alternatives: readonly Alternative[] },
): Alternative | undefined {
  const own = alternativesAt(alternatives, at);
  return own.every((one) => correctionOf(word, one) !== undefined) ? own[0] : undefined;
}

/** What a word was corrected to: by its sound, by its letters or by another keyboard. */
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
