import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderBody } from '#test/orders.ts';
import { sendOnlineOrder } from '#test/payments.ts';
import { customer } from '#test/people.ts';
import { product, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

test('an account can have three unpaid orders, and one key is one order', async () => {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { stock: 50 });
  const body = await orderBody(testShop, buyer, [{ productId, quantity: 1 }]);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => sendOnlineOrder(testShop, buyer, body, 'one key')),
  );
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(answers[0]?.status).toBe(200);
  expect(await stockOf(testShop, productId)).toBe(49);
  await sendOnlineOrder(testShop, buyer, body);
  await sendOnlineOrder(testShop, buyer, body);
  const fourth = await sendOnlineOrder(testShop, buyer, body);
  expect([fourth.status, fourth.refusal.message]).toEqual([
    429,
    'You have 3 unpaid orders. Please pay or wait until one has expired',
  ]);
  expect(await stockOf(testShop, productId)).toBe(47);
});
