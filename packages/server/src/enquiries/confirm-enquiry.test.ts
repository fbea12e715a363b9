import { getOrderHistory } from '@mathappu/contract/admin/admin-orders';
import { listQuotes } from '@mathappu/contract/enquiries/admin-enquiries';
import { listMyQuotes } from '@mathappu/contract/enquiries/enquiries';
import { getMyOrder } from '@mathappu/contract/orders';
import { deleteMyAccount } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type EnquiryShop, enquiriesOf, openEnquiryShop } from '#test/admin/enquiries.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import { rulesOf, stockOf } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

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

const orderOf = async (orderId: string) =>
  (await testShop.call(getMyOrder, { params: { orderId }, token: buyer.token })).body.data;

test('edge 12: confirming sells at the agreed prices, whatever the list says now', async () => {
  const quoteId = await work.enquiry(list());
  await work.edit(quoteId, {
    version: 1,
    lines: [
      { productId: pots, quantity: 4 },
      { productId: rockets, quantity: 2, price: 80, priceReason: 'A friend' },
    ],
  });
  await sql`update products set price_paise = 99900`.execute(testShop.shop.db);
  expect((await work.detail(quoteId)).lines[0]).toMatchObject({ price: 45, priceToday: 899.1 });
  const { body } = await work.acts.confirm(quoteId, 2);
  expect(await orderOf(body.data.orderId)).toMatchObject({
    totalAmt: 340,
    product_details: [
      { price: 50, discount: 10, total: 180 },
      { price: 80, discount: 0, total: 160 },
    ],
  });
  expect((await work.own(quoteId)).body.data).toMatchObject({
    state: 'CONFIRMED',
    reason: '',
    orderId: body.data.orderId,
  });
});

test('staff read the enquiry and the words of its customer in the order', async () => {
  const quoteId = await work.enquiry(list());
  await sql`update quotes set note = 'Call after 6 pm'`.execute(testShop.shop.db);
  const { number } = await work.detail(quoteId);
  const { orderId } = (await work.acts.confirm(quoteId, 1)).body.data;
  const read = await testShop.call(getOrderHistory, { params: { orderId }, token: owner.token });
  expect(read.body.data.order).toMatchObject({
    enquiry: { number, note: 'Call after 6 pm' },
    products: [{ category: null }, { category: null }],
  });
});

test('edge 12: a price that fell since is the agreed one all the same', async () => {
  const quoteId = await work.enquiry(list());
  await sql`update products set price_paise = 100`.execute(testShop.shop.db);
  expect((await work.detail(quoteId)).lines[0]).toMatchObject({ price: 45, priceToday: 0.9 });
  const { data } = (await work.acts.confirm(quoteId, 1)).body;
  expect(await orderOf(data.orderId)).toMatchObject({
    totalAmt: 380,
    product_details: [{ total: 180 }, { total: 200 }],
  });
});

test('the order of an enquiry keeps what its products said of themselves when it was sent', async () => {
  const passport = { noiseDb: 110, pesoRef: 'PESO/1234' };
  await sql`update products set passport = ${JSON.stringify(passport)} where id = ${pots}`.execute(
    testShop.shop.db,
  );
  const quoteId = await work.enquiry(list());
  await sql`update products set passport = '{"noiseDb": 80}'`.execute(testShop.shop.db);
  const { data } = (await work.acts.confirm(quoteId, 1)).body;
  const { product_details } = await orderOf(data.orderId);
  expect(product_details.map((line) => line.passport)).toMatchObject([passport, { noiseDb: null }]);
});

test('a line of before quotes froze it takes what its product says when it is confirmed', async () => {
  const quoteId = await work.enquiry(list());
  await sql`update quote_lines set passport = null`.execute(testShop.shop.db);
  await sql`update products set passport = '{"noiseDb": 80}'`.execute(testShop.shop.db);
  const { data } = (await work.acts.confirm(quoteId, 1)).body;
  const { product_details } = await orderOf(data.orderId);
  expect(product_details.map((line) => line.passport?.noiseDb)).toEqual([80, 80]);
});

test('an offline order of ₹0 has nothing to be paid', async () => {
  const quoteId = await work.enquiry(list());
  await work.edit(quoteId, {
    version: 1,
    lines: [{ productId: pots, quantity: 1 }],
    discount: { reason: 'A gift', amount: 45 },
  });
  const { data } = (await work.acts.confirm(quoteId, 2, 'offline')).body;
  const { totalAmt, paymentStatus, payTo } = await orderOf(data.orderId);
  expect([totalAmt, paymentStatus, payTo]).toEqual([0, 'PAID', null]);
});

