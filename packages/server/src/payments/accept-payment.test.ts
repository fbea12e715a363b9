import { getOrderHistory, updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { getMyOrder } from '@mathappu/contract/orders';
import { refundOrder } from '@mathappu/contract/payments';
import { expect, test } from 'vitest';
import { acceptAs, orderPaidDifferently } from '#test/differing-payments.ts';
import { endHold, setStatus, unpaidOrder } from '#test/order-cases.ts';
import { codOrder } from '#test/orders.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import {
  discrepanciesOf,
  payInSandbox,
  paymentOf,
  readDiscrepancies,
  refundsAtGateway,
  setSandbox,
  verify,
} from '#test/payments.ts';
import { customer, type Person } from '#test/people.ts';
import { stockOf } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { releaseHolds } from './release-holds.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

/** Paid by its signature while the provider was silent, which then reports something else. */
async function orderFoundToDiffer(settings: object) {
  const unpaid = await unpaidOrder(testShop);
  await setSandbox(testShop, { ...settings, lostWebhooks: ['*'] });
  const callback = await payInSandbox(testShop, unpaid.order.razorpay);
  await setSandbox(testShop, { apiFailure: 'error 500' });
  expect((await verify(testShop, unpaid.buyer.token, callback)).status).toBe(200);
  await setSandbox(testShop, { apiFailure: 'none' });
  await testShop.runJobs();
  return { ...unpaid, gatewayPaymentId: callback.razorpay_payment_id };
}

const orderNotPaid = (settings?: object) => orderPaidDifferently(testShop, settings);
const accept = (orderId: string, gatewayPaymentId: string) =>
  acceptAs(testShop, owner, { orderId, gatewayPaymentId });

test.each([
  ['amount', { offerPaise: 1_000 }],
  ['currency', { paymentCurrency: 'USD' }],
])(
  'a difference of %s found later holds the order back until it is accepted',
  async (difference, settings) => {
    const found = await orderFoundToDiffer(settings);
    const { buyer, order, gatewayPaymentId } = found;
    expect(await discrepanciesOf(testShop, order.orderId)).toMatchObject([
      { gatewayPaymentId, act: 'decide' },
    ]);
    const { body } = await testShop.call(getMyOrder, {
      params: { orderId: order.orderId },
      token: buyer.token,
    });
    expect(body.data).toMatchObject({ paymentStatus: 'PAID', paymentCheck: 'differs' });
    const history = () =>
      testShop.call(getOrderHistory, { params: { orderId: order.orderId }, token: owner.token });
    expect((await history()).body.data.payments).toMatchObject([{ difference }]);
    for (const status of ['SHIPPED', 'DELIVERED'] as const) {
      const refused = await setStatus(testShop, owner, found, status);
      expect([refused.status, refused.refusal.code]).toEqual([409, 'paymentToDecide']);
    }
    expect((await setStatus(testShop, owner, found, 'PROCESSING')).status).toBe(200);

    expect((await accept(order.orderId, gatewayPaymentId)).body.data.orderId).toBe(order.orderId);
    expect((await accept(order.orderId, gatewayPaymentId)).refusal.code).toBe('paymentDecided');
    expect(await discrepanciesOf(testShop, order.orderId)).toEqual([]);
    expect((await history()).body.data.payments).toMatchObject([{ difference: null }]);
    // Another report of the same amount changes nothing about the decision.
    testShop.setNow(new Date(Date.now() + 60 * 60_000));
    await reconcilePayments(testShop.shop);
    expect(await discrepanciesOf(testShop, order.orderId)).toEqual([]);
    testShop.setNow(new Date());
    expect((await setStatus(testShop, owner, found, 'SHIPPED')).status).toBe(200);
    const audit = await testShop.shop.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'before', 'after'])
      .where('subject_id', '=', order._id)
      .where('action', '=', 'order.acceptPayment')
      .execute();
    expect(audit).toMatchObject([
      {
        actor_id: owner.userId,
        before: { paymentStatus: 'PAID', difference },
        after: { gatewayPaymentId, reason: 'An offer of ours' },
      },
    ]);
  },
);

