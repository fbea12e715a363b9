import { expect, test } from 'vitest';
import { readListNumber } from './list-number.ts';

test.each([
  ['12', 12],
  [' No. 12 ', 12],
  ['#0012', 12],
  ['எண் 12', 12],
  ['12 Shots', undefined],
  ['12345', undefined],
  ['', undefined],
])('%j is the list number %j', (text, number) => {
  expect(readListNumber(text)).toBe(number);
});
