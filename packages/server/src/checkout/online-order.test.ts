import { resumePayment } from '@mathappu/contract/checkout';
import { toHundredths } from '@mathappu/contract/money';
import { getMyOrder, updateOrderStatus } from '@mathappu/contract/orders';
import { refundOrder, reportPaymentFailed } from '@mathappu/contract/payments';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import { releaseHolds } from '#server/payments/release-holds.ts';
import { codOrder, orderBody } from '#test/orders.ts';
import {
  deliverWebhooks,
  mailsTo,
  onlineOrder,
  payInSandbox,
  paymentOf,
  sendOnlineOrder,
  setSandbox,
  verify,
} from '#test/payments.ts';
import { admin, customer } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
beforeEach(async () => {
  await setSandbox(testShop, {
    lostWebhooks: [],
    webhookCopies: 1,
    webhookOrder: 'as sent',
    apiDelayMs: 0,
    apiFailure: 'none',
    capture: 'automatic',
    acceptsSecondPayment: false,
  });
});
afterEach(() => {
  testShop.setNow(new Date());
});
afterAll(() => testShop.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const subjects = (mails: string[]) => mails.map((subject) => subject.replace(/MP-\S+/, 'X')).sort();

/** Lets every hold end; tokens do not live that long, so the clock goes back afterwards. */
async function endHolds(): Promise<void> {
  testShop.setNow(inMinutes(21));
  await Promise.all([releaseHolds(testShop.shop), releaseHolds(testShop.shop)]);
  testShop.setNow(new Date());
}

async function oneOrder(stock = 5) {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { price: 100.5, discount: 10.5, stock });
  const order = await onlineOrder(testShop, buyer, [{ productId, quantity: 2 }]);
  return { buyer, productId, order };
}

test('an order holds its stock, is paid by the verified signature and told twice by mail', async () => {
  const { buyer, productId, order } = await oneOrder();
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

  const handover = await payInSandbox(testShop, order.razorpay);
  const answer = await verify(testShop, buyer.token, handover);
  expect([answer.status, answer.body.data]).toEqual([200, { orderId: order.orderId }]);
  expect(await paymentOf(testShop, order._id)).toEqual({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'authorized', isSettling: true }],
    refunds: [],
  });
  await verify(testShop, buyer.token, handover);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
    refunds: [],
  });
  expect(subjects(mailsTo(testShop, buyer.email))).toEqual([
    'Order X received - Mathappu',
    'Payment for order X received - Mathappu',
  ]);
  expect(await stockOf(testShop, productId)).toBe(3);
});

test('the reconciler settles what every message failed to tell', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  const { order } = await oneOrder();
  await payInSandbox(testShop, order.razorpay);
  await reconcilePayments(testShop.shop);
  expect((await paymentOf(testShop, order._id)).status).toBe('PENDING_PAYMENT');
  testShop.setNow(inMinutes(3));
  await reconcilePayments(testShop.shop);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    payments: [{ state: 'captured', isSettling: true }],
  });
});

test('money that is only reserved is captured', async () => {
  await setSandbox(testShop, { capture: 'manual' });
  const { order } = await oneOrder();
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
  const { buyer, order } = await oneOrder();
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

test('an unpaid order is cancelled when its hold ends, a paid one is found to be paid', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  const [unpaid, paid] = [await oneOrder(), await oneOrder()];
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

test('money for a cancelled order revives it when the goods are there', async () => {
  const { buyer, productId, order } = await oneOrder();
  await endHolds();
  const handover = await payInSandbox(testShop, order.razorpay);
  await Promise.all([
    verify(testShop, buyer.token, handover),
    deliverWebhooks(testShop),
    verify(testShop, buyer.token, handover),
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

test('money for a cancelled order whose goods are gone goes back, once, and says so', async () => {
  await setSandbox(testShop, { webhookCopies: 3 });
  const { buyer, productId, order } = await oneOrder(2);
  await endHolds();
  await codOrder(testShop, await customer(testShop), [{ productId, quantity: 1 }]);
  const handover = await payInSandbox(testShop, order.razorpay);
  const answer = await verify(testShop, buyer.token, handover);
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
    refunds: [{ state: 'done', reason: 'The order could no longer be filled' }],
  });
  expect(subjects(mailsTo(testShop, buyer.email))).toEqual([
    'Order X received - Mathappu',
    'Order X was cancelled - Mathappu',
    'Refund for order X - Mathappu',
  ]);
  expect(await stockOf(testShop, productId)).toBe(1);
});

test('the second of two payments goes back and the order stays paid', async () => {
  await setSandbox(testShop, { acceptsSecondPayment: true, webhookOrder: 'shuffled' });
  const { buyer, order } = await oneOrder();
  const first = await payInSandbox(testShop, order.razorpay);
  const second = await payInSandbox(testShop, order.razorpay);
  await Promise.all([verify(testShop, buyer.token, first), verify(testShop, buyer.token, second)]);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  const { payments, ...rest } = await paymentOf(testShop, order._id);
  expect(rest).toEqual({
    status: 'PENDING',
    paymentStatus: 'PAID',
    refunds: [{ state: 'done', reason: 'The order was paid twice' }],
  });
  expect(payments).toHaveLength(2);
  expect(payments).toContainEqual({ state: 'captured', isSettling: true });
  expect(payments).toContainEqual({ state: 'refunded', isSettling: false });
});

test('an admin gives a payment back, and cancelling a paid order does', async () => {
  const boss = await admin(testShop);
  const [first, second] = [await oneOrder(), await oneOrder()];
  for (const { order } of [first, second]) await payInSandbox(testShop, order.razorpay);
  await deliverWebhooks(testShop);
  const give = (orderId: string) =>
    testShop.call(refundOrder, {
      params: { orderId },
      body: { reason: 'Broken in transit' },
      token: boss.token,
    });
  const answer = await give(first.order.orderId);
  expect(answer.body.data).toEqual({ orderId: first.order.orderId, amount: 179.9 });
  expect((await give(first.order.orderId)).status).toBe(409);
  await testShop.runJobs();
  expect(await paymentOf(testShop, first.order._id)).toEqual({
    status: 'PENDING',
    paymentStatus: 'REFUNDED',
    payments: [{ state: 'refunded', isSettling: true }],
    refunds: [{ state: 'done', reason: 'Broken in transit' }],
  });
  const audit = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', first.order._id)
    .execute();
  expect(audit).toEqual([{ action: 'order.refund', actor_id: boss.userId }]);

  await testShop.call(updateOrderStatus, {
    params: { orderId: second.order._id },
    body: { status: 'CANCELLED' },
    token: boss.token,
  });
  expect((await paymentOf(testShop, second.order._id)).refunds).toEqual([
    { state: 'requested', reason: 'The order was cancelled' },
  ]);
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  await reconcilePayments(testShop.shop);
  expect(await paymentOf(testShop, second.order._id)).toEqual({
    status: 'CANCELLED',
    paymentStatus: 'REFUNDED',
    payments: [{ state: 'refunded', isSettling: true }],
    refunds: [{ state: 'done', reason: 'The order was cancelled' }],
  });
});

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
