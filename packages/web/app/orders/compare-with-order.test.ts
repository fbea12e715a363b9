import type { CartItem } from '@mathappu/contract/cart';
import type { Order } from '@mathappu/contract/orders';
import { expect, test } from 'vitest';
import { compareWithOrder } from './compare-with-order.ts';

type Line = Order['product_details'][number];

const line = { productId: 'p1', name: 'Rocket', price: 100, discount: 60, quantity: 5 } as Line;

const item = (quantity: number, product: object = {}) =>
  ({
    _id: 'l1',
    quantity,
    productId: { _id: 'p1', price: 100, discount: 60, stock: 20, ...product },
  }) as CartItem;

const textsOf = (offered: CartItem[], cart: CartItem[]) =>
  compareWithOrder([line], { offered, cart }).map(({ text }) => text);

test('a line that is sold as before, or of which the cart has more, is no difference', () => {
  expect(textsOf([item(5)], [item(5)])).toEqual([]);
  expect(textsOf([item(5)], [item(9)])).toEqual([]);
  // Another list price and discount, the same price to pay.
  const samePrice = { price: 80, discount: 50 };
  expect(textsOf([item(5, samePrice)], [item(5, samePrice)])).toEqual([]);
});

test.each<[string, CartItem[], CartItem[]]>([
  ['no longer sold', [], []],
  ['sold out', [item(5, { stock: 0 })], []],
  ['sold out', [item(5, { stock: 0 })], [item(2, { stock: 0 })]],
  ['your cart is full, with 100 products', [item(5)], []],
  ['only 3 of 5 in stock', [item(5, { stock: 3 })], [item(3, { stock: 3 })]],
  ['₹50.00 instead of ₹40.00 each', [item(5, { discount: 50 })], [item(5)]],
  [
    'only 3 of 5 in stock, ₹30.00 instead of ₹40.00 each',
    [item(5, { stock: 3, discount: 70 })],
    [item(3)],
  ],
])('%s', (text, offered, cart) => {
  expect(textsOf(offered, cart)).toEqual([text]);
});
