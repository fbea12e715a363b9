import { addToCart } from '@mathappu/contract/cart';
import type { OrderRequest, RazorpayCheckout } from '@mathappu/contract/checkout';
import { resumePayment } from '@mathappu/contract/checkout';
import type { OrderStatus } from '@mathappu/contract/order-status';
import { updateOrderStatus } from '@mathappu/contract/orders';
import { refundOrder, reportPaymentFailed } from '@mathappu/contract/payments';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import { createRefund } from '#server/payments/refunds/create-refund.ts';
import { releaseHolds } from '#server/payments/release-holds.ts';
import { type Failure, failingStatements, failures } from '#test/failing-statements.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder, orderBody, sendCodOrder } from '#test/orders.ts';
import {
  type CheckoutCallback,
  eventsOf,
  mailsTo,
  onlineOrder,
  payInSandbox,
  paymentOf,
  refundsAtGateway,
  sendEvent,
  sendOnlineOrder,
  verify,
} from '#test/payments.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { placeOrder } from './place-order.ts';

/** Each statement fails in every way instead of in one. */
const isLong = process.env.STATEMENT_FAULTS === 'all';
const statements = failingStatements();

let testShop: TestShop;
let boss: Person;
beforeAll(async () => {
  testShop = await openTestShop({}, { openDb: statements.open });
  boss = await admin(testShop);
});
afterAll(() => testShop.close());

type Case = { buyer: Person; productId: string };
type Ordered = Case & { order: { _id: string; orderId: string } };
type Online = Case & { order: Ordered['order'] & { razorpay: RazorpayCheckout } };
type Paid = Online & { handover: CheckoutCallback };

const lineOf = ({ productId }: Case) => [{ productId, quantity: 2 }];

async function withCart(): Promise<Case & { body: OrderRequest }> {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { stock: 5 });
  await testShop.call(addToCart, { body: { productId, quantity: 2 }, token: buyer.token });
  return {
    buyer,
    productId,
    body: await orderBody(testShop, buyer, lineOf({ buyer, productId })),
  };
}

async function inCash(): Promise<Ordered> {
  const { body: _body, ...one } = await withCart();
  return { ...one, order: await codOrder(testShop, one.buyer, lineOf(one)) };
}

async function unpaid(): Promise<Online> {
  const { body: _body, ...one } = await withCart();
  return { ...one, order: await onlineOrder(testShop, one.buyer, lineOf(one)) };
}

async function withPayment(one?: Online): Promise<Paid> {
  const online = one ?? (await unpaid());
  return { ...online, handover: await payInSandbox(testShop, online.order.razorpay) };
}

async function settled(): Promise<Paid> {
  const paid = await withPayment();
  await tell('payment.captured')(paid);
  return paid;
}

async function expired(): Promise<Online> {
  const online = await unpaid();
  await endHold(online);
  await releaseHolds(testShop.shop);
  return online;
}

const cancelled = async <T extends Ordered>(ordered: T): Promise<T> => {
  await setStatus('CANCELLED')(ordered);
  return ordered;
};

const endHold = ({ order }: Ordered) =>
  testShop.database.db
    .updateTable('orders')
    .set({ hold_until: new Date(Date.now() - 1_000) })
    .where('id', '=', order._id)
    .execute();

const setStatus =
  (status: OrderStatus) =>
  ({ order }: Ordered) =>
    testShop.call(updateOrderStatus, {
      params: { orderId: order._id },
      body: { status },
      token: boss.token,
    });

/** An event of the gateway, as the sandbox words it. */
const tell =
  (type: string) =>
  async ({ order }: Online) => {
    const events = eventsOf(testShop, order.razorpay.orderId);
    const event = events.find((one) => one.type === type);
    if (!event) throw new Error(`no ${type}`);
    return { status: await sendEvent(testShop, event) };
  };

type Outcome = { status: number };

type Act<C extends Case> = {
  readonly name: string;
  prepare(): Promise<C>;
  /** A job gives nothing when it is done, and may try again what failed by itself. */
  run(prepared: C): Promise<Outcome | undefined>;
  /** More than one transaction, since the gateway is asked between them. */
  readonly hasSteps?: boolean;
};

