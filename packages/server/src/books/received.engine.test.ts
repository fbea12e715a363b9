import { getFigures, listOwed } from '@mathappu/contract/books/figures';
import { toShopDay } from '@mathappu/contract/shop-time';
import type { Grant } from '@mathappu/contract/staff/grants';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { receiptsOf, type Work } from '#test/admin/manual-payments.ts';
import { cashOrder, setStatus } from '#test/order-cases.ts';
import { setStatus as setStatusOf } from '#test/orders.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { paidOnline, requestRefund } from '#test/refunds.ts';
import { staffWith } from '#test/staff.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let work: Work;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});
beforeAll(async () => {
  work = receiptsOf(testShop, { owner, buyer: await customer(testShop) });
});

const today = () => toShopDay(new Date());

async function received(query: { from?: string; to?: string } = {}) {
  const { body } = await testShop.call(getFigures, {
    params: { list: 'received' },
    query,
    token: owner.token,
  });
  if (body.data?.list !== 'received') throw new Error(body.message);
  const { rows, foot } = body.data;
  return {
    rows: rows.map((row) => [row.day, row.method, row.account, row.received, row.givenBack]),
    foot,
  };
}

test('what came in is told by day and method: booked, settled online, paid at the door', async () => {
  const pots = await product(testShop, { price: 100, stock: 50 });
  await work.sellBy('enquiry');
  const orderId = await work.offlineOrder([{ productId: pots, quantity: 5 }]);
  await work.book(orderId, { amount: 200, receivedOn: '2026-01-30' });
  const transfer = { method: 'upi', reference: '1' } as const;
  await work.book(orderId, { amount: 250.5, ...transfer, receivedOn: '2026-01-31' });
  await work.book(orderId, { amount: 49.5, receivedOn: '2026-01-31' });
  await work.book(orderId, { amount: 10, isGivenBack: true, receivedOn: '2026-01-31' });
  await work.sellBy('full');
  const paid = await paidOnline(testShop);
  await requestRefund(testShop, owner, paid, { amount: 79.9 });
  const cash = await cashOrder(testShop);
  expect((await received()).rows).toEqual([[today(), 'online', '', 179.9, 79.9]]);
  await setStatus(testShop, owner, cash, 'DELIVERED');
  await cashOrder(testShop);
  expect(await received()).toEqual({
    rows: [
      [today(), 'door', '', 179.9, 0],
      [today(), 'online', '', 179.9, 79.9],
    ],
    foot: { received: 359.8, givenBack: 79.9, net: 279.9 },
  });
  expect(await received({ from: '2026-01-30', to: '2026-01-31' })).toEqual({
    rows: [
      ['2026-01-31', 'cash', '', 49.5, 10],
      ['2026-01-31', 'upi', '', 250.5, 0],
      ['2026-01-30', 'cash', '', 200, 0],
    ],
    foot: { received: 500, givenBack: 10, net: 490 },
  });
  expect((await received({ from: '2026-01-30', to: '2026-01-30' })).foot.received).toBe(200);
});

test('a day begins and ends at midnight in India', async () => {
  await work.sellBy('full');
  const cash = await cashOrder(testShop);
  await setStatus(testShop, owner, cash, 'DELIVERED');
  const paidAt = (moment: string) =>
    sql`update orders set paid_at = ${moment}::timestamptz where id = ${cash.order._id}`.execute(
      testShop.shop.db,
    );
  const day = { from: '2025-11-05', to: '2025-11-05' };
  for (const [moment, sum] of [
    ['2025-11-05T23:59:59+05:30', 179.9],
    ['2025-11-05T00:00:00+05:30', 179.9],
    ['2025-11-06T00:00:00+05:30', 0],
    ['2025-11-04T23:59:59+05:30', 0],
  ] as const) {
    await paidAt(moment);
    expect([moment, (await received(day)).foot.received]).toEqual([moment, sum]);
  }
});

test('days that are none, out of order, alone or too many are refused', async () => {
  const ask = async (query: object) =>
    (
      await testShop.call(getFigures, {
        params: { list: 'received' },
        query: query as never,
        token: owner.token,
      })
    ).status;
  expect(await ask({ from: '2026-01-01', to: '2027-02-04' })).toBe(200);
  for (const query of [
    { from: '2026-01-01', to: '2027-02-05' },
    { from: '2026-01-02', to: '2026-01-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-01-01' },
    { to: '2026-01-01' },
    { from: 'now', to: 'then' },
    { page: '1; drop' },
    { as: 'pdf' },
  ])
    expect([query, await ask(query)]).toEqual([query, 400]);
});

test('who owes is read with receipts alone', async () => {
  const ask = async (grants: Grant[]) =>
    testShop.call(getFigures, {
      params: { list: 'owed' },
      query: {},
      token: (await staffWith(testShop, grants)).token,
    });
  expect((await ask(['read_books'])).refusal).toMatchObject({
    code: 'grantMissing',
    details: { grant: 'See money by hand' },
  });
  expect((await ask(['read_books', 'read_receipts'])).status).toBe(200);
});

test('as a file it has every row under English heads; the taking of one that names buyers is recorded', async () => {
  const { body } = await testShop.call(getFigures, {
    params: { list: 'received' },
    query: { from: '2026-01-31', to: '2026-01-31', as: 'csv' },
    token: owner.token,
  });
  expect(String(body).split('\r\n')).toEqual([
    '\uFEFFDay,Method,Account,In,Given back,Net',
    '2026-01-31,Cash,Not stated,49.5,10,39.5',
    '2026-01-31,UPI,Not stated,250.5,0,250.5',
    '',
  ]);
  const owed = await testShop.call(getFigures, {
    params: { list: 'owed' },
    query: { as: 'csv' },
    token: owner.token,
  });
  expect(owed.status).toBe(200);
  const { rows } = await sql<{ file: string }>`
    select subject_id as file from audit_entries where action = 'person.seen' and subject_kind = 'export'`.execute(
    testShop.shop.db,
  );
  expect(rows).toEqual([{ file: 'owed' }]);
});

test('the file of To collect has below it what is to be given back, as less than nothing', async () => {
  const pots = await product(testShop, { price: 100, stock: 50 });
  await work.sellBy('enquiry');
  const owes = await work.offlineOrder([{ productId: pots, quantity: 1 }]);
  const paid = await work.offlineOrder([{ productId: pots, quantity: 3 }]);
  await work.book(paid, { amount: 300 });
  await setStatusOf(testShop, owner, paid, 'CANCELLED');
  const { body } = await testShop.call(listOwed, { query: { as: 'csv' }, token: owner.token });
  const rows = String(body).trim().split('\r\n');
  const rowOf = async (orderId: string) => {
    const { order } = await work.history(orderId);
    return rows.find((row) => row.startsWith(order.orderId));
  };
  expect(await rowOf(owes)).toMatch(/,By hand,100,0,100,/);
  expect(await rowOf(paid)).toMatch(/,To give back,,,-300,,,$/);
  expect(rows.at(-1)).toBe(await rowOf(paid));
});
