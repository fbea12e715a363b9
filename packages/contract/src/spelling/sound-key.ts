import {
  commonSounds,
  latinSounds,
  tamilClusters,
  tamilConsonants,
  tamilVowels,
} from './sound-table.ts';

/** Enough for the words of a large catalogue and of the queries that come with them. */
const maxKept = 60_000;
const kept = new Map<string, string>();

/**
 * How a folded word sounds, the same in Tamil and in Latin letters: busvanam, pusvaanam and
 * புஸ்வாணம் are `pusvanam`. Words without sound, as numbers, have the key ''.
 */
export function soundKey(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= maxKept) kept.clear();
  const key = makeKey(word);
  kept.set(word, key);
  return key;
}

/** Whether one word, which may be unfinished, is how the other one begins. */
export function isHeardIn(start: string, word: string): boolean {
  const key = soundKey(start);
  return key.length > 1 && soundKey(word).startsWith(key);
}

const isTamil = /\p{Script=Tamil}/u;

function makeKey(word: string): string {
  if (/\d/.test(word)) return '';
  const latin = isTamil.test(word) ? readTamil(word) : replaceBy(latinPattern, word);
  const common = replaceBy(commonPattern, latin).replace(/[^a-z]/g, '');
  return shorten(common.replace(/(.)\1+/g, '$1'));
}

/** In Tamil a last 'u' is hardly heard, and many leave it out. */
const shorten = (key: string): string => (key.length > 3 ? key.replace(/u$/, '') : key);

const latinPattern = patternOf(latinSounds);
const commonPattern = patternOf(commonSounds);

type Pattern = { readonly find: RegExp; readonly sounds: ReadonlyMap<string, string> };

function patternOf(table: readonly (readonly [string, string])[]): Pattern {
  return {
    find: new RegExp(table.map(([written]) => written).join('|'), 'g'),
    sounds: new Map(table),
  };
}

const replaceBy = ({ find, sounds }: Pattern, word: string): string =>
  word.replace(find, (written) => sounds.get(written) ?? written);

function readTamil(word: string): string {
  let written = word;
  for (const [cluster, read] of tamilClusters) written = written.replaceAll(cluster, read);
  let latin = '';
  for (const [at, letter] of [...written].entries()) {
    const consonant = tamilConsonants[letter];
    if (consonant === undefined) latin += tamilVowels[letter] ?? '';
    else latin += consonant + (hasOwnVowel(written, at) ? 'a' : '');
  }
  return latin;
}

/** A consonant is said with 'a' unless a vowel sign or the dot that silences it follows. */
const hasOwnVowel = (word: string, at: number): boolean => !/^\p{M}/u.test(word.slice(at + 1));
