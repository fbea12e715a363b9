import { exportOrders, updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { listAuditEntries } from '@mathappu/contract/admin/audit';
import { exportTaxPapers } from '@mathappu/contract/invoices/tax-documents';
import { payInCash, refundOrder } from '@mathappu/contract/payments';
import { toShopTime } from '@mathappu/contract/shop-time';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { receiptsOf } from '#test/admin/manual-payments.ts';
import { cashOrder, paidOrder, pay, unpaidOrder } from '#test/order-cases.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { deliverWebhooks, setSandbox } from '#test/payments.ts';
import { customer, type Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

type ExportQuery = { month?: string; rows?: 'lines' | 'orders'; search?: string };

async function exported(query: ExportQuery): Promise<Record<string, string>[]> {
  const answer = await testShop.call(exportOrders, { query, token: owner.token });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return parse(answer.body as unknown as string, { columns: true, bom: true });
}

const exportedOrder = async ({ orderId }: { orderId: string }) =>
  (await exported({ rows: 'orders', search: orderId }))[0];

const setStatus = (orderId: string, status: 'CANCELLED' | 'DELIVERED') =>
  testShop.call(updateOrderStatus, { params: { orderId }, body: { status }, token: owner.token });

const rowOf = (id: string) =>
  testShop.shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a month is one of the shop: an order at 02:00 in India on the 1st is in it', async () => {
  const moments = {
    before: '2025-10-31T18:29:59.000Z',
    early: '2025-10-31T20:30:00.000Z',
    late: '2025-11-30T18:29:59.000Z',
    after: '2025-11-30T18:30:00.000Z',
  };
  const numbers: Record<string, string> = {};
  for (const [name, moment] of Object.entries(moments)) {
    const { order } = await cashOrder(testShop);
    numbers[name] = order.orderId;
    await testShop.shop.db
      .updateTable('orders')
      .set({ created_at: new Date(moment) })
      .where('id', '=', order._id)
      .execute();
  }
  for (const rows of ['orders', 'lines'] as const) {
    const november = await exported({ month: '2025-11', rows });
    expect(november.map((row) => [row.Order, row['Placed at']])).toEqual([
      [numbers.late, '2025-11-30 23:59:59'],
      [numbers.early, '2025-11-01 02:00:00'],
    ]);
    const october = await exported({ month: '2025-10', rows });
    expect(october.map((row) => row.Order)).toEqual([numbers.before]);
  }
  for (const month of ['2025-13', '2025-1', '0000-01', 'november']) {
    const answer = await testShop.call(exportOrders, { query: { month }, token: owner.token });
    expect([month, answer.status]).toEqual([month, 400]);
  }
});

test('a cash order has a row that says when it was paid', async () => {
  const { order } = await cashOrder(testShop);
  expect(await exportedOrder(order)).toMatchObject({
    'Paid at': '',
    'Payment method': 'cod',
    'Payment status': 'PENDING',
    City: 'Chennai',
    Pincode: '600017',
    Items: '2',
    Subtotal: '179.9',
    'Order total': '179.9',
    'Amount paid': '0',
    Refunded: '0',
    'Provider order': '',
    'Age notice shown': 'no',
  });
  await setStatus(order.orderId, 'DELIVERED');
  const { paid_at, delivered_at, customer_name } = await rowOf(order._id);
  expect(await exportedOrder(order)).toMatchObject({
    Customer: customer_name,
    'Paid at': toShopTime(paid_at as Date),
    'Delivered at': toShopTime(delivered_at as Date),
    'Payment status': 'PAID',
    'Amount paid': '179.9',
  });
});

