import { exportOrders } from '@mathappu/contract/admin/admin-orders';
import { updateManyOrders } from '@mathappu/contract/admin/many-orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let priya: Person;
let buyer: Person;
let item: string;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop, { name: 'Meena' });
  priya = await admin(testShop, { name: 'Priya' });
  buyer = await customer(testShop);
  item = await product(testShop, { stock: 1_000 });
});
afterAll(() => testShop.close());

const placeMany = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      codOrder(testShop, buyer, [{ productId: item, quantity: 1 + n }]),
    ),
  );

type Chosen = { orderId: string; from?: OrderStatus };

const updateMany = (orders: Chosen[], status: OrderStatus, person = owner, reason?: string) =>
  testShop.call(updateManyOrders, { body: { orders, status, reason }, token: person.token });

/** Everything that a change of a status writes. */
async function tracesOf(orders: readonly { _id: string }[]) {
  const ids = orders.map(({ _id }) => _id);
  const { db } = testShop.shop;
  return {
    statuses: await db
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute(),
    changes: await db
      .selectFrom('order_status_changes')
      .select(['id', 'reason', 'actor_name'])
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    audit: await db
      .selectFrom('audit_entries')
      .select('id')
      .where('subject_id', 'in', ids)
      .orderBy('id')
      .execute(),
  };
}

test('orders are shipped together, each recorded and mailed, and a repeated request changes nothing', async () => {
  const orders = await placeMany(3);
  await testShop.runJobs();
  testShop.outbox.length = 0;
  const chosen = orders.map(({ orderId }) => ({ orderId, from: 'PENDING' as const }));
  const answer = await updateMany(chosen, 'SHIPPED', owner, 'With the courier');
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('3 of 3 orders updated');
  expect(answer.body.data).toEqual({ updated: orders.map(({ orderId }) => orderId), refused: [] });
  const traces = await tracesOf(orders);
  expect(traces.statuses.map(({ status }) => status)).toEqual(['SHIPPED', 'SHIPPED', 'SHIPPED']);
  expect(traces.changes.filter(({ reason }) => reason === 'With the courier')).toHaveLength(3);
  expect(traces.audit).toHaveLength(3);
  await testShop.runJobs();
  expect(testShop.outbox.map(({ subject }) => subject).sort()).toEqual(
    orders.map(({ orderId }) => `Order ${orderId} is on its way - Mathappu`).sort(),
  );

  const again = await updateMany(chosen, 'SHIPPED', owner, 'With the courier');
  expect(again.body.data).toEqual(answer.body.data);
  expect(await tracesOf(orders)).toEqual(traces);
  await testShop.runJobs();
  expect(testShop.outbox).toHaveLength(3);
});

test('what is refused says why and keeps none of the others back', async () => {
  const [first, changed, last] = await placeMany(3);
  if (!first || !changed || !last) throw new Error('three orders were placed');
  await updateMany([{ orderId: changed.orderId }], 'CANCELLED', priya);
  const before = await tracesOf([changed]);
  const unknown = 'MP-0000-0000';
  const chosen = [first._id, changed.orderId, unknown, last.orderId].map((orderId) => ({
    orderId,
    from: 'PENDING' as const,
  }));
  const { body } = await updateMany(chosen, 'SHIPPED');
  expect(body.data).toEqual({
    updated: [first._id, last.orderId],
    refused: [
      {
        orderId: changed.orderId,
        code: 'orderStatusChanged',
        message: 'Priya set this order to CANCELLED meanwhile. Nothing was changed',
      },
      { orderId: unknown, code: 'orderNotFound', message: 'Order Not Found' },
    ],
  });
  expect(await tracesOf([changed])).toEqual(before);
});

test('of two admins who change the same orders simultaneously one wins each order', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const orders = await placeMany(3);
    const chosen = orders.map(({ orderId }) => ({ orderId, from: 'PENDING' as const }));
    const [shipped, cancelled] = await Promise.all([
      updateMany(chosen, 'SHIPPED', owner),
      updateMany(chosen.toReversed(), 'CANCELLED', priya),
    ]);
    const won = [...shipped.body.data.updated, ...cancelled.body.data.updated];
    expect(won.sort(), `round ${round}`).toEqual(orders.map(({ orderId }) => orderId).sort());
    for (const { refused } of [shipped.body.data, cancelled.body.data]) {
      for (const { code } of refused) expect(code).toBe('orderStatusChanged');
    }
    for (const { _id, orderId } of orders) {
      const [row] = (await tracesOf([{ _id }])).statuses;
      const isShipped = shipped.body.data.updated.includes(orderId);
      expect(row?.status).toBe(isShipped ? 'SHIPPED' : 'CANCELLED');
    }
  }
});

test('1 to 100 orders are taken, by admins alone', async () => {
  const [order] = await placeMany(1);
  const one = { orderId: order?.orderId ?? '' };
  expect((await updateMany([], 'SHIPPED')).status).toBe(400);
  const tooMany = Array.from({ length: 101 }, () => one);
  expect((await updateMany(tooMany, 'SHIPPED')).status).toBe(400);
  expect((await updateMany([one], 'SHIPPED', buyer)).status).toBe(403);
  const same = await updateMany(tooMany.slice(1), 'PENDING');
  expect(same.body.data.updated).toHaveLength(100);
});

test('chosen orders alone are exported, in either file', async () => {
  const [first, second, other] = await placeMany(3);
  await updateMany([{ orderId: first?.orderId ?? '' }], 'SHIPPED');
  for (const rows of ['orders', 'lines'] as const) {
    const { body } = await testShop.call(exportOrders, {
      query: { orders: `${first?.orderId},${second?.orderId}`, rows },
      token: owner.token,
    });
    const csv = String(body);
    expect(csv).toContain(first?.orderId);
    expect(csv).toContain(second?.orderId);
    expect(csv).not.toContain(other?.orderId);
  }
  for (const orders of ['MP-1', 'x,', `${first?.orderId},`]) {
    const answer = await testShop.call(exportOrders, { query: { orders }, token: owner.token });
    expect([orders, answer.status]).toEqual([orders, 400]);
  }
});
