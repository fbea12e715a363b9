import { expect, test } from 'vitest';
import { mergeEqualProducts, priceCart } from './price-cart.ts';

const sparkler = {
  id: 'a',
  name: 'Sparkler',
  nameTa: '',
  pricePaise: 10_050,
  discountBp: 1_050,
  unit: 'Box',
  image: '',
  passport: {},
  listNumber: 12,
  mrpPaise: null,
  categoryId: null,
  stock: 5,
};

test('lines of one product are merged where it first appears', () => {
  const lines = [
    { productId: 'b', quantity: 1 },
    { productId: 'A', quantity: 2 },
    { productId: 'b', quantity: 3 },
    { productId: 'a', quantity: 1 },
  ];
  expect(mergeEqualProducts(lines)).toEqual([
    { productId: 'b', quantity: 4 },
    { productId: 'a', quantity: 3 },
  ]);
});

test('lines are priced by the shop, deleted products left out', () => {
  const wanted = [
    { productId: 'gone', quantity: 9 },
    { productId: 'a', quantity: 3 },
  ];
  expect(priceCart([sparkler], wanted)).toEqual({
    lines: [{ product: sparkler, quantity: 3, totalPaise: 26_985 }],
    totalPaise: 26_985,
  });
  expect(priceCart([], wanted)).toEqual({ lines: [], totalPaise: 0 });
});
