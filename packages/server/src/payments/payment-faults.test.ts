import { refundOrder, reportPaymentFailed } from '@mathappu/contract/payments';
import { afterAll, beforeAll, test } from 'vitest';
import { listRefunds } from '#server/gateway/refund-queries.ts';
import {
  endHold,
  expiredOrder,
  paidOrder,
  pay,
  sendEventOf,
  setStatus,
  unpaidOrder,
} from '#test/order-cases.ts';
import { codOrder } from '#test/orders.ts';
import { payInSandbox, setSandbox, verify } from '#test/payments.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { retry } from '#test/refunds.ts';
import { defineAct, type FaultyShop, openFaultyShop } from '#test/statement-faults.ts';
import type { TestShop } from '#test/test-shop.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { createRefund } from './refunds/create-refund.ts';
import { releaseHolds } from './release-holds.ts';

let faulty: FaultyShop;
let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  faulty = await openFaultyShop();
  testShop = faulty.testShop;
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const events = [
  defineAct({
    name: 'verifying a checkout callback',
    prepare: async () => pay(testShop, await unpaidOrder(testShop)),
    run: ({ buyer, callback }) => verify(testShop, buyer.token, callback),
  }),
  defineAct({
    name: 'an event of a captured payment',
    prepare: async () => pay(testShop, await unpaidOrder(testShop)),
    run: (paid) => sendEventOf(testShop, paid, 'payment.captured'),
  }),
  defineAct({
    name: 'an event of an authorised payment',
    prepare: async () => pay(testShop, await unpaidOrder(testShop)),
    run: (paid) => sendEventOf(testShop, paid, 'payment.authorized'),
  }),
  defineAct({
    name: 'an event of a failed attempt',
    prepare: async () => {
      const unpaid = await unpaidOrder(testShop);
      await payInSandbox(testShop, unpaid.order.razorpay, 'failure');
      return unpaid;
    },
    run: (unpaid) => sendEventOf(testShop, unpaid, 'payment.failed'),
  }),
  defineAct({
    name: 'dismissing the dialog',
    prepare: () => unpaidOrder(testShop),
    run: ({ buyer, order }) =>
      testShop.call(reportPaymentFailed, {
        body: { razorpay_order_id: order.razorpay.orderId },
        token: buyer.token,
      }),
  }),
  defineAct({
    name: 'a payment that revives a cancelled order',
    prepare: async () => pay(testShop, await expiredOrder(testShop)),
    run: (paid) => sendEventOf(testShop, paid, 'payment.captured'),
  }),
  defineAct({
    name: 'a payment for a cancelled order whose goods are sold',
    prepare: async () => {
      const expired = await expiredOrder(testShop);
      const { productId } = expired;
      await codOrder(testShop, await customer(testShop), [{ productId, quantity: 4 }]);
      return pay(testShop, expired);
    },
    run: (paid) => sendEventOf(testShop, paid, 'payment.captured'),
  }),
];

const jobs = [
  defineAct({
    name: 'the end of a hold',
    prepare: async () => {
      const unpaid = await unpaidOrder(testShop);
      await endHold(testShop, unpaid);
      return unpaid;
    },
    run: async () => void (await releaseHolds(testShop.shop)),
    hasSteps: true,
  }),
  defineAct({
    name: 'the reconciliation of a paid order',
    prepare: async () => pay(testShop, await unpaidOrder(testShop)),
    run: async ({ order }) => {
      const { db } = testShop.database;
      // On a slow machine the orders of earlier acts are due by now as well.
      await db.updateTable('gateway_orders').set({ check_at: null }).execute();
      await db
        .updateTable('gateway_orders')
        .set({ check_at: new Date(Date.now() - 1_000), checks: 0 })
        .where('order_id', '=', order._id)
        .execute();
      await reconcilePayments(testShop.shop);
      return undefined;
    },
    hasSteps: true,
  }),
];

const refunds = [
  defineAct({
    name: 'requesting a refund',
    prepare: () => paidOrder(testShop),
    run: ({ order }) =>
      testShop.call(refundOrder, {
        params: { orderId: order._id },
        body: { reason: 'Broken in transit' },
        token: owner.token,
      }),
  }),
  defineAct({
    name: 'creating a refund at the gateway',
    prepare: async () => {
      const paid = await paidOrder(testShop);
      await setStatus(testShop, owner, paid, 'CANCELLED');
      return paid;
    },
    run: async ({ order }) => {
      const [refund] = await listRefunds(testShop.database.db, order._id);
      await createRefund(testShop.shop, refund?.id ?? '');
      return undefined;
    },
    hasSteps: true,
  }),
  defineAct({
    name: 'a report of a refund that the gateway has processed',
    prepare: async () => {
      const paid = await paidOrder(testShop);
      const { razorpay_payment_id: payment_id } = paid.callback;
      await setSandbox(testShop, { lostWebhooks: ['*'], refund: { payment_id, amount: 700 } });
      return paid;
    },
    run: (paid) => sendEventOf(testShop, paid, 'refund.processed'),
  }),
  defineAct({
    name: 'trying a refund again that failed at the gateway',
    prepare: async () => {
      const paid = await paidOrder(testShop);
      const { razorpay_payment_id: payment_id } = paid.callback;
      await setSandbox(testShop, { refundOutcome: 'failed', refund: { payment_id } });
      await setSandbox(testShop, { refundOutcome: 'processed' });
      await sendEventOf(testShop, paid, 'refund.failed');
      return paid;
    },
    run: async ({ order }) => {
      const [refund] = await listRefunds(testShop.database.db, order._id);
      return retry(testShop, owner, refund?.id ?? '');
    },
  }),
];

test.each([...events, ...jobs, ...refunds])(
  '$name is done whole or not at all, whichever statement fails',
  (act) => faulty.breakAtEachStatement(act),
  120_000,
);
