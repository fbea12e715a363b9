import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { listRefunds, requestRefund } from '#server/gateway/refund-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { revisionsOf } from '#test/admin/revisions.ts';
import { byTier } from '#test/by-tier.ts';
import {
  deliverWebhooks,
  mailsTo,
  onlineOrder,
  payInSandbox,
  paymentOf,
  refundsAtGateway,
  setSandbox,
} from '#test/payments.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { createRefund } from './create-refund.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

async function paidOrder() {
  const buyer = await customer(testShop);
  const productId = await product(testShop);
  const order = await onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  const { razorpay_payment_id: paymentId } = await payInSandbox(testShop, order.razorpay);
  await deliverWebhooks(testShop);
  return { buyer, order, paymentId };
}

async function refundedOrder() {
  const paid = await paidOrder();
  const refundId = await inTransaction(testShop.shop.db, (tx) =>
    requestRefund(testShop.shop, tx, {
      gatewayPaymentId: paid.paymentId,
      orderId: paid.order._id,
      amountPaise: paid.order.razorpay.amount,
      cause: 'byShop',
      reason: 'Broken in transit',
    }),
  );
  return { ...paid, refundId };
}

/** The same shop with some calls of its gateway replaced. */
const withGateway = (changes: Partial<PaymentGateway>): Shop => ({
  ...testShop.shop,
  payments: { ...(testShop.shop.payments as PaymentGateway), ...changes },
});

test('killed between the call and the commit, it refunds once when it runs again', async () => {
  const { buyer, order, refundId } = await refundedOrder();
  const dying = withGateway({
    async refund(request) {
      await testShop.shop.payments?.refund(request);
      throw new Error('killed');
    },
  });
  await expect(createRefund(dying, refundId)).rejects.toThrow('killed');
  expect(refundsAtGateway(testShop, [order.orderId])).toHaveLength(1);
  expect((await paymentOf(testShop, order._id)).refunds).toMatchObject([{ state: 'requested' }]);
  // Also when the list of payments is outdated.
  const stale = withGateway({
    async listPayments(id) {
      const payments = (await testShop.shop.payments?.listPayments(id)) ?? [];
      return payments.map((payment) => ({ ...payment, state: 'captured', refundedPaise: 0 }));
    },
  });
  await createRefund(stale, refundId);
  await createRefund(testShop.shop, refundId);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  expect(refundsAtGateway(testShop, [order.orderId])).toHaveLength(1);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    paymentStatus: 'REFUNDED',
    payments: [{ state: 'refunded' }],
    refunds: [{ state: 'processed' }],
  });
  expect(mailsTo(testShop, buyer.email).filter((mail) => mail.startsWith('Refund'))).toHaveLength(
    1,
  );
});

test('five concurrent runs refund once', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const { order, refundId } = await refundedOrder();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => createRefund(testShop.shop, refundId)),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    await deliverWebhooks(testShop);
    expect(refundsAtGateway(testShop, [order.orderId])).toHaveLength(1);
    expect((await paymentOf(testShop, order._id)).refunds).toMatchObject([{ state: 'processed' }]);
  }
});

test('a refund that is made while its order changes again goes on at the new order', async () => {
  const [buyer, owner] = [await customer(testShop), await admin(testShop)];
  const productId = await product(testShop);
  const order = await onlineOrder(testShop, buyer, [{ productId, quantity: 3 }]);
  await payInSandbox(testShop, order.razorpay);
  await deliverWebhooks(testShop);
  const { revise } = revisionsOf(testShop, owner);
  const changeTo = async (orderId: string, quantity: number) => {
    const { status, body } = await revise(orderId, { lines: [{ productId, quantity }] });
    expect(status).toBe(200);
    return body.data._id ?? '';
  };
  const second = await changeTo(order._id, 2);
  const [refund] = await listRefunds(testShop.shop.db, second);
  let third = '';
  const changing = withGateway({
    async refund(request) {
      const made = await (testShop.shop.payments as PaymentGateway).refund(request);
      third = await changeTo(second, 1);
      return made;
    },
  });
  await createRefund(changing, refund?.id ?? '');
  expect((await paymentOf(testShop, second)).refunds).toEqual([]);
  expect((await paymentOf(testShop, third)).refunds).toMatchObject([
    { state: 'processed' },
    { state: 'requested' },
  ]);
});

test('a refund made at the provider is recorded', async () => {
  const { order, paymentId } = await paidOrder();
  await setSandbox(testShop, { refund: { payment_id: paymentId }, deliver: true });
  expect(await paymentOf(testShop, order._id)).toEqual({
    status: 'PENDING',
    paymentStatus: 'REFUNDED',
    payments: [{ state: 'refunded', isSettling: true }],
    refunds: [{ state: 'processed', reason: 'Refunded at the payment provider' }],
  });
});
