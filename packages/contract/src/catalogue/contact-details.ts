/**
 * Whether a text has a link, an e-mail address or a number of ten digits or more, in the digits of
 * any script, also with spaces and dashes between them.
 */
export function hasContactDetails(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}+/gu, '')
    .replace(missingSpace, '. ');
  return link.test(plain) || longNumber.test(plain);
}

/** After the full stop of a sentence: 'Good quality.In time' has no address. */
const missingSpace = /\.(?=\p{Lu}\p{Ll}+(?:\s|$))/gu;
/** Bare addresses are known by their endings: 'good.nice' is a full stop without its space. */
const endings = 'com|in|net|org|info|biz|shop|xyz|io|ly|gl';
const bare = `[\\w-]\\.(?:(?:${endings})\\b|[a-z]{2,}/\\w)|\\b(?:wa\\.me|t\\.me|youtu\\.be)\\b`;
const link = new RegExp(`\\w://|\\bwww\\.|@[\\w-]+\\.\\w|${bare}`, 'i');
const longNumber = /\p{Nd}(?:[\s\p{Pd}.()]*\p{Nd}){9}/u;
