import { syncPayments } from '@mathappu/contract/payments';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { unpaidOrder } from '#test/order-cases.ts';
import {
  discrepanciesOf,
  payInSandbox,
  paymentOf,
  readDiscrepancies,
  resetSandbox,
  setSandbox,
  verify,
} from '#test/payments.ts';
import { admin } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let testShop: TestShop;
let start: number;
beforeEach(async () => {
  testShop = await openTestShop({}, { gatewayTimeoutMs: 2_000 });
  start = Date.now();
});
afterEach(() => testShop.close());

const at = (minutes: number) => new Date(start + minutes * 60_000);

async function reconcileAt(minutes: number): Promise<void> {
  testShop.setNow(at(minutes));
  await reconcilePayments(testShop.shop);
}

/** The reconciler runs every minute. */
async function reconcileFrom(minutes: number, until: number): Promise<void> {
  for (let minute = minutes; minute <= until; minute += 1) await reconcileAt(minute);
}

const callsAtProvider = async (): Promise<number> => {
  const left = 10_000;
  const answer = await testShop.app.inject('/sandbox/razorpay/control');
  return left - (answer.json() as { settings: { answeredCalls: number } }).settings.answeredCalls;
};
const countCalls = () => setSandbox(testShop, { answeredCalls: 10_000 });

test('payments are not called compared before the provider has answered, with or without orders', async () => {
  expect(await readDiscrepancies(testShop)).toMatchObject({
    message: 'Not compared with the payment provider in the last 15 minutes',
    data: [],
    provider: { isCompared: false, answeredAt: null, failure: null, silentSince: null },
  });
  const asked = new Date();
  testShop.setNow(asked);
  await reconcilePayments(testShop.shop);
  expect(await readDiscrepancies(testShop)).toMatchObject({
    message: 'Compared with the payment provider',
    provider: { isCompared: true, answeredAt: asked.toISOString(), silentSince: null },
  });
  // Nobody asks any more: what was heard grows old.
  testShop.setNow(new Date(asked.getTime() + 15 * 60_000));
  expect((await readDiscrepancies(testShop)).provider).toMatchObject({
    isCompared: false,
    failure: null,
    silentSince: null,
  });
});

test('a provider that is silent for 15 minutes is listed since when, also while it is asked every minute', async () => {
  const { order } = await unpaidOrder(testShop);
  await reconcileAt(0);
  await setSandbox(testShop, { apiFailure: 'error 500' });
  await reconcileFrom(1, 14);
  expect(await readDiscrepancies(testShop)).toMatchObject({
    data: [],
    provider: { isCompared: true, failure: 'silent', silentSince: null },
  });
  await reconcileFrom(15, 18);
  const { data, provider } = await readDiscrepancies(testShop);
  expect(provider).toMatchObject({
    isCompared: false,
    failure: 'silent',
    silentSince: at(0).toISOString(),
    answeredAt: at(0).toISOString(),
  });
  expect(data).toMatchObject([
    { orderId: order.orderId, finding: 'The payment provider has not answered since then' },
  ]);
  await resetSandbox(testShop);
  await reconcileAt(19);
  expect(await readDiscrepancies(testShop)).toMatchObject({
    data: [],
    provider: { isCompared: true, failure: null, silentSince: null },
  });
});

test('while the provider is silent it gets one question a minute, whatever the number of orders', async () => {
  for (let round = 0; round < 3; round += 1) await unpaidOrder(testShop);
  await setSandbox(testShop, { apiFailure: 'error 500' });
  await reconcileFrom(3, 4);
  await countCalls();
  await reconcileFrom(5, 8);
  expect(await callsAtProvider()).toBe(4);
});

test('within a minute of the provider’s return everything that waited is settled', async () => {
  const waiting = await Promise.all([1, 2, 3].map(() => unpaidOrder(testShop)));
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  for (const { order } of waiting) await payInSandbox(testShop, order.razorpay);
  await setSandbox(testShop, { apiFailure: 'error 500' });
  await reconcileFrom(3, 12);
  await setSandbox(testShop, { apiFailure: 'none' });
  await reconcileAt(13);
  for (const { order } of waiting) {
    expect(await paymentOf(testShop, order._id)).toMatchObject({ paymentStatus: 'PAID' });
  }
});

