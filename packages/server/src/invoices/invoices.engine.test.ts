import { getOrderHistory } from '@mathappu/contract/admin/admin-orders';
import { getTodo } from '@mathappu/contract/admin/dashboard';
import { getMyOrder } from '@mathappu/contract/orders';
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
import { admin, type Person, signInAgain } from '#test/people.ts';
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

const shownTo = async ({ order, buyer }: Ordered) => {
  const params = { orderId: order._id };
  const own = await testShop.call(getMyOrder, { params, token: buyer.token });
  const { invoice, creditNotes } = own.body.data;
  const history = await testShop.call(getOrderHistory, { params, token: owner.token });
  expect(history.body.data.order).toMatchObject({ invoice, creditNotes });
  return { invoice, creditNotes };
};

test('a shop without GSTIN issues nothing', async () => {
  const ordered = await cashOrder(testShop);
  expect((await ship(ordered)).status).toBe(200);
  expect(await shownTo(ordered)).toEqual({ invoice: null, creditNotes: [] });
  expect((await askForTaxDocuments(testShop, owner, ordered)).refusal.code).toBe('notFound');
});

test('the first dispatch numbers the order, and the answers and the mail name the invoice', async () => {
  await register(testShop, owner, { firstInvoice: 123, signatory: 'Kavitha' });
  await settingsOf(testShop, owner).change('shop', {
    legalName: 'Sivakasi Lights Private Limited',
    licence: 'LE-1',
  });
  await at(new Date('2026-11-23T04:30:00Z'));
  const ordered = await cashOrder(testShop);
  await testShop.runJobs();
  testShop.outbox.length = 0;
  const { status, body } = await ship(ordered);
  expect(status).toBe(200);
  const invoice = { number: 'INV/26-27/000123', date: '2026-11-23' };
  expect(body.data.invoice).toEqual(invoice);
  expect(await shownTo(ordered)).toEqual({ invoice, creditNotes: [] });
  await testShop.runJobs();
  expect(testShop.outbox).toEqual([
    expect.objectContaining({
      to: ordered.buyer.email,
      text: expect.stringContaining('Its tax invoice is INV/26-27/000123;'),
    }),
  ]);
  // 2 × ₹89.95, tax included
  expect(await taxDocumentsOf(testShop, ordered.buyer, ordered)).toEqual([
    {
      kind: 'invoice',
      ...invoice,
      orderNumber: ordered.order.orderId,
      corrects: null,
      reason: '',
      seller: {
        name: 'Sivakasi Lights Private Limited',
        address: '12 Commercial Road, Udhagamandalam, The Nilgiris, Tamil Nadu 643001',
        phone: '+91 423 244 0000',
        email: 'care@mathappu.example',
        gstin: testGstin,
        licence: 'LE-1',
        signatory: 'Kavitha',
      },
      buyer: expect.objectContaining({ state: 'Tamil Nadu', pincode: expect.any(String) }),
      placeOfSupply: 'Tamil Nadu (33)',
      place: '33',
      lines: [expect.objectContaining({ quantity: 2, price: 100.5, discount: 10.5, total: 179.9 })],
      totals: {
        subtotal: 179.9,
        adjustments: [{ kind: 'delivery', label: '', amount: 0 }],
        total: 179.9,
      },
      delivery: { kind: 'free', depot: null },
      tax: {
        hsn: '3604',
        rate: 18,
        taxable: 152.46,
        igst: 0,
        cgst: 13.72,
        sgst: 13.72,
        total: 179.9,
      },
      totalInWords: 'Rupees One Hundred Seventy Nine and Ninety Paise Only',
    },
  ]);
});

test('an order handed over the counter is numbered as it is delivered', async () => {
  await register(testShop, owner);
  const ordered = await cashOrder(testShop);
  await setStatus(testShop, owner, ordered, 'PROCESSING');
  expect(await numbersOf(testShop, owner, ordered)).toEqual([]);
  await setStatus(testShop, owner, ordered, 'DELIVERED');
  expect(await numbersOf(testShop, owner, ordered)).toHaveLength(1);
});

