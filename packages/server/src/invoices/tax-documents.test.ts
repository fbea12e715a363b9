import { exportTaxPapers, getTaxPapers } from '@mathappu/contract/invoices/tax-documents';
import { deleteMyAccount, exportMyData } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { settingsOf } from '#test/admin/settings.ts';
import {
  askForTaxDocuments,
  numbersOf,
  register,
  taxDocumentsOf,
  testGstin,
} from '#test/admin/tax.ts';
import { findViolations } from '#test/invariants.ts';
import { cashOrder, setStatus } from '#test/order-cases.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeEach(async () => {
  await testShop?.close();
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterEach(async () => expect(await findViolations(testShop.shop.db)).toEqual([]));
afterAll(() => testShop.close());

/** Sets the shop's clock; a sign-in of another day has ended. */
async function at(moment: Date): Promise<void> {
  testShop.setNow(moment);
  owner = { ...owner, ...(await signInAgain(testShop, owner)) };
}

type Ordered = Awaited<ReturnType<typeof cashOrder>>;

const ship = (ordered: Ordered) => setStatus(testShop, owner, ordered, 'SHIPPED');

test('a number after the last, and a prefix that stands on other tax documents, are refused', async () => {
  await register(testShop, owner, { firstInvoice: 999_999, invoicePrefix: 'A' });
  const [first, second] = [await cashOrder(testShop), await cashOrder(testShop)];
  await ship(first);
  expect((await ship(second)).refusal).toMatchObject({
    code: 'taxNumberRefused',
    message: expect.stringMatching(/^The number A\/\d\d-\d\d\/1000000 cannot be given\./),
  });
  expect(await numbersOf(testShop, owner, second)).toEqual([]);
  const swap = { invoicePrefix: 'CRN', creditNotePrefix: 'A' };
  const { refusal } = await settingsOf(testShop, owner).change('tax', swap);
  expect(refusal).toMatchObject({
    code: 'taxPrefixUsed',
    issues: [{ path: 'document.creditNotePrefix' }],
  });
  await setStatus(testShop, owner, first, 'CANCELLED');
  expect(await numbersOf(testShop, owner, first)).toHaveLength(2);
  const { refusal: ofInvoices } = await settingsOf(testShop, owner).change('tax', {
    invoicePrefix: 'CRN',
    creditNotePrefix: 'C',
  });
  expect(ofInvoices.issues).toMatchObject([{ path: 'document.invoicePrefix' }]);
  // A new prefix of the same tax documents goes on with their numbers.
  const renamed = await settingsOf(testShop, owner).change('tax', { creditNotePrefix: 'C' });
  expect(renamed.status).toBe(200);
});

