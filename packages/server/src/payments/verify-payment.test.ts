import { resumePayment } from '@mathappu/contract/checkout';
import { getMyOrder } from '@mathappu/contract/orders';
import { reportPaymentFailed } from '@mathappu/contract/payments';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callbackText, sign } from '#server/gateway/gateway-signatures.ts';
import { listPayments } from '#server/gateway/payment-queries.ts';
import { unpaidOrder } from '#test/order-cases.ts';
import {
  deliverWebhooks,
  discrepanciesOf,
  mailsTo,
  payInSandbox,
  paymentOf,
  resetSandbox,
  setSandbox,
  verify,
} from '#test/payments.ts';
import type { Person } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { releaseHolds } from './release-holds.ts';

const keySecret = 'sandbox key secret of this test';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop({ RAZORPAY_KEY_SECRET: keySecret });
});
beforeEach(() => resetSandbox(testShop));
afterEach(() => testShop.setNow(new Date()));
afterAll(() => testShop.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const seen = async ({ token }: Person, orderId: string) =>
  (await testShop.call(getMyOrder, { params: { orderId }, token })).body.data;

/** Pays and verifies; the provider's webhooks are lost unless delivered. */
async function payAndVerify(settings: object) {
  const unpaid = await unpaidOrder(testShop);
  await setSandbox(testShop, settings);
  const callback = await payInSandbox(testShop, unpaid.order.razorpay);
  return { ...unpaid, callback, answer: await verify(testShop, unpaid.buyer.token, callback) };
}

test('a captured payment of the right amount is confirmed at once', async () => {
  const { buyer, order, answer } = await payAndVerify({});
  expect([answer.status, answer.body.message, answer.body.data]).toEqual([
    200,
    'Payment successful! Order confirmed.',
    { orderId: order.orderId, isConfirmed: true },
  ]);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
  });
  expect(await seen(buyer, order._id)).toMatchObject({ paymentCheck: null, payableUntil: null });
});

test('a report that says nothing new leaves a payment its time', async () => {
  const { order } = await payAndVerify({});
  const before = await listPayments(testShop.shop.db, order._id);
  expect(before).toMatchObject([{ state: 'captured', at: expect.any(Date) }]);
  await deliverWebhooks(testShop);
  expect(await listPayments(testShop.shop.db, order._id)).toEqual(before);
});

test('a payment that is only authorised is captured before it counts', async () => {
  const { order, answer } = await payAndVerify({ capture: 'manual' });
  expect(answer.body.data.isConfirmed).toBe(true);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
  });
});

test.each([
  ['an offer', { offerPaise: 1_799 }, 'You paid ₹161.91 instead of ₹179.90', 'amount', 161.91],
  [
    'an offer, authorised',
    { offerPaise: 1_799, capture: 'manual' },
    'You paid ₹161.91',
    'amount',
    161.91,
  ],
  [
    'another currency',
    { paymentCurrency: 'USD' },
    'You paid $179.90 instead of',
    'currency',
    179.9,
  ],
])('%s: not paid, said clearly, listed and kept', async (_what, settings, sentence, word, paid) => {
  const { buyer, order, callback, answer } = await payAndVerify(settings);
  expect([answer.status, answer.refusal.code]).toEqual([409, 'paymentDiffers']);
  expect(answer.refusal.message).toContain(sentence);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  const unpaid = { status: 'PENDING_PAYMENT', payments: [{ isSettling: false }] };
  expect(await paymentOf(testShop, order._id)).toMatchObject(unpaid);
  expect(await discrepanciesOf(testShop, order.orderId)).toMatchObject([
    { finding: `The ${word} paid is not the ${word} of the order`, act: 'decide' },
  ]);
  expect(await seen(buyer, order._id)).toMatchObject({
    paymentCheck: 'differs',
    paidInstead: { amount: paid, currency: word === 'currency' ? 'USD' : 'INR' },
    payableUntil: null,
  });
  const resumed = await testShop.call(resumePayment, {
    body: { orderId: order.orderId },
    token: buyer.token,
  });
  expect(resumed.refusal.code).toBe('paymentNotPossible');
  const closed = await testShop.call(reportPaymentFailed, {
    body: { razorpay_order_id: order.razorpay.orderId },
    token: buyer.token,
  });
  expect(closed.body.data.payableUntil).toBeNull();
  expect(await paymentOf(testShop, order._id)).toMatchObject({ paymentStatus: 'PENDING' });

  // It is neither cancelled as unpaid, nor paid by the signature while the provider is silent.
  testShop.setNow(inMinutes(60));
  await releaseHolds(testShop.shop);
  await setSandbox(testShop, { apiFailure: 'error 500' });
  await verify(testShop, buyer.token, callback);
  expect(await paymentOf(testShop, order._id)).toMatchObject(unpaid);
  expect(mailsTo(testShop, buyer.email).filter((mail) => !mail.includes('received'))).toEqual([]);
});

