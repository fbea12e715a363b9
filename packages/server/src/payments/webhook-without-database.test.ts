import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openServerDatabase } from '#server/platform/db/open-database.ts';
import { eventsOf, onlineOrder, payInSandbox, paymentOf, sendEvent } from '#test/payments.ts';
import { customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

test('while the database is down a webhook is answered 503, and its redelivery is applied', async () => {
  const buyer = await customer(testShop);
  const productId = await product(testShop);
  const order = await onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  await payInSandbox(testShop, order.razorpay);
  const events = eventsOf(testShop, order.razorpay.orderId);
  expect(events.map(({ type }) => type)).toContain('payment.captured');

  const nowhere = openServerDatabase('postgres://127.0.0.1:1/nowhere', {
    onError: () => undefined,
  });
  const shop = { ...testShop.shop, db: nowhere.db };
  const app = await buildApp(shop);
  for (const event of events) expect(await sendEvent({ shop, app }, event)).toBe(503);
  await app.close();
  await nowhere.close();
  expect(testShop.errors.splice(0)).toHaveLength(events.length);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING_PAYMENT',
    payments: [],
  });

  for (const event of events) expect(await sendEvent(testShop, event)).toBe(200);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
  });
  expect(testShop.errors).toEqual([]);
});
