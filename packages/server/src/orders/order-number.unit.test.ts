import { orderNumberPattern } from '@mathappu/contract/fields';
import { expect, test } from 'vitest';
import { isOrderNumber, newOrderNumber } from './order-number.ts';

test('numbers can be read out on the phone and use every digit', () => {
  const numbers = Array.from({ length: 2_000 }, newOrderNumber);
  for (const number of numbers) expect(number).toMatch(orderNumberPattern);
  expect(new Set(numbers).size).toBe(numbers.length);
  const used = new Set(numbers.flatMap((number) => [...number.slice(3).replace('-', '')]));
  expect([...used].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
});

test('an order number is recognised in either case, and is not an id', () => {
  expect(isOrderNumber(newOrderNumber())).toBe(true);
  expect(isOrderNumber('mp-7k4q-92xd')).toBe(true);
  expect(isOrderNumber('01a20242-6c2c-7822-8e32-7ab99a99ee66')).toBe(false);
});