test('silence that ends after some questions is noticed', async () => {
  await reconcileAt(0);
  await setSandbox(testShop, { silentCalls: 2 });
  await reconcileFrom(6, 7);
  expect((await readDiscrepancies(testShop)).provider).toMatchObject({ failure: 'silent' });
  await reconcileAt(8);
  expect((await readDiscrepancies(testShop)).provider).toMatchObject({ failure: null });
});

test('a sync that is requested while another one runs is not lost', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  for (let round = 0; round < byTier(20); round += 1) {
    testShop.setNow(at(5 * round));
    const { buyer, order } = await unpaidOrder(testShop);
    testShop.setNow(at(5 * round + 3));
    let isAsked = false;
    // The reconciler has its answer, that nothing is paid, and is about to write it down.
    await reconcilePayments({
      ...testShop.shop,
      payments: testShop.shop.payments && {
        ...testShop.shop.payments,
        listPayments: async (id) => {
          const payments = (await testShop.shop.payments?.listPayments(id)) ?? [];
          if (id === order.razorpay.orderId && !isAsked) {
            isAsked = true;
            const callback = await payInSandbox(testShop, order.razorpay);
            await setSandbox(testShop, { apiFailure: 'error 500' });
            expect((await verify(testShop, buyer.token, callback)).body.data.isConfirmed).toBe(
              false,
            );
            await setSandbox(testShop, { apiFailure: 'none' });
          }
          return payments;
        },
      },
    });
    await testShop.runJobs();
    expect(await paymentOf(testShop, order._id)).toMatchObject({
      paymentStatus: 'PAID',
      payments: [{ state: 'captured', isSettling: true }],
    });
  }
});

test('an order of other keys is asked about three times, listed, and asked about again on request', async () => {
  const { order } = await unpaidOrder(testShop);
  const { db } = testShop.shop;
  // The order was made with the keys of another account, so that today's do not know it.
  const setGatewayId = (from: string, to: string) =>
    db
      .updateTable('gateway_orders')
      .set({ gateway_order_id: to })
      .where('gateway_order_id', '=', from)
      .execute();
  await setGatewayId(order.razorpay.orderId, 'order_ofotherkeys');
  await reconcileFrom(3, 60);
  const unknown =
    'The payment provider does not know this order under today’s keys. It is not asked any more';
  expect(await discrepanciesOf(testShop, order.orderId)).toMatchObject([
    { finding: unknown, act: 'askAgain', since: at(3).toISOString() },
  ]);
  expect((await readDiscrepancies(testShop)).provider).toMatchObject({ failure: null });
  await countCalls();
  await reconcileAt(64);
  expect(await callsAtProvider()).toBeLessThanOrEqual(1);

  await setGatewayId('order_ofotherkeys', order.razorpay.orderId);
  const { token } = await admin(testShop);
  const asked = await testShop.call(syncPayments, { params: { orderId: order.orderId }, token });
  expect(asked.body.data).toEqual({ orderId: order.orderId });
  await testShop.runJobs();
  expect(await discrepanciesOf(testShop, order.orderId)).toEqual([]);
});

test('keys that the provider refuses are listed, and no order is asked about with them', async () => {
  const { order } = await unpaidOrder(testShop);
  await reconcileAt(0);
  await setSandbox(testShop, { refusesKeys: true });
  await reconcileFrom(3, 20);
  expect((await readDiscrepancies(testShop)).provider).toMatchObject({
    isCompared: false,
    failure: 'keysRefused',
    silentSince: at(0).toISOString(),
  });
  expect(await discrepanciesOf(testShop, order.orderId)).toHaveLength(1);
  await countCalls();
  await reconcileFrom(21, 25);
  expect(await callsAtProvider()).toBe(5);
  await setSandbox(testShop, { refusesKeys: false });
  await reconcileAt(26);
  expect(await readDiscrepancies(testShop)).toMatchObject({
    data: [],
    provider: { isCompared: true, failure: null },
  });
});