test('a reprint after every setting was changed is equal to the byte', async () => {
  await register(testShop, owner);
  const ordered = await cashOrder(testShop);
  const facts = { noiseDb: 90, pesoRef: 'PESO/1' };
  await sql`update order_lines set passport = ${JSON.stringify(facts)} where order_id = ${ordered.order._id}`.execute(
    testShop.shop.db,
  );
  await ship(ordered);
  expect((await taxDocumentsOf(testShop, owner, ordered))[0]?.lines[0]?.passport).toMatchObject({
    ...facts,
    class: null,
  });
  const print = async () => {
    const { token } = ordered.buyer;
    const params = { orderId: ordered.order._id };
    const { body } = await testShop.call(getTaxPapers, { params, token });
    return JSON.stringify(body.data);
  };
  const before = await print();
  const settings = settingsOf(testShop, owner);
  await sql`update order_lines set passport = null`.execute(testShop.shop.db);
  const saved = [
    await settings.change(
      'shop',
      {
        name: 'Another',
        legalName: 'Another',
        phone: '1',
        email: 'another@mail.test',
        address: 'Elsewhere',
        licence: 'LE-2',
        gstin: '',
      },
      { password: owner.password },
    ),
    await settings.change('tax', {
      rates: [{ validFrom: '2017-07-01', percent: 5 }],
      hsn: '36041000',
      invoicePrefix: 'X',
      creditNotePrefix: 'Y',
      firstInvoice: 7,
      firstCreditNote: 8,
      signatory: 'Somebody',
    }),
    await settings.change('selling', { packingPercent: 3 }, { hasLegalAdvice: true }),
    await settings.change('delivery', { terms: { kind: 'to_pay', charge: 0, freeFrom: null } }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await print()).toBe(before);
});

test('a tax document of before lines had facts is answered without them', async () => {
  await register(testShop, owner);
  const ordered = await cashOrder(testShop);
  await sql`update order_lines set passport = null where order_id = ${ordered.order._id}`.execute(
    testShop.shop.db,
  );
  await ship(ordered);
  const [taxDocument] = await taxDocumentsOf(testShop, owner, ordered);
  expect(Object.keys(taxDocument?.lines[0] ?? {})).toEqual([
    ...['name', 'unit', 'quantity', 'price', 'discount', 'total'],
  ]);
});

test('tax documents are for their customer and for admins; the accountant gets them as CSV', async () => {
  await register(testShop, owner);
  await at(new Date('2026-11-23T04:30:00Z'));
  const [ordered, cancelled] = [await cashOrder(testShop), await cashOrder(testShop)];
  await ship(ordered);
  await ship(cancelled);
  await setStatus(testShop, owner, cancelled, 'CANCELLED');
  const stranger = await customer(testShop);
  const { status, refusal } = await askForTaxDocuments(testShop, stranger, ordered);
  expect([status, refusal.code]).toEqual([404, 'notFound']);

  const days = { from: '2026-11-01', to: '2026-11-30' };
  const ask = async (query: { from: string; to: string; kind?: 'invoice' | 'credit_note' }) => {
    const { body } = await testShop.call(exportTaxPapers, { query, token: owner.token });
    return String(body).trim().split('\r\n');
  };
  const reversed = { from: '2026-11-30', to: '2026-11-01' };
  expect(
    (await testShop.call(exportTaxPapers, { query: reversed, token: owner.token })).refusal,
  ).toMatchObject({ code: 'invalidInput' });
  const [header, ...rows] = await ask(days);
  expect(header).toContain(
    'Kind,Number,Date,Order,Corrects,Buyer,City,Pincode,Place of supply,HSN',
  );
  expect(rows.map((row) => row.split(',').slice(0, 5))).toEqual([
    ['Credit note', 'CRN/26-27/000001', '2026-11-23', cancelled.order.orderId, 'INV/26-27/000002'],
    ['Tax invoice', 'INV/26-27/000001', '2026-11-23', ordered.order.orderId, ''],
    ['Tax invoice', 'INV/26-27/000002', '2026-11-23', cancelled.order.orderId, ''],
  ]);
  expect(rows[0]).toContain(
    `,Tamil Nadu (33),3604,18,152.46,13.72,13.72,179.9,Order cancelled,${testGstin},0,`,
  );
  expect(await ask({ ...days, kind: 'credit_note' })).toEqual([header, rows[0]]);
  expect(await ask({ from: '2026-11-24', to: '2026-11-30' })).toEqual([header]);
});

test('a customer who leaves takes the tax documents along; in the shop they stay whole', async () => {
  await register(testShop, owner);
  const ordered = await cashOrder(testShop);
  await ship(ordered);
  const { buyer } = ordered;
  await setStatus(testShop, owner, ordered, 'DELIVERED');
  const before = await taxDocumentsOf(testShop, buyer, ordered);
  expect(before[0]?.buyer.mobile).toMatch(/^\d{10}$/);
  const mine = await testShop.call(exportMyData, { token: buyer.token });
  expect(JSON.stringify(mine.body)).toContain(before[0]?.number);
  const body = { password: buyer.password };
  expect((await testShop.call(deleteMyAccount, { body, token: buyer.token })).status).toBe(200);
  expect(await taxDocumentsOf(testShop, owner, ordered)).toEqual(before);
  await setStatus(testShop, owner, ordered, 'CANCELLED');
  expect(await taxDocumentsOf(testShop, owner, ordered)).toMatchObject([
    {},
    { tax: { total: 179.9 } },
  ]);
});