const act = <C extends Case>(one: Act<C>) => one as unknown as Act<Case>;

const acts: readonly Act<Case>[] = [
  act({
    name: 'placing an order in cash',
    prepare: withCart,
    run: ({ buyer, body }) => sendCodOrder(testShop, buyer, body, 'key'),
  }),
  act({
    name: 'beginning an online order',
    prepare: withCart,
    run: ({ buyer, body }) => sendOnlineOrder(testShop, buyer, body, 'key'),
    hasSteps: true,
  }),
  act({
    name: 'completing the payment of an order without one at the gateway',
    prepare: async () => {
      const one = await withCart();
      const order = await placeOrder(testShop.shop, {
        userId: one.buyer.userId,
        paymentMethod: 'online',
        body: one.body,
        idempotencyKey: 'key',
      });
      return { ...one, order };
    },
    run: ({ buyer, order }) =>
      testShop.call(resumePayment, { body: { orderId: order.number }, token: buyer.token }),
  }),
  act({
    name: 'verifying a payment',
    prepare: withPayment,
    run: ({ buyer, handover }) => verify(testShop, buyer.token, handover),
  }),
  act({ name: 'an event of money', prepare: withPayment, run: tell('payment.captured') }),
  act({
    name: 'an event of reserved money',
    prepare: withPayment,
    run: tell('payment.authorized'),
  }),
  act({
    name: 'an event of a failed attempt',
    prepare: async () => {
      const online = await unpaid();
      await payInSandbox(testShop, online.order.razorpay, 'failure');
      return online;
    },
    run: tell('payment.failed'),
  }),
  act({
    name: 'closing the dialog',
    prepare: unpaid,
    run: ({ buyer, order }) =>
      testShop.call(reportPaymentFailed, {
        body: { razorpay_order_id: order.razorpay.orderId },
        token: buyer.token,
      }),
  }),
  act({
    name: 'the end of the hold',
    prepare: async () => {
      const online = await unpaid();
      await endHold(online);
      return online;
    },
    run: async () => void (await releaseHolds(testShop.shop)),
    hasSteps: true,
  }),
  act({
    name: 'asking the gateway about a paid order',
    prepare: withPayment,
    run: async ({ order }) => {
      const { db } = testShop.database;
      // On a slow machine the orders of earlier acts are due by now as well.
      await db.updateTable('gateway_orders').set({ check_at: null }).execute();
      await db
        .updateTable('gateway_orders')
        .set({ check_at: new Date(Date.now() - 1_000), checks: 0 })
        .where('order_id', '=', order._id)
        .execute();
      await reconcilePayments(testShop.shop);
      return undefined;
    },
    hasSteps: true,
  }),
  act({
    name: 'money that revives a cancelled order',
    prepare: async () => withPayment(await expired()),
    run: tell('payment.captured'),
  }),
  act({
    name: 'money for a cancelled order whose goods are gone',
    prepare: async () => {
      const online = await expired();
      const { productId } = online;
      await codOrder(testShop, await customer(testShop), [{ productId, quantity: 4 }]);
      return withPayment(online);
    },
    run: tell('payment.captured'),
  }),
  act({ name: 'shipping', prepare: inCash, run: setStatus('SHIPPED') }),
  act({ name: 'delivering in cash', prepare: inCash, run: setStatus('DELIVERED') }),
  act({ name: 'cancelling', prepare: inCash, run: setStatus('CANCELLED') }),
  act({ name: 'cancelling a paid order', prepare: settled, run: setStatus('CANCELLED') }),
  act({
    name: 'reviving by hand',
    prepare: async () => cancelled(await inCash()),
    run: setStatus('PENDING'),
  }),
  act({
    name: 'giving money back by hand',
    prepare: settled,
    run: ({ order }) =>
      testShop.call(refundOrder, {
        params: { orderId: order._id },
        body: { reason: 'Broken in transit' },
        token: boss.token,
      }),
  }),
  act({
    name: 'having the gateway give back',
    prepare: async () => cancelled(await settled()),
    run: async ({ handover }) =>
      void (await createRefund(testShop.shop, { gatewayPaymentId: handover.razorpay_payment_id })),
    hasSteps: true,
  }),
];

