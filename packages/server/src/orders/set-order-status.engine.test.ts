import { getOrderHistory, updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { type OrderStatus, orderStatuses } from '@mathappu/contract/orders/order-status';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop, { name: 'Meena' });
  buyer = await customer(testShop);
});
afterAll(() => testShop.close());

const setStatus = (orderId: string, status: OrderStatus, reason?: string) =>
  testShop.call(updateOrderStatus, {
    params: { orderId },
    body: { status, reason },
    token: owner.token,
  });

const rowOf = (id: string) =>
  testShop.shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function subjectsOfNewMails(): Promise<string[]> {
  testShop.outbox.length = 0;
  await testShop.runJobs();
  return testShop.outbox.map((mail) => mail.subject);
}

test('each change is recorded with actor, time, former status and reason, and mailed to the customer', async () => {
  const item = await product(testShop);
  const { _id, orderId } = await codOrder(testShop, buyer, [{ productId: item, quantity: 3 }]);
  await subjectsOfNewMails();

  const shipped = await setStatus(orderId, 'SHIPPED', 'With the courier');
  expect([shipped.status, shipped.body.message]).toEqual([200, 'Order status updated to SHIPPED']);
  expect(shipped.body.data).toMatchObject({ _id, orderId, status: 'SHIPPED' });
  expect(shipped.body.data.shippedAt).not.toBeNull();
  expect(await subjectsOfNewMails()).toEqual([`Order ${orderId} is on its way - Mathappu`]);

  expect((await setStatus(_id, 'SHIPPED')).status).toBe(200);
  expect(await subjectsOfNewMails()).toEqual([]);

  const delivered = await setStatus(_id, 'DELIVERED');
  expect(delivered.body.data.paymentStatus).toBe('PAID');
  expect(await subjectsOfNewMails()).toEqual([`Order ${orderId} was delivered - Mathappu`]);
  expect((await setStatus(_id, 'PROCESSING')).body.data).toMatchObject({
    paymentStatus: 'PENDING',
    shippedAt: null,
    deliveredAt: null,
  });
  expect(await subjectsOfNewMails()).toEqual([]);
  expect(await stockOf(testShop, item)).toBe(7);
  await setStatus(_id, 'CANCELLED');
  expect(await stockOf(testShop, item)).toBe(10);
  expect(await subjectsOfNewMails()).toEqual([`Order ${orderId} was cancelled - Mathappu`]);

  const history = await testShop.call(getOrderHistory, {
    params: { orderId },
    token: owner.token,
  });
  expect(history.body.data.changes).toMatchObject([
    { from: null, to: 'PENDING', by: 'Customer', reason: '' },
    { from: 'PENDING', to: 'SHIPPED', by: 'Meena', reason: 'With the courier' },
    { from: 'SHIPPED', to: 'DELIVERED', by: 'Meena' },
    { from: 'DELIVERED', to: 'PROCESSING', by: 'Meena' },
    { from: 'PROCESSING', to: 'CANCELLED', by: 'Meena' },
  ]);
  expect(history.body.data.order.status).toBe('CANCELLED');
  const audit = await testShop.shop.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_id', '=', _id)
    .orderBy('at')
    .execute();
  expect(audit).toHaveLength(4);
  expect(audit[0]).toMatchObject({
    actor_id: owner.userId,
    action: 'order.status',
    subject_kind: 'order',
    before: { status: 'PENDING' },
    after: { status: 'SHIPPED', reason: 'With the courier' },
  });
});

test('a cancelled order can be revived only while its goods are in stock', async () => {
  const item = await product(testShop, { name: 'Golden Fountain', stock: 4 });
  const first = await codOrder(testShop, buyer, [{ productId: item, quantity: 3 }]);
  await setStatus(first._id, 'CANCELLED');
  const second = await codOrder(testShop, buyer, [{ productId: item, quantity: 2 }]);
  await subjectsOfNewMails();
  const refused = await setStatus(first._id, 'PROCESSING');
  expect([refused.status, refused.refusal.message]).toEqual([
    409,
    'Golden Fountain: 3 needed, 2 in stock',
  ]);
  expect(await rowOf(first._id)).toMatchObject({ status: 'CANCELLED', stock_round: 1 });
  expect(await stockOf(testShop, item)).toBe(2);
  expect(await subjectsOfNewMails()).toEqual([]);
  await setStatus(second._id, 'CANCELLED');
  expect((await setStatus(first._id, 'PROCESSING')).status).toBe(200);
  expect(await rowOf(first._id)).toMatchObject({ stock_round: 2, cancelled_at: null });
  expect(await stockOf(testShop, item)).toBe(1);
});

