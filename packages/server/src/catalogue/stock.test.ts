import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { byTier } from '#test/by-tier.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { releaseStock, type ShortLine, type StockLine, takeStock } from './stock-queries.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

const take = async (lines: StockLine[], orderId = newId(), round = 1): Promise<ShortLine[]> => {
  const taken = await inTransaction(testShop.shop.db, (tx) =>
    takeStock(tx, { orderId, round, lines }),
  );
  return taken.short;
};
const release = (orderId: string, round = 1): Promise<void> =>
  inTransaction(testShop.shop.db, (tx) => releaseStock(tx, { orderId, round }));

test('takes all lines or none and reports the short ones', async () => {
  const plenty = await product(testShop, { stock: 10 });
  const scarce = await product(testShop, { stock: 2 });
  const draft = await product(testShop, { stock: 9, price: null });
  const unknown = newId();
  const short = await take([
    { productId: plenty, quantity: 1 },
    { productId: scarce, quantity: 3 },
    { productId: draft, quantity: 1 },
    { productId: unknown, quantity: 1 },
  ]);
  expect(short).toEqual([
    { productId: scarce, quantity: 3, available: 2 },
    { productId: draft, quantity: 1, available: 0 },
    { productId: unknown, quantity: 1, available: 0 },
  ]);
  expect(await stockOf(testShop, plenty)).toBe(10);
  expect(await take([{ productId: plenty, quantity: 10 }])).toEqual([]);
  expect(await stockOf(testShop, plenty)).toBe(0);
  expect(await stockHistoryOf(testShop, plenty)).toBe(0);
});

test('releases once in each round, however often it is called', async () => {
  const productId = await product(testShop, { stock: 5 });
  const orderId = newId();
  await take([{ productId, quantity: 3 }], orderId);
  await release(orderId, 2);
  expect(await stockOf(testShop, productId)).toBe(2);
  await Promise.all(Array.from({ length: 10 }, () => release(orderId)));
  expect(await stockOf(testShop, productId)).toBe(5);
  await take([{ productId, quantity: 4 }], orderId, 2);
  await release(orderId);
  expect(await stockOf(testShop, productId)).toBe(1);
  await release(orderId, 2);
  expect(await stockOf(testShop, productId)).toBe(5);
  expect(await stockHistoryOf(testShop, productId)).toBe(5);
});

test('fifty buyers for the last five units: five are served, in twenty rounds', async () => {
  for (let round = 0; round < byTier(40); round += 1) {
    const productId = await product(testShop, { stock: 5 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => take([{ productId, quantity: 1 }])),
    );
    expect(answers.filter((short) => short.length === 0)).toHaveLength(5);
    expect(await stockOf(testShop, productId)).toBe(0);
    expect(await stockHistoryOf(testShop, productId)).toBe(0);
  }
});

test('carts of three products in any order neither oversell nor deadlock', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const ids = [
      await product(testShop, { stock: 20 }),
      await product(testShop, { stock: 20 }),
      await product(testShop, { stock: 20 }),
    ];
    const lines = ids.map((productId) => ({ productId, quantity: 1 }));
    const orders = Array.from({ length: 40 }, (_, index) => {
      const shift = index % 3;
      const turned = [...lines.slice(shift), ...lines.slice(0, shift)];
      return index % 2 ? turned : turned.reverse();
    });
    // Without the retry of inTransaction, so that a deadlock would surface.
    const bought = await Promise.all(
      orders.map((order) =>
        testShop.shop.db
          .transaction()
          .execute((tx) => takeStock(tx, { orderId: newId(), round: 1, lines: order })),
      ),
    );
    expect(bought.filter(({ short }) => short.length === 0)).toHaveLength(20);
    for (const id of ids) expect(await stockOf(testShop, id)).toBe(0);
  }
});

test('concurrent orders and cancellations leave stock equal to its history', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const ids = [await product(testShop, { stock: 12 }), await product(testShop, { stock: 12 })];
    const orderIds = Array.from({ length: 10 }, () => newId());
    const lines = ids.map((productId) => ({ productId, quantity: 1 }));
    for (const orderId of orderIds) await take(lines, orderId);
    const answers = await Promise.all([
      ...orderIds.map((orderId) => release(orderId).then((): ShortLine[] => [])),
      ...Array.from({ length: 30 }, () => take([...lines].reverse())),
      ...orderIds.map((orderId) => release(orderId).then((): ShortLine[] => [])),
    ]);
    const served = answers.slice(10, 40).filter((short) => short.length === 0).length;
    for (const id of ids) {
      expect(await stockOf(testShop, id)).toBe(12 - served);
      expect(await stockHistoryOf(testShop, id)).toBe(12 - served);
    }
  }
});
