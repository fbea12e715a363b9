import { expect, test } from 'vitest';
import { cutText, lettersOf } from './letters.ts';

test('a Tamil consonant keeps its vowel sign, an emoji its parts', () => {
  expect(lettersOf('கம்பி')).toEqual(['க', 'ம்', 'பி']);
  expect(lettersOf('a👩‍👧e\u0301')).toEqual(['a', '👩‍👧', 'e\u0301']);
  expect(lettersOf('')).toEqual([]);
});

test('a text is cut after a number of letters, without the space before the cut', () => {
  expect(cutText('12345678901234567890', 20)).toBe('12345678901234567890');
  expect(cutText('123456789012345678901', 20)).toBe('12345678901234567890…');
  expect(cutText('60 Shots Violet Even ing', 20)).toBe('60 Shots Violet Even…');
  expect(cutText('கம்பி மத்தாப்பு கம்பி மத்தாப்பு கம்பி', 20)).toBe('கம்பி மத்தாப்பு கம்பி மத்தாப்பு…');
  expect(cutText('🎆'.repeat(21), 20)).toBe(`${'🎆'.repeat(20)}…`);
});
