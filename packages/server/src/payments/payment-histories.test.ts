import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { playHistory } from '#test/payment-history.ts';
import { mailsTo, paymentsAtGateway, refundsAtGateway } from '#test/payments.ts';
import { admin, type Person } from '#test/people.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const histories = Number(process.env.PAYMENT_HISTORIES ?? byTier(50));
const firstSeed = Number(process.env.PAYMENT_HISTORIES_SEED ?? Math.floor(Math.random() * 1e9));

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

type Order = Awaited<ReturnType<typeof playHistory>>;

/** What the provider has taken and returned, payment by payment and refund by refund. */
function moneyAtGateway({ order }: Order) {
  const payments = paymentsAtGateway(testShop, order.razorpay.orderId);
  const taken = payments.filter(({ status }) => status === 'captured' || status === 'refunded');
  // One that failed in the dashboard moved no money, and nothing of it may have reached the shop.
  const refunds = refundsAtGateway(testShop, [order.orderId]).filter(
    ({ status, receipt }) => status !== 'failed' || receipt !== undefined,
  );
  return {
    received: taken.reduce((sum, { amount }) => sum + amount, 0),
    payments: taken.map(({ id, amount }) => [id, amount]).sort(),
    refunds: refunds.map(({ id, amount, status }) => [id, amount, status]).sort(),
    returned: refunds
      .filter(({ status }) => status === 'processed')
      .reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** The same from the books alone. */
async function moneyInBooks({ order }: Order) {
  const { db } = testShop.shop;
  const payments = await db
    .selectFrom('payments')
    .select(['gateway_payment_id', 'amount_paise'])
    .where('order_id', '=', order._id)
    .where('state', 'in', ['captured', 'refunded'])
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['gateway_refund_id', 'amount_paise', 'state'])
    .where('order_id', '=', order._id)
    .where((refund) =>
      refund.or([
        refund('state', '<>', 'failed'),
        refund.and([refund('source', '=', 'shop'), refund('gateway_refund_id', 'is not', null)]),
      ]),
    )
    .execute();
  const sum = sql<number>`coalesce(sum(amount_paise), 0)::bigint`;
  const { returned } = await db
    .selectFrom('refunds')
    .select(sum.as('returned'))
    .where('order_id', '=', order._id)
    .where('state', '=', 'processed')
    .executeTakeFirstOrThrow();
  return {
    received: payments.reduce((total, { amount_paise }) => total + amount_paise, 0),
    payments: payments.map((one) => [one.gateway_payment_id, one.amount_paise]).sort(),
    refunds: refunds.map((one) => [one.gateway_refund_id, one.amount_paise, one.state]).sort(),
    returned,
  };
}

test(`after ${histories} random histories of payments and refunds the books say what the provider says, from seed ${firstSeed}`, {
  timeout: histories * 10_000,
}, async ({ annotate }) => {
  const { db } = testShop.shop;
  const seen = { payments: 0, refunds: 0, failed: 0, twice: 0 };
  for (let seed = firstSeed; seed < firstSeed + histories; seed += 1) {
    const order = await playHistory(testShop, owner, seededRandom(seed));
    const money = moneyAtGateway(order);
    expect(await moneyInBooks(order), `seed ${seed}`).toEqual(money);
    expect(money.returned, `seed ${seed}`).toBeLessThanOrEqual(money.received);
    await testShop.runJobs('order-mail');
    const mails = mailsTo(testShop, order.buyer.email);
    const told = mails.filter((subject) =>
      subject.startsWith(`Refund for order ${order.order.orderId} -`),
    );
    const processed = money.refunds.filter(([, , status]) => status === 'processed');
    // The mail of a cancellation tells of its refund as well, when that follows within a minute.
    const cancelled = mails.filter((subject) =>
      subject.startsWith(`Order ${order.order.orderId} was cancelled`),
    );
    expect(told.length, `seed ${seed}: mails`).toBeLessThanOrEqual(processed.length);
    expect(told.length + cancelled.length, `seed ${seed}: mails`).toBeGreaterThanOrEqual(
      processed.length,
    );
    if (seed % 40 === 0) expect(await findViolations(db), `until seed ${seed}`).toEqual([]);
    seen.payments += money.payments.length;
    seen.refunds += processed.length;
    seen.failed += money.refunds.length - processed.length;
    seen.twice += money.payments.length > 1 ? 1 : 0;
  }
  expect(await findViolations(db)).toEqual([]);
  await annotate(JSON.stringify(seen));
  expect(testShop.errors).toEqual([]);
});
