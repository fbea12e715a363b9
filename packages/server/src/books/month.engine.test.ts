import { listAuditEntries } from '@mathappu/contract/admin/audit';
import { closeMonth, getMonth, getMonthFile } from '@mathappu/contract/books/months';
import type { InputOf } from '@mathappu/contract/endpoint';
import { toShopDay } from '@mathappu/contract/shop-time';
import { deleteMyAccount } from '@mathappu/contract/users';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { receiptsOf } from '#test/admin/manual-payments.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { register } from '#test/admin/tax.ts';
import { findViolations } from '#test/invariants.ts';
import { setStatus } from '#test/order-cases.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
beforeEach(async () => {
  await testShop?.close();
  testShop = await openTestShop();
  owner = await admin(testShop);
  buyer = await customer(testShop);
});
afterEach(async () => expect(await findViolations(testShop.shop.db)).toEqual([]));
afterAll(() => testShop.close());

/** Sets the shop's clock to noon of a day; a sign-in of another day has ended. */
async function at(day: string): Promise<void> {
  testShop.setNow(new Date(`${day}T06:30:00Z`));
  owner = { ...owner, ...(await signInAgain(testShop, owner)) };
  buyer = { ...buyer, ...(await signInAgain(testShop, buyer)) };
}

type Sale = { unit?: string; price?: number; state?: string; gstin?: string; name?: string };

/** An order of two pieces that has left the shop, with its invoice. */
async function sell({ unit = '1 Box (10 pcs)', price = 590, state, gstin, name }: Sale = {}) {
  const productId = await product(testShop, { price, unit, stock: 5, discount: 0 });
  const order = await codOrder(testShop, buyer, [{ productId, quantity: 2 }]);
  const place = state ? JSON.stringify({ state }) : '{}';
  await sql`update orders set delivery = delivery || ${place}::jsonb, buyer_gstin = ${gstin ?? null},
    buyer_name = ${name ?? null} where id = ${order._id}`.execute(testShop.shop.db);
  const ordered = { order, buyer, productId };
  const { status } = await setStatus(testShop, owner, ordered, 'SHIPPED');
  expect(status).toBe(200);
  return ordered;
}

async function read(month: string) {
  const { body } = await testShop.call(getMonth, { params: { month }, token: owner.token });
  return body.data;
}

async function take(month: string, file: InputOf<typeof getMonthFile>['params']['file']) {
  const params = { month, file };
  const { status, body, headers } = await testShop.call(getMonthFile, {
    params,
    token: owner.token,
  });
  expect(status).toBe(200);
  return { text: String(body), type: headers['content-type'] };
}

const rowsOf = async (month: string, file: Parameters<typeof take>[1]) =>
  parse((await take(month, file)).text) as string[][];

const close = (month: string, hash: string, isClosed = true) =>
  testShop.call(closeMonth, { params: { month }, body: { isClosed, hash }, token: owner.token });

const november = '2025-11';

