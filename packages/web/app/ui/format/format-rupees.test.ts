import { expect, test } from 'vitest';
import { formatRupees } from './format-rupees.ts';

test.each([
  [0, '₹0.00'],
  [9.5, '₹9.50'],
  [999.99, '₹999.99'],
  [1000, '₹1,000.00'],
  [123456, '₹1,23,456.00'],
  [12345678.9, '₹1,23,45,678.90'],
])('%d rupees read %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test('a negative amount keeps its sign in front, nothing does not', () => {
  expect(formatRupees(-1234.5)).toBe('-₹1,234.50');
  expect(formatRupees(-0)).toBe('₹0.00');
  expect(formatRupees(-0.001)).toBe('₹0.00');
});
