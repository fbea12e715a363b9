import { expect, test } from 'vitest';
import { digitsOf, phoneDigitsOf } from './digits.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['1234567', '123456'],
  ['12ab', '12'],
  ['code', ''],
])('a code typed as %j is %j', (typed, digits) => {
  expect(digitsOf(typed, 6)).toBe(digits);
});

test.each([
  ['9840012345', '9840012345'],
  ['+91 98400 12345', '9840012345'],
  ['098400 12345', '9840012345'],
  ['98400-12345-99', '9840012345'],
  ['9198400123', '9198400123'],
])('a number pasted as %j is %j', (pasted, digits) => {
  expect(phoneDigitsOf(pasted)).toBe(digits);
});
