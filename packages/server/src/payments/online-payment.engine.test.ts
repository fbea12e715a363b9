import { resumePayment } from '@mathappu/contract/checkout';
import { toHundredths } from '@mathappu/contract/money';
import { getMyOrder } from '@mathappu/contract/orders';
import { reportPaymentFailed } from '@mathappu/contract/payments';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { unpaidOrder } from '#test/order-cases.ts';
import {
  anonymousMailsTo,
  deliverWebhooks,
  payInSandbox,
  paymentOf,
  resetSandbox,
  setSandbox,
  verify,
} from '#test/payments.ts';
import { stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
beforeEach(() => resetSandbox(testShop));
afterEach(() => {
  testShop.setNow(new Date());
});
afterAll(() => testShop.close());

test('an order holds its stock, is paid by the verified callback and confirmed by two mails', async () => {
  const { buyer, productId, order } = await unpaidOrder(testShop);
  expect(order.razorpay).toEqual({
    key: testShop.shop.payments?.keyId,
    amount: 17_990,
    currency: 'INR',
    orderId: expect.stringMatching(/^order_[0-9a-f]{14}$/),
    checkoutUrl: '/sandbox/razorpay/checkout.js',
  });
  expect(await stockOf(testShop, productId)).toBe(3);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING_PAYMENT',
    paymentStatus: 'PENDING',
    payments: [],
  });
  const seen = await testShop.call(getMyOrder, {
    params: { orderId: order._id },
    token: buyer.token,
  });
  expect(toHundredths(seen.body.data.totalAmt)).toBe(order.razorpay.amount);
  const atGateway = await testShop.app.inject(
    `/sandbox/razorpay/checkout/${order.razorpay.orderId}`,
  );
  expect(atGateway.json()).toEqual({
    amount: order.razorpay.amount,
    currency: 'INR',
    status: 'created',
  });

  const callback = await payInSandbox(testShop, order.razorpay);
  const answer = await verify(testShop, buyer.token, callback);
  expect([answer.status, answer.body.data]).toEqual([
    200,
    { orderId: order.orderId, isConfirmed: true },
  ]);
  expect(await paymentOf(testShop, order._id)).toEqual({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
    refunds: [],
  });
  await verify(testShop, buyer.token, callback);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
    refunds: [],
  });
  // Within a minute, one mail tells of the order and its payment.
  expect(anonymousMailsTo(testShop, buyer.email)).toEqual([
    'Payment for order X received - Mathappu',
  ]);
  expect(await stockOf(testShop, productId)).toBe(3);
});

test('a payment whose events are all lost is settled by the reconciler', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  const { order } = await unpaidOrder(testShop);
  await payInSandbox(testShop, order.razorpay);
  await reconcilePayments(testShop.shop);
  expect((await paymentOf(testShop, order._id)).status).toBe('PENDING_PAYMENT');
  testShop.setNow(new Date(Date.now() + 3 * 60_000));
  await reconcilePayments(testShop.shop);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
  });
});

test('a payment that is only authorised is captured', async () => {
  await setSandbox(testShop, { capture: 'manual' });
  const { order } = await unpaidOrder(testShop);
  await payInSandbox(testShop, order.razorpay);
  await deliverWebhooks(testShop);
  expect((await paymentOf(testShop, order._id)).paymentStatus).toBe('PENDING');
  await testShop.runJobs();
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
  });
});

test('a failed attempt leaves the order open for another one', async () => {
  const { buyer, order } = await unpaidOrder(testShop);
  await payInSandbox(testShop, order.razorpay, 'failure');
  const reported = await testShop.call(reportPaymentFailed, {
    body: { razorpay_order_id: order.razorpay.orderId },
    token: buyer.token,
  });
  expect(reported.body.data.orderId).toBe(order.orderId);
  expect(Date.parse(reported.body.data.payableUntil ?? '')).toBeGreaterThan(Date.now());
  await deliverWebhooks(testShop);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING_PAYMENT',
    paymentStatus: 'FAILED',
    payments: [{ state: 'failed', isSettling: false }],
  });
  const resumed = await testShop.call(resumePayment, {
    body: { orderId: order.orderId },
    token: buyer.token,
  });
  expect(resumed.body.data).toEqual(order);
  await verify(testShop, buyer.token, await payInSandbox(testShop, order.razorpay));
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
  });
});
