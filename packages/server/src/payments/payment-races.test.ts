import { reportPaymentFailed } from '@mathappu/contract/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import {
  deliverWebhooks,
  mailsTo,
  onlineOrder,
  payInSandbox,
  paymentOf,
  setSandbox,
  verify,
} from '#test/payments.ts';
import { customer, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { releaseHolds } from './release-holds.ts';
import { syncPayments } from './sync-payments.ts';

const rounds = 10;

let testShop: TestShop;
let buyer: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  await setSandbox(testShop, { webhookCopies: 2, acceptsSecondPayment: true });
});
afterAll(() => testShop.close());

async function oneOrder() {
  buyer = await customer(testShop);
  const productId = await product(testShop, { stock: 3 });
  return { productId, order: await onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]) };
}

const sync = async (gatewayOrderId: string) => {
  const gatewayOrder = await findGatewayOrder(testShop.shop.db, gatewayOrderId);
  if (!gatewayOrder) throw new Error('no gateway order');
  return syncPayments(testShop.shop, testShop.shop.payments as PaymentGateway, gatewayOrder);
};

const endHold = (orderId: string) =>
  testShop.shop.db
    .updateTable('orders')
    .set({ hold_until: new Date(Date.now() - 1_000) })
    .where('id', '=', orderId)
    .execute();

async function expectPaidOnce(orderId: string, productId: string): Promise<void> {
  const { payments, ...order } = await paymentOf(testShop, orderId);
  expect(order).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' });
  expect(payments.filter((payment) => payment.isSettling)).toEqual([
    { state: 'captured', isSettling: true },
  ]);
  expect([await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)]).toEqual([
    2, 2,
  ]);
  const paidMails = mailsTo(testShop, buyer.email).filter((mail) => mail.startsWith('Payment'));
  expect(paidMails).toHaveLength(1);
}

test('concurrent callback, webhooks, reconciler and end of the hold settle the order once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { productId, order } = await oneOrder();
    const callback = await payInSandbox(testShop, order.razorpay);
    if (round % 2 === 1) await endHold(order._id);
    await Promise.all([
      verify(testShop, buyer.token, callback),
      deliverWebhooks(testShop),
      sync(order.razorpay.orderId),
      releaseHolds(testShop.shop),
      testShop.call(reportPaymentFailed, {
        body: { razorpay_order_id: order.razorpay.orderId },
        token: buyer.token,
      }),
      sync(order.razorpay.orderId),
      verify(testShop, buyer.token, callback),
    ]);
    await testShop.runJobs();
    await expectPaidOnce(order._id, productId);
    expect((await paymentOf(testShop, order._id)).refunds).toEqual([]);
  }
});

test('of two concurrent payments of one order one settles it, the other is refunded', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { productId, order } = await oneOrder();
    const [first, second] = [
      await payInSandbox(testShop, order.razorpay),
      await payInSandbox(testShop, order.razorpay),
    ];
    await Promise.all([
      verify(testShop, buyer.token, first),
      verify(testShop, buyer.token, second),
      deliverWebhooks(testShop),
      sync(order.razorpay.orderId),
      verify(testShop, buyer.token, second),
    ]);
    await testShop.runJobs();
    await expectPaidOnce(order._id, productId);
    expect((await paymentOf(testShop, order._id)).refunds).toMatchObject([{ state: 'processed' }]);
  }
});
