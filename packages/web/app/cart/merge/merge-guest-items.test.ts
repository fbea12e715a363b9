import type { CartItem } from '@mathappu/contract/cart';
import { expect, test } from 'vitest';
import { withMerged } from './merge-guest-items.ts';

const idOf = (n: number) => `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const item = (n: number, quantity: number, stock = 50): CartItem => {
  const product = { _id: idOf(n), stock, image: ['/a', '/b'], imagePlaceholder: [] };
  return { _id: idOf(n), quantity, productId: product as unknown as CartItem['productId'] };
};
const quantitiesOf = (items: readonly CartItem[]) => items.map(({ quantity }) => quantity);

test('edge 24: of what is in both the larger quantity stays, and nothing is taken out', () => {
  const cart = Array.from({ length: 20 }, (_, n) => item(n, 3));
  const merged = withMerged(cart, [item(0, 2), item(1, 9), item(99, 4)]);
  expect(quantitiesOf(merged)).toEqual([3, 9, ...Array(18).fill(3), 4]);
});

test('only what is there comes in, and no more lines than a cart has', () => {
  expect(quantitiesOf(withMerged([], [item(1, 9, 4), item(2, 1, 0)]))).toEqual([4]);
  const full = Array.from({ length: 100 }, (_, n) => item(n, 1));
  expect(withMerged(full, [item(100, 1)])).toEqual(full);
  expect(withMerged([], [...full, item(100, 1)])).toHaveLength(100);
});
