import { getSharedOrder } from '@mathappu/contract/order-links/order-links';
import { formatDateTime, toShopDay } from '@mathappu/contract/shop-time';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { type Reporting, reportingOf } from '#test/admin/reports.ts';
import { byTier } from '#test/by-tier.ts';
import { setStatus } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { seededRandom } from '#test/seeded-random.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: Work;
let pots: string;
let rockets: string;
let reporting: Reporting;
setUpOfflineShop((opened) => {
  ({ testShop, owner, buyer, work, pots } = opened);
});
beforeAll(async () => {
  reporting = reportingOf(testShop, { owner, work });
  rockets = await product(testShop, { name: 'Rocket', price: 50, stock: 500 });
});
afterEach(() => testShop.setNow());

const set = (orderId: string, status: Parameters<typeof setStatus>[3]) =>
  setStatus(testShop, owner, orderId, status);
/** An order of three pots and a rocket that has left. */
async function sentOrder(): Promise<string> {
  const orderId = await work.offlineOrder([
    { productId: pots, quantity: 3 },
    { productId: rockets, quantity: 1 },
  ]);
  expect((await set(orderId, 'SHIPPED')).status).toBe(200);
  return orderId;
}
const missing = (productId = pots, quantity = 1) => ({
  lines: [{ productId, quantity, what: 'missing' as const }],
});
const day = 86_400_000;
/** The clock stands from now on, this long after the delivery. */
async function stopClockAfter(orderId: string, seconds: number): Promise<Date> {
  const now = new Date();
  const delivered_at = new Date(now.getTime() - seconds * 1_000);
  const orders = testShop.shop.db.updateTable('orders');
  await orders.set({ delivered_at }).where('id', '=', orderId).execute();
  testShop.setNow(now);
  return delivered_at;
}

test('edge 47: damage is told while the order is on its way, with a photo; a decision has an answer', async () => {
  const orderId = await sentOrder();
  const damaged = [{ productId: pots, quantity: 2, what: 'damaged' as const }];
  const bare = await reporting.complain(orderId, { lines: damaged });
  expect(bare.refusal).toMatchObject({
    code: 'reportRefused',
    message: 'Add a photo of what is damaged',
    issues: [{ path: 'photos' }],
  });
  const photos = [await reporting.photo(orderId)];
  const told = await reporting.complain(orderId, { lines: damaged, photos }, buyer);
  expect(told.status).toBe(200);
  const code = await reporting.codeOf(orderId);
  const shared = (await testShop.call(getSharedOrder, { params: { code } })).body.data;
  expect(shared).toMatchObject({
    canReportProblem: true,
    problemsUntil: null,
    reports: [{ kind: 'problem', state: 'open', lines: damaged, photos, text: 'One box is wet' }],
  });
  const { _id } = told.body.data;
  const silent = await reporting.decide(_id, { decision: 'accept' });
  expect([silent.status, silent.refusal.issues?.[0]?.path]).toEqual([400, 'answer']);
  const answer = '2 boxes come with Friday’s lorry';
  expect((await reporting.decide(_id, { decision: 'accept', answer })).status).toBe(200);
  expect(await reporting.reports(orderId)).toMatchObject([
    { source: 'account', state: 'accepted', answer, decidedBy: owner.name },
  ]);
});

test('the 24 hours are by the shop’s clock: 23:59:59 is in time, 24:00:01 is late, staff may write it down', async () => {
  const orderId = await sentOrder();
  await set(orderId, 'DELIVERED');
  const delivered = await stopClockAfter(orderId, 86_399);
  const endedAt = new Date(delivered.getTime() + day).toISOString();
  expect((await reporting.complain(orderId, missing())).status).toBe(200);
  testShop.setNow(new Date(delivered.getTime() + day + 1_000));
  const late = await reporting.complain(orderId, missing());
  expect([late.status, late.refusal.code, late.refusal.message, late.refusal.data]).toEqual([
    409,
    'reportTooLate',
    `The 24 hours to report a problem ended on ${formatDateTime(endedAt)}. You can still write to us.`,
    { endedAt },
  ]);
  const code = await reporting.codeOf(orderId);
  const shared = (await testShop.call(getSharedOrder, { params: { code } })).body.data;
  expect(shared).toMatchObject({
    canReportProblem: false,
    problemsUntil: endedAt,
  });
  expect((await reporting.complain(orderId, missing(), owner)).status).toBe(200);
  expect(await reporting.reports(orderId)).toMatchObject([{ source: 'link' }, { source: 'staff' }]);
});

test('edge 48: delivered, set back and delivered again has a new clock; its reports stay', async () => {
  const orderId = await sentOrder();
  await set(orderId, 'DELIVERED');
  await reporting.complain(orderId, missing());
  await stopClockAfter(orderId, 2 * 86_400);
  expect((await reporting.complain(orderId, missing())).refusal.code).toBe('reportTooLate');
  await set(orderId, 'SHIPPED');
  expect((await reporting.complain(orderId, missing())).status).toBe(200);
  await set(orderId, 'DELIVERED');
  expect((await reporting.complain(orderId, missing())).status).toBe(200);
  expect((await work.ownOrder(orderId)).problemsUntil).toBe(
    new Date(testShop.shop.now().getTime() + day).toISOString(),
  );
  expect(await reporting.reports(orderId)).toHaveLength(3);
});

