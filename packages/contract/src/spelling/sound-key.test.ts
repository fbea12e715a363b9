import { expect, test } from 'vitest';
import { soundKey } from './sound-key.ts';
import {
  commonSounds,
  latinSounds,
  tamilClusters,
  tamilConsonants,
  tamilVowels,
} from './sound-table.ts';

/** Each row is one word. */
const sameWord: readonly string[] = [
  'busvanam pusvaanam pushvanam puswanam buswaanam புஸ்வாணம் புஸ்வானம் புஷ்வாணம்',
  'mathappu mathapu mattappu maththappu madhaappu மத்தாப்பு மத்தாப்பூ',
  'sangu changu சங்கு',
  'chakkaram sakkaram chakaram சக்கரம்',
  'kambi gambi கம்பி',
  'thuppakki tuppaki dhuppaakki துப்பாக்கி',
  'pambu paambu bambu பாம்பு',
  'mathirai maathirai madirai மாத்திரை',
  'sattai saattai chattai சாட்டை',
  'saravedi charavedi saraveti சரவெடி',
  'latchumi lachumi லட்சுமி',
  'lakshmi laxmi lashmi லக்ஷ்மி',
  'pugai pukai bukai புகை',
  'natchathiram nachathiram நட்சத்திரம்',
  'theepetti teepeti தீப்பெட்டி',
  'mayil மயில்',
  'mazhai malai மழை மலை',
  'vaanam wanam வாணம் வானம்',
  'thangam tangam dhangam தங்கம்',
  'oosi ooshi ஊசி',
  'pottu potu பொட்டு',
  'manjal manchal மஞ்சள்',
  'kaatru katru காற்று',
  'pensil pencil பென்சில்',
  'phuljhadi fuljadi',
];

test.each(sameWord)('%s', (words) => {
  const keys = new Set(words.split(' ').map(soundKey));
  expect([...keys]).toHaveLength(1);
});

const otherWords: readonly (readonly [string, string])[] = [
  ['பாம்', 'பாம்பு'],
  ['rocket', 'pocket'],
  ['siren', 'saram'],
  ['anar', 'anugundu'],
  ['wala', 'wire'],
  ['சரம்', 'சக்கரம்'],
];

test.each(otherWords)('%s is not %s', (a, b) => expect(soundKey(a)).not.toBe(soundKey(b)));

test.each(Object.entries(tamilConsonants))('%s is read as %s', (letter, sound) => {
  expect(soundKey(`${letter}ல`)).toBe(soundKey(`${sound}ala`));
  expect(soundKey(`அ${letter}்ல`)).toBe(soundKey(`a${sound}la`));
});

test.each(Object.entries(tamilVowels))('%s is read as %s', (vowel, sound) => {
  const isSign = /\p{M}/u.test(vowel);
  expect(soundKey(isSign ? `க${vowel}ல` : `${vowel}ல`)).toBe(
    soundKey(isSign ? `k${sound}la` : `${sound}la`),
  );
});

test.each(tamilClusters)('%s is read as %s', (written, read) =>
  expect(soundKey(`அ${written}ல`)).toBe(soundKey(`அ${read}ல`)),
);

test.each([...latinSounds, ...commonSounds])('%s sounds like %s', (written, sound) =>
  expect(soundKey(`a${written}la`)).toBe(soundKey(`a${sound}la`)),
);

test('numbers have no sound', () => expect(soundKey('1000')).toBe(''));
