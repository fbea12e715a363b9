// Removes what cannot be seen in a text, and undoes disguised letters. It does without zod, so that
// pages can load it cheaply.

const letter = '(?!\\p{DI})\\p{Lo}';
const mark = '(?!\\p{DI})\\p{M}';
const picture = '\\p{Extended_Pictographic}';
/** Joiners in words of Tamil and other scripts without capitals, joiners and selectors of emoji. */
const needed = [
  `(?<=${letter}(?:${mark})*)[\\u200c\\u200d](?=${letter}|${mark})`,
  `(?<=${picture}[\\p{Emoji_Modifier}\\ufe0f]?)\\u200d(?=${picture})`,
  `(?<=${picture})[\\ufe0e\\ufe0f]`,
].join('|');
const invisibleSigns = new RegExp(`(?!${needed})[\\p{Cf}\\p{DI}]`, 'gu');

/**
 * The text without signs that nobody sees, such as those of direction: they come with what is pasted,
 * and tell two names apart that read the same. What a script or an emoji is written with stays. NFC.
 */
export function withoutInvisibleSigns(text: string): string {
  return text.normalize('NFC').replace(invisibleSigns, '').normalize('NFC');
}

/** U+2800 and U+1D159 are symbols by their class, and blank. */
const visibleSign = /(?![\p{DI}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** False of spaces, invisible signs and marks without a letter alone. */
export const hasVisibleSign = (text: string): boolean => visibleSign.test(text);

/** The text as it reads: full-width and other styled letters as plain ones, nothing hidden between. */
export const undisguised = (text: string): string =>
  text.normalize('NFKC').replace(/[\p{Cf}\p{DI}]+/gu, '');

/** Digits of any script as 0 to 9. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit);

/** The digits of a script stand in their order, from zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Matches what mail programs turn into a link. 'B.Com' and a shop called 'Crackers.com' are names.
 */
const webAddress =
  /:\/\/|\bwww\.|[\w-]{3,}\.(?:com|in|net|org|info|biz|shop|xyz)\/\S|\b(?:bit\.ly|wa\.me|t\.me|youtu\.be)\//i;

export const hasWebAddress = (text: string): boolean => webAddress.test(undisguised(text));
