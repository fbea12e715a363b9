import { expect, test } from 'vitest';
import { lettersOf } from './letters.ts';

test('a Tamil consonant keeps its vowel sign, an emoji its parts', () => {
  expect(lettersOf('கம்பி')).toEqual(['க', 'ம்', 'பி']);
  expect(lettersOf('a👩‍👧e\u0301')).toEqual(['a', '👩‍👧', 'e\u0301']);
  expect(lettersOf('')).toEqual([]);
});
