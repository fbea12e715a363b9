import type { InputOf } from '@mathappu/contract/endpoint';
import { sendGuestEnquiry } from '@mathappu/contract/enquiries/enquiries';
import { getSharedOrder } from '@mathappu/contract/order-links/order-links';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { byTier } from '#test/by-tier.ts';
import { cartLine, cartOf, estimate } from '#test/carts.ts';
import { findViolations } from '#test/invariants.ts';
import { goodsBody } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { seededRandom } from '#test/seeded-random.ts';
import type { TestShop } from '#test/test-shop.ts';
import { deleteOldEnquiries } from './enquiry-queries.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: EnquiryShop['work'];
let list: EnquiryShop['list'];
let movements: EnquiryShop['movements'];
beforeEach(async () => {
  await testShop?.close();
  ({ testShop, owner, buyer, work, list, movements } = await openEnquiryShop());
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

type Body = InputOf<typeof sendGuestEnquiry>['body'];
type How = { key?: string; who?: Person };

const who = { name: 'Kala Devi', mobile: '98400 12345', district: 'Madurai' };

const bodyOf = async (others: Partial<Body> = {}, lines = list()): Promise<Body> => ({
  ...(await goodsBody(testShop, others.district ?? who.district, lines)),
  ...who,
  isAgeNoticeShown: true,
  ...others,
});
const send = (body: Body, { key, who: sender }: How = {}) =>
  testShop.call(sendGuestEnquiry, {
    body,
    ...(sender && { token: sender.token }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const guest = async (others: Partial<Body> = {}, how?: How) =>
  (await send(await bodyOf(others), how)).body.data;
const count = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from quotes where kind = 'enquiry'`.execute(testShop.shop.db);
  return rows[0]?.count;
};

test('an enquiry without an account is kept with name, number and district, and opens under its link', async () => {
  const { number, code } = await guest({
    mobile: '+91 98400-12345',
    note: 'After six',
    pincode: '625 001',
    address_line: '4 Car Street',
  });
  const detail = await work.detail(number);
  expect(detail).toMatchObject({
    state: 'ENQUIRY',
    code,
    note: 'After six',
    totals: { total: 380 },
    customer: { _id: null, name: 'Kala Devi', phone: '9840012345', email: '', isGuest: true },
    delivery_address: { city: 'Madurai', pincode: '625001', address_line: '4 Car Street' },
    history: [{ act: 'send', by: 'Customer' }],
  });
  const { body } = await testShop.call(getSharedOrder, { params: { code } });
  expect(body.data).toMatchObject({
    kind: 'enquiry',
    number,
    firstName: 'Kala',
    district: 'Madurai',
    canWithdraw: true,
    needsMobile: true,
  });
  expect(JSON.stringify(body)).not.toMatch(/98400|Devi|Car Street|625001|After six/);
  expect(await movements()).toBe(0);
});

test('desk edge 25: nothing goes to the number or to anybody but the shop, whose mail says it is not verified', async () => {
  await testShop.runDueJobs();
  const before = testShop.outbox.length;
  const { number } = await guest();
  await testShop.runDueJobs();
  const sent = testShop.outbox.slice(before);
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`New enquiry ${number}`),
  ]);
  const [mail] = sent;
  expect(mail?.text).toContain('Kala Devi asks for goods of ₹380.00.');
  expect(mail?.text).toContain('9840012345 (not verified, no account)');
  expect(mail?.text).toContain('Delivery to: Kala Devi, Madurai, Tamil Nadu, phone 9840012345');
});

test('desk edge 24: sent twice, or again after a lost answer, it is one enquiry', async () => {
  const body = await bodyOf();
  const keyed = await Promise.all([1, 2, 3].map(() => send(body, { key: 'one' })));
  expect(new Set(keyed.map(({ body: { data } }) => data.code)).size).toBe(1);
  const other = await send({ ...body, note: 'Another' }, { key: 'one' });
  expect(other.refusal.code).toBe('idempotencyConflict');
  const plain = await Promise.all([1, 2, 3].map(() => send({ ...body, note: 'Plain' })));
  expect(new Set(plain.map(({ body: { data } }) => data.code)).size).toBe(1);
  expect(await count()).toBe(2);
});

test('desk edge 23: where orders are taken nothing is open to a guest', async () => {
  const body = await bodyOf();
  for (const mode of ['full', 'cod'] as const) {
    await work.sellBy(mode);
    expect((await send(body)).refusal.code).toBe('saleModeRefused');
  }
  expect(await count()).toBe(0);
});

test('what the settings and the goods refuse to an account they refuse to a guest, with fresh lines', async () => {
  const stale = await send({ ...(await bodyOf()), totalAmt: 379, subTotalAmt: 379 });
  expect(stale.refusal).toMatchObject({
    code: 'orderChanged',
    data: { totals: { total: 380 }, delivery_terms: 'free' },
  });
  const short = await send(await bodyOf({}, list(60)));
  expect(short.refusal.code).toBe('orderOnlyLeft');
  const settings = settingsOf(testShop, owner);
  await settings.change('selling', { minimumOrder: 1_000 });
  expect((await send(await bodyOf())).refusal.code).toBe('belowMinimum');
  await settings.change('selling', { minimumOrder: 0, isClosed: true });
  expect((await send(await bodyOf())).refusal.code).toBe('orderingClosed');
  expect(await count()).toBe(0);
});

test('an estimate holds its prices for a guest as for an account', async () => {
  const held = await estimate(testShop, list());
  await sql`update products set price_paise = price_paise * 2`.execute(testShop.shop.db);
  testShop.shop.cache.drop();
  const body = { ...(await bodyOf()), subTotalAmt: 380, totalAmt: 380, estimate: held.code };
  const { number } = (await send(body)).body.data;
  expect((await work.detail(number)).totals.total).toBe(380);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name of 61 letters', { name: 'x'.repeat(61) }, 'name'],
  ['a web address as a name', { name: 'Visit http://evil.example' }, 'name'],
  ['two lines', { name: 'Kala\nBcc: a@b.test' }, 'name'],
  ['nine digits', { mobile: '984001234' }, 'mobile'],
  ['letters', { mobile: 'my number' }, 'mobile'],
  ['a district of nowhere', { district: 'toString' }, 'district'],
  ['a pincode of another district', { pincode: '600001' }, 'pincode'],
  ['five digits', { pincode: '62500' }, 'pincode'],
  ['a long address', { address_line: 'x'.repeat(251) }, 'address_line'],
  ['a long note', { note: 'x'.repeat(501) }, 'note'],
  ['no notice of age', { isAgeNoticeShown: false as never }, 'isAgeNoticeShown'],
] satisfies [string, Partial<Body>, string][])(
  '%s is refused beside its field',
  async (_, wrong, field) => {
    const { status, refusal } = await send({ ...(await bodyOf()), ...wrong });
    expect([status, refusal.code]).toEqual([400, 'invalidInput']);
    expect(JSON.stringify(refusal)).toContain(field);
    expect(await count()).toBe(0);
  },
);

test('hostile names are text, also in the mail to the shop', async () => {
  const name = '<img src=x onerror=alert(1)> =1+1';
  const { number } = await guest({ name, note: "'; drop table quotes; --" });
  expect((await work.detail(number)).customer.name).toBe(name);
  await testShop.runDueJobs();
  expect(testShop.outbox.at(-1)?.html).not.toContain('<img src=x');
});

test('a signed-in sender’s belongs to the account, and leaves its cart', async () => {
  const [line] = list();
  if (!line) throw new Error('no line');
  await cartLine(testShop, buyer.userId, line);
  const { number } = await guest({ district: 'Madurai' }, { who: buyer });
  const { customer } = await work.detail(number);
  expect(customer).toMatchObject({ _id: buyer.userId, isGuest: false });
  expect(await cartOf(testShop, buyer.userId)).toEqual([]);
});

test('three a day and three unanswered a number, whatever the network; its answer says nothing of it', async () => {
  const ask = async (note: string, mobile = who.mobile) =>
    (await send(await bodyOf({ note, mobile }))).status;
  for (const note of ['1', '2', '3']) expect(await ask(note)).toBe(200);
  const { status, refusal } = await send(await bodyOf({ note: '4' }));
  expect([status, refusal.code]).toEqual([429, 'tooManyRequests']);
  expect(JSON.stringify(refusal)).not.toMatch(/98400|number/);
  expect(await ask('4', '98400 12346')).toBe(200);
  // A day later three still wait for an answer.
  const { db } = testShop.shop;
  await sql`update quotes set created_at = created_at - interval '25 hours'`.execute(db);
  expect(await ask('5')).toBe(429);
  await sql`update quotes set state = 'OFFERED', valid_until = now()::date
    where customer_phone = '9840012345'`.execute(db);
  expect(await ask('6')).toBe(200);
});

test('two at once with the last of a number: one is taken', async () => {
  for (const note of ['1', '2']) await guest({ note });
  const bodies = [await bodyOf({ note: '3' }), await bodyOf({ note: '4' })];
  const statuses = (await Promise.all(bodies.map((body) => send(body)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, 429]);
});

test('a guest’s enquiry without an order goes 180 days after its last change', async () => {
  const { db } = testShop.shop;
  const old = await guest({ note: 'old' });
  const recent = await guest({ note: 'recent' });
  const ofAccount = await work.enquiry(list());
  const age = (number: string, days: number) =>
    sql`update quotes set updated_at = now() - ${days} * interval '1 day'
      where number = ${number} or id::text = ${number}`.execute(db);
  await age(old.number, 181);
  await age(recent.number, 179);
  await age(ofAccount, 400);
  await deleteOldEnquiries(db);
  const { rows } = await sql<{ number: string }>`select number from quotes`.execute(db);
  const left = rows.map(({ number }) => number);
  expect(left).toHaveLength(2);
  expect(left).toContain(recent.number);
});

const numbers = byTier(300);

test(`${10 * numbers} guest enquiries from ${numbers} numbers: each number keeps three, no stock moves`, async () => {
  const random = seededRandom(48);
  const bodies = await Promise.all(
    Array.from({ length: 10 * numbers }, async (_, index) =>
      bodyOf({
        mobile: String(9_000_000_000 + (index % numbers)),
        note: `${index} ${random.next()}`,
      }),
    ),
  );
  const taken = new Map<string, number>();
  for (let from = 0; from < bodies.length; from += 20) {
    const batch = bodies.slice(from, from + 20);
    const answers = await Promise.all(batch.map((body) => send(body)));
    for (const [index, { status }] of answers.entries()) {
      expect([200, 429]).toContain(status);
      const { mobile = '' } = batch[index] ?? {};
      if (status === 200) taken.set(mobile, (taken.get(mobile) ?? 0) + 1);
    }
  }
  expect([...taken.values()]).toEqual(Array.from({ length: numbers }, () => 3));
  expect(await count()).toBe(3 * numbers);
  expect(await movements()).toBe(0);
});

test('a network sends 20 an hour, and the numbers count whatever the scale', async () => {
  const strict = await openEnquiryShop({ RATE_LIMIT_SCALE: '1' });
  const goods = await goodsBody(strict.testShop, who.district, strict.list());
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    const body = {
      ...goods,
      ...who,
      mobile: String(9_000_000_000 + n),
      isAgeNoticeShown: true,
    } as const;
    statuses.push((await strict.testShop.call(sendGuestEnquiry, { body })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  await strict.testShop.close();
});
