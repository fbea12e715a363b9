import { resumePayment } from '@mathappu/contract/checkout';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { unpaidOrder } from '#test/order-cases.ts';
import { codOrder } from '#test/orders.ts';
import {
  anonymousMailsTo,
  deliverWebhooks,
  payInSandbox,
  paymentOf,
  resetSandbox,
  setSandbox,
  verify,
} from '#test/payments.ts';
import { customer } from '#test/people.ts';
import { stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { releaseHolds } from './release-holds.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
beforeEach(() => resetSandbox(testShop));
afterEach(() => {
  testShop.setNow(new Date());
});
afterAll(() => testShop.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Ends every hold. The clock is set back afterwards, since tokens do not live that long. */
async function endHolds(): Promise<void> {
  testShop.setNow(inMinutes(21));
  await Promise.all([releaseHolds(testShop.shop), releaseHolds(testShop.shop)]);
  testShop.setNow(new Date());
}

test('an unpaid order is cancelled when its hold ends, a paid one is settled', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  const [unpaid, paid] = [await unpaidOrder(testShop), await unpaidOrder(testShop)];
  await payInSandbox(testShop, paid.order.razorpay);
  testShop.setNow(inMinutes(19));
  await releaseHolds(testShop.shop);
  expect(await stockOf(testShop, unpaid.productId)).toBe(3);
  testShop.setNow(new Date());
  await testShop.shop.db
    .updateTable('orders')
    .set({ hold_until: inMinutes(-1) })
    .where('id', '=', unpaid.order._id)
    .execute();
  const late = await testShop.call(resumePayment, {
    body: { orderId: unpaid.order._id },
    token: unpaid.buyer.token,
  });
  expect([late.status, late.refusal.message]).toEqual([409, 'This order can no longer be paid']);
  await endHolds();
  expect(await paymentOf(testShop, unpaid.order._id)).toMatchObject({ status: 'CANCELLED' });
  expect(await paymentOf(testShop, paid.order._id)).toMatchObject({ paymentStatus: 'PAID' });
  expect(await stockOf(testShop, unpaid.productId)).toBe(5);
  expect(await stockHistoryOf(testShop, unpaid.productId)).toBe(5);
  expect(await stockOf(testShop, paid.productId)).toBe(3);
});

test('a payment for a cancelled order revives it when the goods are in stock', async () => {
  const { buyer, productId, order } = await unpaidOrder(testShop);
  await endHolds();
  const callback = await payInSandbox(testShop, order.razorpay);
  await Promise.all([
    verify(testShop, buyer.token, callback),
    deliverWebhooks(testShop),
    verify(testShop, buyer.token, callback),
  ]);
  await testShop.runJobs();
  expect(await paymentOf(testShop, order._id)).toEqual({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
    refunds: [],
  });
  expect(await stockOf(testShop, productId)).toBe(3);
  expect(await stockHistoryOf(testShop, productId)).toBe(3);
});

test('a payment for a cancelled order whose goods are sold is refunded once, with a mail', async () => {
  await setSandbox(testShop, { webhookCopies: 3 });
  const { buyer, productId, order } = await unpaidOrder(testShop, { stock: 2 });
  await endHolds();
  await codOrder(testShop, await customer(testShop), [{ productId, quantity: 1 }]);
  const callback = await payInSandbox(testShop, order.razorpay);
  const answer = await verify(testShop, buyer.token, callback);
  expect([answer.status, answer.refusal.message]).toEqual([
    409,
    'This order can no longer be filled. Your payment will be given back',
  ]);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  expect(await paymentOf(testShop, order._id)).toEqual({
    status: 'CANCELLED',
    paymentStatus: 'REFUNDED',
    payments: [{ state: 'refunded', isSettling: false }],
    refunds: [{ state: 'processed', reason: 'The order could no longer be filled' }],
  });
  expect(anonymousMailsTo(testShop, buyer.email)).toEqual([
    'Order X was cancelled - Mathappu',
    'Refund for order X - Mathappu',
  ]);
  expect(await stockOf(testShop, productId)).toBe(1);
});
