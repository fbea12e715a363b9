import { expect, test } from 'vitest';
import { orderableQuantity, stockStateOf } from './product-offer.ts';

test('an order holds what is there, at most 999', () => {
  expect(orderableQuantity({ stock: 7 })).toBe(7);
  expect(orderableQuantity({ stock: 5000 })).toBe(999);
  expect(orderableQuantity({ stock: null })).toBe(0);
});

test('stock of five or less is shown as a number', () => {
  const states = [null, 0, 1, 5, 6].map((stock) => stockStateOf({ stock }));
  expect(states).toEqual(['out', 'out', 'few', 'few', 'plenty']);
});
