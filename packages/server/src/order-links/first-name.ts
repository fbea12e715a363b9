const longestName = 20;

/**
 * The first word of a name with two letters or more, at most 20 letters of it; '' when there is none.
 */
export function firstNameOf(name: string): string {
  const word = name.split(/[\s.,]+/u).find((part) => (part.match(/\p{L}/gu) ?? []).length >= 2);
  if (!word) return '';
  const letters = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(word);
  return Array.from(letters, ({ segment }) => segment)
    .slice(0, longestName)
    .join('');
}
