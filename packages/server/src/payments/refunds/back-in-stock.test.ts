import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { cancelMyOrder } from '@mathappu/contract/payments';
import { expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { setStatus } from '#test/orders.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { deliverWebhooks, setSandbox } from '#test/payments.ts';
import { admin, type Person } from '#test/people.ts';
import { stockOf } from '#test/products.ts';
import { historyOf, paidLines, requestRefund, retry } from '#test/refunds.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

/** 4 of one product and 2 of another, of 20 each. */
const twoLines = () =>
  paidLines(testShop, [
    { price: 60, quantity: 4 },
    { price: 80, quantity: 2 },
  ]);
type Ordered = Awaited<ReturnType<typeof twoLines>>;

const stocksOf = ({ lines }: Ordered) =>
  Promise.all(lines.map(({ productId }) => stockOf(testShop, productId)));

const refundPieces = (ordered: Ordered, quantity: number, isBackInStock?: boolean) =>
  requestRefund(testShop, owner, ordered, {
    lines: [{ productId: ordered.lines[0]?.productId ?? '', quantity }],
    isBackInStock,
  });

async function settle(): Promise<void> {
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  await testShop.runJobs();
}

/** The movements of the order's stock that name a refund. */
const returnsOf = async ({ order }: Ordered) => {
  const rows = await testShop.shop.db
    .selectFrom('stock_movements')
    .select('quantity')
    .where('order_id', '=', order._id)
    .where('refund_id', 'is not', null)
    .orderBy('quantity')
    .execute();
  return rows.map(({ quantity }) => quantity);
};

test('pieces go back into stock with their refund when it says so, and else do not', async () => {
  const ordered = await twoLines();
  expect(await stocksOf(ordered)).toEqual([16, 18]);
  for (const isBackInStock of [undefined, false]) {
    expect((await refundPieces(ordered, 1, isBackInStock)).status).toBe(200);
    expect(await stocksOf(ordered)).toEqual([16, 18]);
  }
  expect((await refundPieces(ordered, 2, true)).status).toBe(200);
  expect(await stocksOf(ordered)).toEqual([18, 18]);
  expect(await returnsOf(ordered)).toEqual([2]);
  const { order } = await historyOf(testShop, owner, ordered);
  expect(order.products[0]).toMatchObject({ refundedQuantity: 4, returnedQuantity: 2 });
  const audit = await testShop.shop.db
    .selectFrom('audit_entries')
    .select('after')
    .where('subject_id', '=', ordered.order._id)
    .where('action', '=', 'order.refund')
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(audit.map(({ after }) => (after as { backInStock?: object }).backInStock)).toEqual([
    undefined,
    undefined,
    [{ productId: ordered.lines[0]?.productId, quantity: 2 }],
  ]);
});

test('only pieces go back into stock: a refund of an amount or of all cannot ask for it', async () => {
  const ordered = await twoLines();
  for (const body of [{}, { amount: 10 }]) {
    const refund = { ...body, isBackInStock: true };
    const { status, body: answer } = await requestRefund(testShop, owner, ordered, refund);
    expect([status, answer]).toMatchObject([
      400,
      { issues: [{ message: 'Only pieces of products go back into stock' }] },
    ]);
  }
});

test('pieces come back once, however often their refund is tried', async () => {
  const ordered = await twoLines();
  await setSandbox(testShop, { refundOutcome: 'failed' });
  await refundPieces(ordered, 3, true);
  await settle();
  expect(await stocksOf(ordered)).toEqual([19, 18]);
  const lastOf = async () => (await historyOf(testShop, owner, ordered)).refunds.at(-1);
  expect((await lastOf())?.state).toBe('failed');
  await retry(testShop, owner, (await lastOf())?._id ?? '');
  await settle();
  // One that failed is also made up for by another one.
  await setSandbox(testShop, { refundOutcome: 'processed' });
  await refundPieces(ordered, 3, true);
  await settle();
  expect((await lastOf())?.state).toBe('processed');
  expect(await returnsOf(ordered)).toEqual([3]);
  expect(await stocksOf(ordered)).toEqual([19, 18]);
  await refundPieces(ordered, 1, true);
  expect(await returnsOf(ordered)).toEqual([1, 3]);
  expect(await stocksOf(ordered)).toEqual([20, 18]);
});

test('cancelling puts back what has not come back yet, and going on takes only that again', async () => {
  const ordered = await twoLines();
  await refundPieces(ordered, 3, true);
  expect(await stocksOf(ordered)).toEqual([19, 18]);
  for (const round of [1, 2]) {
    expect((await setStatus(testShop, owner, ordered.order._id, 'CANCELLED')).status).toBe(200);
    expect(await stocksOf(ordered), `round ${round}`).toEqual([20, 20]);
    expect((await setStatus(testShop, owner, ordered.order._id, 'PENDING')).status).toBe(200);
    expect(await stocksOf(ordered), `round ${round}`).toEqual([19, 18]);
  }
  await refundPieces(ordered, 1, true);
  expect(await stocksOf(ordered)).toEqual([20, 18]);
  await setStatus(testShop, owner, ordered.order._id, 'CANCELLED');
  expect(await stocksOf(ordered)).toEqual([20, 20]);
  await setStatus(testShop, owner, ordered.order._id, 'PENDING');
  expect(await stocksOf(ordered)).toEqual([20, 18]);
});

test('pieces of a product off sale are set aside', async () => {
  const ordered = await twoLines();
  const [{ productId } = { productId: '' }] = ordered.lines;
  const { db } = testShop.shop;
  await db.updateTable('products').set({ stock: null }).where('id', '=', productId).execute();
  await db
    .insertInto('stock_movements')
    .values({ id: crypto.randomUUID(), product_id: productId, kind: 'set', quantity: -16 })
    .execute();
  await refundPieces(ordered, 3, true);
  const product = await db
    .selectFrom('products')
    .select(['stock', 'set_aside'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(product).toEqual({ stock: null, set_aside: 3 });
});

test('refunds of pieces by two admins and cancellations at once leave every piece in stock once', async () => {
  const other = await admin(testShop);
  for (let round = 0; round < byTier(20); round += 1) {
    const ordered = await twoLines();
    const [first, second] = ordered.lines.map(({ productId }) => productId) as [string, string];
    const pieces = (person: Person, lines: { productId: string; quantity: number }[]) =>
      requestRefund(testShop, person, ordered, { lines, isBackInStock: true });
    const answers = await Promise.all([
      pieces(owner, [
        { productId: first, quantity: 3 },
        { productId: second, quantity: 1 },
      ]),
      pieces(other, [
        { productId: second, quantity: 1 },
        { productId: first, quantity: 3 },
      ]),
      testShop.call(updateOrderStatus, {
        params: { orderId: ordered.order._id },
        body: { status: 'CANCELLED' },
        token: owner.token,
      }),
      testShop.call(cancelMyOrder, {
        body: { orderId: ordered.order._id },
        token: ordered.buyer.token,
      }),
      pieces(other, [{ productId: first, quantity: 1 }]),
    ]);
    const unexpected = answers.filter(({ status }) => status !== 200 && status !== 409);
    expect(unexpected, `round ${round}`).toEqual([]);
    const { order, refunds } = await historyOf(testShop, owner, ordered);
    expect(order.status).toBe('CANCELLED');
    expect(await stocksOf(ordered), `round ${round}`).toEqual([20, 20]);
    const given = refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect(given, `round ${round}`).toBe(400);
    await settle();
  }
  expect(await findViolations(testShop.shop.db)).toEqual([]);
});

test('orders and refunds of the same products at once keep their days in step', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const ordered = await twoLines();
    const lines = ordered.lines.map(({ productId }) => ({ productId, quantity: 1 }));
    const again = await paidLines(testShop, [{ price: 10, quantity: 1 }], lines);
    const answers = await Promise.all([
      requestRefund(testShop, owner, ordered, { lines, isBackInStock: true }),
      requestRefund(testShop, owner, again, {
        lines: lines.toReversed(),
        isBackInStock: round % 2 === 0,
      }),
      setStatus(testShop, owner, again.order._id, 'SHIPPED'),
      setStatus(testShop, owner, ordered.order._id, 'CANCELLED'),
    ]);
    const unexpected = answers.filter(({ status }) => status !== 200 && status !== 409);
    expect(unexpected, `round ${round}`).toEqual([]);
  }
  expect(await findViolations(testShop.shop.db)).toEqual([]);
});
