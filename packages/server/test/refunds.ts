import { getOrderHistory, type OrderHistory } from '@mathappu/contract/admin/admin-orders';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { refundOrder, retryRefund } from '@mathappu/contract/payments';
import { listPaymentDiscrepancies } from '#server/payments/discrepancy-queries.ts';
import { advanceRefunds } from '#server/payments/refunds/advance-refunds.ts';
import { pay, sendEventOf, unpaidOrder } from './order-cases.ts';
import type { RequestedLine } from './orders.ts';
import { deliverWebhooks, onlineOrder, payInSandbox, setSandbox } from './payments.ts';
import { customer, type Person } from './people.ts';
import { product } from './products.ts';
import type { TestShop } from './test-shop.ts';

type OrderRef = { order: { _id: string; orderId: string } };

/** An order of ₹179.90 that is paid and told of. */
export async function paidOnline(testShop: TestShop) {
  const paid = await pay(testShop, await unpaidOrder(testShop));
  await sendEventOf(testShop, paid, 'payment.captured');
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  return { ...paid, paymentId: paid.callback.razorpay_payment_id };
}

/** A paid online order of new products, of which each had 20 in stock, and of others. Prices in rupees. */
export async function paidLines(
  testShop: TestShop,
  wanted: readonly { price: number; quantity: number }[],
  others: readonly RequestedLine[] = [],
) {
  const buyer = await customer(testShop);
  const productIds: string[] = [];
  for (const { price } of wanted) productIds.push(await product(testShop, { price, stock: 20 }));
  const lines = wanted.map(({ quantity }, index) => ({
    productId: productIds[index] ?? '',
    quantity,
  }));
  const order = await onlineOrder(testShop, buyer, [...lines, ...others]);
  await payInSandbox(testShop, order.razorpay);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  return { buyer, order, lines };
}

/** The discrepancies of the order and their amounts. */
export const findingsOf = async ({ shop }: TestShop, { order }: OrderRef) =>
  (await listPaymentDiscrepancies(shop.db, shop.now()))
    .filter(({ orderId }) => orderId === order.orderId)
    .map(({ finding, amount }) => [finding, amount]);

/** Requests a refund as an admin; the job that sends it has not run. */
export const requestRefund = (
  testShop: TestShop,
  { token }: Person,
  { order }: OrderRef,
  body: Partial<BodyOf<typeof refundOrder>> = {},
) =>
  testShop.call(refundOrder, {
    params: { orderId: order._id },
    body: { reason: 'Broken in transit', ...body },
    token,
  });

export const retry = (testShop: TestShop, { token }: Person, refundId: string) =>
  testShop.call(retryRefund, { params: { refundId }, token });

export async function historyOf(
  testShop: TestShop,
  { token }: Person,
  { order }: OrderRef,
): Promise<OrderHistory> {
  const answer = await testShop.call(getOrderHistory, { params: { orderId: order._id }, token });
  return answer.body.data;
}

/** Refunds at the provider, as in its dashboard, and delivers what it says of it. */
export const refundAtProvider = (testShop: TestShop, paymentId: string, amount?: number) =>
  setSandbox(testShop, { refund: { payment_id: paymentId, amount }, deliver: true });

/** Gives the refunds that are pending at the provider their outcome, and delivers its events. */
export const settleAtProvider = (testShop: TestShop) =>
  setSandbox(testShop, { settle: true, deliver: true });

/** Runs the job of refunds as if it ran this many minutes from now. */
export async function advanceIn(testShop: TestShop, minutes: number): Promise<void> {
  testShop.setNow(new Date(Date.now() + minutes * 60_000));
  await advanceRefunds(testShop.shop);
  await deliverWebhooks(testShop);
}
