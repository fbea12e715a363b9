import { expect, test } from 'vitest';
import { acceptedLanguage, refusalIn } from './refusal-in-language.ts';

test.each([
  ['ta', 'ta'],
  ['ta-IN,ta;q=0.9,en;q=0.8', 'ta'],
  ['TA-in', 'ta'],
  ['en;q=0.5, ta', 'ta'],
  ['en-IN,en;q=0.9,ta;q=0.8', 'en'],
  ['tai, ta;q=0.9', 'en'],
  ['ta;q=0', 'en'],
  ['ta;Q=0', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [',;q=,ta', 'ta'],
])('Accept-Language %j asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test('a refusal has its values in both languages', () => {
  expect(refusalIn('en', 'onlyLeft', { stock: 3 })).toBe('Only 3 left in stock');
  expect(refusalIn('ta', 'onlyLeft', { stock: 3 })).toBe('3 மட்டுமே இருப்பில் உள்ளது');
});
