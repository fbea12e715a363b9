import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { requestRefund } from '#server/gateway/refund-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import {
  deliverWebhooks,
  mailsTo,
  onlineOrder,
  payInSandbox,
  paymentOf,
  refundsAtGateway,
} from '#test/payments.ts';
import { customer } from '#test/people.ts';
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
  await inTransaction(testShop.shop.db, (tx) =>
    requestRefund(testShop.shop, tx, {
      gatewayPaymentId: paid.paymentId,
      orderId: paid.order._id,
      amountPaise: paid.order.razorpay.amount,
      reason: 'Broken in transit',
    }),
  );
  return paid;
}

/** The same shop with some calls of its gateway replaced. */
const withGateway = (changes: Partial<PaymentGateway>): Shop => ({
  ...testShop.shop,
  payments: { ...(testShop.shop.payments as PaymentGateway), ...changes },
});

test('killed between the call and the commit, it refunds once when it runs again', async () => {
  const { buyer, order, paymentId } = await refundedOrder();
  const dying = withGateway({
    async refund(request) {
      await testShop.shop.payments?.refund(request);
      throw new AppError('gatewayFailed');
    },
  });
  await expect(createRefund(dying, { gatewayPaymentId: paymentId })).rejects.toThrow();
  expect(refundsAtGateway(testShop, [order.orderId])).toHaveLength(1);
  expect((await paymentOf(testShop, order._id)).refunds).toMatchObject([{ state: 'requested' }]);
  // Also when the list of payments is outdated.
  const stale = withGateway({
    async listPayments(id) {
      const payments = (await testShop.shop.payments?.listPayments(id)) ?? [];
      return payments.map((payment) => ({ ...payment, state: 'captured' }));
    },
  });
  await createRefund(stale, { gatewayPaymentId: paymentId });
  await createRefund(testShop.shop, { gatewayPaymentId: paymentId });
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  expect(refundsAtGateway(testShop, [order.orderId])).toHaveLength(1);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    paymentStatus: 'REFUNDED',
    payments: [{ state: 'refunded' }],
    refunds: [{ state: 'done' }],
  });
  expect(mailsTo(testShop, buyer.email).filter((mail) => mail.startsWith('Refund'))).toHaveLength(
    1,
  );
});

test('five concurrent runs refund once, in ten rounds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { order, paymentId } = await refundedOrder();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => createRefund(testShop.shop, { gatewayPaymentId: paymentId })),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    await deliverWebhooks(testShop);
    expect(refundsAtGateway(testShop, [order.orderId])).toHaveLength(1);
    expect((await paymentOf(testShop, order._id)).refunds).toMatchObject([{ state: 'done' }]);
  }
});

test('a refund made at the provider is recorded', async () => {
  const { order, paymentId } = await paidOrder();
  await testShop.shop.payments?.refund({
    gatewayPaymentId: paymentId,
    amountPaise: order.razorpay.amount,
    idempotencyKey: 'made at the provider',
    reason: 'By hand',
  });
  await deliverWebhooks(testShop);
  expect(await paymentOf(testShop, order._id)).toEqual({
    status: 'PENDING',
    paymentStatus: 'REFUNDED',
    payments: [{ state: 'refunded', isSettling: true }],
    refunds: [{ state: 'done', reason: 'Given back at the payment provider' }],
  });
});
