import { expect, test } from 'vitest';
import { parseNumber, parsePercent, parseRupees } from './parse-number.ts';

test.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['1,23,456.50', 123456.5],
  ['123,456.5', 123456.5],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['  12.5 ', 12.5],
  ['.5', 0.5],
  ['12.', 12],
  ['0', 0],
  ['-1', -1],
])('%j is the number %d', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

test.each([
  '',
  '.',
  '12,5',
  '12,50',
  '1,2000',
  '1,,200',
  ',200',
  '12 5',
  '1.200,50',
  '1.2.3',
  '1e3',
  '0x10',
  'Infinity',
  'ten',
  '₹5',
  '5%',
])('%j is refused, not read as another number', (typed) => {
  expect(parseNumber(typed)).toBeUndefined();
});

test.each(['₹1,200', '₹ 1200.00', 'Rs. 1,200', 'Rs: 1200', 'rs 1200/-', 'INR 1,200', '1,200 ₹'])(
  '%j is 1200 rupees',
  (typed) => {
    expect(parseRupees(typed)).toBe(1200);
  },
);

test.each(['12.5', '12.5%', '12.50 %'])('%j is 12.5 per cent', (typed) => {
  expect(parsePercent(typed)).toBe(12.5);
});

test('a sum is no percentage and a percentage is no sum', () => {
  expect(parseRupees('5%')).toBeUndefined();
  expect(parsePercent('₹5')).toBeUndefined();
});
