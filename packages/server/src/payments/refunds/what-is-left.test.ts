import { exportOrders, listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { getBestSellers, getSalesFigures, getTodo } from '@mathappu/contract/admin/dashboard';
import { updateManyOrders } from '@mathappu/contract/admin/many-orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { getUser } from '@mathappu/contract/users';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { updateRecentSales } from '#server/catalogue/recent-sales-queries.ts';
import { receiptsOf } from '#test/admin/manual-payments.ts';
import { cashOrder } from '#test/order-cases.ts';
import { setStatus as setStatusOf } from '#test/orders.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { deliverWebhooks, setSandbox } from '#test/payments.ts';
import type { Person } from '#test/people.ts';
import { historyOf, paidLines, refundAtProvider, requestRefund, retry } from '#test/refunds.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

/** 2 × ₹50, 1 × ₹80 and 4 × ₹60: ₹420. */
const threeLines = () =>
  paidLines(testShop, [
    { price: 50, quantity: 2 },
    { price: 80, quantity: 1 },
    { price: 60, quantity: 4 },
  ]);
type Ordered = Awaited<ReturnType<typeof threeLines>>;

/** The second line whole and three pieces of the third: ₹260. */
const partOf = ({ lines: [, second, third] }: Ordered) => ({
  lines: [
    { productId: second?.productId ?? '', quantity: 1 },
    { productId: third?.productId ?? '', quantity: 3 },
  ],
});

const setStatus = ({ order }: { order: { _id: string } }, status: OrderStatus) =>
  setStatusOf(testShop, owner, order._id, status);

async function refund(ordered: Ordered, body: Parameters<typeof requestRefund>[3] = {}) {
  const answer = await requestRefund(testShop, owner, ordered, body);
  if (answer.status !== 200) throw new Error(answer.refusal.message);
}

/** Sends the refunds and hears of them. */
async function settle(): Promise<void> {
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  await testShop.runJobs();
}

/** Of each line the pieces that were refunded, and what was given back of the order. */
async function refundedOf(ordered: { order: { _id: string; orderId: string } }) {
  const { order } = await historyOf(testShop, owner, ordered);
  return [order.products.map(({ refundedQuantity }) => refundedQuantity), order.refundedAmount];
}

const giveBackByHand = ({ order, buyer }: Ordered | CashOrder, amount: number) =>
  receiptsOf(testShop, { owner, buyer }).book(order._id, { amount, isGivenBack: true });
type CashOrder = Awaited<ReturnType<typeof cashOrder>>;

test('pieces of a refund are no longer left of their lines, from the request on, until it fails', async () => {
  const ordered = await threeLines();
  expect(await refundedOf(ordered)).toEqual([[0, 0, 0], 0]);
  await setSandbox(testShop, { refundOutcome: 'failed' });
  await refund(ordered, partOf(ordered));
  expect(await refundedOf(ordered)).toEqual([[0, 1, 3], 260]);
  await settle();
  expect(await refundedOf(ordered)).toEqual([[0, 0, 0], 0]);
  await setSandbox(testShop, { refundOutcome: 'processed' });
  const [failed] = (await historyOf(testShop, owner, ordered)).refunds;
  await retry(testShop, owner, failed?._id ?? '');
  await settle();
  expect(await refundedOf(ordered)).toEqual([[0, 1, 3], 260]);
  const query = { search: ordered.order.orderId };
  const listed = await testShop.call(listAllOrders, { query, token: owner.token });
  expect(listed.body.data.orders[0]?.products).toMatchObject([
    { quantity: 2, refundedQuantity: 0 },
    { quantity: 1, refundedQuantity: 1 },
    { quantity: 4, refundedQuantity: 3 },
  ]);
});

test('a refund that was given up is not tried again once its pieces were refunded otherwise', async () => {
  const ordered = await threeLines();
  const third = { productId: ordered.lines[2]?.productId ?? '' };
  await setSandbox(testShop, { refundOutcome: 'failed' });
  await refund(ordered, { lines: [{ ...third, quantity: 3 }] });
  await settle();
  await setSandbox(testShop, { refundOutcome: 'processed' });
  await refund(ordered, { lines: [{ ...third, quantity: 2 }] });
  await settle();
  const [failed] = (await historyOf(testShop, owner, ordered)).refunds;
  expect(failed).toMatchObject({ state: 'failed', canRetry: false });
  const { refusal } = await retry(testShop, owner, failed?._id ?? '');
  expect(refusal.code).toBe('refundNotRetriable');
  expect(await refundedOf(ordered)).toEqual([[0, 0, 2], 120]);
});

test('nothing is left of an order whose money went back whole, whichever way', async () => {
  const [byRest, atProvider, byHand] = [await threeLines(), await threeLines(), await threeLines()];
  await refund(byRest, partOf(byRest));
  await refund(byRest);
  expect(await refundedOf(byRest)).toEqual([[2, 1, 4], 420]);
  await settle();
  const { payments } = await historyOf(testShop, owner, atProvider);
  await refundAtProvider(testShop, payments[0]?.gatewayPaymentId ?? '', 12_000);
  expect(await refundedOf(atProvider)).toEqual([[0, 0, 0], 120]);
  await refundAtProvider(testShop, payments[0]?.gatewayPaymentId ?? '');
  await giveBackByHand(byHand, 400);
  expect(await refundedOf(byHand)).toEqual([[0, 0, 0], 400]);
  await giveBackByHand(byHand, 20);
  for (const ordered of [byRest, atProvider, byHand]) {
    expect(await refundedOf(ordered)).toEqual([[2, 1, 4], 420]);
  }
});

test('a cancelled order is shown as it was ordered, also when it goes on again', async () => {
  const ordered = await threeLines();
  await refund(ordered, partOf(ordered));
  await setStatus(ordered, 'CANCELLED');
  expect(await refundedOf(ordered)).toEqual([[0, 1, 3], 0]);
  await setStatus(ordered, 'PENDING');
  expect(await refundedOf(ordered)).toEqual([[0, 1, 3], 260]);
  await setStatus(ordered, 'CANCELLED');
  await settle();
  await setStatus(ordered, 'PENDING');
  expect(await refundedOf(ordered)).toEqual([[2, 1, 4], 420]);
});

test('takings, best sellers and what a customer has spent are what is left after refunds', async () => {
  const takings = async () => {
    const { body } = await testShop.call(getSalesFigures, { token: owner.token });
    const { today, days } = body.data;
    expect(days.at(-1)).toMatchObject({ orders: today.orders, takings: today.takings });
    return today;
  };
  const sold = async ({ lines }: Ordered) => {
    await updateRecentSales(testShop.shop.db);
    const { body } = await testShop.call(getBestSellers, { token: owner.token });
    const popularity = await testShop.shop.db
      .selectFrom('products')
      .select(['id', 'sold_30_days as pieces'])
      .execute();
    return lines.map(({ productId }) => {
      const row = body.data.find(({ _id }) => _id === productId);
      const { pieces } = popularity.find(({ id }) => id === productId) ?? {};
      expect(pieces).toBe(row?.quantity ?? 0);
      return [row?.quantity ?? 0, row?.takings ?? 0];
    });
  };
  const spent = async ({ buyer }: Ordered) => {
    const asked = { params: { userId: buyer.userId }, token: owner.token };
    const { orderStats, favoriteProducts } = (await testShop.call(getUser, asked)).body.data;
    const { totalOrders, totalSpent } = orderStats;
    return [totalOrders, totalSpent, favoriteProducts.map(({ totalQuantity }) => totalQuantity)];
  };
  const before = await takings();
  const left = ({ orders, takings: sum, paid }: Awaited<ReturnType<typeof takings>>) => [
    orders - before.orders,
    sum - before.takings,
    paid - before.paid,
  ];
  // More than any other order of this shop.
  const ordered = await paidLines(testShop, [
    { price: 50, quantity: 12 },
    { price: 80, quantity: 11 },
    { price: 60, quantity: 14 },
  ]);
  expect(await sold(ordered)).toEqual([
    [12, 600],
    [11, 880],
    [14, 840],
  ]);
  const pieces = [0, 11, 3];
  const lines = ordered.lines.map((line, index) => ({ ...line, quantity: pieces[index] ?? 0 }));
  await refund(ordered, { lines: lines.slice(1) });
  const some = [
    [12, 600],
    [0, 0],
    [11, 660],
  ];
  expect(await sold(ordered)).toEqual(some);
  expect(left(await takings())).toEqual([1, 1_260, 1_260]);
  expect(await spent(ordered)).toEqual([1, 1_260, [12, 11]]);

  // An amount is of no product.
  await refund(ordered, { amount: 10 });
  await settle();
  await giveBackByHand(ordered, 25);
  expect(left(await takings())).toEqual([1, 1_225, 1_225]);
  expect(await spent(ordered)).toEqual([1, 1_225, [12, 11]]);
  expect(await sold(ordered)).toEqual(some);

  // Without any money nothing was sold.
  await refund(ordered);
  expect(left(await takings())).toEqual([1, 0, 0]);
  expect(await spent(ordered)).toEqual([1, 0, []]);
  expect(await sold(ordered)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('what was given back of cash is not counted as spent', async () => {
  const ordered = await cashOrder(testShop);
  await setStatus(ordered, 'DELIVERED');
  await giveBackByHand(ordered, 100);
  const asked = { params: { userId: ordered.buyer.userId }, token: owner.token };
  const spent = async () => (await testShop.call(getUser, asked)).body.data.orderStats.totalSpent;
  expect(await spent()).toBe(79.9);
  await giveBackByHand(ordered, 79.9);
  expect(await spent()).toBe(0);
  expect(await refundedOf(ordered)).toEqual([[2], 179.9]);
});

test('of products sold the export has the pieces and sums that are left, and what was refunded', async () => {
  const ordered = await threeLines();
  await refund(ordered, partOf(ordered));
  await refund(ordered, { amount: 10 });
  const query = { search: ordered.order.orderId };
  const answer = await testShop.call(exportOrders, { query, token: owner.token });
  const csv = answer.body as unknown as string;
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  const columns = ['Quantity', 'Line total', 'Order total', 'Pieces refunded', 'Order refunded'];
  expect(rows.map((row) => columns.map((name) => row[name]))).toEqual([
    ['2', '100', '150', '0', '270'],
    ['0', '0', '150', '1', '270'],
    ['1', '60', '150', '3', '270'],
  ]);
});

test('an order of which nothing is left does not wait to be packed', async () => {
  const toPack = async () => {
    const { body } = await testShop.call(getTodo, { token: owner.token });
    return body.data.toPack ?? 0;
  };
  const listed = async () => {
    const query = { status: 'PENDING,PROCESSING', left: 'pieces' } as const;
    const { data } = (await testShop.call(listAllOrders, { query, token: owner.token })).body;
    return { numbers: data.orders.map(({ orderId }) => orderId), total: data.pagination.total };
  };
  const [before, { total }] = [await toPack(), await listed()];
  expect(before).toBe(total);
  const [parts, whole, byPieces] = [await threeLines(), await threeLines(), await threeLines()];
  expect([await toPack(), (await listed()).total]).toEqual([before + 3, total + 3]);
  await refund(parts, partOf(parts));
  await refund(whole);
  await refund(byPieces, { lines: byPieces.lines });
  expect([await toPack(), (await listed()).total]).toEqual([before + 1, total + 1]);
  const { numbers } = await listed();
  expect(numbers).toContain(parts.order.orderId);
  for (const { order } of [whole, byPieces]) expect(numbers).not.toContain(order.orderId);
  await setStatus(whole, 'CANCELLED');
  expect([await toPack(), (await listed()).total]).toEqual([before + 1, total + 1]);
});

test('shipping many orders leaves out those of which nothing is left, and says so', async () => {
  const [parts, whole] = [await threeLines(), await threeLines()];
  await refund(parts, partOf(parts));
  await refund(whole);
  await settle();
  const update = (status: 'PROCESSING' | 'SHIPPED' | 'DELIVERED') =>
    testShop.call(updateManyOrders, {
      body: { status, orders: [parts, whole].map(({ order }) => ({ orderId: order.orderId })) },
      token: owner.token,
    });
  for (const status of ['SHIPPED', 'DELIVERED'] as const) {
    expect((await update(status)).body.data).toEqual({
      updated: [parts.order.orderId],
      refused: [
        {
          orderId: whole.order.orderId,
          code: 'orderRefunded',
          message: 'The payment of this order was given back',
        },
      ],
    });
  }
  // One by one it is the admin’s decision; afterwards it goes on with the others.
  expect((await setStatus(whole, 'SHIPPED')).status).toBe(200);
  expect((await update('DELIVERED')).body.data.refused).toEqual([]);
});
