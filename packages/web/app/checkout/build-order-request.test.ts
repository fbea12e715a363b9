import type { Product } from '@mathappu/contract/catalogue';
import { completePassport } from '@mathappu/contract/catalogue/passport';
import { noPlainFields } from '@mathappu/contract/catalogue/product-fields';
import { freeDelivery } from '@mathappu/contract/settings/delivery-terms';
import { expect, test } from 'vitest';
import { sumLines, toCartLine } from '#web/cart/cart-line.ts';
import { goodsOf, totalCart } from '#web/cart/cart-totals.ts';
import type { Sales } from '#web/shop-details/page-shop.ts';
import { buildOrderRequest, checkoutProblems, contentOf } from './build-order-request.ts';

const toPay = { kind: 'to_pay' as const, charge: 0, freeFrom: null };

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
  ...{ mrp: null, piecesPerCase: null, listNumber: null },
  passport: completePassport({}),
  listingProblems: [],
  version: 1,
  updatedAt: '2026-10-01T00:00:00.000Z',
};

function cartOf(lineId: string, quantity: number) {
  const lines = [toCartLine({ _id: lineId, quantity, productId: product })];
  return { lines, ...sumLines(lines) };
}

const sales = {
  minimumOrder: 0,
  packingPercent: 0,
  delivery: { terms: { ...freeDelivery }, districts: [], states: [] },
  depots: [],
  season: { isOpen: true, lastOrderOn: null, daysLeft: null, notice: '' },
};

function payload(lineId: string, quantity: number, shop: Partial<Sales> = {}) {
  const cart = cartOf(lineId, quantity);
  const charged = totalCart(goodsOf(cart.lines), { ...sales, ...shop }, { zone: 'Salem' });
  return { cart, addressId: 'home', depotId: undefined, charged, method: 'cod' } as const;
}

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
    adjustments: [{ kind: 'delivery', label: '', amount: 0 }],
    delivery_terms: 'free',
  });
});

test('the order request states its rows, its terms and where it is collected', () => {
  const shop = { packingPercent: 3, delivery: { ...sales.delivery, terms: toPay } };
  expect(buildOrderRequest({ ...payload('line', 3, shop), depotId: 'depot' })).toMatchObject({
    totalAmt: 27.16,
    subTotalAmt: 26.37,
    adjustments: [
      { kind: 'packing', label: '3%', amount: 0.79 },
      { kind: 'delivery', amount: 0 },
    ],
    delivery_terms: 'to_pay',
    collect_at: 'depot',
  });
});

test('an estimate is part of the order, and of what makes another one', () => {
  const plain = payload('line', 3);
  expect(buildOrderRequest(plain)).not.toHaveProperty('estimate');
  expect(buildOrderRequest({ ...plain, estimate: 'CODE' })).toHaveProperty('estimate', 'CODE');
  expect(contentOf({ ...plain, estimate: 'CODE' })).not.toBe(contentOf(plain));
});

test('edge 27: more products than an order can have cannot be ordered', () => {
  const { cart, charged } = payload('line', 1);
  const chosen = (count: number) => ({
    ...cart,
    lines: Array.from({ length: count }, () => cart.lines).flat(),
    hasAddress: true,
    charged,
    saleProblem: undefined,
  });
  expect(checkoutProblems(chosen(100))).toEqual([]);
  expect(checkoutProblems(chosen(101))).toEqual(['An order can have at most 100 products']);
});

test('the same products added to the cart again are another order', () => {
  expect(contentOf(payload('first', 2))).toBe(contentOf(payload('first', 2)));
  expect(contentOf(payload('second', 2))).not.toBe(contentOf(payload('first', 2)));
  expect(contentOf({ ...payload('first', 2), method: 'online' })).not.toBe(
    contentOf(payload('first', 2)),
  );
});

test.each([
  ['line', 5, true, []],
  ['line', 5, false, ['Please select a delivery address']],
  ['line', 6, true, ['Some items are out of stock or fewer than you chose']],
])('%s × %i to %s', (lineId, quantity, hasAddress, problems) => {
  const { cart, charged } = payload(lineId, quantity);
  const chosen = { ...cart, hasAddress, charged, saleProblem: undefined };
  expect(checkoutProblems(chosen)).toEqual(problems);
});

test('an empty cart cannot be ordered', () => {
  const { charged } = payload('line', 1);
  const nothing = { lines: [], hasShortLines: false, hasAddress: true, charged };
  expect(checkoutProblems({ ...nothing, saleProblem: 'Below' })).toEqual(['Your cart is empty']);
});

test('an order below the minimum, or to a district without delivery, cannot be placed', () => {
  const none = { district: 'Salem', kind: 'none' as const, charge: 0, freeFrom: null };
  const delivery = { ...sales.delivery, districts: [none] };
  const { cart, charged } = payload('line', 1, { delivery });
  const chosen = { ...cart, hasAddress: true, charged };
  expect(checkoutProblems({ ...chosen, saleProblem: 'The minimum order is ₹3,000.00' })).toEqual([
    'We do not deliver to Salem',
    'The minimum order is ₹3,000.00',
  ]);
});
