import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody, type RequestedLine, sendCodOrder } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const rounds = Number(process.env.STOCK_RACE_ROUNDS ?? byTier(20));
const timeout = 30_000 + rounds * 10_000;

let testShop: TestShop;
let buyers: Person[];
beforeAll(async () => {
  testShop = await openTestShop();
  buyers = await Promise.all(Array.from({ length: 50 }, () => customer(testShop)));
});
afterEach(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
});
afterAll(() => testShop.close());

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** All order concurrently over HTTP; returns who was served and the refusals of the others. */
async function orderAtOnce(people: readonly Person[], lines: readonly RequestedLine[]) {
  const bodies = await Promise.all(
    people.map((buyer) => orderBody(testShop, buyer, shuffled(lines))),
  );
  const answers = await Promise.all(
    people.map((buyer, index) => {
      const body = bodies[index];
      if (!body) throw new Error('no body');
      return sendCodOrder(testShop, buyer, body, crypto.randomUUID());
    }),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  return {
    served: answers.length - refused.length,
    refusals: new Set(refused.map(({ status, refusal }) => `${status} ${refusal.message}`)),
  };
}

test(
  'fifty buyers for the last five pieces: five are served, the others refused with a sentence',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const last = await product(testShop, { name: 'Last', stock: 5 });
      const { served, refusals } = await orderAtOnce(buyers, [{ productId: last, quantity: 1 }]);
      expect(served).toBe(5);
      expect([...refusals]).toEqual(['409 Last is out of stock. Please review your order']);
      expect([await stockOf(testShop, last), await stockHistoryOf(testShop, last)]).toEqual([0, 0]);
    }
  },
  timeout,
);

test(
  'carts of three products in random order: no deadlock reaches a customer',
  async () => {
    for (let round = 0; round < rounds / 4; round += 1) {
      const ids = [
        await product(testShop, { name: 'Fountain', stock: 30 }),
        await product(testShop, { name: 'Rocket', stock: 10 }),
        await product(testShop, { name: 'Wheel', stock: 30 }),
      ];
      const lines = ids.map((productId) => ({ productId, quantity: 1 }));
      const { served, refusals } = await orderAtOnce(buyers.slice(0, 20), lines);
      expect(served).toBe(10);
      expect([...refusals]).toEqual(['409 Rocket is out of stock. Please review your order']);
      for (const [index, left] of [20, 0, 20].entries()) {
        expect(await stockOf(testShop, ids[index] ?? '')).toBe(left);
      }
    }
  },
  timeout,
);
