import { expect, test } from 'vitest';
import * as tamil from '../words/trade.ta.ts';
import * as english from '../words/trade.ts';
import { tradeTextBy, tradeTextHere } from './trade-text.ts';

test('every word of the list is found by its English, in upper and lower case', () => {
  const texts = Object.values(english).map((text) => text.replace('{years}', '8'));
  expect(texts.filter((text) => tradeTextHere(text) === undefined)).toEqual([]);
  expect(texts.filter((text) => tradeTextHere(text.toUpperCase()) === undefined)).toEqual([]);
  expect(Object.keys(tamil)).toEqual(Object.keys(english));
});

test.each([
  ['1 Box (10 pcs)', '1 பெட்டி (10 பீஸ்)'],
  ['About 2½ minutes each', 'சுமார் 2½ நிமிடம் ஒவ்வொன்றும்'],
  ['15 to 20 seconds', '15 முதல் 20 நொடி'],
  ['Soft hiss', 'மெல்லிய சீறல்'],
  ['Loud', 'அதிகம்'],
  ['25', '25'],
])('“%s” is known', (text, shown) => {
  expect(tradeTextBy(tamil, text)).toBe(shown);
});

test.each(['Golden tree of sparks', '10 rolls of 50 dots', '1 Gunny bag', 'constructor'])(
  '“%s” is not',
  (text) => {
    expect(tradeTextBy(tamil, text)).toBeUndefined();
  },
);