test('a row has what was refunded in part, what is still on its way, and the provider’s ids', async () => {
  const { order, callback } = await paidOrder(testShop);
  const refund = (amount?: number) =>
    testShop.call(refundOrder, {
      params: { orderId: order.orderId },
      body: { reason: 'Broken in transit', amount },
      token: owner.token,
    });
  const ids = { 'Provider order': order.razorpay.orderId };
  const payments = { 'Provider payments': callback.razorpay_payment_id };
  expect((await refund(50)).status).toBe(200);
  await testShop.runJobs();
  await setSandbox(testShop, { refundDelayMs: 600_000 });
  expect((await refund(29.9)).status).toBe(200);
  await testShop.runJobs();
  const refunds = await testShop.shop.db
    .selectFrom('refunds')
    .select(['gateway_refund_id as id', 'processed_at as processedAt'])
    .where('order_id', '=', order._id)
    .orderBy('requested_at')
    .execute();
  const { paid_at } = await rowOf(order._id);
  expect(await exportedOrder(order)).toMatchObject({
    ...ids,
    ...payments,
    'Provider refunds': refunds.map(({ id }) => id).join('; '),
    'Paid at': toShopTime(paid_at as Date),
    'Amount paid': '179.9',
    Refunded: '50',
    'Refunded at': toShopTime(refunds[0]?.processedAt as Date),
    'Refund pending': '29.9',
  });
});

test('an order refunded whole and cancelled keeps the date of its payment', async () => {
  const { order } = await paidOrder(testShop);
  await setStatus(order.orderId, 'CANCELLED');
  await testShop.runJobs();
  const row = await exportedOrder(order);
  expect(row).toMatchObject({
    Status: 'CANCELLED',
    'Payment status': 'REFUNDED',
    'Amount paid': '179.9',
    Refunded: '179.9',
    'Refund pending': '0',
  });
  expect(row?.['Paid at']).not.toBe('');
});

test('what was paid online as well, and refunded, of an order in cash is in both columns', async () => {
  const unpaid = await unpaidOrder(testShop);
  const { _id } = unpaid.order;
  await testShop.call(payInCash, { body: { orderId: _id }, token: unpaid.buyer.token });
  await setStatus(_id, 'DELIVERED');
  await pay(testShop, unpaid);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  expect(await exportedOrder(unpaid.order)).toMatchObject({
    'Payment method': 'cod',
    'Amount paid': '359.8',
    Refunded: '179.9',
  });
});

test('a row has what was received and given back by hand', async () => {
  const work = receiptsOf(testShop, { owner, buyer: await customer(testShop) });
  const amounts = async (orderId: string) => {
    const row = await exportedOrder((await work.history(orderId)).order);
    return [row?.['Payment method'], row?.['Amount paid'], row?.Refunded];
  };
  const cash = await cashOrder(testShop);
  await setStatus(cash.order._id, 'DELIVERED');
  await work.book(cash.order._id, { amount: 100, isGivenBack: true });
  await work.book(cash.order._id, { amount: 20 });
  expect(await amounts(cash.order._id)).toEqual(['cod', '179.9', '80']);
  await work.book(cash.order._id, { amount: 99.9, isGivenBack: true });
  expect(await amounts(cash.order._id)).toEqual(['cod', '179.9', '179.9']);

  await work.sellBy('enquiry');
  const offline = await work.offlineOrder([{ productId: cash.productId, quantity: 2 }]);
  await work.sellBy('full');
  await work.book(offline, { amount: 100 });
  expect(await amounts(offline)).toEqual(['offline', '100', '0']);
  await work.book(offline, { amount: 79.9 });
  await work.book(offline, { amount: 30, isGivenBack: true });
  expect(await amounts(offline)).toEqual(['offline', '179.9', '30']);
});

test('who takes names and addresses out of the shop is in the audit trail', async () => {
  await exported({ rows: 'lines' });
  await testShop.call(exportTaxPapers, {
    query: { from: '2026-04-01', to: '2026-04-30' },
    token: owner.token,
  });
  const query = { action: 'person.seen' };
  const { data } = (await testShop.call(listAuditEntries, { query, token: owner.token })).body;
  expect(data.slice(0, 2).map(({ by, subject }) => [by._id, subject._id])).toEqual([
    [owner.userId, 'tax-papers'],
    [owner.userId, 'orders'],
  ]);
});

test('no cell of an orders file is a formula', async () => {
  const { order } = await cashOrder(testShop);
  await testShop.shop.db
    .updateTable('orders')
    .set({ customer_name: '=HYPERLINK("https://evil.test")' })
    .where('id', '=', order._id)
    .execute();
  expect((await exportedOrder(order))?.Customer).toBe(`'=HYPERLINK("https://evil.test")`);
});
