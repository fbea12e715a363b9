import { multiples, numberWords } from './fold-tables.ts';

const numbers = new Map(
  Object.entries(numberWords).flatMap(([number, words]) =>
    words.split(' ').map((word) => [word, Number(number)] as const),
  ),
);

/** What words for tens, hundreds and thousands become before another number: 'இருபது' is 'இருபத்த'. */
const stems = [...numbers]
  .filter(([, number]) => placeOf(number) > 1)
  .flatMap(([word, number]) => stemsOf(word).map((stem) => ({ stem, number })));

const signs = 'ாிீுூெேைொோ';
const vowels = 'ஆஇஈஉஊஎஏஐஒஓ';

/** The number that a word stands for: 'twelve', 'twentyfive', 'இருபத்தைந்து', 'நூற்று', 'நூற்றிருபது'. */
export function numberOf(word: string): number | undefined {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  for (const { stem, number } of stems) {
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

/** The words that the end of a joined one may be: its vowel sign is their vowel, or only links them. */
function endsOf(end: string): string[] {
  if (/^[a-z]/.test(end)) return [end];
  const linked = /^[ுி]/.test(end) ? [end.slice(1)] : [];
  const glided = end.startsWith('ிய') ? [withVowel(end.slice(2))] : [];
  return [withVowel(end), ...linked, ...glided];
}

/** A consonant without a sign has the vowel அ. */
function withVowel(end: string): string {
  const vowel = vowels[signs.indexOf(end.charAt(0))];
  return vowel && end !== '' ? vowel + end.slice(1) : `அ${end}`;
}

export const isNumber = (word: string | undefined): word is string => /^\d/.test(word ?? '');

/**
 * 'two hundred and forty' is 240, '5 thousand' is 5000: what is written in words joins what it follows.
 *
 * @param written the words before they were folded
 */
export function joinNumbers(written: readonly string[], folded: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < folded.length; ) {
    const { text, next } = sumFrom(written, folded, at);
    joined.push(text);
    at = next;
  }
  return joined;
}

/** The number that begins at a word, or else the word, and where the next one begins. */
function sumFrom(written: readonly string[], folded: readonly string[], from: number) {
  let next = from + 1;
  if (!isNumber(folded[from])) return { text: folded[from] ?? '', next };
  const isInWords = (at: number) => isNumber(folded[at]) && !isNumber(written[at]);
  let [sum, last] = [0, Number(folded[from])];
  while (next < folded.length) {
    const at = folded[next] === 'and' && last % 100 === 0 ? next + 1 : next;
    const number = Number(folded[at]);
    const isMultiplied = at === next && last < 100 && (number === 100 || number === 1_000);
    const isAdded = isInWords(next - 1) && number < placeOf(last) && !isMultiple(written[at]);
    if (!isInWords(at) || !(isMultiplied || isAdded)) break;
    if (isMultiplied) last *= number;
    else [sum, last] = [sum + last, number];
    next = at + 1;
  }
  const isAlone = next === from + 1;
  return { text: isAlone ? (folded[from] ?? '') : String(sum + last), next };
}

const isMultiple = (word: string | undefined): boolean => multiples.has(word ?? '');
