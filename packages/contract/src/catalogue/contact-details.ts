import { latinDigits, undisguised } from '../plain-text.ts';

/**
 * Whether a text has a link, an e-mail address or a telephone number, in the digits of any script. Ten
 * digits in a row are a number; separated digits only in the groups that telephone numbers have, so that
 * years, prices and sizes in a row are not.
 */
export function hasContactDetails(text: string): boolean {
  const plain = latinDigits(undisguised(text).replace(missingSpace, '. '));
  return link.test(plain) || longNumber.test(plain);
}

/** Matches a full stop without a space before a new sentence: 'Good quality.In time' has no address. */
const missingSpace = /\.(?=\p{Lu}\p{Ll}+(?:\s|$))/gu;
/** Endings of bare addresses; other endings, as in 'good.nice', are a full stop without a space. */
const endings = 'com|in|net|org|info|biz|shop|xyz|io|ly|gl';
const bare = `[\\w-]\\.(?:(?:${endings})\\b|[a-z]{2,}/\\w)|\\b(?:wa\\.me|t\\.me|youtu\\.be)\\b`;
const link = new RegExp(`\\w://|\\bwww\\.|@[\\w-]+\\.\\w|${bare}`, 'i');
/** `sign` separates two halves of a number, `gap` smaller groups. */
const sign = '[^\\p{L}\\d]{1,6}';
const gap = '[\\s\\p{Pd}.()]{1,3}';
const groups = [
  `\\d(?:${sign}\\d){9}`,
  `[6-9]\\d(?:${gap}\\d\\d){4}`,
  `[6-9]\\d{4}${sign}\\d{5}`,
  `[6-9]\\d{2}${gap}\\d{3}${gap}\\d{4}`,
  `[6-9]\\d{3}${gap}\\d{3}${gap}\\d{3}`,
  `\\d{4}${gap}\\d{6}`,
  `\\d\\d${gap}\\d{4}${gap}\\d{4}`,
];
/** The code of India, or the 0 of another town, may stand before the ten digits. */
const longNumber = new RegExp(
  `\\d{10}|(?<!\\d)(?:(?:00)?91(?:${sign})?|0(?:${gap})?)?(?:${groups.join('|')})(?!\\d)`,
  'u',
);