test('a cash order can change from every status to every other', async () => {
  const item = await product(testShop, { stock: 1 });
  const { _id } = await codOrder(testShop, buyer, [{ productId: item, quantity: 1 }]);
  for (const from of orderStatuses) {
    for (const to of orderStatuses) {
      await setStatus(_id, from);
      const { status, body } = await setStatus(_id, to);
      expect([from, status, body.data.status]).toEqual([from, 200, to]);
    }
  }
  await testShop.runJobs();
  expect((await rowOf(_id)).status).toBe('PENDING_PAYMENT');
});

test('an unknown order, and a caller who is not an admin, are refused', async () => {
  const item = await product(testShop);
  const { _id } = await codOrder(testShop, buyer, [{ productId: item, quantity: 1 }]);
  const missing = await setStatus('MP-0000-0000', 'SHIPPED');
  expect([missing.status, missing.refusal.message]).toEqual([404, 'Order Not Found']);
  const asCustomer = await testShop.call(updateOrderStatus, {
    params: { orderId: _id },
    body: { status: 'DELIVERED' },
    token: buyer.token,
  });
  expect(asCustomer.status).toBe(403);
  expect((await rowOf(_id)).status).toBe('PENDING');
});

test('after random transitions, stock and what the orders hold add up', async () => {
  const step = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom(...orderStatuses));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (walk) => {
      const item = await product(testShop, { stock: 9 });
      const quantities = [2, 3, 4];
      const orders: { _id: string }[] = [];
      for (const quantity of quantities) {
        orders.push(await codOrder(testShop, buyer, [{ productId: item, quantity }]));
      }
      for (const [index, to] of walk) {
        const { status } = await setStatus(orders[index]?._id ?? '', to);
        expect(status).toBe(200);
        const held = await Promise.all(orders.map(({ _id }) => rowOf(_id)));
        const taken = held.reduce(
          (sum, row, at) => sum + (row.is_stock_taken ? (quantities[at] ?? 0) : 0),
          0,
        );
        expect(((await stockOf(testShop, item)) ?? 0) + taken).toBe(9);
      }
      expect(await stockHistoryOf(testShop, item)).toBe(await stockOf(testShop, item));
      await testShop.runJobs();
    }),
    { numRuns: 15 },
  );
});

test('two admins who cancel and revive simultaneously move stock once each time', async () => {
  const item = await product(testShop, { stock: 5 });
  const { _id } = await codOrder(testShop, buyer, [{ productId: item, quantity: 2 }]);
  for (let round = 0; round < byTier(20); round += 1) {
    const to = round % 2 === 0 ? 'CANCELLED' : 'PENDING';
    const answers = await Promise.all([1, 2, 3, 4].map(() => setStatus(_id, to)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(await stockOf(testShop, item)).toBe(to === 'CANCELLED' ? 5 : 3);
  }
  const counts = await testShop.shop.db
    .selectFrom('order_days')
    .select(({ fn }) => ['status', fn.sum<number>('orders').as('count')])
    .groupBy('status')
    .execute();
  const orders = await testShop.shop.db
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counted = counts.map(({ status, count }) => [status, Number(count)] as const);
  expect(new Map(counted.filter(([, count]) => count !== 0))).toEqual(
    new Map(orders.map(({ status, count }) => [status, count])),
  );
});

test('concurrent changes are in the history in the order in which they were made', async () => {
  const item = await product(testShop, { stock: 500 });
  for (let round = 0; round < byTier(20); round += 1) {
    const { orderId } = await codOrder(testShop, buyer, [{ productId: item, quantity: 1 }]);
    const all = ['PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'PENDING'] as const;
    await Promise.all(all.map((status) => setStatus(orderId, status)));
    const input = { params: { orderId }, token: owner.token };
    const { changes, order } = (await testShop.call(getOrderHistory, input)).body.data;
    expect(changes.map(({ from }) => from)).toEqual([
      null,
      ...changes.slice(0, -1).map(({ to }) => to),
    ]);
    expect(changes.at(-1)?.to).toBe(order.status);
  }
});

test('cash is dated when it is paid, and no longer once it is not', async () => {
  const item = await product(testShop);
  const { _id } = await codOrder(testShop, buyer, [{ productId: item, quantity: 1 }]);
  expect((await rowOf(_id)).paid_at).toBeNull();
  await setStatus(_id, 'DELIVERED');
  const { paid_at } = await rowOf(_id);
  expect(paid_at).toBeInstanceOf(Date);
  await setStatus(_id, 'CANCELLED');
  expect((await rowOf(_id)).paid_at).toEqual(paid_at);
  await setStatus(_id, 'PROCESSING');
  expect((await rowOf(_id)).paid_at).toBeNull();
});
