import { expect, test } from 'vitest';
import { formatRemaining, remainingSeconds } from './use-remaining.ts';

test.each([
  [1_200, 0, '20:00'],
  [1_200, 54_900, '19:06'],
  [1_200, 55_000, '19:05'],
  [61, 999, '1:01'],
  [61, 61_000, '0:00'],
  [61, 99_000, '0:00'],
])('of %i seconds, %i ms later: %s', (seconds, elapsedMs, shown) => {
  expect(formatRemaining(remainingSeconds(seconds, elapsedMs))).toBe(shown);
});