test('edge 35: a month as tables and files; a name with &, ]]>, = and an emoji is text in all of them', async () => {
  await register(testShop, owner);
  await at('2025-11-05');
  const name = '=Anbu & Sons ]]> 🎆';
  await sell({ gstin: '33ABCDE1234F1Z7', name });
  await sell({ state: 'Kerala' });
  await sell({ state: 'Kerala', price: 59_000 });
  const cancelled = await sell({ unit: '1 Pkt' });
  await setStatus(testShop, owner, cancelled, 'CANCELLED');

  const { tables, sums, problems } = await read(november);
  expect(problems).toEqual([]);
  expect(tables.b2b).toEqual({ count: 1, taxable: 1000, igst: 0, cgst: 90, sgst: 90, total: 1180 });
  expect(tables.b2cl).toMatchObject({ count: 1, igst: 18_000, total: 118_000 });
  expect(tables.b2cs).toMatchObject({ count: 2, taxable: 1000, igst: 180, total: 1180 });
  expect(tables.hsn_b2b).toMatchObject({ count: 1, total: 1180 });
  expect(tables.docs).toMatchObject({ count: 2, total: 0 });
  expect(sums.tables).toEqual(sums.papers);
  expect(sums.papers.total).toBe(120_360);

  const [head, b2b] = await rowsOf(november, 'b2b.csv');
  expect(head?.slice(0, 4)).toEqual([
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
  ]);
  expect(b2b?.join('|')).toBe(
    `33ABCDE1234F1Z7|'${name}|INV/25-26/000001|05-Nov-2025|1180|33-Tamil Nadu|N||Regular B2B||18|1000|0`,
  );
  expect((await rowsOf(november, 'b2cs.csv')).slice(1)).toEqual([
    ['OE', '32-Kerala', '', '18', '1000', '0', ''],
    ['OE', '33-Tamil Nadu', '', '18', '0', '0', ''],
  ]);
  expect((await rowsOf(november, 'hsn_b2c.csv')).slice(1)).toEqual([
    ['3604', '', 'BOX-BOX', '4', '119180', '18', '101000', '18180', '0', '0', '0'],
    ['3604', '', 'PAC-PACKS', '0', '0', '18', '0', '0', '0', '0', '0'],
  ]);
  expect((await rowsOf(november, 'docs.csv')).slice(1)).toEqual([
    ['Invoices for outward supply', 'INV/25-26/000001', 'INV/25-26/000004', '4', '0'],
    ['Credit Note', 'CRN/25-26/000001', 'CRN/25-26/000001', '1', '0'],
  ]);
  expect(await rowsOf(november, 'cdnr.csv')).toHaveLength(1);

  const tally = await take(november, 'tally.xml');
  expect(tally.type).toBe('application/xml; charset=utf-8');
  expect(tally.text.match(/<VOUCHER /g)).toHaveLength(5);
  expect(tally.text).toContain('<PARTYLEDGERNAME>=Anbu &amp; Sons ]]&gt; 🎆</PARTYLEDGERNAME>');
  expect(tally.text).not.toContain(buyer.name);

  const kind = 'export';
  const { body } = await testShop.call(listAuditEntries, { query: { kind }, token: owner.token });
  expect(body.data.map(({ subject }) => subject._id)).toContain('month');
});

/** An order that is paid outside the provider, whole. */
async function paidOffline(price: number) {
  const work = receiptsOf(testShop, { owner, buyer });
  await work.sellBy('enquiry');
  const productId = await product(testShop, { price, unit: '1 Box', stock: 5, discount: 0 });
  const orderId = await work.offlineOrder([{ productId, quantity: 2 }]);
  const book = async (amount: number, isGivenBack = false) => {
    const receipt = { amount, isGivenBack, receivedOn: '2025-11-28' };
    const { status } = await work.book(orderId, receipt, { by: owner });
    expect(status).toBe(200);
  };
  return { order: { _id: orderId, orderId }, buyer, productId, book };
}

test('a credit note for a part has quantity 0 and is spread over the lines of its invoice', async () => {
  await register(testShop, owner);
  await at('2025-11-28');
  const ordered = await paidOffline(590);
  await ordered.book(1180);
  expect((await setStatus(testShop, owner, ordered, 'SHIPPED')).status).toBe(200);
  await ordered.book(118, true);
  expect((await rowsOf(november, 'hsn_b2c.csv')).slice(1)).toEqual([
    ['3604', '', 'BOX-BOX', '2', '1062', '18', '900', '0', '81', '81', '0'],
  ]);
  const { sums, tables } = await read(november);
  expect([sums.tables, sums.papers.total]).toEqual([sums.papers, 1062]);
  expect(tables.receipts).toMatchObject({ count: 1, total: 1062 });
  expect((await rowsOf(november, 'receipts.csv'))[1]).toEqual([
    ...['28-Nov-2025', 'Cash', 'Not stated', '1180', '118', '1062'],
  ]);
});

test('edge 32: an invoice of 30 November is credited on 2 December, which is negative', async () => {
  await register(testShop, owner);
  await at('2025-11-30');
  const ordered = await sell();
  await at('2025-12-02');
  await setStatus(testShop, owner, ordered, 'CANCELLED');
  expect((await read(november)).tables.b2cs).toMatchObject({ count: 1, total: 1180 });
  expect((await read('2025-12')).tables.b2cs).toMatchObject({ count: 1, total: -1180 });
  const [, row] = await rowsOf('2025-12', 'b2cs.csv');
  expect(row).toEqual(['OE', '33-Tamil Nadu', '', '18', '-1000', '0', '']);
});