test('edges 11 and 13: shortages are named line by line, and nothing is taken', async () => {
  const quoteId = await work.enquiry(list());
  await sql`update products set stock = 3 where id = ${pots}`.execute(testShop.shop.db);
  await sql`update products set price_paise = null where id = ${rockets}`.execute(testShop.shop.db);
  const { refusal } = await work.acts.confirm(quoteId, 1);
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
  expect((await work.detail(quoteId)).state).toBe('ENQUIRY');
  await sql`update products set stock = 50 where id = ${pots}`.execute(testShop.shop.db);
});

test('what is there of an enquiry is confirmed at once, its discount in the share of the goods', async () => {
  const quoteId = await work.enquiry(list());
  await work.edit(quoteId, {
    version: 1,
    lines: list(),
    delivery: { kind: 'fixed', charge: 80 },
    discount: { reason: 'A neighbour', amount: 50 },
  });
  await sql`update products set stock = 3 where id = ${pots}`.execute(testShop.shop.db);
  const { data } = (await work.acts.confirm(quoteId, 2, 'cod', true)).body;
  expect(await orderOf(data.orderId)).toMatchObject({
    totals: {
      subtotal: 335,
      adjustments: [
        { kind: 'delivery', amount: 80 },
        { kind: 'discount', label: 'A neighbour', amount: -44.07 },
      ],
      total: 370.93,
    },
    product_details: [
      { name: 'Flower Pots', quantity: 3, total: 135 },
      { name: 'Rocket', quantity: 2, total: 200 },
    ],
  });
  const { lines, state } = await work.detail(quoteId);
  expect([state, lines[0]]).toMatchObject([
    'CONFIRMED',
    { asked: 4, quantity: 3, reason: 'Only 3 in stock' },
  ]);
  await sql`update products set stock = 47 where id = ${pots}`.execute(testShop.shop.db);
});

test('of an enquiry with nothing there no part is confirmed', async () => {
  const quoteId = await work.enquiry(list());
  await sql`update products set stock = 0`.execute(testShop.shop.db);
  const { refusal } = await work.acts.confirm(quoteId, 1, 'cod', true);
  expect([refusal.code, (refusal.data as { shortages: unknown[] }).shortages.length]).toEqual([
    'outOfStock',
    2,
  ]);
  expect(await work.detail(quoteId)).toMatchObject({ state: 'ENQUIRY', version: 1 });
  await sql`update products set stock = 50`.execute(testShop.shop.db);
});

test('what a rule keeps out is neither asked for nor sold by an enquiry that was sent before', async () => {
  const quoteId = await work.enquiry(list());
  const body = await orderBody(testShop, buyer, list(5));
  await sql`update products set passport = '{"joinedPieces": 100}' where id = ${pots}`.execute(
    testShop.shop.db,
  );
  await rulesOf(testShop, owner).set('joined', 'block');
  const { refusal } = await work.acts.confirm(quoteId, 1);
  const shortages = [{ productId: pots, name: 'Flower Pots', needed: 4, stock: 0 }];
  expect(refusal).toMatchObject({ code: 'outOfStock', data: { shortages } });
  expect(await movements()).toBe(0);
  expect((await work.send(body)).refusal.code).toBe('orderProductGone');
});

/** How often two confirm at once. */
const rounds = byTier(20);

