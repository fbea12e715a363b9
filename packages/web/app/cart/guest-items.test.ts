import type { Product } from '@mathappu/contract/catalogue';
import { completePassport } from '@mathappu/contract/catalogue/passport';
import { noPlainFields } from '@mathappu/contract/catalogue/product-fields';
import { expect, test } from 'vitest';
import { type Addition, withAdded } from './change-guest-cart.ts';
import { type GuestItems, readItems, withFreshProducts } from './guest-items.ts';

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function product(number: number, changes: Partial<Product> = {}): Product {
  return {
    _id: idOf(number),
    name: `Product ${number}`,
    description: 'Long words',
    price: 100,
    discount: 10,
    stock: 5,
    unit: '1 Box',
    rating: 4,
    reviews: { average: null, count: 0 },
    image: ['/a.webp', '/b.webp'],
    imagePlaceholder: ['', ''],
    details: { Family: 'Sparklers' },
    category: null,
    ...noPlainFields,
    ...{ mrp: null, piecesPerCase: null, listNumber: null },
    passport: completePassport({}),
    listingProblems: [],
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

const itemsOf = (addition: Addition): GuestItems => {
  if ('refusal' in addition) throw new Error(addition.refusal);
  return addition.items;
};
const refusalOf = (addition: Addition) => ('refusal' in addition ? addition.refusal : undefined);

test('more of the same product makes one line larger', () => {
  const one = itemsOf(withAdded([], product(1), 2));
  const two = itemsOf(withAdded(one, product(1), 3));
  expect(two).toHaveLength(1);
  expect(two[0]).toMatchObject({ _id: idOf(1), quantity: 5 });
});

test('only what a cart shows of a product is stored', () => {
  const [item] = itemsOf(withAdded([], product(1), 1));
  expect(item?.productId).toMatchObject({ description: '', details: {}, image: ['/a.webp'] });
});

test('a cart is limited by stock, by 999 of one product and by 100 lines', () => {
  const four = itemsOf(withAdded([], product(1), 4));
  expect(refusalOf(withAdded(four, product(1), 2))).toBe(
    'Only 5 left in stock, and your cart already has 4',
  );
  expect(refusalOf(withAdded([], product(1), 6))).toBe('Only 5 left in stock');
  expect(refusalOf(withAdded([], product(1, { stock: 0 }), 1))).toBe(
    'This product is out of stock',
  );
  expect(refusalOf(withAdded([], product(1, { stock: 5000 }), 1000))).toContain('at most 999');

  let full: GuestItems = [];
  for (let number = 1; number <= 100; number += 1) {
    full = itemsOf(withAdded(full, product(number), 1));
  }
  expect(refusalOf(withAdded(full, product(101), 1))).toContain('at most 100 different products');
  expect(itemsOf(withAdded(full, product(100), 1))).toHaveLength(100);
});

test('fresh products replace the stored ones, and those no longer sold are removed', () => {
  let items = itemsOf(withAdded([], product(1), 2));
  items = itemsOf(withAdded(items, product(2), 1));
  const askedFor = new Set(items.map(({ _id }) => _id));
  const addedMeanwhile = itemsOf(withAdded(items, product(3), 1));
  const fresh = [{ _id: idOf(1), quantity: 2, productId: product(1, { price: 90, stock: 1 }) }];

  const now = withFreshProducts(addedMeanwhile, askedFor, fresh);
  expect(now.map(({ _id }) => _id)).toEqual([idOf(1), idOf(3)]);
  expect(now[0]).toMatchObject({ quantity: 2, productId: { price: 90, stock: 1 } });
});

test('invalid items in storage are left out', () => {
  const [good] = itemsOf(withAdded([], product(1), 2));
  expect(readItems(JSON.stringify([good]))).toEqual([good]);
  expect(readItems(undefined)).toEqual([]);
  for (const stored of ['nonsense', '{}', 'null', '[null]', '[1]', '[{"_id":"x","quantity":1}]']) {
    expect(readItems(stored), stored).toEqual([]);
  }
  for (const quantity of [0, -1, 1.5, 1000, '2', null]) {
    expect(readItems(JSON.stringify([{ ...good, quantity }])), String(quantity)).toEqual([]);
  }
});
