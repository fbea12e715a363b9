import { expect, test } from 'vitest';
import { slipsAllowed, slipsBetween } from './slip.ts';

test.each([
  ['rocket', 'rocket', 0],
  ['rocet', 'rocket', 1],
  ['rockket', 'rocket', 1],
  ['rocket', 'racket', 1],
  ['rokcet', 'rocket', 1],
  ['rokect', 'rocket', 2],
  ['sparkelrs', 'sparklers', 1],
  ['pot', 'rocket', 3],
  ['', 'ab', 2],
  ['புஸ்வாம்', 'புஸ்வாணம்', 1],
])('%s and %s: %i', (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips);
  expect(slipsBetween(b, a, 2)).toBe(slips);
});

test('slips are counted as far as anybody asks', () =>
  expect(slipsBetween('flower', 'garland', 1)).toBe(2));

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('%i letters allow %i slips', (letters, slips) => expect(slipsAllowed(letters)).toBe(slips));
