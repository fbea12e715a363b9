import { addToCart } from '@mathappu/contract/cart';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { reportPaymentFailed } from '@mathappu/contract/payments';
import { expect, test } from 'vitest';
import { enquiriesOf } from '#test/admin/enquiries.ts';
import { cashOrder, paidOrder, setStatus, unpaidOrder } from '#test/order-cases.ts';
import {
  cancel,
  cartOf,
  change,
  expectStock,
  newMailTexts,
  payCash,
  readOwnOrder,
} from '#test/own-orders.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { deliverWebhooks, onlineOrder, paymentOf } from '#test/payments.ts';
import { customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

test('an unpaid order tells how long it can be paid, by the clock of the shop', async () => {
  const unpaid = await unpaidOrder(testShop);
  const { payableSeconds, payableUntil, isCancellable } = await readOwnOrder(testShop, unpaid);
  expect([payableUntil !== null, isCancellable]).toEqual([true, true]);
  expect(payableSeconds).toBeGreaterThan(19 * 60);
  expect(payableSeconds).toBeLessThanOrEqual(20 * 60);
});

test('an unpaid order is paid in cash instead: the same order and stock, once, with its mail', async () => {
  const unpaid = await unpaidOrder(testShop);
  const answers = await Promise.all([1, 2, 3].map(() => payCash(testShop, unpaid)));
  expect(answers.map(({ status, body }) => [status, body.data])).toEqual(
    Array(3).fill([200, { orderId: unpaid.order.orderId }]),
  );
  expect(await readOwnOrder(testShop, unpaid)).toMatchObject({
    orderStatus: 'processing',
    paymentStatus: 'PENDING',
    paymentDetails: { paymentMethod: 'cod' },
    payableUntil: null,
    payableSeconds: null,
    isCancellable: true,
  });
  await expectStock(testShop, unpaid, 3);
  expect(await newMailTexts(testShop, unpaid)).toEqual([
    expect.stringContaining(`order ${unpaid.order.orderId}. Please keep ₹179.90 in cash ready`),
  ]);
  await setStatus(testShop, owner, unpaid, 'DELIVERED');
  expect(await readOwnOrder(testShop, unpaid)).toMatchObject({ paymentStatus: 'PAID' });
});

test('while the shop takes enquiries no order becomes one in cash; in the other ways of selling it does', async () => {
  const { sellBy } = enquiriesOf(testShop, { owner, buyer: owner });
  const [unpaid, other] = [await unpaidOrder(testShop), await unpaidOrder(testShop)];
  await sellBy('enquiry');
  expect((await payCash(testShop, unpaid)).refusal.code).toBe('saleModeRefused');
  expect(await readOwnOrder(testShop, unpaid)).toMatchObject({ orderStatus: 'pending_payment' });
  await sellBy('cod');
  expect((await payCash(testShop, unpaid)).status).toBe(200);
  await sellBy('enquiry');
  // Repeated, it answers as before.
  expect((await payCash(testShop, unpaid)).status).toBe(200);
  await sellBy('full');
  expect((await payCash(testShop, other)).status).toBe(200);
});

test('a failed payment does not stay with an order that is paid in cash', async () => {
  const failed = await unpaidOrder(testShop);
  await testShop.call(reportPaymentFailed, {
    body: { razorpay_order_id: failed.order.razorpay.orderId },
    token: failed.buyer.token,
  });
  expect(await readOwnOrder(testShop, failed)).toMatchObject({ paymentStatus: 'FAILED' });
  await payCash(testShop, failed);
  expect(await readOwnOrder(testShop, failed)).toMatchObject({ paymentStatus: 'PENDING' });
});

test('an unpaid order is changed: cancelled, its stock released, its lines in the cart, once', async () => {
  const unpaid = await unpaidOrder(testShop);
  const other = await product(testShop);
  await testShop.call(addToCart, { body: { productId: other }, token: unpaid.buyer.token });
  const { body } = await change(testShop, unpaid);
  expect(body.data.orderId).toBe(unpaid.order.orderId);
  const expected = { [unpaid.productId]: 2, [other]: 1 };
  expect(await cartOf(testShop, unpaid)).toEqual(expected);
  await expectStock(testShop, unpaid, 5);
  expect(await readOwnOrder(testShop, unpaid)).toMatchObject({
    orderStatus: 'cancelled',
    isCancellable: false,
  });
  // A second click does not bring back what has been changed meanwhile.
  await testShop.shop.db.deleteFrom('cart_lines').where('product_id', '=', other).execute();
  expect((await change(testShop, unpaid)).status).toBe(200);
  expect(await cartOf(testShop, unpaid)).toEqual({ [unpaid.productId]: 2 });
  expect(await newMailTexts(testShop, unpaid)).toEqual([
    expect.stringMatching(/You do not have to pay anything\. What it held is in your cart again\./),
  ]);
});

test('of each product the larger quantity stays in the cart; what is no longer sold stays out', async () => {
  const buyer = await customer(testShop);
  const [more, fewer, gone] = [
    await product(testShop, { stock: 9 }),
    await product(testShop, { stock: 9 }),
    await product(testShop, { stock: 9 }),
  ];
  const order = await onlineOrder(testShop, buyer, [
    { productId: more, quantity: 2 },
    { productId: fewer, quantity: 5 },
    { productId: gone, quantity: 1 },
  ]);
  for (const [productId, quantity] of [
    [more, 4],
    [fewer, 3],
  ] as const) {
    await testShop.call(addToCart, { body: { productId, quantity }, token: buyer.token });
  }
  const deleted = { deleted_at: new Date() };
  await testShop.shop.db.updateTable('products').set(deleted).where('id', '=', gone).execute();
  const own = { buyer, productId: more, order };
  await change(testShop, own);
  expect(await cartOf(testShop, own)).toEqual({ [more]: 4, [fewer]: 5 });
});

test('an unpaid order is cancelled with its stock back and nothing in the cart', async () => {
  const unpaid = await unpaidOrder(testShop);
  const answers = await Promise.all([
    cancel(testShop, unpaid, 'PENDING'),
    cancel(testShop, unpaid, 'PENDING'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await expectStock(testShop, unpaid, 5);
  expect(await cartOf(testShop, unpaid)).toEqual({});
  expect(await newMailTexts(testShop, unpaid)).toEqual([
    expect.stringMatching(/was cancelled on .* You do not have to pay anything\.\n/),
  ]);
  expect((await change(testShop, unpaid)).refusal.code).toBe('orderNotWaiting');
  expect((await payCash(testShop, unpaid)).refusal.code).toBe('orderNotWaiting');
});

test('a paid order that nobody packs yet is cancelled and refunded', async () => {
  const paid = await paidOrder(testShop);
  await newMailTexts(testShop, paid);
  expect((await cancel(testShop, paid, 'PAID')).status).toBe(200);
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  expect(await paymentOf(testShop, paid.order._id)).toMatchObject({
    status: 'CANCELLED',
    paymentStatus: 'REFUNDED',
    refunds: [{ state: 'processed', reason: 'The order was cancelled' }],
  });
  await expectStock(testShop, paid, 5);
  // Within a minute, one mail tells of the cancellation and its refund.
  expect(await newMailTexts(testShop, paid)).toEqual([
    expect.stringContaining('Your payment of ₹179.90 is on its way back to you.'),
  ]);
});

test('who decided to cancel an unpaid order does not cancel a paid one', async () => {
  const paid = await paidOrder(testShop);
  expect((await cancel(testShop, paid, 'PENDING')).refusal.code).toBe('orderAlreadyPaid');
  expect((await cancel(testShop, paid, 'FAILED')).refusal.code).toBe('orderAlreadyPaid');
  expect(await paymentOf(testShop, paid.order._id)).toMatchObject({ status: 'PENDING' });
});

test.each<[OrderStatus, number]>([
  ['PENDING', 200],
  ['PENDING_PAYMENT', 200],
  ['PROCESSING', 409],
  ['SHIPPED', 409],
  ['DELIVERED', 409],
  ['CANCELLED', 409],
])('a cash order that is %s: cancelling answers %i', async (status, expected) => {
  const ordered = await cashOrder(testShop);
  await setStatus(testShop, owner, ordered, status);
  expect((await readOwnOrder(testShop, ordered)).isCancellable).toBe(expected === 200);
  const answer = await cancel(testShop, ordered);
  expect(answer.status).toBe(expected);
  if (expected === 409) expect(answer.refusal.code).toBe('orderNotCancellable');
});
