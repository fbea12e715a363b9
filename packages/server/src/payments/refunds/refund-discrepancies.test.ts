import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { getGateway } from '#server/gateway/payment-gateway.ts';
import { setStatus } from '#test/order-cases.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { resetSandbox, setSandbox } from '#test/payments.ts';
import type { Person } from '#test/people.ts';
import {
  findingsOf,
  historyOf,
  paidOnline,
  refundAtProvider,
  requestRefund,
} from '#test/refunds.ts';
import type { TestShop } from '#test/test-shop.ts';
import { reconcilePayments } from '../reconcile-payments.ts';
import { syncPayments } from '../sync-payments.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

test('what a part leaves of a failed refund of a cancelled order stays listed', async () => {
  await setSandbox(testShop, { refundOutcome: 'failed' });
  const paid = await paidOnline(testShop);
  await setStatus(testShop, owner, paid, 'CANCELLED');
  await testShop.runJobs();
  await resetSandbox(testShop);
  await requestRefund(testShop, owner, paid, { amount: 100 });
  await testShop.runJobs();
  const { db } = testShop.database;
  await sql`
    update payments set updated_at = now() - interval '16 minutes'
    where order_id = ${paid.order._id}`.execute(db);
  expect(await findingsOf(testShop, paid)).toEqual([
    ['The order is cancelled, but its payment has not been given back', 179.9],
  ]);
  await requestRefund(testShop, owner, paid);
  expect(await findingsOf(testShop, paid)).toEqual([]);
});

test('failed refunds leave the list once later ones have made up for them', async () => {
  await setSandbox(testShop, { refundOutcome: 'failed' });
  const paid = await paidOnline(testShop);
  for (const amount of [40, 50]) await requestRefund(testShop, owner, paid, { amount });
  await testShop.runJobs();
  await resetSandbox(testShop);
  // Their jobs may run in any order.
  const listed = async () =>
    (await findingsOf(testShop, paid)).map(([, amount]) => Number(amount)).toSorted();
  expect(await listed()).toEqual([40, 50]);
  await requestRefund(testShop, owner, paid, { amount: 45 });
  expect(await listed()).toEqual([50]);
  await requestRefund(testShop, owner, paid);
  await testShop.runJobs();
  expect(await listed()).toEqual([]);
  const { refunds } = await historyOf(testShop, owner, paid);
  expect(refunds.map(({ amount, state, canRetry }) => [amount, state, canRetry])).toEqual([
    [40, 'failed', false],
    [50, 'failed', false],
    [45, 'processed', false],
    [134.9, 'processed', false],
  ]);
});

test('what the provider has refunded and does not list yet is a discrepancy until it does', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  const paid = await paidOnline(testShop);
  await refundAtProvider(testShop, paid.paymentId, 4_000);
  const { shop } = testShop;
  const gateway = getGateway(shop);
  const gatewayOrder = await findGatewayOrder(shop.db, paid.order.razorpay.orderId);
  if (!gatewayOrder) throw new Error('no gateway order');
  await syncPayments(shop, { ...gateway, listRefunds: async () => [] }, gatewayOrder);
  expect(await findingsOf(testShop, paid)).toEqual([
    ['The payment provider has refunded more than the shop knows of', 40],
  ]);
  await syncPayments(shop, gateway, gatewayOrder);
  expect(await findingsOf(testShop, paid)).toEqual([]);
  expect((await historyOf(testShop, owner, paid)).refunds).toMatchObject([
    { amount: 40, source: 'provider' },
  ]);
});

test('a refund made in the dashboard weeks later is noticed within minutes, also without webhooks', async () => {
  const paid = await paidOnline(testShop);
  const { shop } = testShop;
  const { db } = shop;
  // Its last sync was five days after the order.
  await db.updateTable('gateway_orders').set({ check_at: null }).execute();
  await reconcilePayments(shop);
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  await refundAtProvider(testShop, paid.paymentId, 4_000);
  testShop.setNow(new Date(Date.now() + 5 * 60_000));
  await reconcilePayments(shop);
  testShop.setNow(new Date());
  expect((await historyOf(testShop, owner, paid)).refunds).toMatchObject([
    { amount: 40, source: 'provider', state: 'processed' },
  ]);
});
