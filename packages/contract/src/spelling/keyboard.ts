/**
 * The Tamil 99 layout, key by key, and the same typed the other way: what somebody typed who forgot
 * to change the keyboard. https://en.wikipedia.org/wiki/Tamil_99
 */
const consonantKeys: Readonly<Record<string, string>> = {
  h: 'க',
  b: 'ங',
  '[': 'ச',
  ']': 'ஞ',
  o: 'ட',
  p: 'ண',
  l: 'த',
  ';': 'ந',
  j: 'ப',
  k: 'ம',
  "'": 'ய',
  m: 'ர',
  n: 'ல',
  v: 'வ',
  '/': 'ழ',
  y: 'ள',
  u: 'ற',
  i: 'ன',
  E: 'ஜ',
  W: 'ஷ',
  Q: 'ஸ',
  R: 'ஹ',
};

/** Each vowel as it stands alone and as the sign after a consonant. */
const vowelKeys: Readonly<Record<string, readonly [alone: string, sign: string]>> = {
  a: ['அ', ''],
  q: ['ஆ', 'ா'],
  s: ['இ', 'ி'],
  w: ['ஈ', 'ீ'],
  d: ['உ', 'ு'],
  e: ['ஊ', 'ூ'],
  g: ['எ', 'ெ'],
  t: ['ஏ', 'ே'],
  r: ['ஐ', 'ை'],
  c: ['ஒ', 'ொ'],
  x: ['ஓ', 'ோ'],
  z: ['ஔ', 'ௌ'],
};

const dot = '்';
const dotKey = 'f';

/** Pairs between which the layout sets the dot by itself; a doubled consonant is one, too. */
const dottedPairs = new Set(['ஙக', 'ஞச', 'ணட', 'நத', 'மப', 'னற']);
const isDotted = (first: string, second: string): boolean =>
  first === second || dottedPairs.has(first + second);

/** The Tamil text that the same keys would have written; undefined without Latin letters. */
export function asTamilKeys(text: string): string | undefined {
  if (!/[a-z]/i.test(text) || /\p{Script=Tamil}/u.test(text)) return undefined;
  let written = '';
  let consonant = '';
  for (const typed of text) {
    const key = typed in consonantKeys || typed in vowelKeys ? typed : typed.toLowerCase();
    const letter = consonantKeys[key];
    const vowel = vowelKeys[key];
    if (letter !== undefined) {
      written += (isDotted(consonant, letter) ? dot : '') + letter;
      consonant = letter;
      continue;
    }
    if (vowel !== undefined) written += consonant ? vowel[1] : vowel[0];
    else written += key === dotKey ? (consonant ? dot : '') : typed;
    consonant = '';
  }
  return written;
}

const keyOf = new Map<string, string>([
  ...Object.entries(consonantKeys).map(([key, letter]) => [letter, key] as const),
  ...Object.entries(vowelKeys).flatMap(([key, letters]) =>
    letters.filter(Boolean).map((letter) => [letter, key] as const),
  ),
  [dot, dotKey],
]);

/** The keys that a Tamil text was typed with; undefined without Tamil letters. */
export function asLatinKeys(text: string): string | undefined {
  if (!/\p{Script=Tamil}/u.test(text)) return undefined;
  const letters = [...text.normalize('NFC')];
  return letters
    .map((letter, at) => {
      const isOwnDot = letter === dot && isDotted(letters[at - 1] ?? '', letters[at + 1] ?? '');
      return isOwnDot ? '' : (keyOf.get(letter) ?? letter);
    })
    .join('')
    .toLowerCase();
}
