import { refundOrder } from '@mathappu/contract/payments';
import { expect, test } from 'vitest';
import { expiredOrder, pay, setStatus, unpaidOrder } from '#test/order-cases.ts';
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
import { deliverWebhooks, paymentOf, setSandbox, verify } from '#test/payments.ts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

test('a payment that the shop has not heard of is found before the order is given up', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  for (const act of [payCash, change]) {
    const paid = await pay(testShop, await unpaidOrder(testShop));
    expect((await act(testShop, paid)).refusal.code).toBe('orderAlreadyPaid');
    expect(await readOwnOrder(testShop, paid)).toMatchObject({
      orderStatus: 'processing',
      paymentStatus: 'PAID',
      paymentDetails: { paymentMethod: 'online' },
    });
  }
});

test('a silent provider does not keep the customer waiting for another way', async () => {
  const [first, second] = [await unpaidOrder(testShop), await unpaidOrder(testShop)];
  await setSandbox(testShop, { apiFailure: 'error 500' });
  expect((await payCash(testShop, first)).status).toBe(200);
  expect((await cancel(testShop, second)).status).toBe(200);
});

test('a provider that falls silent halfway keeps the customer waiting for three seconds at most', async () => {
  await setSandbox(testShop, { offerPaise: 1_000 });
  const paid = await pay(testShop, await unpaidOrder(testShop));
  await verify(testShop, paid.buyer.token, paid.callback);
  await testShop.call(refundOrder, {
    params: { orderId: paid.order._id },
    body: { reason: 'Another amount' },
    token: owner.token,
  });
  await testShop.runJobs();
  // It lists the payment; the next call asks for its refunds.
  await setSandbox(testShop, { answeredCalls: 1, silentCalls: 1 });
  const start = performance.now();
  expect((await payCash(testShop, paid)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(4_500);
});

test('an order with a payment of another amount is left to the shop', async () => {
  await setSandbox(testShop, { offerPaise: 1_000 });
  const paid = await pay(testShop, await unpaidOrder(testShop));
  await verify(testShop, paid.buyer.token, paid.callback);
  expect(await readOwnOrder(testShop, paid)).toMatchObject({
    paymentCheck: 'differs',
    isCancellable: false,
  });
  for (const answer of [
    await payCash(testShop, paid),
    await change(testShop, paid),
    await cancel(testShop, paid),
  ]) {
    expect(answer.refusal.code).toBe('paymentInQuestion');
  }
});

test('money that arrives for an order to be paid in cash makes it a paid online order', async () => {
  const unpaid = await unpaidOrder(testShop);
  expect((await payCash(testShop, unpaid)).status).toBe(200);
  const paid = await pay(testShop, unpaid);
  expect((await verify(testShop, paid.buyer.token, paid.callback)).status).toBe(200);
  await deliverWebhooks(testShop);
  expect([
    (await readOwnOrder(testShop, paid)).paymentDetails.paymentMethod,
    await paymentOf(testShop, paid.order._id),
  ]).toEqual([
    'online',
    {
      status: 'PENDING',
      paymentStatus: 'PAID',
      payments: [{ state: 'captured', isSettling: true }],
      refunds: [],
    },
  ]);
  await expectStock(testShop, paid, 3);
});

test('money that arrives for an order whose cash was paid is refunded', async () => {
  const unpaid = await unpaidOrder(testShop);
  await payCash(testShop, unpaid);
  await setStatus(testShop, owner, unpaid, 'DELIVERED');
  const paid = await pay(testShop, unpaid);
  await verify(testShop, paid.buyer.token, paid.callback);
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  expect([
    (await readOwnOrder(testShop, paid)).paymentDetails.paymentMethod,
    await paymentOf(testShop, paid.order._id),
  ]).toMatchObject([
    'cod',
    {
      status: 'DELIVERED',
      paymentStatus: 'PAID',
      refunds: [{ state: 'processed', reason: 'The order was paid twice' }],
    },
  ]);
});

test.each([['cancelled'], ['changed']] as const)(
  'money that arrives for an order that its customer %s is refunded',
  async (what) => {
    const unpaid = await unpaidOrder(testShop);
    const answer =
      what === 'changed' ? await change(testShop, unpaid) : await cancel(testShop, unpaid);
    expect(answer.status).toBe(200);
    const paid = await pay(testShop, unpaid);
    expect((await verify(testShop, paid.buyer.token, paid.callback)).refusal.code).toBe(
      'paidTooLate',
    );
    await testShop.runJobs();
    await deliverWebhooks(testShop);
    expect(await paymentOf(testShop, paid.order._id)).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ state: 'processed' }],
    });
    await expectStock(testShop, paid, 5);
  },
);

test('when the hold ends the lines go back into the cart, and leave it when the order is revived', async () => {
  const expired = await expiredOrder(testShop);
  expect(await cartOf(testShop, expired)).toEqual({ [expired.productId]: 2 });
  await expectStock(testShop, expired, 5);
  expect((await newMailTexts(testShop, expired)).join()).toMatch(
    /was not paid within 20 minutes, so it was cancelled on .* What it held is in your cart again\./,
  );
  const paid = await pay(testShop, expired);
  expect((await verify(testShop, paid.buyer.token, paid.callback)).status).toBe(200);
  expect(await cartOf(testShop, expired)).toEqual({});
  await expectStock(testShop, expired, 3);
});
