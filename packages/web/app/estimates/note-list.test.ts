import type { CartItem } from '@mathappu/contract/cart';
import { expect, test } from 'vitest';
import { noteList } from './note-list.ts';

const line = (productId: string, quantity: number) => ({
  productId,
  name: productId,
  nameTa: '',
  quantity,
  unitPricePaise: 10_000,
});
const item = (_id: string, quantity: number, price: number) =>
  ({ _id, quantity, productId: { _id, price, discount: 0 } }) as unknown as CartItem;

test('a list in the cart says what is gone, what is fewer and what is dearer', () => {
  const lines = [line('Chakkar', 4), line('Rocket', 3), line('Pot', 2), line('Rope', 1)];
  const cart = [item('Rocket', 1, 120), item('Pot', 5, 90), item('Rope', 1, 100)];
  expect(noteList(lines, cart)).toEqual([
    { kind: 'gone', name: 'Chakkar', nameTa: '', before: 4, now: 0 },
    { kind: 'fewer', name: 'Rocket', nameTa: '', before: 3, now: 1 },
    { kind: 'dearer', name: 'Rocket', nameTa: '', before: 10_000, now: 12_000 },
  ]);
});
