import { expect, test } from 'vitest';
import { orderableQuantity, stockStateOf } from './product-offer.ts';

test('an order holds what is there, at most 999', () => {
  expect(orderableQuantity({ stock: 7 })).toBe(7);
  expect(orderableQuantity({ stock: 5000 })).toBe(999);
  expect(orderableQuantity({ stock: null })).toBe(0);
});

test('stock of five or less is shown as a number', () => {
  expect(stockStateOf({ stock: 0 }).words).toBe('Out of stock');
  expect(stockStateOf({ stock: 1 }).words).toBe('Only 1 left');
  expect(stockStateOf({ stock: 5 }).kind).toBe('few');
  expect(stockStateOf({ stock: 6 })).toEqual({ kind: 'plenty', words: 'In stock' });
});
