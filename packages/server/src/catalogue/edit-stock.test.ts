import { getProduct, updateProduct } from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { admin, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { lockListingRules } from './listing/listing-rule-queries.ts';
import { contentOf } from './product-content.ts';
import { updateProducts } from './product-write-queries.ts';
import { insertStockChanges, releaseStock, takeStock } from './stock-queries.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const fields = {
  name: 'Rocket',
  description: 'Climbs',
  price: 199.99,
  discount: 12.5,
  unit: 'Box',
};
const update = (productId: string, stock: { stock: number; stockSeen?: number | null }) =>
  testShop.call(updateProduct, {
    params: { productId },
    body: { ...fields, ...stock },
    token: owner.token,
  });
const order = async (productId: string, quantity: number): Promise<string> => {
  const orderId = newId();
  await inTransaction(testShop.shop.db, (tx) =>
    takeStock(tx, { orderId, round: 1, lines: [{ productId, quantity }] }),
  );
  return orderId;
};
/** A product that was sold and then taken off sale, with the orders. */
async function offSaleProduct(
  sold: readonly number[],
): Promise<{ id: string; orderIds: string[] }> {
  const id = await product(testShop, { stock: 10 });
  const orderIds: string[] = [];
  for (const quantity of sold) orderIds.push(await order(id, quantity));
  await inTransaction(testShop.shop.db, async (tx) => {
    const left = await stockOf(testShop, id, tx);
    const content = { ...contentOf({ ...fields, image: [], details: {} }), stock: null };
    const rules = await lockListingRules(tx);
    await updateProducts(tx, [{ id, content, setAside: 0, createdAt: new Date() }], rules);
    await insertStockChanges(tx, [{ productId: id, quantity: -(left ?? 0) }]);
  });
  return { id, orderIds };
}
const cancel = (orderId: string) =>
  inTransaction(testShop.shop.db, (tx) => releaseStock(tx, { orderId, round: 1 }));

test('an edit changes stock by the difference, so that it does not undo sales', async () => {
  const id = await product(testShop, { stock: 20 });
  await order(id, 5);
  await update(id, { stock: 30, stockSeen: 20 });
  expect(await stockOf(testShop, id)).toBe(25);
  const tooLow = await update(id, { stock: 0, stockSeen: 30 });
  expect([tooLow.status, tooLow.refusal.message]).toEqual([
    409,
    'Only 25 left in stock, so it cannot be lowered by 30',
  ]);
  expect(await stockOf(testShop, id)).toBe(25);
  expect(await stockHistoryOf(testShop, id)).toBe(25);
});

test('concurrent sales and stock edits lose nothing', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const id = await product(testShop, { stock: 100 });
    const edit = { stock: 110, stockSeen: 100 };
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? update(id, edit) : order(id, 3))),
    );
    expect(await stockOf(testShop, id)).toBe(100 + 5 * 10 - 5 * 3);
    expect(await stockHistoryOf(testShop, id)).toBe(100 + 5 * 10 - 5 * 3);
  }
});

test('without the stock seen, an edit is taken only where it can erase no sale', async () => {
  const id = await product(testShop, { stock: 20 });
  expect((await update(id, { stock: 25 })).status).toBe(200);
  await order(id, 5);
  const blind = await update(id, { stock: 25 });
  expect([blind.status, blind.refusal.code, blind.refusal.details]).toEqual([
    409,
    'stockSeenMissing',
    { stock: 20 },
  ]);
  expect(blind.refusal.message).toBe(
    'Orders have changed the stock, which is 20 now. Send the stock you saw as stockSeen',
  );
  expect((await update(id, { stock: 20 })).status).toBe(200);
  expect((await update(id, { stock: 30, stockSeen: 20 })).body.data.stock).toBe(30);
  expect((await update(id, { stock: 12 })).body.data.stock).toBe(12);
  expect(await stockHistoryOf(testShop, id)).toBe(12);
});

test('concurrent sales and edits without the stock seen erase no sale', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const id = await product(testShop, { stock: 100 });
    const [edit] = await Promise.all([
      update(id, { stock: 200 }),
      ...Array.from({ length: 5 }, () => order(id, 3)),
    ]);
    expect(await stockOf(testShop, id)).toBe(edit.status === 200 ? 200 - 15 : 100 - 15);
  }
});

test('what comes back into the stock of a product off sale stays aside until it is on sale again', async () => {
  const { id, orderIds } = await offSaleProduct([3, 2, 1]);
  const [first = '', second = '', third = ''] = orderIds;
  await cancel(first);
  await cancel(second);
  const seen = await testShop.call(getProduct, { params: { productId: id }, token: owner.token });
  expect(seen.body.data).toMatchObject({ stock: null, setAside: 5 });
  const { status } = await testShop.call(getProduct, { params: { productId: id } });
  expect(status).toBe(404);
  expect(await findViolations(testShop.shop.db)).not.toContain(
    '1 products whose stock is not the sum of its history',
  );

  expect((await update(id, { stock: 20 })).refusal.details).toEqual({ stock: 5 });
  const listed = await update(id, { stock: 20, stockSeen: null });
  expect(listed.body.data).toMatchObject({ stock: 25 });
  expect(listed.body.data).not.toHaveProperty('setAside');
  await cancel(third);
  expect(await stockOf(testShop, id)).toBe(26);
  expect(await stockHistoryOf(testShop, id)).toBe(26);
});

test('an edit of somebody who saw the product on sale does not put it on sale again', async () => {
  const { id } = await offSaleProduct([]);
  const edited = await update(id, { stock: 14, stockSeen: 10 });
  expect(edited.body.data).toMatchObject({ stock: null, setAside: 4 });
  expect(await stockHistoryOf(testShop, id)).toBe(4);
  const tooLow = await update(id, { stock: 0, stockSeen: 5 });
  expect(tooLow.refusal.code).toBe('stockTooLowToLower');
});

test('an edit of somebody who saw the product off sale is refused once it has a stock', async () => {
  const id = await product(testShop, { stock: 10 });
  const late = await update(id, { stock: 5, stockSeen: null });
  expect([late.status, late.refusal.details]).toEqual([409, { stock: 10 }]);
});
