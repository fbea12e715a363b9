import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { expect, test } from 'vitest';
import { cheaperBy, compareToday, costOf, isTooLong, linesThere } from './compare-today.ts';

type Now = { price: number; stock: number } | undefined;

/** Two lines, five pieces for ₹100 and one for ₹50, beside what they are now. */
function quoteOf(...now: Now[]): SharedEstimate {
  const lines = [
    { productId: 'a', quantity: 5, price: 20, discount: 0, total: 100 },
    { productId: 'b', quantity: 1, price: 50, discount: 0, total: 50 },
  ];
  const today = lines.flatMap(({ productId: _id, quantity }, index) => {
    const product = now[index];
    return product ? [{ quantity, productId: { _id, discount: 0, ...product } }] : [];
  });
  const total = today.reduce((sum, { quantity, productId }) => sum + productId.price * quantity, 0);
  return {
    lines,
    totals: { total: 150 },
    today: { lines: today, totals: { total } },
  } as unknown as SharedEstimate;
}
const [same, other] = [
  { price: 20, stock: 5 },
  { price: 50, stock: 1 },
];

test('a line is what it was, beside its price today and what is left', () => {
  const dearer = compareToday(quoteOf({ price: 30, stock: 3 }, undefined));
  expect(dearer).toMatchObject([
    { total: 100, todayPaise: 15_000, left: 3 },
    { total: 50, todayPaise: undefined, left: undefined },
  ]);
});

test('what is there of a list is ordered at its own prices', () => {
  const short = compareToday(quoteOf({ price: 30, stock: 3 }, undefined));
  expect(linesThere(short)).toMatchObject([
    { productId: 'a', quantity: 3, total: 60, todayPaise: 9_000, left: undefined },
  ]);
  expect(costOf(linesThere(short))).toBe(6_000);
  expect(linesThere(compareToday(quoteOf({ price: 30, stock: 0 }, undefined)))).toEqual([]);
  const whole = compareToday(quoteOf(same, other));
  expect(linesThere(whole)).toEqual(whole);
});

test('a list is cheaper today only while all of it is sold', () => {
  expect(cheaperBy(quoteOf(same, other))).toBe(0);
  expect(cheaperBy(quoteOf(same, { price: 40.5, stock: 1 }))).toBe(950);
  expect(cheaperBy(quoteOf(same, { price: 60, stock: 1 }))).toBe(0);
  expect(cheaperBy(quoteOf(same, undefined))).toBe(0);
});

test('edge 27: 101 lines are too long for an order', () => {
  expect([isTooLong(Array(100).fill({})), isTooLong(Array(101).fill({}))]).toEqual([false, true]);
});