test('a month is closed when it is over and nothing stands in the way, as it was seen', async () => {
  await register(testShop, owner);
  await at('2025-11-30');
  await sell({ unit: '1 Roll' });
  const { hash, problems } = await read(november);
  expect(problems).toEqual([{ code: 'unitsWithoutCode', values: ['roll'] }]);
  expect((await close(november, hash)).refusal).toMatchObject({
    code: 'monthOpen',
    message: 'November 2025 is not over',
  });
  await at('2025-12-01');
  expect((await close(november, hash)).refusal).toMatchObject({
    code: 'monthOpen',
    message: 'A unit has no code yet',
  });
  const settings = settingsOf(testShop, owner);
  const { units } = (await settings.read('tax')).document;
  await settings.change('tax', { units: [...units, { word: 'roll', code: 'ROL' }] });
  expect((await close(november, 'another')).refusal.code).toBe('monthChanged');

  const { body } = await close(november, hash);
  expect(body.data.closed).toEqual({
    at: '2025-12-01T06:30:00.000Z',
    by: owner.name,
    isUnchanged: true,
    changes: [],
  });
  // Once more says the same, and opening it again twice as well.
  await close(november, hash);
  expect((await close(november, hash, false)).body.data.closed).toBeNull();
  await close(november, hash, false);
  const query = { kind: 'month' } as const;
  const { body: trail } = await testShop.call(listAuditEntries, { query, token: owner.token });
  expect(trail.data.map(({ action, after }) => [action, after])).toEqual([
    ['month.reopen', null],
    ['month.close', { papers: 1, totalPaise: 118_000 }],
  ]);
});

test('edge 33: a customer who is erased changes no paper and no hash of a closed month', async () => {
  await register(testShop, owner);
  await at('2025-11-05');
  const ordered = await sell({ gstin: '33ABCDE1234F1Z7', name: 'Anbu & Sons' });
  await setStatus(testShop, owner, ordered, 'DELIVERED');
  await at('2025-12-01');
  const before = await read(november);
  await close(november, before.hash);
  const papers = await rowsOf(november, 'b2b.csv');
  const body = { password: buyer.password };
  expect((await testShop.call(deleteMyAccount, { body, token: buyer.token })).status).toBe(200);
  const { hash, closed } = await read(november);
  expect([hash, closed?.isUnchanged]).toEqual([before.hash, true]);
  expect(await rowsOf(november, 'b2b.csv')).toEqual(papers);
});

test('edge 34: a receipt of 28 November that is booked into closed November is booked, and the month says so', async () => {
  await at('2025-11-28');
  const { book } = await paidOffline(100);
  await at('2025-12-01');
  const { hash } = await read(november);
  expect((await close(november, hash)).status).toBe(200);
  await book(20);
  await book(30);
  const { closed, tables } = await read(november);
  expect(tables.receipts).toMatchObject({ count: 1, total: 50 });
  expect(closed).toMatchObject({
    isUnchanged: false,
    // The database's own clock tells when a receipt was booked.
    changes: [{ count: 2, day: '2025-11-28', bookedOn: toShopDay(new Date()) }],
  });
  const now = await read(november);
  expect((await close(november, now.hash)).body.data.closed?.isUnchanged).toBe(true);
});

test('edge 36: a shop without a GSTIN has months of receipts alone', async () => {
  await at('2025-11-28');
  await sell();
  const { tables, problems } = await read(november);
  expect(Object.keys(tables)).toEqual(['receipts']);
  expect(problems).toEqual([]);
  const [head] = await rowsOf(november, 'b2b.csv');
  expect(head).toHaveLength(13);
});

test('two who close a month at once leave one closing and one entry', async () => {
  await at('2025-12-01');
  const { hash } = await read(november);
  const answers = await Promise.all(Array.from({ length: 8 }, () => close(november, hash)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const { rows } = await sql<{ entries: number; closings: number }>`
    select (select count(*)::integer from audit_entries where subject_kind = 'month') as entries,
      (select count(*)::integer from closed_months) as closings`.execute(testShop.shop.db);
  expect(rows).toEqual([{ entries: 1, closings: 1 }]);
});

test.each(['2025-13', '2025-1', '25-11', '1999-11'])('%s is no month', async (month) => {
  const { refusal } = await testShop.call(getMonth, { params: { month }, token: owner.token });
  expect(refusal.code).toBe('notFound');
});