test('a signed payment that the provider does not know, or calls failed, pays nothing and is listed', async () => {
  const { buyer, order } = await unpaidOrder(testShop);
  const failed = await payInSandbox<{ error: { metadata: { payment_id: string } } }>(
    testShop,
    order.razorpay,
    'failure',
  );
  for (const paymentId of ['pay_unknown', failed.error.metadata.payment_id]) {
    const answer = await verify(testShop, buyer.token, {
      razorpay_order_id: order.razorpay.orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: sign(keySecret, callbackText(order.razorpay.orderId, paymentId)),
    });
    expect([answer.status, answer.refusal.message]).toEqual([400, 'Payment verification failed']);
  }
  expect(await paymentOf(testShop, order._id)).toMatchObject({ status: 'PENDING_PAYMENT' });
  const reportsNone =
    'The customer’s browser confirmed this payment, but the payment provider reports none';
  expect(await discrepanciesOf(testShop, order.orderId)).toMatchObject([
    { finding: reportsNone, act: 'decide' },
    { finding: reportsNone, act: 'decide' },
  ]);
  // Another attempt is possible, and pays the order.
  expect((await seen(buyer, order._id)).payableUntil).not.toBeNull();
  await verify(testShop, buyer.token, await payInSandbox(testShop, order.razorpay));
  expect(await paymentOf(testShop, order._id)).toMatchObject({ paymentStatus: 'PAID' });
});

test.each([{ apiFailure: 'no answer' }, { apiFailure: 'error 500' }, { apiFailure: 'rubbish' }])(
  '%o: the signature counts after three seconds at most, and the provider confirms it later',
  async (failure) => {
    const start = performance.now();
    const { buyer, order, answer } = await payAndVerify({ ...failure, lostWebhooks: ['*'] });
    expect(performance.now() - start).toBeLessThan(4_500);
    expect([answer.status, answer.body.message, answer.body.data]).toEqual([
      200,
      'Payment received. We are confirming it.',
      { orderId: order.orderId, isConfirmed: false },
    ]);
    expect(await paymentOf(testShop, order._id)).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PAID',
      payments: [{ state: 'authorized', isSettling: true }],
    });
    const confirming = { paymentCheck: 'confirming', payableUntil: null };
    expect(await seen(buyer, order._id)).toMatchObject(confirming);

    await setSandbox(testShop, { apiFailure: 'none' });
    testShop.setNow(inMinutes(1));
    await reconcilePayments(testShop.shop);
    expect(await paymentOf(testShop, order._id)).toMatchObject({
      paymentStatus: 'PAID',
      payments: [{ state: 'captured', isSettling: true }],
    });
    expect((await seen(buyer, order._id)).paymentCheck).toBeNull();
    expect(await discrepanciesOf(testShop, order.orderId)).toEqual([]);
  },
);

test('a provider that answers but does not capture leaves the payment to be confirmed', async () => {
  const unpaid = await unpaidOrder(testShop);
  await setSandbox(testShop, { capture: 'manual', lostWebhooks: ['*'] });
  const callback = await payInSandbox(testShop, unpaid.order.razorpay);
  // The payment is fetched; the next call is its capture.
  await setSandbox(testShop, { answeredCalls: 1, silentCalls: 1 });
  const answer = await verify(testShop, unpaid.buyer.token, callback);
  expect(answer.body.data.isConfirmed).toBe(false);
  await resetSandbox(testShop);
  testShop.setNow(inMinutes(1));
  await reconcilePayments(testShop.shop);
  expect(await paymentOf(testShop, unpaid.order._id)).toMatchObject({
    payments: [{ state: 'captured', isSettling: true }],
  });
});
