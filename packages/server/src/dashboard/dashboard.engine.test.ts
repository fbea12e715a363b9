import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { getBestSellers, getSalesFigures, listNewOrders } from '@mathappu/contract/admin/dashboard';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { deliverWebhooks, onlineOrder, payInSandbox } from '#test/payments.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let item: string;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
  item = await product(testShop, { price: 100, stock: 100 });
});
afterAll(() => testShop.close());

const token = () => owner.token;
const setStatus = (orderId: string, status: OrderStatus) =>
  testShop.call(updateOrderStatus, { params: { orderId }, body: { status }, token: token() });
const arrivals = async () => (await testShop.call(listNewOrders, { token: token() })).body.data;
const cashToCollect = async () =>
  (await testShop.call(getSalesFigures, { token: token() })).body.data.cashToCollect;
const lines = (quantity: number) => [{ productId: item, quantity }];

test('an order arrives when it is placed for cash or paid online, and once', async () => {
  const cash = await codOrder(testShop, buyer, lines(1));
  expect(await arrivals()).toEqual([cash.orderId]);
  const online = await onlineOrder(testShop, buyer, lines(2));
  expect(await arrivals()).toEqual([cash.orderId]);
  await payInSandbox(testShop, online.razorpay);
  await deliverWebhooks(testShop);
  expect(await arrivals()).toEqual([online.orderId, cash.orderId]);
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    await setStatus(cash.orderId, status);
  }
  expect(await arrivals()).toEqual([online.orderId, cash.orderId]);
  const regretted = await codOrder(testShop, buyer, lines(4));
  expect(await arrivals()).toHaveLength(3);
  await setStatus(regretted.orderId, 'CANCELLED');
  expect(await arrivals()).toEqual([online.orderId, cash.orderId]);
  expect((await testShop.call(listNewOrders, { token: buyer.token })).status).toBe(403);
});

test('cash to collect is that of open cash orders, until they are delivered or cancelled', async () => {
  const before = await cashToCollect();
  const first = await codOrder(testShop, buyer, lines(3));
  const second = await codOrder(testShop, buyer, lines(4));
  expect(await cashToCollect()).toEqual({
    orders: before.orders + 2,
    takings: before.takings + 700,
  });
  await setStatus(first.orderId, 'SHIPPED');
  expect((await cashToCollect()).takings).toBe(before.takings + 700);
  await setStatus(first.orderId, 'DELIVERED');
  await setStatus(second.orderId, 'CANCELLED');
  expect(await cashToCollect()).toEqual(before);
});

test('of today’s and this week’s takings it is said what is paid and what is to be collected', async () => {
  const figures = async () => (await testShop.call(getSalesFigures, { token: token() })).body.data;
  const { today: before } = await figures();
  const cash = await codOrder(testShop, buyer, lines(2));
  const online = await onlineOrder(testShop, buyer, lines(3));
  const waiting = { ...before, orders: before.orders + 1, takings: before.takings + 200 };
  expect((await figures()).today).toEqual({ ...waiting, toCollect: before.toCollect + 200 });
  await payInSandbox(testShop, online.razorpay);
  await deliverWebhooks(testShop);
  const both = { orders: before.orders + 2, takings: before.takings + 500 };
  const paid = { paid: before.paid + 300, toCollect: before.toCollect + 200 };
  expect((await figures()).today).toEqual({ ...both, ...paid });
  await setStatus(cash.orderId, 'SHIPPED');
  await setStatus(cash.orderId, 'DELIVERED');
  const { today, thisWeek } = await figures();
  expect(today).toEqual({ ...both, paid: before.paid + 500, toCollect: before.toCollect });
  expect(thisWeek).toEqual(today);

  // Three days ago by the shop's clock it is another day, and still this week.
  const { db } = testShop.shop;
  await sql`update orders set created_at = created_at - interval '3 days'
    where number = ${online.orderId}`.execute(db);
  const later = await figures();
  expect(later.today).toMatchObject({ paid: before.paid + 200, takings: today.takings - 300 });
  expect(later.thisWeek).toEqual(thisWeek);
  await sql`update orders set created_at = created_at - interval '4 days'
    where number = ${online.orderId}`.execute(db);
  expect((await figures()).thisWeek.paid).toBe(before.paid + 200);
});

test('best sellers are of the last 30 days, or of as many as asked for', async () => {
  const old = await product(testShop, { name: 'Sold long ago', price: 10, stock: 100 });
  await codOrder(testShop, buyer, [{ productId: old, quantity: 50 }]);
  await sql`update product_days set day = day - 20 where product_id = ${old}::uuid`.execute(
    testShop.shop.db,
  );
  const namesOf = async (days?: '7' | '30' | '90' | '365') =>
    (
      await testShop.call(getBestSellers, { query: days ? { days } : {}, token: token() })
    ).body.data.map(({ name }) => name);
  expect(await namesOf()).toContain('Sold long ago');
  expect(await namesOf('90')).toContain('Sold long ago');
  expect(await namesOf('365')).toContain('Sold long ago');
  expect(await namesOf('7')).not.toContain('Sold long ago');
});
