import type { OrderRequest } from '@mathappu/contract/checkout';
import { getMyOrder } from '@mathappu/contract/orders';
import * as enquiries from '@mathappu/contract/quotes/enquiries';
import { quoteActs, quoteStates, stateAfter } from '@mathappu/contract/quotes/quote-state';
import * as staff from '@mathappu/contract/quotes/staff-quotes';
import { deleteMyAccount } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { settingsOf } from '#test/admin/settings.ts';
import { cartLine, cartOf } from '#test/carts.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody, type RequestedLine, sendCodOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { replayChanges } from './quote-history.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let settings: ReturnType<typeof settingsOf>;
let pots: string;
let rockets: string;
beforeEach(async () => {
  await testShop?.close();
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
  settings = settingsOf(testShop, owner);
  pots = await product(testShop, { name: 'Flower Pots', price: 50, discount: 10, stock: 50 });
  rockets = await product(testShop, { name: 'Rocket', price: 100, stock: 50 });
  await sellBy('enquiry');
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const sellBy = (saleMode: 'full' | 'cod' | 'enquiry') =>
  settings.change(
    'selling',
    { saleMode },
    { password: owner.password, hasLegalAdvice: saleMode !== 'enquiry' },
  );
const list = (quantity = 4): RequestedLine[] => [
  { productId: pots, quantity },
  { productId: rockets, quantity: 2 },
];
const send = (body: OrderRequest & { note?: string }, who = buyer, key?: string) =>
  testShop.call(enquiries.sendEnquiry, {
    body,
    token: who.token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
async function enquiry(who = buyer, lines = list()): Promise<string> {
  const body = await orderBody(testShop, who, lines);
  const { status, body: answer } = await send(body, who, crypto.randomUUID());
  expect([status, answer.message]).toEqual([200, 'Enquiry sent. We will call you.']);
  return answer.data._id;
}
const detail = async (quoteId: string) =>
  (await testShop.call(staff.getQuote, { params: { quoteId }, token: owner.token })).body.data;
const own = async (quoteId: string, who = buyer) =>
  testShop.call(enquiries.getMyQuote, { params: { quoteId }, token: who.token });
const acts = {
  edit: (quoteId: string, version: number, quantity = 3) =>
    testShop.call(staff.editQuote, {
      params: { quoteId },
      body: {
        version,
        lines: [
          { productId: pots, quantity, reason: 'Only three came' },
          { productId: rockets, quantity: 2 },
        ],
      },
      token: owner.token,
    }),
  offer: (quoteId: string, version: number) =>
    testShop.call(staff.offerQuote, {
      params: { quoteId },
      body: { version, days: 3 },
      token: owner.token,
    }),
  decline: (quoteId: string, version: number) =>
    testShop.call(staff.declineQuote, {
      params: { quoteId },
      body: { version, reason: 'Too far' },
      token: owner.token,
    }),
  confirm: (quoteId: string, version: number) =>
    testShop.call(staff.confirmQuote, {
      params: { quoteId },
      body: { version, payment: 'cod', agreedBy: 'phone' },
      token: owner.token,
    }),
  accept: (quoteId: string, version: number) => answer(quoteId, version, 'accept'),
  withdraw: (quoteId: string, version: number) => answer(quoteId, version, 'withdraw'),
};
const answer = (quoteId: string, version: number, what: 'accept' | 'withdraw') =>
  testShop.call(enquiries.answerQuote, {
    params: { quoteId },
    body: { version, answer: what },
    token: buyer.token,
  });
const movements = async () =>
  (
    await testShop.shop.db
      .selectFrom('stock_movements')
      .select('id')
      .where('kind', '=', 'take')
      .execute()
  ).length;

test('an enquiry is kept with goods, prices, address and note; its lines leave the cart, its stock stays', async () => {
  await cartLine(testShop, buyer.userId, { productId: pots, quantity: 4 });
  const body = { ...(await orderBody(testShop, buyer, list())), note: 'Before noon' };
  const { body: sent } = await send(body);
  const { data } = (await own(sent.data.number)).body;
  expect(data).toMatchObject({
    number: expect.stringMatching(/^EQ-/),
    state: 'ENQUIRY',
    version: 1,
    note: 'Before noon',
    validUntil: null,
    totals: { subtotal: 380, total: 380 },
    delivery_terms: { kind: 'free' },
    lines: [
      { name: 'Flower Pots', price: 45, asked: 4, quantity: 4, total: 180 },
      { name: 'Rocket', price: 100, asked: 2, quantity: 2, total: 200 },
    ],
  });
  expect(await movements()).toBe(0);
  expect([await stockOf(testShop, pots), await stockOf(testShop, rockets)]).toEqual([50, 50]);
  expect(await cartOf(testShop, buyer.userId)).toEqual([]);
});

test('edge 1: orders are refused while customers enquire, and enquiries while they order', async () => {
  const body = await orderBody(testShop, buyer, list());
  expect((await sendCodOrder(testShop, buyer, body)).refusal.code).toBe('saleModeRefused');
  for (const mode of ['full', 'cod'] as const) {
    await sellBy(mode);
    expect((await send(body)).refusal.code).toBe('saleModeRefused');
  }
  expect((await sendCodOrder(testShop, buyer, body)).status).toBe(200);
});

test('edge 2: the key of an order placed before the switch answers that order', async () => {
  await sellBy('full');
  const body = await orderBody(testShop, buyer, list());
  const placed = await sendCodOrder(testShop, buyer, body, 'key');
  await sellBy('enquiry');
  expect((await sendCodOrder(testShop, buyer, body, 'key')).body.data).toEqual(placed.body.data);
});

test('edge 6: an enquiry sent twice is one, by its key or within 30 seconds', async () => {
  const body = await orderBody(testShop, buyer, list());
  const keyed = await Promise.all([1, 2, 3].map(() => send(body, buyer, 'one')));
  expect(new Set(keyed.map(({ body: { data } }) => data._id)).size).toBe(1);
  const other = await send({ ...body, note: 'Another' }, buyer, 'one');
  expect(other.refusal.code).toBe('idempotencyConflict');
  const plain = await Promise.all([1, 2, 3].map(() => send({ ...body, note: 'Plain' })));
  expect(new Set(plain.map(({ body: { data } }) => data._id)).size).toBe(1);
});

test('the eleventh open enquiry of an account is refused', async () => {
  for (let n = 0; n < 10; n += 1) await enquiry();
  const body = await orderBody(testShop, buyer, list());
  expect((await send({ ...body, note: 'More' })).refusal).toMatchObject({
    code: 'tooManyQuotes',
    message: 'You have 10 open enquiries. Please wait for our answer',
  });
});

test('every state × act does what the table says, and nothing else', async () => {
  const { db } = testShop.shop;
  for (const state of quoteStates.filter((each) => each !== 'ESTIMATE' && each !== 'CONFIRMED')) {
    for (const act of Object.keys(quoteActs) as (keyof typeof quoteActs)[]) {
      const quoteId = await enquiry();
      await sql`update quotes set state = ${state} where id = ${quoteId}`.execute(db);
      const { status, refusal } = await acts[act](quoteId, 1);
      const after = stateAfter(state, act);
      const place = `${state} ${act}`;
      expect([place, status], place).toEqual([place, after ? 200 : 409]);
      if (after) expect([place, (await detail(quoteId)).state]).toEqual([place, after]);
      else expect([refusal.code, refusal.data]).toEqual(['quoteClosed', { state }]);
      await sql`update quotes set state = 'WITHDRAWN' where id = ${quoteId} and state <> 'CONFIRMED'`.execute(
        db,
      );
    }
  }
});

test('replayed, the history is the quote; each change has who, when and why', async () => {
  const quoteId = await enquiry();
  await acts.edit(quoteId, 1);
  await acts.offer(quoteId, 2);
  await acts.accept(quoteId, 3);
  await testShop.call(staff.editQuote, {
    params: { quoteId },
    body: {
      version: 4,
      lines: [{ productId: pots, quantity: 6, price: 40, priceReason: 'Old boxes' }],
      delivery: { kind: 'fixed', charge: 80 },
      discount: { reason: 'For the temple', amount: 20 },
    },
    token: owner.token,
  });
  const { history, lines, totals, version, state } = await detail(quoteId);
  expect(history.map(({ act, by }) => [act, by])).toEqual([
    ['send', 'Customer'],
    ['edit', owner.name],
    ['offer', owner.name],
    ['accept', 'Customer'],
    ['edit', owner.name],
  ]);
  expect([version, state]).toEqual([5, 'ENQUIRY']);
  expect(totals).toEqual({
    subtotal: 240,
    adjustments: [
      { kind: 'delivery', label: '', amount: 80 },
      { kind: 'discount', label: 'For the temple', amount: -20 },
    ],
    total: 300,
  });
  const replayed = replayChanges(history.flatMap(({ changes }) => changes as never));
  expect(
    replayed.lines.map(({ productId, quantity, asked }) => [productId, quantity, asked]),
  ).toEqual(lines.map(({ productId, quantity, asked }) => [productId, quantity, asked]));
  expect(replayed).toMatchObject({ state: 'ENQUIRY', orderId: null });
  expect(history[1]?.changes).toContainEqual(
    expect.objectContaining({ field: `line ${pots}`, reason: 'Only three came' }),
  );
});

test('edge 9: accepting another version than the present one is refused with that one', async () => {
  const quoteId = await enquiry();
  await acts.offer(quoteId, 1);
  await acts.edit(quoteId, 2);
  await acts.offer(quoteId, 3);
  const { refusal } = await acts.accept(quoteId, 2);
  expect([refusal.code, refusal.data]).toMatchObject([
    'quoteChanged',
    { version: 4, state: 'OFFERED' },
  ]);
});

test('an offer can be accepted to the end of its last day', async () => {
  const quoteId = await enquiry();
  await acts.offer(quoteId, 1);
  await sql`update quotes set valid_until = current_date - 2 where id = ${quoteId}`.execute(
    testShop.shop.db,
  );
  expect((await own(quoteId)).body.data.isOfferOver).toBe(true);
  expect((await acts.accept(quoteId, 2)).refusal.code).toBe('quoteClosed');
});

test('edge 12: confirming sells at the agreed prices, whatever the list says now', async () => {
  const quoteId = await enquiry();
  await testShop.call(staff.editQuote, {
    params: { quoteId },
    body: {
      version: 1,
      lines: [
        { productId: pots, quantity: 4 },
        { productId: rockets, quantity: 2, price: 80, priceReason: 'A friend' },
      ],
    },
    token: owner.token,
  });
  await sql`update products set price_paise = 99900`.execute(testShop.shop.db);
  expect((await detail(quoteId)).lines[0]).toMatchObject({ price: 45, priceToday: 899.1 });
  const { body } = await acts.confirm(quoteId, 2);
  const order = await testShop.call(getMyOrder, {
    params: { orderId: body.data.orderId },
    token: buyer.token,
  });
  expect(order.body.data).toMatchObject({
    totalAmt: 340,
    product_details: [
      { price: 50, discount: 10, total: 180 },
      { price: 80, discount: 0, total: 160 },
    ],
  });
  expect((await own(quoteId)).body.data).toMatchObject({
    state: 'CONFIRMED',
    orderId: body.data.orderId,
  });
});

test('edges 11 and 13: shortages are named line by line, and nothing is taken', async () => {
  const quoteId = await enquiry();
  await sql`update products set stock = 3 where id = ${pots}`.execute(testShop.shop.db);
  await sql`update products set price_paise = null where id = ${rockets}`.execute(testShop.shop.db);
  const { refusal } = await acts.confirm(quoteId, 1);
  expect(refusal).toMatchObject({
    code: 'outOfStock',
    data: {
      shortages: expect.arrayContaining([
        { productId: pots, name: 'Flower Pots', needed: 4, stock: 3 },
        { productId: rockets, name: 'Rocket', needed: 2, stock: 0 },
      ]),
    },
  });
  expect(await movements()).toBe(0);
  expect((await detail(quoteId)).state).toBe('ENQUIRY');
  await sql`update products set stock = 50 where id = ${pots}`.execute(testShop.shop.db);
});

test('edge 10: two staff confirm at once, ten rounds: one order, and both get it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const quoteId = await enquiry(await customer(testShop), [{ productId: rockets, quantity: 1 }]);
    const both = await Promise.all([acts.confirm(quoteId, 1), acts.confirm(quoteId, 1)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.data).toEqual(both[1]?.body.data);
  }
  expect(await stockOf(testShop, rockets)).toBe(40);
});

test('edge 7: withdrawing against confirming, 200 rounds: one wins, never both', async () => {
  const wins = { confirm: 0, withdraw: 0 };
  for (let round = 0; round < 200; round += 1) {
    await sql`update products set stock = stock + 1 where id = ${rockets}`.execute(
      testShop.shop.db,
    );
    await sql`insert into stock_movements (id, product_id, kind, quantity)
      values (gen_random_uuid(), ${rockets}, 'set', 1)`.execute(testShop.shop.db);
    const quoteId = await enquiry(buyer, [{ productId: rockets, quantity: 1 }]);
    const tries = [() => acts.confirm(quoteId, 1), () => acts.withdraw(quoteId, 1)];
    const order = round % 2 === 0 ? tries : tries.toReversed();
    const answers = await Promise.all(order.map((act) => act()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await detail(quoteId);
    wins[state === 'CONFIRMED' ? 'confirm' : 'withdraw'] += 1;
    expect(['CONFIRMED', 'WITHDRAWN']).toContain(state);
  }
  expect(wins.confirm + wins.withdraw).toBe(200);
  expect(await movements()).toBe(wins.confirm);
});

test('edges 5 and 15: open enquiries stay when the mode changes; a deleted account withdraws its own', async () => {
  const quoteId = await enquiry();
  await sellBy('full');
  expect((await acts.offer(quoteId, 1)).status).toBe(200);
  const deleted = await testShop.call(deleteMyAccount, {
    body: { password: buyer.password },
    token: buyer.token,
  });
  expect(deleted.status).toBe(200);
  const left = await detail(quoteId);
  expect(left).toMatchObject({
    state: 'WITHDRAWN',
    customer: { _id: null, name: '', email: '', phone: '' },
    delivery_address: { name: '', address_line: '', mobile: '' },
  });
  expect(JSON.stringify(left)).not.toContain(buyer.email);
  expect(JSON.stringify(left.history)).not.toContain('address_line');
});

test('somebody else’s enquiry is not found', async () => {
  const quoteId = await enquiry();
  const other = await customer(testShop);
  expect((await own(quoteId, other)).refusal.code).toBe('quoteNotFound');
  const { refusal } = await testShop.call(enquiries.answerQuote, {
    params: { quoteId },
    body: { version: 1, answer: 'withdraw' },
    token: other.token,
  });
  expect(refusal.code).toBe('quoteNotFound');
  const mine = await testShop.call(enquiries.listMyQuotes, { token: other.token });
  expect(mine.body.data.quotes).toEqual([]);
});

test('edge 14: staff see that the account was banned, what is there and what all ask for', async () => {
  const quoteId = await enquiry();
  await enquiry(await customer(testShop), [{ productId: pots, quantity: 40 }]);
  await sql`update users set status = 'banned' where id = ${buyer.userId}`.execute(
    testShop.shop.db,
  );
  expect(await detail(quoteId)).toMatchObject({
    customer: { isBarred: true },
    lines: [
      { stock: 50, demand: 44 },
      { stock: 50, demand: 2 },
    ],
  });
  const { body } = await testShop.call(staff.listQuotes, {
    query: { state: 'ENQUIRY' },
    token: owner.token,
  });
  expect(body.data.quotes.map(({ _id, products }) => [_id === quoteId, products])).toEqual([
    [true, 2],
    [false, 1],
  ]);
});