test('edge 10: two staff confirm at once: one order, and both get it', async () => {
  const stock = await stockOf(testShop, rockets);
  for (let round = 0; round < rounds; round += 1) {
    const quoteId = await work.enquiry(
      [{ productId: rockets, quantity: 1 }],
      await customer(testShop),
    );
    const both = await Promise.all([work.acts.confirm(quoteId, 1), work.acts.confirm(quoteId, 1)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.data).toEqual(both[1]?.body.data);
  }
  expect(await stockOf(testShop, rockets)).toBe((stock ?? 0) - rounds);
});

test('two staff confirm at once with different payments: one learns that it is confirmed', async () => {
  const stock = await stockOf(testShop, rockets);
  for (let round = 0; round < rounds; round += 1) {
    const quoteId = await work.enquiry(
      [{ productId: rockets, quantity: 1 }],
      await customer(testShop),
    );
    const answers = await Promise.all([
      work.acts.confirm(quoteId, 1, 'cod'),
      work.acts.confirm(quoteId, 1, 'offline'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.refusal;
    expect(refused).toMatchObject({ code: 'quoteClosed', data: { state: 'CONFIRMED' } });
  }
  expect(await stockOf(testShop, rockets)).toBe((stock ?? 0) - rounds);
});

const withdrawals = byTier(100);

test(`edge 7: withdrawing against confirming, ${withdrawals} rounds: one wins, never both`, async () => {
  const wins = { confirm: 0, withdraw: 0 };
  for (let round = 0; round < withdrawals; round += 1) {
    await sql`update products set stock = stock + 1 where id = ${rockets}`.execute(
      testShop.shop.db,
    );
    await sql`insert into stock_movements (id, product_id, kind, quantity)
      values (gen_random_uuid(), ${rockets}, 'set', 1)`.execute(testShop.shop.db);
    const quoteId = await work.enquiry([{ productId: rockets, quantity: 1 }]);
    const tries = [() => work.acts.confirm(quoteId, 1), () => work.acts.withdraw(quoteId, 1)];
    const order = round % 2 === 0 ? tries : tries.toReversed();
    const answers = await Promise.all(order.map((act) => act()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await work.detail(quoteId);
    const lost = answers.find(({ status }) => status === 409)?.refusal;
    expect([lost?.code, lost?.data]).toEqual(['quoteClosed', { state }]);
    wins[state === 'CONFIRMED' ? 'confirm' : 'withdraw'] += 1;
    expect(['CONFIRMED', 'WITHDRAWN']).toContain(state);
  }
  // Who comes first mostly wins: about half of the rounds each.
  expect(wins.confirm + wins.withdraw).toBe(withdrawals);
  expect(Math.min(wins.confirm, wins.withdraw)).toBeGreaterThan(withdrawals / 4);
  expect(await movements()).toBe(wins.confirm);
});

test('edges 5 and 15: open enquiries stay when the mode changes; a deleted account withdraws its own', async () => {
  const quoteId = await work.enquiry(list());
  await work.sellBy('full');
  expect((await work.acts.offer(quoteId, 1)).status).toBe(200);
  const deleted = await testShop.call(deleteMyAccount, {
    body: { password: buyer.password },
    token: buyer.token,
  });
  expect(deleted.status).toBe(200);
  const left = await work.detail(quoteId);
  expect(left).toMatchObject({
    state: 'WITHDRAWN',
    customer: { _id: null, name: '', email: '', phone: '' },
    delivery_address: { name: '', address_line: '', mobile: '' },
  });
  expect(JSON.stringify(left)).not.toContain(buyer.email);
  expect(JSON.stringify(left.history)).not.toContain('address_line');
});

test('somebody else’s enquiry is not found', async () => {
  const quoteId = await work.enquiry(list());
  const other = await customer(testShop);
  expect((await work.own(quoteId, other)).refusal.code).toBe('quoteNotFound');
  const stranger = enquiriesOf(testShop, { owner, buyer: other });
  const { refusal } = await stranger.acts.withdraw(quoteId, 1);
  expect(refusal.code).toBe('quoteNotFound');
  const mine = await testShop.call(listMyQuotes, { token: other.token });
  expect(mine.body.data.quotes).toEqual([]);
});

test('edge 14: staff see that the account was banned, what is there and what all ask for', async () => {
  const quoteId = await work.enquiry(list());
  await work.enquiry([{ productId: pots, quantity: 40 }], await customer(testShop));
  await sql`update users set status = 'banned' where id = ${buyer.userId}`.execute(
    testShop.shop.db,
  );
  expect(await work.detail(quoteId)).toMatchObject({
    customer: { isBarred: true },
    lines: [
      { stock: 50, demand: 44 },
      { stock: 50, demand: 2 },
    ],
  });
  const { body } = await testShop.call(listQuotes, {
    query: { state: 'ENQUIRY' },
    token: owner.token,
  });
  expect(body.data.quotes.map(({ _id, products }) => [_id === quoteId, products])).toEqual([
    [true, 2],
    [false, 1],
  ]);
  expect((await work.acts.confirm(quoteId, 1)).status).toBe(200);
});

test('a buyer without an account gets an order with a name and a number, and no mail', async () => {
  const quoteId = await work.enquiry(list());
  await sql`update quotes set user_id = null, customer_name = 'Selvi', customer_email = '',
    customer_phone = '9840012345', buyer_gstin = '33ABCDE1234F1Z5'`.execute(testShop.shop.db);
  await testShop.runJobs();
  testShop.outbox.length = 0;
  const { body } = await work.acts.confirm(quoteId, 1, 'offline');
  const { order } = (
    await testShop.call(getOrderHistory, {
      params: { orderId: body.data.orderId },
      token: owner.token,
    })
  ).body.data;
  expect(order).toMatchObject({
    user: null,
    customer: {
      name: 'Selvi',
      phone: '9840012345',
      email: '',
      gstin: '33ABCDE1234F1Z5',
      hasAccount: false,
    },
  });
  await testShop.runJobs();
  expect(testShop.outbox).toEqual([]);
});
