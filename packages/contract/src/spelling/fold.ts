import { linkingLetters, sameLetters, tamilEndings, unitSigns, units } from './fold-tables.ts';
import { type FoldedWord, isNumber, joinNumbers, numberOf } from './number-words.ts';

/** Nobody types longer words; a longer one is cut. */
const maxWordLength = 60;

const unitOf = new Map<string, string>(
  Object.entries(units).flatMap(([stored, spellings]) =>
    [stored, ...spellings.split(' ')].map((spelling) => [spelling, stored] as const),
  ),
);

/**
 * The words of a text in the form in which they are compared: products, synonyms and queries go
 * through this alone. '10,000Walas' is `10000 wala`, 'கம்பி மத்தாப்புகள்' is `கம்பி மத்தாப்பு`.
 */
export function foldWords(text: string): string[] {
  const parts = foldText(text).match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
  return foldParts(parts).map(({ word }) => word);
}

/** A text whose letters and numbers are as they are compared; the marks between them stay. */
export const foldText = (text: string): string => foldNumbers(foldLetters(text));

/** Neighbouring words of such a text. */
export function foldParts(parts: readonly string[]): FoldedWord[] {
  const written = parts.map((word, at) => unlink(word, parts[at + 1]));
  return joinNumbers(written, written.map(foldWord));
}

/** NFC, lower case, without joiners, marks of direction and emoji; Tamil digits are 0 to 9. */
function foldLetters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Variation_Selector}]|\u20e3/gu, '')
    .replace(/ஶ|ஒள/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/[௦-௯]/g, (digit) => String(digit.charCodeAt(0) - '௦'.charCodeAt(0)))
    .replace(/[’']s(?![\p{L}\p{M}])/gu, '')
    .replace(/(?<=\p{L})[’'](?=\p{L})/gu, '');
}

const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** '10,000', '10k', '1½', '1 1/2', '4"', 'செ.மீ'. */
function foldNumbers(text: string): string {
  return text
    .replace(/\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g, (number) => number.replaceAll(',', ''))
    .replace(/(\d+) 1\/2(?!\d)/g, '$1.5')
    .replace(/(\d*)([½¼¾])/g, (_, whole, part) => `${whole || '0'}${fractions[part]}`)
    .replace(/(\d+(?:\.\d+)?)k(?![\p{L}\p{M}])/gu, (_, number) => String(Number(number) * 1_000))
    .replace(/(\d) ?(''|["″”'′’])/g, (_, digit, sign) => `${digit} ${unitSigns[sign]} `)
    .replace(/(?<=\d\s?)செ\.?\s?மீ\.?|செ\.\s?மீ\.?/g, ' செமீ ')
    .replace(/(\d+\.\d*?)0+(?!\d)/g, '$1')
    .replace(/(\d)\.(?!\d)/g, '$1 ');
}

/** Enough for the words of a large catalogue and of the queries that come with them. */
const maxKept = 20_000;
const kept = new Map<string, string>();

function foldWord(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= maxKept) kept.clear();
  const folded = makeWord(word);
  kept.set(word, folded);
  return folded;
}

function makeWord(word: string): string {
  if (word.length > maxWordLength || isNumber(word)) return word.slice(0, maxWordLength);
  const known = unitOf.get(word) ?? numberOf(word)?.toString();
  if (known !== undefined) return known;
  const singular = /\p{Script=Tamil}/u.test(word) ? tamilSingular(word) : englishSingular(word);
  return (unitOf.get(singular) ?? numberOf(singular)?.toString() ?? singular).slice(
    0,
    maxWordLength,
  );
}

function englishSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function tamilSingular(word: string): string {
  for (const [ending, base] of tamilEndings) {
    const stem = word.slice(0, -ending.length);
    if (word.endsWith(ending) && letterCount(stem + base) > 1) return stem + base;
  }
  return word;
}

/** Letters as people count them: a Tamil vowel sign belongs to its consonant. */
export function letterCount(word: string): number {
  return word.replace(/\p{M}/gu, '').length;
}

/** Without the letter that links a Tamil word to the next one. */
function unlink(word: string, next: string | undefined): string {
  const [letter = '', sign] = [word.at(-2), word.at(-1)];
  const isLinked =
    sign === '்' && linkingLetters.includes(letter) && next?.startsWith(letter) === true;
  return isLinked && letterCount(word) > 2 && !unitOf.has(word) ? word.slice(0, -2) : word;
}
