import { addToCart } from '@mathappu/contract/cart';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { standardTimeoutMs } from '#server/gateway/razorpay-gateway.ts';
import { byTier } from '#test/by-tier.ts';
import { codOrder, orderBody } from '#test/orders.ts';
import {
  mailsTo,
  onlineOrder,
  payInSandbox,
  paymentOf,
  sendOnlineOrder,
  setSandbox,
} from '#test/payments.ts';
import { customer } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { listPaymentDiscrepancies } from './discrepancy-queries.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { releaseHolds } from './release-holds.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop({}, { gatewayTimeoutMs: 500 });
});
afterEach(async () => {
  await setSandbox(testShop, { apiFailure: 'none', apiDelayMs: 0, lostWebhooks: [] });
  testShop.setNow(new Date());
});
afterAll(() => testShop.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test.each([
  { apiFailure: 'error 500' },
  { apiFailure: 'rubbish' },
  { apiFailure: 'no answer' },
  { apiDelayMs: 60_000 },
])('%o: an answer in time, the order undone, cash on delivery unaffected', async (failure) => {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { stock: 5 });
  await testShop.call(addToCart, { body: { productId, quantity: 2 }, token: buyer.token });
  const body = await orderBody(testShop, buyer, [{ productId, quantity: 2 }]);
  await setSandbox(testShop, failure);
  const start = Date.now();
  const refused = await sendOnlineOrder(testShop, buyer, body, 'the key');
  expect(Date.now() - start).toBeLessThan(5_000);
  expect([refused.status, refused.refusal.message]).toEqual([
    502,
    'The payment provider did not answer. Please try again or choose cash on delivery',
  ]);
  expect(testShop.errors.splice(0)).toHaveLength(1);
  expect([await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)]).toEqual([
    5, 5,
  ]);
  const cart = await testShop.shop.db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('user_id', '=', buyer.userId)
    .execute();
  expect(cart).toEqual([{ product_id: productId, quantity: 2 }]);

  await codOrder(testShop, await customer(testShop), [{ productId, quantity: 1 }]);
  await setSandbox(testShop, { apiFailure: 'none', apiDelayMs: 0 });
  const again = await sendOnlineOrder(testShop, buyer, body, 'the key');
  expect(again.status).toBe(200);
  expect(await stockOf(testShop, productId)).toBe(2);
  await testShop.runJobs();
  expect(mailsTo(testShop, buyer.email)).toEqual([]);
  expect(testShop.errors).toEqual([]);
});

test('with the standard timeout, a gateway that hangs is reported within ten seconds', async () => {
  const slowShop = await openTestShop({}, { gatewayTimeoutMs: standardTimeoutMs });
  await setSandbox(slowShop, { apiFailure: 'no answer' });
  const buyer = await customer(slowShop);
  const productId = await product(slowShop, { stock: 5 });
  const body = await orderBody(slowShop, buyer, [{ productId, quantity: 1 }]);
  const start = performance.now();
  const refusing = sendOnlineOrder(slowShop, buyer, body);
  await codOrder(slowShop, await customer(slowShop), [{ productId, quantity: 1 }]);
  expect(performance.now() - start).toBeLessThan(standardTimeoutMs);
  expect((await refusing).status).toBe(502);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(await stockOf(slowShop, productId)).toBe(4);
  expect(slowShop.errors.splice(0)).toHaveLength(1);
  await slowShop.close();
});

test('concurrent equal requests to a failing gateway leave nothing behind', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const buyer = await customer(testShop);
    const productId = await product(testShop, { stock: 5 });
    const body = await orderBody(testShop, buyer, [{ productId, quantity: 1 }]);
    await setSandbox(testShop, { apiFailure: 'error 500' });
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const answer = await sendOnlineOrder(testShop, buyer, body, 'one key');
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status !== 502 && status !== 409)).toEqual([]);
    expect([await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)]).toEqual(
      [5, 5],
    );
  }
  testShop.errors.splice(0);
});

test('a hold is prolonged for an hour while the gateway fails, then released; a later payment still arrives', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  const buyer = await customer(testShop);
  const productId = await product(testShop, { stock: 5 });
  const order = await onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  await payInSandbox(testShop, order.razorpay);
  await setSandbox(testShop, { apiFailure: 'no answer' });
  testShop.setNow(inMinutes(30));
  await releaseHolds(testShop.shop);
  await reconcilePayments(testShop.shop);
  expect(await paymentOf(testShop, order._id)).toMatchObject({ status: 'PENDING_PAYMENT' });
  testShop.setNow(inMinutes(81));
  await releaseHolds(testShop.shop);
  expect(await paymentOf(testShop, order._id)).toMatchObject({ status: 'CANCELLED' });
  expect(await stockOf(testShop, productId)).toBe(5);
  await setSandbox(testShop, { apiFailure: 'none' });
  await reconcilePayments(testShop.shop);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    refunds: [],
  });
  expect(await stockOf(testShop, productId)).toBe(4);
  expect(await listPaymentDiscrepancies(testShop.shop.db, testShop.shop.now())).toEqual([]);
  expect(testShop.errors).toEqual([]);
});
