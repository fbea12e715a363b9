import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { getTodo } from '@mathappu/contract/admin/dashboard';
import { resumePayment } from '@mathappu/contract/checkout';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { cancelMyOrder, changeOrder, payInCash } from '@mathappu/contract/payments';
import { getShopDetails } from '@mathappu/contract/settings';
import { toShopDayAfter } from '@mathappu/contract/shop-time';
import { expect, test } from 'vitest';
import { releaseHolds } from '#server/payments/release-holds.ts';
import { paymentDetails, setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { setStatus } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { stockOf } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: Work;
let pots: string;
setUpOfflineShop((opened) => {
  ({ testShop, owner, buyer, work, pots } = opened);
});

/** Of ₹1,000. */
const offlineOrder = () => work.offlineOrder([{ productId: pots, quantity: 10 }]);
const move = (orderId: string, status: OrderStatus) => setStatus(testShop, owner, orderId, status);
const todoNow = async () => {
  const { unpaidOffline = 0, toGiveBack = 0 } = (
    await testShop.call(getTodo, { token: owner.token })
  ).body.data;
  return { unpaidOffline, toGiveBack };
};
const stockNow = async () => (await stockOf(testShop, pots)) ?? 0;

test('an order confirmed for payment offline holds its goods and tells its customer alone where to pay', async () => {
  const before = await stockNow();
  const orderId = await offlineOrder();
  expect(await stockNow()).toBe(before - 10);
  expect(await work.ownOrder(orderId)).toMatchObject({
    orderStatus: 'pending_payment',
    paymentStatus: 'PENDING',
    paymentDetails: { paymentMethod: 'offline' },
    payTo: { amount: 1_000, ...paymentDetails },
    payBy: toShopDayAfter(new Date(), 3),
    payableUntil: null,
    isCancellable: false,
    receivedAmt: 0,
  });
  const forStaff = JSON.stringify(await work.history(orderId));
  const details = JSON.stringify((await testShop.call(getShopDetails)).body.data);
  for (const answer of [forStaff, details])
    expect(answer).not.toContain(paymentDetails.accountNumber);
});

test('edge 22: an unpaid offline order of long ago stays, and the dashboard counts it', async () => {
  const { unpaidOffline } = await todoNow();
  const orderId = await offlineOrder();
  testShop.setNow(new Date(Date.now() + 60 * 24 * 60 * 60_000));
  await releaseHolds(testShop.shop);
  await testShop.runJobs();
  testShop.setNow();
  expect(await work.stateOf(orderId)).toEqual(['PENDING_PAYMENT', 'PENDING', 0, 0]);
  expect((await todoNow()).unpaidOffline).toBe(unpaidOffline + 1);
});

test('one whose goods left on trust is owed until its money has come, and what was given back is not', async () => {
  const { unpaidOffline } = await todoNow();
  const waiting = async () => {
    const query = { owing: 'offline' } as const;
    const { orders, pagination } = (
      await testShop.call(listAllOrders, { query, token: owner.token })
    ).body.data;
    expect(pagination.total).toBe((await todoNow()).unpaidOffline);
    return orders.map(({ _id }) => _id);
  };
  const orderId = await offlineOrder();
  await work.book(orderId, { amount: 400 });
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    await move(orderId, status);
    expect(await work.ownOrder(orderId)).toMatchObject({
      payTo: { amount: 600, ...paymentDetails },
      payBy: toShopDayAfter(new Date(), 3),
      isCancellable: false,
      receivedAmt: 400,
    });
    expect((await todoNow()).unpaidOffline).toBe(unpaidOffline + 1);
    expect(await waiting()).toContain(orderId);
  }
  await work.book(orderId, { amount: 600 });
  const isSettled = async () => {
    expect(await work.ownOrder(orderId)).toMatchObject({ payTo: null, payBy: null });
    expect((await todoNow()).unpaidOffline).toBe(unpaidOffline);
    expect(await waiting()).not.toContain(orderId);
  };
  await isSettled();
  await work.book(orderId, { amount: 50, isGivenBack: true });
  await isSettled();
});

test('a cancelled one is owed nothing; once it goes on, it is again', async () => {
  const orderId = await offlineOrder();
  await move(orderId, 'SHIPPED');
  await move(orderId, 'CANCELLED');
  expect(await work.ownOrder(orderId)).toMatchObject({ payTo: null, payBy: null });
  await move(orderId, 'PENDING');
  expect(await work.ownOrder(orderId)).toMatchObject({ payTo: { amount: 1_000 } });
});