test('edge 37: shipped twice, or set back and shipped again, it keeps one invoice of the first day', async () => {
  await register(testShop, owner);
  await at(new Date('2026-11-23T04:30:00Z'));
  const ordered = await cashOrder(testShop);
  await ship(ordered);
  const before = await taxDocumentsOf(testShop, owner, ordered);
  await at(new Date('2026-11-25T04:30:00Z'));
  await ship(ordered);
  await setStatus(testShop, owner, ordered, 'PENDING');
  expect(await taxDocumentsOf(testShop, owner, ordered)).toEqual(before);
  await ship(ordered);
  await setStatus(testShop, owner, ordered, 'DELIVERED');
  expect(await taxDocumentsOf(testShop, owner, ordered)).toEqual(before);
  expect(before).toMatchObject([{ number: 'INV/26-27/000001', date: '2026-11-23' }]);
});

test('edge 40: written on 31 March and shipped on 1 April it has number and rate of the new year and day', async () => {
  await register(testShop, owner, {
    rates: [
      { validFrom: '2017-07-01', percent: 18 },
      { validFrom: '2027-04-01', percent: 12 },
    ],
  });
  const lastMoment = new Date('2027-03-31T18:29:59.900Z');
  await at(lastMoment);
  const [early, late, next] = [
    await cashOrder(testShop),
    await cashOrder(testShop),
    await cashOrder(testShop),
  ];
  await ship(early);
  await at(new Date(lastMoment.getTime() + 200));
  await ship(late);
  await ship(next);
  const taxDocuments = [early, late, next].map((ordered) =>
    taxDocumentsOf(testShop, owner, ordered),
  );
  expect((await Promise.all(taxDocuments)).flat()).toMatchObject([
    { number: 'INV/26-27/000001', date: '2027-03-31', tax: { rate: 18 } },
    { number: 'INV/27-28/000001', date: '2027-04-01', tax: { rate: 12 } },
    { number: 'INV/27-28/000002', date: '2027-04-01', tax: { rate: 12 } },
  ]);
});

test('edge 41: a GSTIN set in mid-season numbers no order that was dispatched before', async () => {
  const [before, after] = [await cashOrder(testShop), await cashOrder(testShop)];
  await ship(before);
  await register(testShop, owner);
  await ship(after);
  await setStatus(testShop, owner, before, 'DELIVERED');
  expect(await numbersOf(testShop, owner, before)).toEqual([]);
  expect(await numbersOf(testShop, owner, after)).toHaveLength(1);
});

test('without a rate nothing leaves; before the day of the first one it leaves without a number', async () => {
  await register(testShop, owner, { rates: [] });
  await at(new Date('2026-11-23T04:30:00Z'));
  const ordered = await cashOrder(testShop);
  const { status, refusal } = await ship(ordered);
  expect([status, refusal.code, refusal.message]).toEqual([
    409,
    'taxRefused',
    'No tax rate is valid for 23 Nov 2026. Add one in Settings.',
  ]);
  expect((await setStatus(testShop, owner, ordered, 'PROCESSING')).status).toBe(200);
  const isRateMissing = async () =>
    (await testShop.call(getTodo, { token: owner.token })).body.data.isTaxRateMissing;
  expect(await isRateMissing()).toBe(true);
  await settingsOf(testShop, owner).change('tax', {
    rates: [{ validFrom: '2026-11-24', percent: 18 }],
  });
  expect(await isRateMissing()).toBe(false);
  expect((await ship(ordered)).status).toBe(200);
  expect(await numbersOf(testShop, owner, ordered)).toEqual([]);
});

test('a date never falls, also when the clock does; nor is it before that of the last number', async () => {
  await register(testShop, owner);
  const [first, second] = [await cashOrder(testShop), await cashOrder(testShop)];
  await at(new Date('2026-11-25T04:30:00Z'));
  await ship(first);
  await at(new Date('2026-11-23T04:30:00Z'));
  await ship(second);
  expect(await taxDocumentsOf(testShop, owner, second)).toMatchObject([
    { number: 'INV/26-27/000002', date: '2026-11-25' },
  ]);
});
