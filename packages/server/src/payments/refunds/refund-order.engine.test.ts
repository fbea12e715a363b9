import { getOrderHistory, updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { refundOrder } from '@mathappu/contract/payments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unpaidOrder } from '#test/order-cases.ts';
import {
  deliverWebhooks,
  payInSandbox,
  paymentOf,
  resetSandbox,
  setSandbox,
  verify,
} from '#test/payments.ts';
import { admin } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { reconcilePayments } from '../reconcile-payments.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
beforeEach(() => resetSandbox(testShop));
afterAll(() => testShop.close());

test('the second of two payments is refunded and the order stays paid', async () => {
  await setSandbox(testShop, { acceptsSecondPayment: true, webhookOrder: 'shuffled' });
  const { buyer, order } = await unpaidOrder(testShop);
  const first = await payInSandbox(testShop, order.razorpay);
  const second = await payInSandbox(testShop, order.razorpay);
  await Promise.all([verify(testShop, buyer.token, first), verify(testShop, buyer.token, second)]);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  const { payments, ...rest } = await paymentOf(testShop, order._id);
  expect(rest).toEqual({
    status: 'PENDING',
    paymentStatus: 'PAID',
    refunds: [{ state: 'processed', reason: 'The order was paid twice' }],
  });
  expect(payments).toHaveLength(2);
  expect(payments).toContainEqual({ state: 'captured', isSettling: true });
  expect(payments).toContainEqual({ state: 'refunded', isSettling: false });
});

test('an admin refunds a payment, and cancelling a paid order refunds it', async () => {
  const owner = await admin(testShop);
  const [first, second] = [await unpaidOrder(testShop), await unpaidOrder(testShop)];
  for (const { order } of [first, second]) await payInSandbox(testShop, order.razorpay);
  await deliverWebhooks(testShop);
  const refund = (orderId: string) =>
    testShop.call(refundOrder, {
      params: { orderId },
      body: { reason: 'Broken in transit' },
      token: owner.token,
    });
  const answer = await refund(first.order.orderId);
  expect(answer.body.data).toMatchObject({ orderId: first.order.orderId, amount: 179.9 });
  expect((await refund(first.order.orderId)).status).toBe(409);
  await testShop.runJobs();
  expect(await paymentOf(testShop, first.order._id)).toEqual({
    status: 'PENDING',
    paymentStatus: 'REFUNDED',
    payments: [{ state: 'refunded', isSettling: true }],
    refunds: [{ state: 'processed', reason: 'Broken in transit' }],
  });
  const audit = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', first.order._id)
    .execute();
  expect(audit).toEqual([{ action: 'order.refund', actor_id: owner.userId }]);

  await testShop.call(updateOrderStatus, {
    params: { orderId: second.order._id },
    body: { status: 'CANCELLED' },
    token: owner.token,
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
    refunds: [{ state: 'processed', reason: 'The order was cancelled' }],
  });
  const reasonsInTamil = async (orderId: string) => {
    const headers = { 'accept-language': 'ta' };
    const asked = { params: { orderId }, token: owner.token, headers };
    const { refunds } = (await testShop.call(getOrderHistory, asked)).body.data;
    return refunds.map(({ reason }) => reason);
  };
  expect(await reasonsInTamil(second.order._id)).toEqual(['ஆர்டர் ரத்து செய்யப்பட்டது']);
  expect(await reasonsInTamil(first.order._id)).toEqual(['Broken in transit']);
});

test('the payment that is shown is refunded, and repeating the request refunds no other one', async () => {
  const { token } = await admin(testShop);
  const { order } = await unpaidOrder(testShop);
  const { _id, orderId, razorpay } = order;
  await payInSandbox(testShop, razorpay);
  await deliverWebhooks(testShop);
  // A second payment, which does not settle the order.
  await testShop.shop.db
    .insertInto('payments')
    .values({
      gateway_payment_id: 'pay_ofawrongamount',
      gateway_order_id: razorpay.orderId,
      order_id: _id,
      state: 'captured',
      amount_paise: 700,
      currency: 'INR',
    })
    .execute();
  const refundable = async () =>
    (await testShop.call(getOrderHistory, { params: { orderId }, token })).body.data.refundable;
  expect(await refundable()).toEqual({ gatewayPaymentId: 'pay_ofawrongamount', amount: 7 });

  const refund = () =>
    testShop.call(refundOrder, {
      params: { orderId },
      body: { reason: 'Pays nothing', gatewayPaymentId: 'pay_ofawrongamount' },
      token,
    });
  expect((await refund()).body.data).toMatchObject({ orderId, amount: 7 });
  expect((await refund()).refusal.success).toBe(false);
  expect((await paymentOf(testShop, _id)).refunds).toHaveLength(1);
  expect(await refundable()).toMatchObject({ amount: razorpay.amount / 100 });
});
