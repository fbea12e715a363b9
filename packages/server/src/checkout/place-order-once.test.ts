import { addToCart } from '@mathappu/contract/cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { orderBody, sendCodOrder } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import { product, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { placeOrder } from './place-order.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

async function putIntoCart(buyer: Person, productId: string, quantity: number): Promise<void> {
  const { status } = await testShop.call(addToCart, {
    body: { productId, quantity },
    token: buyer.token,
  });
  expect(status).toBe(200);
}

test('a key gives the same order again; for another request it is refused', async () => {
  const [buyer, other] = [await customer(testShop), await customer(testShop)];
  const item = await product(testShop);
  const body = await orderBody(testShop, buyer, [{ productId: item, quantity: 1 }]);
  const first = await sendCodOrder(testShop, buyer, body, 'key-1');
  const again = await sendCodOrder(testShop, buyer, body, 'key-1');
  expect(again.body).toEqual(first.body);
  const more = await orderBody(testShop, buyer, [{ productId: item, quantity: 2 }]);
  const conflict = await sendCodOrder(testShop, buyer, more, 'key-1');
  expect([conflict.status, conflict.refusal.message]).toEqual([
    422,
    'This request key was already used for something else',
  ]);
  const second = await sendCodOrder(testShop, buyer, body, 'key-2');
  expect(second.body.data.orderId).not.toBe(first.body.data.orderId);
  const others = await orderBody(testShop, other, [{ productId: item, quantity: 1 }]);
  expect((await sendCodOrder(testShop, other, others, 'key-1')).status).toBe(200);
  expect(await stockOf(testShop, item)).toBe(7);
});

test('without a key a duplicate request is the same order, until the cart is filled again', async () => {
  const buyer = await customer(testShop);
  const item = await product(testShop);
  await putIntoCart(buyer, item, 1);
  const body = await orderBody(testShop, buyer, [{ productId: item, quantity: 1 }]);
  const clicks = await Promise.all([1, 2, 3].map(() => sendCodOrder(testShop, buyer, body)));
  expect(new Set(clicks.map((click) => click.body.data.orderId)).size).toBe(1);
  expect(await stockOf(testShop, item)).toBe(9);
  await putIntoCart(buyer, item, 1);
  const wanted = await sendCodOrder(testShop, buyer, body);
  expect(wanted.body.data.orderId).not.toBe(clicks[0]?.body.data.orderId);
  await testShop.shop.db
    .updateTable('orders')
    .set({ created_at: new Date(Date.now() - 31_000) })
    .where('user_id', '=', buyer.userId)
    .execute();
  const later = await sendCodOrder(testShop, buyer, body);
  expect(later.body.data.orderId).not.toBe(wanted.body.data.orderId);
  expect(await stockOf(testShop, item)).toBe(7);
});

test('twenty equal requests at once with one key, and one a day later, are one order and equal answers', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const buyer = await customer(testShop);
    const item = await product(testShop, { stock: 100 });
    const body = await orderBody(testShop, buyer, [{ productId: item, quantity: 1 }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendCodOrder(testShop, buyer, body, `round ${round}`)),
    );
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(answers[0]?.status).toBe(200);
    for (const table of ['orders', 'idempotent_requests'] as const) {
      const aDayAgo = { created_at: new Date(Date.now() - 24 * 3_600_000) };
      await testShop.shop.db.updateTable(table).set(aDayAgo).execute();
    }
    const later = await sendCodOrder(testShop, buyer, body, `round ${round}`);
    expect(later.body).toEqual(answers[0]?.body);
    expect(await stockOf(testShop, item)).toBe(99);
  }
});

test('an order of three lines takes eleven statements', async () => {
  const buyer = await customer(testShop);
  const ids = [await product(testShop), await product(testShop), await product(testShop)];
  for (const id of ids) await putIntoCart(buyer, id, 1);
  const body = await orderBody(
    testShop,
    buyer,
    ids.map((productId) => ({ productId, quantity: 1 })),
  );
  let answered = 0;
  const counting = testShop.shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answered += 1;
      return result;
    },
  });
  const { isRepeat } = await placeOrder(
    { ...testShop.shop, db: counting },
    { userId: buyer.userId, paymentMethod: 'cod', body, idempotencyKey: 'counted', language: 'en' },
  );
  expect(isRepeat).toBe(false);
  const beginAndCommit = 2;
  expect(answered + beginAndCommit).toBe(11);
});

test('an account can place six orders a minute, each repeated any number of times', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const buyer = await customer(strict);
  const item = await product(strict);
  const body = await orderBody(strict, buyer, [{ productId: item, quantity: 1 }]);
  for (let index = 0; index < 6; index += 1) {
    const sent = [1, 2, 3].map(() => sendCodOrder(strict, buyer, body, `key ${index}`));
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
  }
  const refused = await sendCodOrder(strict, buyer, body, 'key 7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await stockOf(strict, item)).toBe(4);
  await strict.close();
});
