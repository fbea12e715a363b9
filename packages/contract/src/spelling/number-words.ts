import { linkedNumbers, multiples, numberWords } from './fold-tables.ts';

const entriesOf = (table: Readonly<Record<number, string>>) =>
  Object.entries(table).flatMap(([number, words]) =>
    words.split(' ').map((word) => [word, Number(number)] as const),
  );

const numbers = new Map([...entriesOf(numberWords), ...entriesOf(linkedNumbers)]);

/**
 * What words for tens, hundreds and thousands become before another number, by their first letter:
 * 'இருபது' is 'இருபத்த'.
 */
const stems = Map.groupBy(
  entriesOf(numberWords)
    .filter(([, number]) => placeOf(number) > 1)
    .flatMap(([word, number]) => stemsOf(word).map((stem) => ({ stem, number }))),
  ({ stem }) => stem[0],
);

const signs = 'ாிீுூெேைொோ';
const vowels = 'ஆஇஈஉஊஎஏஐஒஓ';

/** The number that a word stands for: 'twelve', 'twentyfive', 'இருபத்தைந்து', 'நூற்று', 'நூற்றிருபது'. */
export function numberOf(word: string): number | undefined {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  for (const { stem, number } of stems.get(word[0]) ?? []) {
    if (!word.startsWith(stem)) continue;
    const end = word.slice(stem.length);
    if (end === 'ு' || end === 'ி') return number;
    for (const rest of endsOf(end)) {
      const added = numberOf(rest);
      if (added !== undefined && added < placeOf(number)) return number + added;
    }
  }
  return undefined;
}

/** The place of the last digit that is not 0; what is less can be added to it. */
function placeOf(number: number): number {
  if (number < 20) return 1;
  return [1_000, 100, 10].find((place) => number % place === 0) ?? 1;
}

function stemsOf(word: string): string[] {
  const begin = word.slice(0, -2);
  switch (word.slice(-2)) {
    case 'து':
    case 'ம்':
      return [`${begin}த்த`];
    case 'று':
      return [`${begin}ற்ற`, `${begin}த்த`];
    default:
      return [word];
  }
}

/**
 * The words that the end of a joined one may be: its vowel sign is their vowel, or only links them, and
 * then their first consonant may stand twice.
 */
function endsOf(end: string): string[] {
  if (/^[a-z]/.test(end)) return isMultiple(end) ? [] : [end];
  const linked = /^[ுி]/.test(end) ? [end.slice(1).replace(/^(.)்(?=\1)/u, '')] : [];
  const glided = end.startsWith('ிய') ? [withVowel(end.slice(2))] : [];
  return [withVowel(end), ...linked, ...glided];
}

/** A consonant without a sign has the vowel அ. */
function withVowel(end: string): string {
  const vowel = vowels[signs.indexOf(end.charAt(0))];
  return vowel && end !== '' ? vowel + end.slice(1) : `அ${end}`;
}

export const isNumber = (word: string | undefined): word is string => /^\d/.test(word ?? '');

/** A word of a text, and its number when it is one. */
type Token = { readonly written: string; readonly folded: string; readonly number?: number };
type Read = { readonly number: number; readonly next: number };

/** A word as it is compared, and the words of the text from which it was made. */
export type FoldedWord = { readonly word: string; readonly from: number; readonly end: number };

/**
 * 'two hundred and forty' is 240, '5 thousand' is 5000: what is written in words joins what it follows.
 *
 * @param written the words before they were folded
 */
export function joinNumbers(written: readonly string[], folded: readonly string[]): FoldedWord[] {
  const tokens = folded.map((word, at): Token => {
    const number = isNumber(word) ? Number(word) : undefined;
    return { written: written[at] ?? '', folded: word, number };
  });
  const joined: FoldedWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { number = 0, next = at + 1 } = sumFrom(tokens, at) ?? {};
    const word = next === at + 1 ? (folded[at] ?? '') : String(number);
    joined.push({ word, from: at, end: next });
    at = next;
  }
  return joined;
}

/** Thousands, hundreds and the rest, each of a lower place than the one before. */
function sumFrom(tokens: readonly Token[], from: number): Read | undefined {
  const first = partFrom(tokens, from);
  const second = first && addedTo(first, tokens);
  const third = second && addedTo(second, tokens);
  const parts = [first, second, third].filter((part) => part !== undefined);
  const last = parts.at(-1);
  return last && { number: parts.reduce((sum, { number }) => sum + number, 0), next: last.next };
}

/** The part that follows, if it adds to this one. */
function addedTo({ number, next }: Read, tokens: readonly Token[]): Read | undefined {
  if (!isFollowed(tokens[next - 1])) return undefined;
  const at = tokens[next]?.folded === 'and' && number % 100 === 0 ? next + 1 : next;
  if (!isInWords(tokens[at]) || isMultiple(tokens[at]?.written)) return undefined;
  const part = partFrom(tokens, at);
  return part && part.number < placeOf(number) ? part : undefined;
}

/** 'twenty five', 'twenty five hundred', '5 thousand', or a single word. */
function partFrom(tokens: readonly Token[], from: number): Read | undefined {
  const [first, second] = tokens.slice(from, from + 2);
  if (first?.number === undefined) return undefined;
  const hasOnes =
    first.number < 100 &&
    isFollowed(first) &&
    isInWords(second) &&
    second.number < placeOf(first.number) &&
    !isMultiple(second.written);
  const number = hasOnes ? first.number + second.number : first.number;
  const next = from + (hasOnes ? 2 : 1);
  const times = tokens[next];
  return number < 100 && isInWords(times) && [100, 1_000].includes(times.number)
    ? { number: number * times.number, next: next + 1 }
    : { number, next };
}

const isInWords = (token: Token | undefined): token is Token & { number: number } =>
  token?.number !== undefined && !isNumber(token.written);

/** Whether a number in words may be added to it: a Tamil one says so by its end. */
const isFollowed = (token: Token | undefined): boolean =>
  isInWords(token) && /(?:ty|hundred|thousand|thi|tri|thu|த்து|த்தி|ற்று|ற்றி)$/.test(token.written);

const isMultiple = (word = ''): boolean => multiples.some((one) => word.startsWith(one));
