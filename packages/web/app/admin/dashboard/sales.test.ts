import { expect, test } from 'vitest';
import { describeChange } from './sales.tsx';

test.each([
  [0, 0, 'as before'],
  [120, 0, 'up from nothing'],
  [112, 100, '12% up'],
  [0, 100, '100% down'],
  [1001, 1000, 'under 1% up'],
])('%d against %d is %s', (now, before, words) => {
  expect(describeChange(now, before)).toBe(words);
});
