import type { CartItem } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import { expect, test } from 'vitest';
import { type PendingLine, withPending } from './pending-lines.ts';

const product = (id: string) => ({ _id: id }) as Product;
const items: CartItem[] = [
  { _id: 'line-a', quantity: 2, productId: product('a') },
  { _id: 'line-b', quantity: 5, productId: product('b') },
];

function shown(...lines: (Omit<PendingLine, 'product'> & { id: string })[]) {
  const pending = lines.map(({ id, ...line }) => [id, { ...line, product: product(id) }] as const);
  return withPending(items, new Map(pending)).map(
    ({ _id, quantity, productId }) => `${_id} ${productId._id} ${quantity}`,
  );
}

test('pending quantities are shown in their lines, and 0 removes a line', () => {
  expect(shown()).toEqual(['line-a a 2', 'line-b b 5']);
  expect(shown({ id: 'b', quantity: 6 })).toEqual(['line-a a 2', 'line-b b 6']);
  expect(shown({ id: 'a', quantity: 0 })).toEqual(['line-b b 5']);
});

test('a new line stands at its place, by default at the end', () => {
  expect(shown({ id: 'c', quantity: 1 })).toEqual(['line-a a 2', 'line-b b 5', 'c c 1']);
  expect(shown({ id: 'c', quantity: 1, place: 1 })).toEqual(['line-a a 2', 'c c 1', 'line-b b 5']);
  expect(shown({ id: 'c', quantity: 0 })).toEqual(['line-a a 2', 'line-b b 5']);
});
