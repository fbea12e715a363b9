/**
 * Whether a text has a link, an e-mail address or a number of ten digits or more, in the digits of any
 * script. With signs between its digits a number is one that telephones have: years and sizes in a row
 * are not.
 */
export function hasContactDetails(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}+/gu, '')
    .replace(missingSpace, '. ')
    .replace(/\p{Nd}/gu, latinDigit);
  return link.test(plain) || longNumber.test(plain);
}

/** The digits of a script stand in their order, from zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** After the full stop of a sentence: 'Good quality.In time' has no address. */
const missingSpace = /\.(?=\p{Lu}\p{Ll}+(?:\s|$))/gu;
/** Bare addresses are known by their endings: 'good.nice' is a full stop without its space. */
const endings = 'com|in|net|org|info|biz|shop|xyz|io|ly|gl';
const bare = `[\\w-]\\.(?:(?:${endings})\\b|[a-z]{2,}/\\w)|\\b(?:wa\\.me|t\\.me|youtu\\.be)\\b`;
const link = new RegExp(`\\w://|\\bwww\\.|@[\\w-]+\\.\\w|${bare}`, 'i');
const sign = '[^\\p{L}\\d]{0,3}';
/** Telephones in India begin with 6 to 9, or with the 0 of another town and a digit more. */
const longNumber = new RegExp(`\\d{10}|(?<!\\d)(?:[6-9]|0${sign}\\d)(?:${sign}\\d){9}(?!\\d)`, 'u');
