import type { Product } from '@mathappu/contract/catalogue';
import { completePassport } from '@mathappu/contract/catalogue/passport';
import { noPlainFields } from '@mathappu/contract/catalogue/product-fields';
import { expect, test } from 'vitest';
import { sumLines, toCartLine } from '#web/cart/cart-line.ts';
import { buildOrderRequest, checkoutProblems, contentOf } from './order-request.ts';

const product: Product = {
  _id: '01990000-0000-7000-8000-000000000001',
  name: 'Red Bijili',
  description: '',
  price: 10.05,
  discount: 12.5,
  stock: 5,
  unit: 'Packet',
  rating: 4,
  reviews: { average: null, count: 0 },
  image: ['/files/bijili.webp', '/files/bijili-2.webp'],
  imagePlaceholder: ['', ''],
  details: {},
  category: null,
  ...noPlainFields,
  passport: completePassport({}),
  listingProblems: [],
  version: 1,
  updatedAt: '2026-10-01T00:00:00.000Z',
};

function cartOf(lineId: string, quantity: number) {
  const lines = [toCartLine({ _id: lineId, quantity, productId: product })];
  return { lines, ...sumLines(lines) };
}

const payload = (lineId: string, quantity: number) =>
  ({ cart: cartOf(lineId, quantity), addressId: 'home', method: 'cod' }) as const;

test('the order request states what was shown, to the paisa', () => {
  expect(buildOrderRequest(payload('line', 3))).toEqual({
    product_details: [
      {
        productId: product._id,
        name: 'Red Bijili',
        image: '/files/bijili.webp',
        price: 10.05,
        quantity: 3,
        discount: 12.5,
      },
    ],
    delivery_address: 'home',
    totalAmt: 26.37,
    subTotalAmt: 26.37,
  });
});

test('the same products added to the cart again are another order', () => {
  expect(contentOf(payload('first', 2))).toBe(contentOf(payload('first', 2)));
  expect(contentOf(payload('second', 2))).not.toBe(contentOf(payload('first', 2)));
  expect(contentOf({ ...payload('first', 2), method: 'online' })).not.toBe(
    contentOf(payload('first', 2)),
  );
});

test.each([
  ['line', 5, 'home', []],
  ['line', 5, undefined, ['Please select a delivery address']],
  ['line', 6, 'home', ['Some items are out of stock or fewer than you chose']],
])('%s × %i to %s', (lineId, quantity, addressId, problems) => {
  expect(checkoutProblems({ ...cartOf(lineId, quantity), addressId })).toEqual(problems);
});

test('an empty cart cannot be ordered', () => {
  const nothing = { lines: [], hasShortLines: false, addressId: 'home' };
  expect(checkoutProblems(nothing)).toEqual(['Your cart is empty']);
});