/** Every row that an act could leave behind, as one number: equal before and after when it left none. */
async function fingerprint(): Promise<string> {
  const { db } = testShop.database;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_type = 'BASE TABLE'`.execute(db);
  const rows = [
    ...tables.rows.map(({ name }) => sql`select t::text as row from ${sql.table(name)} as t`),
    sql`select name || data::text || state::text as row from pgboss.job`,
  ];
  const all = await sql<{ digest: string }>`
    select md5(string_agg(row, ' ' order by row)) as digest
    from (${sql.join(rows, sql` union all `)}) as everything`.execute(db);
  return all.rows[0]?.digest ?? '';
}

/** All that a case has become, without what differs from case to case. */
async function stateOf({ buyer, productId }: Case) {
  const { db } = testShop.database;
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('user_id', '=', buyer.userId)
    .execute();
  const ids = orders.map(({ id }) => id);
  const changes = await sql`
    select from_status, to_status, actor_name, reason from order_status_changes
    where order_id = any(${ids}::uuid[]) order by at, id`.execute(db);
  const audit = await sql`
    select action from audit_entries where subject_id = any(${ids}::text[])`.execute(db);
  const cart = await sql`
    select quantity from cart_lines where user_id = ${buyer.userId}`.execute(db);
  const gatewayOrders = await sql`
    select amount_paise from gateway_orders where order_id = any(${ids}::uuid[])`.execute(db);
  const numbers = orders.map(({ number }) => number);
  const refunded = refundsAtGateway(testShop, numbers).map(({ amount }) => ({ amount }));
  return {
    orders: await Promise.all(ids.map((id) => paymentOf(testShop, id))),
    stock: [await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)],
    changes: changes.rows,
    audit: audit.rows,
    cart: cart.rows,
    gatewayOrders: gatewayOrders.rows,
    refunded,
    mails: mailsTo(testShop, buyer.email)
      .map((subject) => subject.replace(/MP-\S+/, 'X'))
      .sort(),
  };
}

async function settle(one: Case) {
  await testShop.runJobs();
  return stateOf(one);
}

const isDone = (outcome: Outcome | undefined) => outcome === undefined || outcome.status === 200;

/** Breaks one act at one statement; false when it sends fewer. */
async function breakAt(
  { prepare, run, hasSteps = false }: Act<Case>,
  { nth, failure, whole }: { nth: number; failure: Failure; whole: object },
): Promise<boolean> {
  const one = await prepare();
  const before = await fingerprint();
  let outcome: Outcome | undefined;
  const sent = await statements.during(nth, failure, async () => {
    outcome = await run(one).catch(() => ({ status: 500 }));
  });
  if (sent < nth) return false;
  const where = `statement ${nth}, ${failure}`;
  expect(await findViolations(testShop.database.db), where).toEqual([]);
  if (failure !== 'deadlock' && !hasSteps) expect(outcome?.status, where).toBe(503);
  const isWhole = !hasSteps && (await fingerprint()) !== before;
  if (isWhole) expect(await settle(one), where).toEqual(whole);
  expect(isDone(await run(one)) || isWhole, `${where}, again`).toBe(true);
  expect(await settle(one), `${where}, again`).toEqual(whole);
  expect(await findViolations(testShop.database.db), `${where}, again`).toEqual([]);
  return true;
}

/** In the short form each statement fails in one way, and only the last one, a commit, in all. */
function waysToBreak(nth: number, last: number): readonly Failure[] {
  if (isLong || nth === last) return failures;
  const way = nth % failures.length;
  return failures.slice(way, way + 1);
}

test.each(acts)(
  '$name is done whole or not at all, wherever it breaks',
  async (tried) => {
    const undisturbed = await tried.prepare();
    const last = await statements.during(0, 'not sent', async () => {
      expect(isDone(await tried.run(undisturbed))).toBe(true);
    });
    const whole = await settle(undisturbed);
    expect(testShop.errors).toEqual([]);
    for (let nth = 1, isBroken = true; isBroken; nth += 1) {
      for (const failure of waysToBreak(nth, last)) {
        isBroken = await breakAt(tried, { nth, failure, whole });
        expect(isBroken || nth > last).toBe(true);
      }
    }
    testShop.errors.splice(0);
  },
  120_000,
);
