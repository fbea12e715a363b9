/** The name of authors who have none that can be shown; the screens translate it. */
export const anonymous = 'A customer';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * First name and initial: 'Anbu K.'. An initial that stands first, as it does in Tamil Nadu, comes
 * last: 'K. Anbu' is 'Anbu K.'. Undefined for what has no letters.
 */
export function authorName(name: string): string | undefined {
  const words = name.split(/\s+/).flatMap((word) => /\p{L}[\p{L}\p{M}'’-]*/u.exec(word) ?? []);
  const first = words.find((word) => lettersOf(word).length > 1) ?? words[0];
  if (first === undefined) return undefined;
  const last = words.findLast((word) => word !== first);
  return last === undefined ? first : `${first} ${lettersOf(last)[0]?.toUpperCase()}.`;
}

const lettersOf = (word: string): string[] =>
  Array.from(graphemes.segment(word), ({ segment }) => segment);
