import { expect, test } from 'vitest';
import { tradeText, tradeTextInTamil } from './trade-text.tsx';
import * as tamil from './words.ta.ts';
import * as english from './words.ts';

test('every word of the list is found by its English, in upper and lower case', () => {
  const texts = Object.values(english).map((text) => text.replace('{years}', '8'));
  expect(texts.filter((text) => tradeTextInTamil(text) === undefined)).toEqual([]);
  expect(texts.filter((text) => tradeTextInTamil(text.toUpperCase()) === undefined)).toEqual([]);
  expect(Object.keys(tamil)).toEqual(Object.keys(english));
});

// The words are English here: the page's language decides what stands in their place.
test.each([
  ['1 Box (10 pcs)', '1 box (10 pcs)'],
  ['About 2½ minutes each', 'about 2½ minutes each'],
  ['15 to 20 seconds', '15 to 20 seconds'],
  ['Ages 14 and above', 'Ages 14 and above'],
  ['25', '25'],
])('“%s” is known', (text, shown) => {
  expect(tradeTextInTamil(text)).toBe(shown);
});

test.each(['Golden tree of sparks', '10 rolls of 50 dots', '1 Gunny bag', 'constructor'])(
  '“%s” stays as it is written',
  (text) => {
    expect(tradeTextInTamil(text)).toBeUndefined();
    expect(tradeText(text)).toEqual({ text, lang: 'en-IN' });
  },
);