test('what was not sent, has not left, or is no picture of the order is refused, each with its sentence', async () => {
  const waiting = await work.offlineOrder([{ productId: pots, quantity: 1 }]);
  expect((await reporting.complain(waiting, missing())).refusal).toMatchObject({
    code: 'reportRefused',
    message: 'A problem can be reported once the order has left',
  });
  const orderId = await sentOrder();
  const ofOrder = 'Choose products of this order, and at most as many as were sent';
  const photos = [await reporting.photo(await sentOrder())];
  const both = (quantity: number) => [
    { productId: pots, quantity, what: 'damaged' as const },
    { productId: pots, quantity: 2, what: 'missing' as const },
  ];
  const refused: [Parameters<Reporting['complain']>[1], string][] = [
    [missing(pots, 4), ofOrder],
    [missing(await product(testShop), 1), ofOrder],
    [{ lines: both(2) }, ofOrder],
    [{ ...missing(), photos }, 'Add the photo again'],
    [{ ...missing(), photos: [`order-${'0'.repeat(32)}`] }, 'Add the photo again'],
  ];
  for (const [told, message] of refused) {
    const { refusal } = await reporting.complain(orderId, told);
    expect(refusal).toMatchObject({ code: 'reportRefused', message });
  }
  const invalid: [Parameters<Reporting['complain']>[1], string][] = [
    [{ lines: [] }, 'lines'],
    [missing(pots, 0), 'lines.0.quantity'],
    [{ ...missing(), text: 'x'.repeat(1001) }, 'text'],
    [{ ...missing(), photos: ['../../etc/passwd'] }, 'photos.0'],
    [{ ...missing(), photos: Array(7).fill(`order-${'0'.repeat(32)}`) }, 'photos'],
  ];
  for (const [told, path] of invalid) {
    const { status, refusal } = await reporting.complain(orderId, told);
    expect([status, refusal.issues?.[0]?.path]).toEqual([400, path]);
  }
  expect(await reporting.reports(orderId)).toEqual([]);
  for (let n = 0; n < 3; n += 1) {
    const { body } = await reporting.complain(orderId, missing());
    await reporting.decide(body.data._id, { decision: 'refuse', answer: 'All was packed' });
  }
  expect((await reporting.complain(orderId, missing())).refusal).toMatchObject({
    code: 'tooMany',
    details: { maximum: 3 },
  });
});

test('the same key twice is one report; another report with it is refused', async () => {
  const orderId = await sentOrder();
  const code = await reporting.codeOf(orderId);
  const body = { kind: 'problem' as const, ...missing() };
  const told = await Promise.all(
    [1, 2].map(() => reporting.send(code, { ...body, lines: body.lines }, { key: 'once' })),
  );
  expect(new Set(told.map(({ body: { data } }) => data._id)).size).toBe(1);
  const lines = missing(rockets).lines;
  const other = await reporting.send(code, { ...body, lines }, { key: 'once' });
  expect(other.refusal.code).toBe('idempotencyConflict');
  expect(await reporting.reports(orderId)).toHaveLength(1);
});

test('edge 49: after a problem was accepted money may go back too, up to what is in', async () => {
  const orderId = await sentOrder();
  await work.book(orderId, { amount: 350 });
  const { body } = await reporting.complain(orderId, missing());
  await reporting.decide(body.data._id, { decision: 'accept', answer: 'It comes again' });
  const over = await work.book(orderId, { amount: 351, isGivenBack: true });
  expect(over.refusal.code).toBe('receiptRefused');
  expect((await work.book(orderId, { amount: 100, isGivenBack: true })).status).toBe(200);
  expect(await work.stateOf(orderId)).toEqual(['SHIPPED', 'PAID', 250, 0]);
});

test('random reports move neither status nor stock nor money', async () => {
  const random = seededRandom(9);
  const orders = [
    await work.offlineOrder([{ productId: pots, quantity: 5 }]),
    await sentOrder(),
    await sentOrder(),
  ];
  await set(orders[2] ?? '', 'DELIVERED');
  const codes = await Promise.all(orders.map((orderId) => reporting.codeOf(orderId)));
  const facts = async () => {
    const { rows } = await sql`
      select o.id, o.status, o.payment_status, o.received_paise, o.refunded_paise, o.total_paise,
        (select count(*) from receipts r where r.order_id = o.id) as receipts,
        (select count(*) from order_status_changes c where c.order_id = o.id) as changes,
        (select sum(stock) from products) as stock, (select count(*) from stock_movements) as moved
      from orders o order by o.id`.execute(testShop.shop.db);
    return rows;
  };
  const before = await facts();
  let taken = 0;
  for (let n = 0; n < byTier(10_000); n += 1) {
    const paidOn = random.pick([toShopDay(new Date()), '2026-01-01', 'today']);
    const lines = [pots, rockets, crypto.randomUUID()]
      .filter(() => random.is(60))
      .map((productId) => ({
        productId,
        quantity: random.below(5),
        what: random.pick(['damaged', 'missing', 'wrong'] as const),
      }));
    const payment = {
      kind: 'payment' as const,
      amount: random.below(1_000),
      paidOn,
      method: random.pick(['upi', 'bank'] as const),
      reference: String(400_000_000_000 + random.below(200)),
    };
    const problem = { kind: 'problem' as const, lines, text: random.pick(['', '<b>wet</b>']) };
    const body = random.pick([payment, problem]);
    const { status } = await reporting.send(random.pick(codes), body);
    expect([200, 400, 409]).toContain(status);
    if (status === 200) taken += 1;
    // So that there is room for more.
    if (n % 20 === 0) await sql`delete from reports`.execute(testShop.shop.db);
  }
  expect(taken).toBeGreaterThan(byTier(10_000) / 20);
  expect(await facts()).toEqual(before);
});
