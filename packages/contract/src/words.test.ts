import { expect, test } from 'vitest';
import { fill, plural } from './words.ts';

test('a sentence gets its values, wherever they are in it', () => {
  expect(fill('Only {stock} of {product} left', { stock: 3, product: '{stock} Wala' })).toBe(
    'Only 3 of {stock} Wala left',
  );
  // @ts-expect-error a value is missing
  expect(fill('Only {stock} left', {})).toBe('Only undefined left');
});

test.each(['en-IN', 'ta-IN'])('the forms of a count are those of %s', (locale) => {
  const rules = new Intl.PluralRules(locale);
  for (let count = 0; count <= 1000; count += 1) {
    expect(plural({ one: 'one', other: 'other' }, count)).toBe(rules.select(count));
  }
});