test('its customer can neither cancel it, nor turn it into cash, nor pay it online', async () => {
  const orderId = await offlineOrder();
  const { token } = buyer;
  const body = { orderId };
  const refused = [
    await testShop.call(cancelMyOrder, { body, token }),
    await testShop.call(changeOrder, { body, token }),
    await testShop.call(payInCash, { body, token }),
    await testShop.call(resumePayment, { body, token }),
  ];
  expect(refused.map(({ refusal }) => refusal.code)).toEqual([
    'orderNotCancellable',
    'orderNotWaiting',
    'orderNotWaiting',
    'paymentNotPossible',
  ]);
  expect(await work.stateOf(orderId)).toEqual(['PENDING_PAYMENT', 'PENDING', 0, 0]);
});

test('edge 20: changes of the status leave the payment status of an offline order alone', async () => {
  const orderId = await offlineOrder();
  for (const status of ['SHIPPED', 'DELIVERED', 'PENDING'] as const) {
    expect((await move(orderId, status)).status).toBe(200);
    expect(await work.stateOf(orderId)).toEqual([status, 'PENDING', 0, 0]);
  }
  await work.book(orderId, { amount: 1_000 });
  for (const status of ['PROCESSING', 'PENDING', 'DELIVERED', 'PROCESSING'] as const) {
    expect((await move(orderId, status)).status).toBe(200);
    expect(await work.stateOf(orderId)).toEqual([status, 'PAID', 1_000, 0]);
  }
  expect((await move(orderId, 'PENDING_PAYMENT')).refusal.code).toBe('orderAlreadyPaid');
});

test('edge 21: cancelled after payment, the stock is back and the money is to give back until booked', async () => {
  const { toGiveBack } = await todoNow();
  const before = await stockNow();
  const orderId = await offlineOrder();
  await work.book(orderId, { amount: 1_000 });
  await testShop.runJobs();
  testShop.outbox.length = 0;
  await move(orderId, 'CANCELLED');
  expect(await stockNow()).toBe(before);
  expect(await work.stateOf(orderId)).toEqual(['CANCELLED', 'PAID', 1_000, 1_000]);
  await testShop.runJobs();
  expect(testShop.outbox[0]?.text).toContain('About the ₹1,000.00 that you paid, write to');
  await work.book(orderId, { amount: 250, isGivenBack: true });
  expect(await work.stateOf(orderId)).toEqual(['CANCELLED', 'PAID', 750, 750]);
  expect((await todoNow()).toGiveBack).toBe(toGiveBack + 1);
  await work.book(orderId, { amount: 750, isGivenBack: true, method: 'upi', reference: 'back' });
  expect(await work.stateOf(orderId)).toEqual(['CANCELLED', 'REFUNDED', 0, 0]);
  expect((await todoNow()).toGiveBack).toBe(toGiveBack);
  // Once it goes on after all, it is to be paid.
  await move(orderId, 'PENDING_PAYMENT');
  expect(await work.stateOf(orderId)).toEqual(['PENDING_PAYMENT', 'PENDING', 0, 0]);
});

test('one that is cancelled unpaid owes nothing; a part of the money, or late money, is to give back', async () => {
  const [unpaid, part] = [await offlineOrder(), await offlineOrder()];
  await work.book(part, { amount: 400 });
  await move(unpaid, 'CANCELLED');
  await move(part, 'CANCELLED');
  expect(await work.stateOf(unpaid)).toEqual(['CANCELLED', 'PENDING', 0, 0]);
  expect(await work.stateOf(part)).toEqual(['CANCELLED', 'PENDING', 400, 400]);
  await work.book(unpaid, { amount: 1_000 });
  expect(await work.stateOf(unpaid)).toEqual(['CANCELLED', 'PAID', 1_000, 1_000]);
  expect((await move(unpaid, 'PENDING_PAYMENT')).refusal.code).toBe('orderAlreadyPaid');
  expect((await move(unpaid, 'PENDING')).status).toBe(200);
  expect(await work.stateOf(unpaid)).toEqual(['PENDING', 'PAID', 1_000, 0]);
  await work.book(part, { amount: 400, isGivenBack: true });
  expect(await work.stateOf(part)).toEqual(['CANCELLED', 'REFUNDED', 0, 0]);
});
