/** Firefox has it since 125: https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/Segmenter */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('ta') : undefined;

/** Splits a text into letters as readers see them: a Tamil vowel sign belongs to its consonant. */
export function lettersOf(text: string): string[] {
  if (!graphemes) return Array.from(text);
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** A text of at most so many letters: a longer one is cut and ends in '…'. */
export function cutText(text: string, most: number): string {
  const letters = lettersOf(text);
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : text;
}
