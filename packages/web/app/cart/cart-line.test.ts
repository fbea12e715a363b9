import type { Product } from '@mathappu/contract/catalogue';
import { expect, test } from 'vitest';
import { sumLines, toCartLine } from './cart-line.ts';
import { allowedQuantity } from './quantity-limits.ts';

function line(quantity: number, changes: Partial<Product> = {}) {
  const product = { _id: 'p', name: 'Pot', price: 99.99, discount: 12.5, stock: 10, ...changes };
  return toCartLine({ _id: 'l', quantity, productId: product as Product });
}

test('a line costs its unit price, rounded to the paisa, times its quantity', () => {
  expect(line(3)).toMatchObject({ unitPricePaise: 8749, totalPaise: 26247, available: 10 });
});

test('the sums cover all lines and flag those that are short', () => {
  expect(sumLines([line(3), line(2)])).toEqual({
    products: 2,
    count: 5,
    subtotalPaise: 43745,
    savedPaise: 6250,
    hasShortLines: false,
  });
  expect(sumLines([line(3), line(2, { stock: 1 })]).hasShortLines).toBe(true);
  expect(sumLines([line(1, { stock: 0 })]).hasShortLines).toBe(true);
  expect(sumLines([])).toEqual({
    products: 0,
    count: 0,
    subtotalPaise: 0,
    savedPaise: 0,
    hasShortLines: false,
  });
});

test('the subtotal counts what can be bought', () => {
  const unitPricePaise = 8749;
  const subtotal = (...lines: ReturnType<typeof line>[]) => sumLines(lines).subtotalPaise;
  expect(subtotal(line(3), line(5, { stock: 0 }))).toBe(3 * unitPricePaise);
  expect(subtotal(line(3), line(5, { stock: 2 }))).toBe(5 * unitPricePaise);
});

test('a quantity is whole, at least 1, at most the stock', () => {
  expect(allowedQuantity(line(1), 4.9)).toBe(4);
  expect(allowedQuantity(line(1), 0)).toBe(1);
  expect(allowedQuantity(line(1), 11)).toBe(10);
  expect(allowedQuantity(line(1, { stock: 2000 }), 5000)).toBe(999);
});
