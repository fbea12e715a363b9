import { deleteProduct } from '@mathappu/contract/catalogue';
import {
  type QuoteAct,
  quoteActs,
  quoteStates,
  stateAfter,
} from '@mathappu/contract/enquiries/quote-state';
import { getShopDetails } from '@mathappu/contract/settings';
import { lawNotice } from '@mathappu/contract/words/law';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { cartLine, cartOf, estimate } from '#test/carts.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody, sendCodOrder } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { stockOf } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';
import { replayChanges } from './enquiry-history.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: EnquiryShop['work'];
let pots: string;
let rockets: string;
let list: EnquiryShop['list'];
let movements: EnquiryShop['movements'];
beforeEach(async () => {
  await testShop?.close();
  ({ testShop, owner, buyer, work, pots, rockets, list, movements } = await openEnquiryShop());
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

/** What the shop has of it. */
const short = () => [
  { productId: pots, quantity: 3, reason: 'Only three came' },
  { productId: rockets, quantity: 2 },
];

test('an enquiry is kept with goods, prices, address and note; its lines leave the cart, its stock stays', async () => {
  await cartLine(testShop, buyer.userId, { productId: pots, quantity: 4 });
  const body = { ...(await orderBody(testShop, buyer, list())), note: 'Before noon' };
  const { body: sent } = await work.send(body);
  const { data } = (await work.own(sent.data.number)).body;
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
    await work.sellBy(mode);
    expect((await work.send(body)).refusal.code).toBe('saleModeRefused');
  }
  expect((await sendCodOrder(testShop, buyer, body)).status).toBe(200);
});

test('the shop’s details say the law, and the owner’s words under it, while the shop takes enquiries', async () => {
  await settingsOf(testShop, owner).change('selling', { lawNote: 'Visit our counter.' });
  const details = async () => (await testShop.call(getShopDetails)).body.data;
  expect(await details()).toMatchObject({
    saleMode: 'enquiry',
    lawNotice,
    lawNote: 'Visit our counter.',
    isOnlinePaymentAvailable: false,
  });
  await work.sellBy('cod');
  expect(await details()).toMatchObject({ saleMode: 'cod', lawNotice: null });
});

test('edge 2: the key of an order placed before the switch answers that order', async () => {
  await work.sellBy('full');
  const body = await orderBody(testShop, buyer, list());
  const placed = await sendCodOrder(testShop, buyer, body, 'key');
  await work.sellBy('enquiry');
  expect((await sendCodOrder(testShop, buyer, body, 'key')).body.data).toEqual(placed.body.data);
});

test('edge 6: an enquiry sent twice is one, by its key or within 30 seconds', async () => {
  const body = await orderBody(testShop, buyer, list());
  const keyed = await Promise.all([1, 2, 3].map(() => work.send(body, buyer, 'one')));
  expect(new Set(keyed.map(({ body: { data } }) => data._id)).size).toBe(1);
  const other = await work.send({ ...body, note: 'Another' }, buyer, 'one');
  expect(other.refusal.code).toBe('idempotencyConflict');
  const plain = await Promise.all([1, 2, 3].map(() => work.send({ ...body, note: 'Plain' })));
  expect(new Set(plain.map(({ body: { data } }) => data._id)).size).toBe(1);
});

test('the eleventh open enquiry of an account is refused', async () => {
  for (let n = 0; n < 10; n += 1) await work.enquiry(list());
  const body = await orderBody(testShop, buyer, list());
  expect((await work.send({ ...body, note: 'More' })).refusal).toMatchObject({
    code: 'tooManyQuotes',
    message: 'You have 10 open enquiries. Please wait for our answer',
  });
});

test('every state × act does what the table says, and nothing else', async () => {
  const { db } = testShop.shop;
  for (const state of quoteStates.filter((each) => each !== 'ESTIMATE' && each !== 'CONFIRMED')) {
    for (const act of Object.keys(quoteActs) as QuoteAct[]) {
      const quoteId = await work.enquiry(list());
      await sql`update quotes set state = ${state} where id = ${quoteId}`.execute(db);
      const { status, refusal } = await (act === 'edit'
        ? work.acts.edit(quoteId, 1, short())
        : work.acts[act](quoteId, 1));
      const after = stateAfter(state, act);
      const place = `${state} ${act}`;
      expect([place, status], place).toEqual([place, after ? 200 : 409]);
      if (after) expect([place, (await work.detail(quoteId)).state]).toEqual([place, after]);
      else expect([refusal.code, refusal.data]).toEqual(['quoteClosed', { state }]);
      await sql`update quotes set state = 'WITHDRAWN' where id = ${quoteId} and state <> 'CONFIRMED'`.execute(
        db,
      );
    }
  }
});

test('of an estimate nothing but its end can be done', async () => {
  const { number } = await estimate(testShop, list(), buyer);
  for (const act of Object.keys(quoteActs) as QuoteAct[]) {
    if (act === 'decline') continue;
    const { refusal } = await (act === 'edit'
      ? work.acts.edit(number, 1, short())
      : work.acts[act](number, 1));
    expect([act, refusal.code, refusal.data]).toEqual([act, 'quoteClosed', { state: 'ESTIMATE' }]);
  }
  expect((await work.acts.decline(number, 1)).body.data).toMatchObject({
    state: 'DECLINED',
    reason: 'Too far',
  });
});

test('replayed, the history is the quote; each change has who, when and why', async () => {
  const quoteId = await work.enquiry(list());
  await work.acts.edit(quoteId, 1, short());
  await work.acts.offer(quoteId, 2);
  await work.acts.accept(quoteId, 3);
  await work.edit(quoteId, {
    version: 4,
    lines: [{ productId: pots, quantity: 6, price: 40, priceReason: 'Old boxes' }],
    delivery: { kind: 'fixed', charge: 80 },
    discount: { reason: 'For the temple', amount: 20 },
  });
  const { history, lines, totals, version, state } = await work.detail(quoteId);
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
  const quoteId = await work.enquiry(list());
  await work.acts.offer(quoteId, 1);
  await work.acts.edit(quoteId, 2, short());
  await work.acts.offer(quoteId, 3);
  const { refusal } = await work.acts.accept(quoteId, 2);
  expect([refusal.code, refusal.data]).toMatchObject([
    'quoteChanged',
    { version: 4, state: 'OFFERED' },
  ]);
});

test('edge 9: accepting what is edited meanwhile, without a new offer, is refused with the edited one', async () => {
  const quoteId = await work.enquiry(list());
  await work.acts.offer(quoteId, 1);
  await work.acts.edit(quoteId, 2, short());
  const { refusal } = await work.acts.accept(quoteId, 2);
  expect([refusal.code, refusal.data]).toMatchObject([
    'quoteChanged',
    { version: 3, state: 'ENQUIRY' },
  ]);
  await work.acts.withdraw(quoteId, 3);
  const late = await work.acts.accept(quoteId, 2);
  expect([late.refusal.code, late.refusal.data]).toEqual(['quoteClosed', { state: 'WITHDRAWN' }]);
});

test('an offer can be accepted to the end of its last day', async () => {
  const quoteId = await work.enquiry(list());
  await work.acts.offer(quoteId, 1);
  await sql`update quotes set valid_until = current_date - 2 where id = ${quoteId}`.execute(
    testShop.shop.db,
  );
  expect((await work.own(quoteId)).body.data.isOfferOver).toBe(true);
  expect((await work.acts.accept(quoteId, 2)).refusal.code).toBe('quoteClosed');
});

test('its customer reads what happened, why a line is not as asked, and (edge 11) what is no longer sold', async () => {
  const id = await work.enquiry(list());
  const { edit, offer, accept } = work.acts;
  expect((await edit(id, 1, short())).status).toBe(200);
  expect((await offer(id, 2)).status).toBe(200);
  expect((await accept(id, 3)).status).toBe(200);
  const { token } = owner;
  const gone = await testShop.call(deleteProduct, { params: { productId: rockets }, token });
  expect(gone.status).toBe(200);
  const { data } = (await work.own(id)).body;
  expect(data.steps.map(({ act }) => act)).toEqual(['send', 'edit', 'offer', 'accept']);
  expect(data.lines).toMatchObject([
    { asked: 4, quantity: 3, reason: 'Only three came', isSold: true },
    { asked: 2, quantity: 2, reason: '', isSold: false },
  ]);
});

test('the customer asks for a change: the offer counts no more, and staff read what is wanted', async () => {
  const quoteId = await work.enquiry(list());
  await work.acts.edit(quoteId, 1, short());
  await sql`update products set stock = 1 where id = ${rockets}`.execute(testShop.shop.db);
  const { quote } = (await work.acts.offer(quoteId, 2)).body.data;
  expect(quote).toMatchObject({
    askedTotal: 380,
    totals: { total: 335 },
    lines: [{ left: null }, { quantity: 2, left: 1 }],
  });
  const wordless = await work.acts.ask(quoteId, 3, ' ');
  expect([wordless.status, wordless.refusal.issues]).toMatchObject([400, [{ path: 'text' }]]);
  const { data } = (await work.acts.ask(quoteId, 3, '<b>One more</b> rocket')).body;
  expect(data).toMatchObject({ state: 'ENQUIRY', version: 4, validUntil: null, askedTotal: 380 });
  const { history } = await work.detail(quoteId);
  expect(history.at(-1)).toMatchObject({
    act: 'ask',
    by: 'Customer',
    changes: expect.arrayContaining([
      { field: 'text', before: null, after: '<b>One more</b> rocket', reason: '' },
    ]),
  });
  // Desk edge 31: whoever accepts what is offered no longer reads the present version.
  const { refusal } = await work.acts.accept(quoteId, 3);
  expect([refusal.code, refusal.data]).toMatchObject(['quoteChanged', { version: 4 }]);
  await sql`update products set stock = 50 where id = ${rockets}`.execute(testShop.shop.db);
});
