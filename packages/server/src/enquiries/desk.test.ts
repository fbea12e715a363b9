import { getOrderHistory, updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { declineQuote, getQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import {
  createQuote,
  type DeskQuote,
  listBuyers,
  listDeskProducts,
} from '@mathappu/contract/enquiries/desk';
import { sendEnquiry } from '@mathappu/contract/enquiries/enquiries';
import {
  adoptSharedOrder,
  forgetBuyer,
  getSharedOrder,
} from '@mathappu/contract/order-links/order-links';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { stockOf } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let pots: string;
let rockets: string;
let work: EnquiryShop['work'];
beforeEach(async () => {
  await testShop?.close();
  ({ testShop, owner, buyer, pots, rockets, work } = await openEnquiryShop());
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const selvi = { name: 'Selvi', mobile: '+91 98400 12345' };
const home = { address_line: '4 Car Street', city: 'Madurai', pincode: '625001' };

const written = (changes: Partial<DeskQuote> = {}): DeskQuote => ({
  came: 'phone',
  customer: selvi,
  delivery: home,
  lines: [
    { productId: pots, quantity: 4 },
    { productId: rockets, quantity: 2 },
  ],
  isAdult: true,
  as: 'order',
  payment: 'cod',
  ...changes,
});
const asOffer = { as: 'offer', payment: undefined } as const;
const asEstimate = { as: 'estimate', payment: undefined } as const;

const create = (changes: Partial<DeskQuote> = {}, key?: string) =>
  testShop.call(createQuote, {
    body: written(changes),
    token: owner.token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const order = async (orderId = '') =>
  (await testShop.call(getOrderHistory, { params: { orderId }, token: owner.token })).body.data;
const open = async (code: string) =>
  (await testShop.call(getSharedOrder, { params: { code } })).body.data;
const buyers = async (search: string) =>
  (await testShop.call(listBuyers, { query: { search }, token: owner.token })).body.data;

test('an order by phone has a name, a number and no account; no mail goes out', async () => {
  const { message, data } = (await create()).body;
  expect(message).toBe(`Order ${data.orderId} created`);
  expect((await order(data.orderId)).order).toMatchObject({
    user: null,
    customer: { name: 'Selvi', phone: '9840012345', email: '', hasAccount: false },
    totalAmount: 380,
    paymentMethod: 'cod',
    status: 'PENDING',
    code: data.code,
    enquiry: { number: data.number },
    deliveryAddress: { recipient: 'Selvi', address: { city: 'Madurai', pincode: '625001' } },
  });
  expect(await open(data.code)).toMatchObject({ kind: 'order', firstName: 'Selvi' });
  expect(await stockOf(testShop, pots)).toBe(46);
  expect((await work.detail(data.number)).history.map(({ act, by }) => [act, by])).toEqual([
    ['send', owner.name],
    ['confirm', owner.name],
  ]);
  await testShop.runJobs();
  expect(testShop.outbox.filter(({ to }) => to === '')).toEqual([]);
  expect(testShop.outbox.map(({ subject }) => subject).join()).not.toContain(data.number);
});

test('a buyer with an address of mail is written to, and the mail leads to the link', async () => {
  const { code } = (await create({ customer: { ...selvi, email: 'Selvi@Example.com' } })).body.data;
  await testShop.runJobs();
  const mail = testShop.outbox.find(({ to }) => to === 'selvi@example.com');
  expect(mail?.text).toContain(`/order/${code}`);
});

test('an offer is answered on its link; the WhatsApp of staff leads there as well', async () => {
  const { number, code, orderId } = (await create({ ...asOffer, message: 'Till Friday', days: 3 }))
    .body.data;
  expect(orderId).toBeUndefined();
  expect(await open(code)).toMatchObject({
    kind: 'enquiry',
    number,
    state: 'OFFERED',
    message: 'Till Friday',
    canWithdraw: true,
  });
  expect(await stockOf(testShop, pots)).toBe(50);
});

test('an estimate holds an agreed price as a price without discount', async () => {
  const lines = [{ productId: pots, quantity: 3, price: 40, priceReason: 'A friend' }];
  const { number, code } = (await create({ ...asEstimate, lines })).body.data;
  expect(await open(code)).toMatchObject({
    kind: 'estimate',
    state: 'ESTIMATE',
    lines: [{ listPrice: 40, discount: 0, price: 40, total: 120 }],
    firstName: 'Selvi',
    district: 'Madurai',
  });
  const held = await orderBody(testShop, buyer, [{ productId: pots, quantity: 3 }]);
  const sent = await testShop.call(sendEnquiry, {
    body: {
      ...held,
      product_details: [{ productId: pots, price: 40, discount: 0, quantity: 3 }],
      subTotalAmt: 120,
      totalAmt: 120,
      estimate: code,
    },
    token: buyer.token,
  });
  expect(sent.status).toBe(200);
  const ended = await testShop.call(declineQuote, {
    params: { quoteId: number },
    body: { version: 1, reason: 'Wrong price' },
    token: owner.token,
  });
  expect(ended.status).toBe(200);
});

test('desk edge 13: with too little stock nothing is written, and the shortage is named', async () => {
  await sql`update products set stock = 3 where id = ${pots}`.execute(testShop.shop.db);
  const { refusal } = await create();
  expect(refusal).toMatchObject({
    code: 'outOfStock',
    data: { shortages: [{ productId: pots, needed: 4, stock: 3 }] },
  });
  const { rows } = await sql`select id from quotes union all select id from orders`.execute(
    testShop.shop.db,
  );
  expect(rows).toEqual([]);
  expect(await stockOf(testShop, rockets)).toBe(50);
});

test('desk edge 14: a number that is an account’s joins nothing; that account adds it by link and number', async () => {
  await sql`update users set phone = '9840012345' where id = ${buyer.userId}`.execute(
    testShop.shop.db,
  );
  const { code, number } = (await create(asEstimate)).body.data;
  expect(
    (await testShop.call(getQuote, { params: { quoteId: number }, token: owner.token })).body.data
      .customer,
  ).toMatchObject({ _id: null });
  const adopt = (mobile: string) =>
    testShop.call(adoptSharedOrder, { params: { code }, body: { mobile }, token: buyer.token });
  expect((await adopt('9840012346')).refusal.code).toBe('linkNumberWrong');
  expect((await adopt('9840012345')).body.data.number).toBe(number);
});

const cash = { amount: 380, method: 'cash', receivedOn: '2026-11-01' } as const;

test('desk edge 15: paid now with a reference that is known makes no order', async () => {
  const paid = (reference: string) =>
    create({ payment: 'now', receipt: { ...cash, method: 'upi', reference } });
  const first = (await paid('412345678901')).body.data;
  expect((await order(first.orderId)).order).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    paymentMethod: 'offline',
  });
  const { refusal } = await paid('412345678901');
  expect(refusal.code).toBe('receiptKnown');
  const { rows } = await sql`select id from orders`.execute(testShop.shop.db);
  expect(rows).toHaveLength(1);
  const tooMuch = await create({ payment: 'now', receipt: { ...cash, amount: 381 } });
  expect(tooMuch.refusal.code).toBe('receiptRefused');
  expect(await stockOf(testShop, pots)).toBe(46);
});

test('the same key twice is one order and one receipt, also at once', async () => {
  const key = crypto.randomUUID();
  const paid = { payment: 'now', receipt: cash } as const;
  const both = await Promise.all([create(paid, key), create(paid, key)]);
  const [first, second] = both.map(({ body }) => body.data);
  expect(first).toEqual(second);
  const { rows } = await sql<{ of: string }>`select 'order' as of from orders
    union all select 'receipt' from receipts`.execute(testShop.shop.db);
  expect(rows.map(({ of }) => of).toSorted()).toEqual(['order', 'receipt']);
  expect((await create({ came: 'counter' }, key)).refusal.code).toBe('idempotencyConflict');
});

test('desk and web race for the last five: none is sold twice', async () => {
  const lines = [{ productId: pots, quantity: 3 }];
  for (let round = 0; round < byTier(200); round += 1) {
    await sql`update products set stock = 5 where id = ${pots}`.execute(testShop.shop.db);
    const quoteId = await work.enquiry(lines);
    const all = await Promise.all([
      create({ lines }),
      work.acts.confirm(quoteId, 1),
      create({ lines }),
    ]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await stockOf(testShop, pots)).toBe(2);
    if (all[1]?.status === 409) await work.acts.decline(quoteId, 1);
  }
});

test('charge, discount and note are as staff typed them; a depot and the counter are places', async () => {
  const charged = (
    await create({
      charge: 150,
      discount: { reason: 'Regular buyer', amount: 30 },
      note: 'With gift box',
    })
  ).body.data;
  expect((await order(charged.orderId)).order).toMatchObject({
    totalAmount: 500,
    totals: {
      adjustments: [
        { kind: 'delivery', amount: 150 },
        { kind: 'discount', label: 'Regular buyer', amount: -30 },
      ],
    },
  });
  expect((await create({ discount: { reason: 'All', amount: 381 } })).refusal).toMatchObject({
    code: 'invalidInput',
    issues: [{ path: 'discount.amount' }],
  });
  await settingsOf(testShop, owner).change('shop', {
    address: '12 Main Road, Sivakasi, Virudhunagar 626123',
  });
  const counter = (await create({ came: 'counter', delivery: { atCounter: true } })).body.data;
  expect((await order(counter.orderId)).order).toMatchObject({
    deliveryAddress: { address: { city: 'Virudhunagar', pincode: '626123' } },
    delivery_terms: { kind: 'free', depot: { district: 'Virudhunagar' } },
  });
  expect((await create({ delivery: { depotId: 'nowhere1' } })).refusal.code).toBe(
    'addressNotFound',
  );
});

test('a business gets its GSTIN and name on the order; one with another check digit is refused beside the field', async () => {
  const gstin = '29ABCDE1234F1ZW';
  const businessName = 'Selvi & Sons';
  const refused = await create({ customer: { ...selvi, gstin: '29ABCDE1234F1Z2' } });
  expect(refused.refusal).toMatchObject({
    code: 'invalidInput',
    issues: [{ path: 'customer.gstin' }],
  });
  const customer = { ...selvi, gstin: gstin.toLowerCase(), businessName };
  const { orderId } = (await create({ customer })).body.data;
  expect((await order(orderId)).order.customer).toMatchObject({ gstin, businessName });
});

test('what is wrong is named by its field', async () => {
  const wrong: [string, Partial<DeskQuote>][] = [
    ['customer.mobile', { customer: { ...selvi, mobile: '12345' } }],
    ['customer.name', { customer: { ...selvi, name: ' ' } }],
    ['delivery.pincode', { delivery: { ...home, pincode: '600001' } }],
    ['delivery.address_line', { delivery: {} }],
    ['isAdult', { isAdult: undefined as unknown as true }],
    ['payment', { payment: undefined }],
    ['receipt', { payment: 'now' }],
  ];
  for (const [path, changes] of wrong) {
    const { refusal } = await create(changes);
    expect(refusal).toMatchObject({ code: 'invalidInput', issues: [{ path }] });
  }
});

test('a price without a reason, no pieces, a thousand of them, and a product twice are refused', async () => {
  const line = { productId: pots, quantity: 1 };
  for (const lines of [
    [{ ...line, price: 40 }],
    [{ ...line, quantity: 0 }],
    [{ ...line, quantity: 1_000 }],
    [line, line],
    [],
  ]) {
    expect((await create({ lines })).refusal.code).toBe('invalidInput');
  }
});

test('accounts and earlier buyers are found by name and number, their searches one entry a day in the audit trail', async () => {
  await create();
  await create({ customer: { ...selvi, name: 'Selvi K' }, delivery: { atCounter: true } });
  expect(await buyers('98400')).toEqual([
    expect.objectContaining({
      name: 'Selvi K',
      mobile: '9840012345',
      // She collected the last goods at the counter, which is no address of hers.
      address: null,
      userId: null,
      lastOrderOn: expect.any(String),
    }),
  ]);
  const held = (await create({ ...asEstimate, customer: { ...selvi, name: 'S. Selvi' } })).body
    .data;
  expect(await buyers('Selvi K')).toEqual([
    expect.objectContaining({
      name: 'S. Selvi',
      address: { addressId: null, ...home, state: 'Tamil Nadu' },
      lastOrderOn: expect.any(String),
    }),
  ]);
  expect(await buyers(buyer.name)).toEqual([
    expect.objectContaining({ userId: buyer.userId, email: buyer.email, isBarred: false }),
  ]);
  // A guest's enquiry under her number changes nothing of what staff have written down.
  await sql`insert into quotes (id, number, share_code, kind, state, source, customer_name, customer_phone,
      delivery, subtotal_paise, adjustments, total_paise)
    select gen_random_uuid(), 'EQ-0000-0001', new_share_code(), 'enquiry', 'ENQUIRY', 'web', 'Somebody else',
      customer_phone, delivery || '{"address_line": "Elsewhere"}', 0, '[]', 0
    from quotes where number = ${held.number}`.execute(testShop.shop.db);
  expect(await buyers('98400')).toMatchObject([{ name: 'S. Selvi', address: home }]);
  const { rows } = await sql<{ action: string }>`select action from audit_entries
    where action in ('person.seen', 'quote.create') order by at`.execute(testShop.shop.db);
  expect(rows.map(({ action }) => action)).toEqual([
    'quote.create',
    'quote.create',
    'person.seen',
    'quote.create',
  ]);
  const short = await testShop.call(listBuyers, { query: { search: 'ab cd' }, token: owner.token });
  expect(short.status).toBe(400);
});

test('a picked account has the order; an address of somebody else is not found', async () => {
  const { delivery_address: address } = (
    await work.own(await work.enquiry([{ productId: pots, quantity: 1 }]))
  ).body.data;
  expect(address).not.toBeNull();
  const { rows } = await sql<{
    id: string;
  }>`select id from addresses where user_id = ${buyer.userId}`.execute(testShop.shop.db);
  const addressId = rows[0]?.id ?? '';
  const picked = { ...selvi, userId: buyer.userId };
  const { orderId } = (await create({ customer: picked, delivery: { addressId } })).body.data;
  expect((await order(orderId)).order.user?._id).toBe(buyer.userId);
  expect((await create({ delivery: { addressId } })).refusal.code).toBe('addressNotFound');
  const nobody = { ...selvi, userId: crypto.randomUUID() };
  expect((await create({ customer: nobody })).refusal.code).toBe('userNotFound');
});

test('a buyer without an account is erased from a closed sale, and the link with them', async () => {
  const forget = (number: string) =>
    testShop.call(forgetBuyer, {
      params: { number },
      body: { reason: 'Asked by phone' },
      token: owner.token,
    });
  const planted = {
    ...{ name: 'Zebulonia', mobile: '9123456780', email: 'plant@example.com' },
    gstin: '33ABCDE1234F1Z7',
  };
  const line = { productId: pots, quantity: 1, price: 40, priceReason: 'Quixotereason' };
  const {
    number,
    code,
    orderId = '',
  } = (
    await create({
      customer: planted,
      delivery: { ...home, address_line: 'Quixotestreet' },
      lines: [line],
      discount: { reason: 'Quixotediscount', amount: 1 },
      note: 'Quixotenote',
    })
  ).body.data;
  expect((await forget(number)).refusal.code).toBe('ordersUnderWay');
  const { db } = testShop.shop;
  const delivered = await testShop.call(updateOrderStatus, {
    params: { orderId },
    body: { status: 'DELIVERED', reason: 'Quixotestatus' },
    token: owner.token,
  });
  expect(delivered.status).toBe(200);
  expect((await forget('MP-0000-0000')).refusal.code).toBe('linkNotFound');
  expect((await forget(orderId)).status).toBe(200);
  const { rows } = await sql`select row_to_json(q) as row from quotes q
    union all select row_to_json(l) from quote_lines l
    union all select row_to_json(c) from quote_changes c
    union all select row_to_json(o) from orders o
    union all select row_to_json(a) from audit_entries a where action <> 'order.forget'
    union all select row_to_json(j) from pgboss.job j where name like '%mail%'`.execute(db);
  const all = JSON.stringify(rows);
  for (const word of ['Zebulonia', '9123456780', 'plant@example.com', '33ABCDE', 'Quixote']) {
    expect([word, all.includes(word)]).toEqual([word, false]);
  }
  expect((await testShop.call(getSharedOrder, { params: { code } })).status).toBe(404);
  expect((await order(orderId)).order).toMatchObject({
    totalAmount: 39,
    customer: { name: '', phone: '', email: '', gstin: '' },
    deliveryAddress: { address: { city: 'Madurai', pincode: '625001' } },
  });
  const open = (await create(asOffer)).body.data;
  expect((await forget(open.number)).refusal.code).toBe('ordersUnderWay');
  const held = (await create(asEstimate)).body.data;
  expect((await forget(held.number)).status).toBe(200);
  expect((await testShop.call(getSharedOrder, { params: { code: held.code } })).status).toBe(200);
  const own = await work.enquiry([{ productId: pots, quantity: 1 }]);
  await work.acts.decline(own, 1);
  expect((await forget((await work.detail(own)).number)).refusal.code).toBe('linkTaken');
});

test('the desk is told what open enquiries ask for and what boxes say; no price goes above it', async () => {
  const { db } = testShop.shop;
  const facts = async () =>
    (await testShop.call(listDeskProducts, { token: owner.token })).body.data.sort((a, b) =>
      a.productId === pots ? -1 : b.productId === pots ? 1 : 0,
    );
  expect(await facts()).toEqual([]);
  await create(asOffer);
  const { number } = (await create(asOffer)).body.data;
  await create(asEstimate);
  await create();
  await sql`update products set mrp_paise = 5000 where id = ${pots}`.execute(db);
  expect(await facts()).toEqual([
    { productId: pots, demand: 8, mrp: 50 },
    { productId: rockets, demand: 4, mrp: null },
  ]);
  const version = (
    await testShop.call(getQuote, { params: { quoteId: number }, token: owner.token })
  ).body.data.version;
  const decline = { version, reason: 'Called off' };
  const params = { quoteId: number };
  await testShop.call(declineQuote, { params, body: decline, token: owner.token });
  expect((await facts())[0]).toEqual({ productId: pots, demand: 4, mrp: 50 });

  const agreed = (price: number) => [
    { productId: rockets, quantity: 1 },
    { productId: pots, quantity: 1, price, priceReason: 'As called' },
  ];
  for (const kind of [asOffer, asEstimate, {}]) {
    expect((await create({ ...kind, lines: agreed(50.01) })).refusal).toMatchObject({
      code: 'aboveMrp',
      message: 'Above the MRP of ₹50.00',
      issues: [{ path: 'lines.1.price' }],
    });
    expect((await create({ ...kind, lines: agreed(50) })).status).toBe(200);
  }
});
