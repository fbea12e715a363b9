import { orderNumberPattern } from '@mathappu/contract/fields';
import { orderNumberOf } from '@mathappu/contract/orders/order-number';
import { expect, test } from 'vitest';
import { newOrderNumber } from './order-number.ts';

test('numbers can be read out on the phone and use every digit', () => {
  const numbers = Array.from({ length: 2_000 }, newOrderNumber);
  for (const number of numbers) expect(number).toMatch(orderNumberPattern);
  expect(new Set(numbers).size).toBe(numbers.length);
  const used = new Set(numbers.flatMap((number) => [...number.slice(3).replace('-', '')]));
  expect([...used].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
});

test.each(['mp-7k4q-92xd', 'MP7K4Q92XD', 'mp-7k4q92xd', 'Mp7k4q-92xd'])(
  '%s is MP-7K4Q-92XD',
  (text) => {
    expect(orderNumberOf(text)).toBe('MP-7K4Q-92XD');
  },
);

test('an order number is read as it may have been written down, and is not an id', () => {
  const number = newOrderNumber();
  expect(orderNumberOf(number)).toBe(number);
  expect(orderNumberOf('mp-7ko1-il01')).toBe('MP-7K01-1101');
  expect(orderNumberOf('01a20242-6c2c-7822-8e32-7ab99a99ee66')).toBeUndefined();
  expect(orderNumberOf('7k4q-92xd')).toBeUndefined();
});
