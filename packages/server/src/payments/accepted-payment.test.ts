import { resumePayment } from '@mathappu/contract/checkout';
import { getMyOrder } from '@mathappu/contract/orders';
import { refundOrder } from '@mathappu/contract/payments';
import { expect, test } from 'vitest';
import { acceptAs, orderPaidDifferently } from '#test/differing-payments.ts';
import { setStatus } from '#test/order-cases.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { deliverWebhooks } from '#test/payments.ts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

const seenBy = async ({ token }: Person, orderId: string) =>
  (await testShop.call(getMyOrder, { params: { orderId }, token })).body.data;

test.each([
  ['another amount', { offerPaise: 1_000 }, '₹169.90'],
  ['another currency', { offerPaise: 0, paymentCurrency: 'USD' }, '$179.90'],
])(
  'mails and refusals about a payment of %s that was accepted name what was paid',
  async (_what, settings, sum) => {
    const found = await orderPaidDifferently(testShop, settings);
    const { order, gatewayPaymentId, buyer } = found;
    await acceptAs(testShop, owner, { orderId: order.orderId, gatewayPaymentId });
    const refund = (body: object) =>
      testShop.call(refundOrder, {
        params: { orderId: order.orderId },
        body: { reason: 'Broken', gatewayPaymentId, ...body },
        token: owner.token,
      });
    expect((await refund({ amount: 500 })).refusal.message).toBe(
      `Only ${sum} of this payment can be refunded`,
    );
    if (sum.startsWith('$')) {
      const lines = [{ productId: found.productId, quantity: 1 }];
      expect((await refund({ lines })).refusal.code).toBe('refundNotPossible');
    }
    const currency = sum.startsWith('$') ? 'USD' : 'INR';
    const amount = Number(sum.slice(1));
    expect(await seenBy(buyer, order.orderId)).toMatchObject({ paidInstead: { amount, currency } });
    await setStatus(testShop, owner, found, 'CANCELLED');
    // A refund more than a minute later has a mail of its own.
    await testShop.shop.db
      .updateTable('orders')
      .set({ cancelled_at: new Date(Date.now() - 61_000) })
      .where('id', '=', order._id)
      .execute();
    await testShop.runJobs();
    await deliverWebhooks(testShop);
    await testShop.runJobs();
    expect(await seenBy(buyer, order.orderId)).toMatchObject({
      refunds: [{ amount, currency, state: 'returned' }],
    });
    const texts = testShop.outbox.filter(({ to }) => to === buyer.email).map(({ text }) => text);
    for (const words of [
      `We have received your order ${order.orderId} and your payment of ${sum}, and`,
      `Your payment of ${sum} is on its way`,
      `We have returned ${sum}. `,
    ]) {
      expect(texts.join('\n')).toContain(words);
    }
  },
);

test('an order whose accepted payment is still to be captured is being confirmed, not payable', async () => {
  const { order, gatewayPaymentId, buyer } = await orderPaidDifferently(testShop, {
    capture: 'manual',
  });
  const seen = () => seenBy(buyer, order.orderId);
  expect(await seen()).toMatchObject({
    paymentCheck: 'differs',
    paidInstead: { amount: 169.9, currency: 'INR' },
  });
  await acceptAs(testShop, owner, { orderId: order.orderId, gatewayPaymentId });
  expect(await seen()).toMatchObject({
    paymentStatus: 'PENDING',
    paymentCheck: 'confirming',
    paidInstead: null,
    payableUntil: null,
  });
  const resumed = await testShop.call(resumePayment, {
    body: { orderId: order.orderId },
    token: buyer.token,
  });
  expect(resumed.refusal.code).toBe('paymentNotPossible');
  await testShop.runJobs();
  expect(await seen()).toMatchObject({ paymentStatus: 'PAID', paymentCheck: null });
});
