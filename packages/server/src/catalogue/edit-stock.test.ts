import { updateProduct } from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { admin, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { takeStock } from './stock-queries.ts';

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
const update = (productId: string, stock: { stock: number; stockSeen: number }) =>
  testShop.call(updateProduct, {
    params: { productId },
    body: { ...fields, ...stock },
    token: owner.token,
  });

test('an edit changes stock by the difference, so that it does not undo sales', async () => {
  const id = await product(testShop, { stock: 20 });
  await inTransaction(testShop.shop.db, (tx) =>
    takeStock(tx, { orderId: newId(), round: 1, lines: [{ productId: id, quantity: 5 }] }),
  );
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

test('concurrent sales and stock edits lose nothing, in ten rounds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await product(testShop, { stock: 100 });
    const edit = { stock: 110, stockSeen: 100 };
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? update(id, edit)
          : inTransaction(testShop.shop.db, (tx) =>
              takeStock(tx, {
                orderId: newId(),
                round: 1,
                lines: [{ productId: id, quantity: 3 }],
              }),
            ),
      ),
    );
    expect(await stockOf(testShop, id)).toBe(100 + 5 * 10 - 5 * 3);
    expect(await stockHistoryOf(testShop, id)).toBe(100 + 5 * 10 - 5 * 3);
  }
});