test('a refund decides as well, and gives back what was paid', async () => {
  const found = await orderFoundToDiffer({ offerPaise: 1_000 });
  const { order, gatewayPaymentId } = found;
  const refund = await testShop.call(refundOrder, {
    params: { orderId: order.orderId },
    body: { reason: 'Not enough', gatewayPaymentId },
    token: owner.token,
  });
  expect(refund.body.data.amount).toBe(169.9);
  expect((await accept(order.orderId, gatewayPaymentId)).refusal.code).toBe('paymentDecided');
  await testShop.runJobs();
  expect(refundsAtGateway(testShop, [order.orderId])).toMatchObject([{ amount: 16_990 }]);
  expect(await discrepanciesOf(testShop, order.orderId)).toEqual([]);
  expect((await setStatus(testShop, owner, found, 'PROCESSING')).status).toBe(200);
});

test('a payment that only the browser claimed, and that the provider does not list, holds the order back', async () => {
  const unpaid = await unpaidOrder(testShop);
  const callback = await payInSandbox(testShop, unpaid.order.razorpay);
  await setSandbox(testShop, { apiFailure: 'error 500', lostWebhooks: ['*'] });
  await verify(testShop, unpaid.buyer.token, callback);
  await setSandbox(testShop, { apiFailure: 'none' });
  // The provider answers, and the payment is not on its list.
  const forgetful = testShop.shop.payments && {
    ...testShop.shop.payments,
    listPayments: async () => [],
  };
  await reconcilePayments({ ...testShop.shop, payments: forgetful });
  expect(await discrepanciesOf(testShop, unpaid.order.orderId)).toMatchObject([
    {
      finding:
        'The customer’s browser confirmed this payment, but the payment provider reports none',
      act: 'decide',
    },
  ]);
  expect((await setStatus(testShop, owner, unpaid, 'SHIPPED')).refusal.code).toBe(
    'paymentToDecide',
  );
  // It is reported after all: nothing is left to decide.
  const { orderId } = unpaid.order;
  testShop.setNow(new Date(Date.now() + 60 * 60_000));
  await reconcilePayments(testShop.shop);
  expect(await discrepanciesOf(testShop, orderId)).toEqual([]);
  testShop.setNow(new Date());
  expect((await setStatus(testShop, owner, unpaid, 'SHIPPED')).status).toBe(200);
});

test.each([{}, { capture: 'manual' }])(
  'an unpaid order is paid by the payment that is accepted (%o)',
  async (settings) => {
    const { order, gatewayPaymentId, buyer } = await orderNotPaid(settings);
    const shipped = await testShop.call(updateOrderStatus, {
      params: { orderId: order._id },
      body: { status: 'SHIPPED' },
      token: owner.token,
    });
    expect(shipped.refusal.code).toBe('paymentToDecide');
    expect((await accept(order.orderId, gatewayPaymentId)).status).toBe(200);
    await testShop.runJobs();
    expect(await paymentOf(testShop, order._id)).toEqual({
      status: 'PENDING',
      paymentStatus: 'PAID',
      payments: [{ state: 'captured', isSettling: true }],
      refunds: [],
    });
    const { body } = await testShop.call(getMyOrder, {
      params: { orderId: order.orderId },
      token: buyer.token,
    });
    expect(body.data.paymentCheck).toBeNull();
  },
);

test('an order that cannot be filled any more accepts nothing', async () => {
  const unpaid = await orderNotPaid();
  const { order, gatewayPaymentId, productId } = unpaid;
  await setStatus(testShop, owner, unpaid, 'CANCELLED');
  await codOrder(testShop, await customer(testShop), [{ productId, quantity: 5 }]);
  const refused = await accept(order.orderId, gatewayPaymentId);
  expect([refused.status, refused.refusal.code]).toEqual([409, 'paymentNotAcceptable']);
  expect(await paymentOf(testShop, order._id)).toMatchObject({ status: 'CANCELLED', refunds: [] });
  expect((await readDiscrepancies(testShop)).data).toMatchObject([{ orderId: order.orderId }]);
});

test('the end of the hold does not cancel an order whose payment waits for a decision', async () => {
  const unpaid = await orderNotPaid();
  await endHold(testShop, unpaid);
  await releaseHolds(testShop.shop);
  expect(await paymentOf(testShop, unpaid.order._id)).toMatchObject({ status: 'PENDING_PAYMENT' });
  expect(await stockOf(testShop, unpaid.productId)).toBe(3);
  await testShop.call(refundOrder, {
    params: { orderId: unpaid.order.orderId },
    body: { reason: 'Not enough', gatewayPaymentId: unpaid.gatewayPaymentId },
    token: owner.token,
  });
  await testShop.runJobs();
  await releaseHolds(testShop.shop);
  expect(await paymentOf(testShop, unpaid.order._id)).toMatchObject({ status: 'CANCELLED' });
  expect(await stockOf(testShop, unpaid.productId)).toBe(5);
});
