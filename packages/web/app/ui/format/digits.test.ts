import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['1234567', '123456'],
  ['12ab', '12'],
  ['code', ''],
])('a code typed as %j is %j', (typed, digits) => {
  expect(digitsOf(typed, 6)).toBe(digits);
});
