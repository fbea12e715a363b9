import { createAddress, updateAddress } from '@mathappu/contract/addresses';
import { getOrderHistory, setOrderBuyer } from '@mathappu/contract/admin/admin-orders';
import { placeCodOrder } from '@mathappu/contract/checkout';
import type { InputOf } from '@mathappu/contract/endpoint';
import { confirmQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { createQuote, type DeskQuote } from '@mathappu/contract/enquiries/desk';
import { sendGuestEnquiry } from '@mathappu/contract/enquiries/enquiries';
import { reviseOrder } from '@mathappu/contract/enquiries/revise-order';
import { getSharedOrder } from '@mathappu/contract/order-links/order-links';
import { neighbourStates } from '@mathappu/contract/places/states';
import { getShopDetails } from '@mathappu/contract/settings';
import type { Settings } from '@mathappu/contract/settings/parts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { address } from '#test/addresses.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { register, taxDocumentsOf } from '#test/admin/tax.ts';
import { findViolations } from '#test/invariants.ts';
import { goodsBody, orderBody, sendCodOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

type States = Settings['delivery']['states'];

const kochi = { city: 'Kochi', state: 'Kerala', pincode: '682001' } as const;
const gstinOfKerala = '32ABCDE1234F1Z9';
const depot = {
  _id: 'sivakasi1',
  name: 'Sivakasi depot',
  district: 'Virudhunagar',
  address: '12 Main Road, Sivakasi',
  phone: '04562 222222',
};

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let productId: string;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  await register(testShop, owner);
});
beforeEach(async () => {
  buyer = await customer(testShop);
  productId = await product(testShop, { price: 118, stock: 500 });
  await serve([{ state: 'Kerala', isServed: true, kind: 'free' }]);
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

/** Serves these states, and no other. */
async function serve(served: States, more: Partial<Settings['delivery']> = {}): Promise<void> {
  const off = { isServed: false, kind: 'free' } as const;
  const states = neighbourStates.map(
    (state) => served.find((row) => row.state === state) ?? { state, ...off },
  );
  const { status, refusal } = await settingsOf(testShop, owner).change('delivery', {
    ...{ depots: [depot], states },
    ...more,
  });
  if (status !== 200) throw new Error(JSON.stringify(refusal));
}

/** An order of some pieces by a buyer of Kochi. */
async function keralaOrder({ quantity = 1, collectAt = '' } = {}) {
  await address(testShop, buyer.userId, kochi);
  const body = await orderBody(testShop, buyer, [{ productId, quantity }]);
  const { body: answer, refusal } = await sendCodOrder(
    testShop,
    buyer,
    { ...body, ...(collectAt && { collect_at: collectAt }) },
    crypto.randomUUID(),
  );
  if (!answer.success) throw new Error(JSON.stringify(refusal));
  return { order: answer.data, buyer };
}
const setBuyer = ({ order }: { order: { _id: string } }, gstin: string, name = '') =>
  testShop.call(setOrderBuyer, {
    params: { orderId: order._id },
    body: { gstin, name },
    token: owner.token,
  });
const ship = ({ order }: { order: { _id: string } }) =>
  setStatus(testShop, owner, order._id, 'SHIPPED');
const save = (parts: object) =>
  testShop.call(createAddress, {
    body: { name: 'Anu', mobile: '9876543210', address_line: '4 Marine Drive', ...parts } as never,
    token: buyer.token,
  });

test('first values serve Tamil Nadu alone, with five states that are off', async () => {
  const fresh = await openTestShop();
  const { document } = await settingsOf(fresh, await admin(fresh)).read('delivery');
  expect(document.states).toEqual(
    neighbourStates.map((state) => ({ state, isServed: false, kind: 'free' })),
  );
  const { states, delivery } = (await fresh.call(getShopDetails)).body.data;
  expect([states, delivery.states]).toEqual([['Tamil Nadu'], []]);
  await fresh.close();
});

test('each of the five states stands once; a fixed charge is asked for', async () => {
  const settings = settingsOf(testShop, owner);
  const { document } = await settings.read('delivery');
  const refused = async (states: States) =>
    (await settings.change('delivery', { states })).refusal.issues?.map(({ path }) => path);
  expect(await refused(document.states.slice(1))).toEqual(['document.states']);
  expect(await refused([...document.states.slice(1), document.states[1] as never])).toEqual([
    'document.states.4.state',
  ]);
  const fixed = { state: 'Kerala', isServed: true, kind: 'fixed' } as const;
  expect(await refused([fixed, ...document.states.slice(1)])).toEqual(['document.states.0.charge']);
});

test('an address of a state that is served is saved, in others the state says where we deliver', async () => {
  expect((await save(kochi)).body.data).toMatchObject(kochi);
  const { refusal } = await save({ city: 'Bengaluru', state: 'Karnataka', pincode: '560001' });
  const message = 'We deliver in Tamil Nadu and Kerala';
  expect(refusal).toMatchObject({ code: 'invalidInput', issues: [{ path: 'state', message }] });
  const inTamil = await testShop.call(createAddress, {
    body: {
      ...{ name: 'Anu', mobile: '9876543210', address_line: '4 MG Road' },
      ...{ city: 'Bengaluru', state: 'Karnataka', pincode: '560001' },
    },
    token: buyer.token,
    headers: { 'accept-language': 'ta' },
  });
  expect(inTamil.refusal.message).toBe('தமிழ்நாடு, கேரளா ஆகிய இடங்களில் டெலிவரி செய்கிறோம்');
  expect((await save({ ...kochi, city: 'K' })).refusal.issues).toMatchObject([{ path: 'city' }]);
});

test('edge 28: 605001 with Tamil Nadu and 682555 with Kerala are refused beside the pincode', async () => {
  for (const place of [
    { city: 'Viluppuram', state: 'Tamil Nadu', pincode: '605001' },
    { ...kochi, pincode: '682555' },
  ]) {
    const { refusal } = await save(place);
    expect(refusal).toMatchObject({ code: 'invalidInput', issues: [{ path: 'pincode' }] });
  }
});

test('edge 27: Kerala is switched off while a checkout is open: refused, cart and address are kept', async () => {
  const { _id } = await address(testShop, buyer.userId, kochi);
  const body = await orderBody(testShop, buyer, [{ productId, quantity: 1 }]);
  await serve([]);
  const { refusal } = await sendCodOrder(testShop, buyer, body, crypto.randomUUID());
  expect(refusal).toMatchObject({
    code: 'notDelivered',
    message: 'We do not deliver to Kerala',
  });
  const tamil = await testShop.call(placeCodOrder, {
    body,
    token: buyer.token,
    headers: { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'ta' },
  });
  expect(tamil.refusal.message).toBe('கேரளா பகுதிக்கு டெலிவரி செய்வதில்லை');
  // What is saved is kept; saving it again is refused beside the state.
  const saved = { name: 'Anu', mobile: '9876543210', address_line: '5 Marine Drive', ...kochi };
  const changed = await testShop.call(updateAddress, {
    params: { addressId: _id },
    body: { ...saved, country: 'India', isDefault: true },
    token: buyer.token,
  });
  expect(changed.refusal.issues).toEqual([
    { path: 'state', message: 'We deliver in Tamil Nadu only' },
  ]);
});

test('a state has terms, a smallest order and a note of its own, which the order keeps', async () => {
  const note = 'Lorries leave on Tuesdays.';
  const row = { state: 'Kerala', isServed: true, kind: 'fixed', charge: 300 } as const;
  await serve([{ ...row, minimum: 500, note }]);
  await address(testShop, buyer.userId, kochi);
  const few = await orderBody(testShop, buyer, [{ productId, quantity: 1 }]);
  expect((await sendCodOrder(testShop, buyer, few, 'few')).refusal).toMatchObject({
    code: 'belowMinimum',
    data: { minimum: 500 },
  });
  const collected = { ...few, totalAmt: few.subTotalAmt, collect_at: depot._id };
  expect((await sendCodOrder(testShop, buyer, collected, 'collected')).status).toBe(200);
  const body = await orderBody(testShop, buyer, [{ productId, quantity: 5 }]);
  expect(body.totalAmt).toBe(890);
  const { body: placed } = await sendCodOrder(testShop, buyer, body, 'enough');
  await serve([{ ...row, charge: 400, note: 'Another note' }]);
  const { order } = (
    await testShop.call(getOrderHistory, {
      params: { orderId: placed.data.orderId },
      token: owner.token,
    })
  ).body.data;
  expect(order.delivery_terms).toEqual({ kind: 'fixed', depot: null, note });
  await testShop.runJobs();
  const mail = testShop.outbox.findLast(({ text }) => text.includes(placed.data.orderId));
  expect(mail?.text).toContain(note);
  expect(mail?.text).toContain('Kochi, Kerala 682001');
});

test('the paper of an order to Kerala has IGST; its notes follow it, Kerala served or not', async () => {
  const ordered = await keralaOrder({ quantity: 2 });
  await ship(ordered);
  await serve([]);
  await setStatus(testShop, owner, ordered.order._id, 'CANCELLED');
  const [invoice, note] = await taxDocumentsOf(testShop, buyer, ordered);
  const tax = { rate: 18, taxable: 200, igst: 36, cgst: 0, sgst: 0, total: 236 };
  expect(invoice).toMatchObject({ placeOfSupply: 'Kerala (32)', place: '32', tax });
  expect(note).toMatchObject({ kind: 'credit_note', placeOfSupply: 'Kerala (32)', tax });
  const { rows } = await sql<object>`
    select place, igst_paise::int as igst, cgst_paise::int as cgst, buyer_gstin as gstin
    from tax_documents where order_id = ${ordered.order._id}`.execute(testShop.shop.db);
  expect(rows).toEqual([1, 2].map(() => ({ place: '32', igst: 3_600, cgst: 0, gstin: null })));
});

test('the database takes IGST or equal halves, never both', async () => {
  const ordered = await keralaOrder();
  await ship(ordered);
  for (const wrong of [
    sql`place = '33'`,
    sql`cgst_paise = 1, sgst_paise = 1, taxable_paise = taxable_paise - 2`,
    sql`igst_paise = igst_paise + 1`,
    sql`place = 'KL'`,
  ]) {
    await expect(
      sql`update tax_documents set ${wrong} where order_id = ${ordered.order._id}`.execute(
        testShop.shop.db,
      ),
    ).rejects.toThrow(/tax_documents_(sum|place)_check/);
  }
});

test('edge 29: a buyer of Kerala who collects in Sivakasi owes IGST, with a GSTIN CGST and SGST', async () => {
  const ofPerson = await keralaOrder({ collectAt: depot._id });
  await ship(ofPerson);
  expect(await taxDocumentsOf(testShop, buyer, ofPerson)).toMatchObject([
    { place: '32', tax: { igst: 18, cgst: 0 } },
  ]);
  buyer = await customer(testShop);
  const ofBusiness = await keralaOrder({ collectAt: depot._id });
  await setBuyer(ofBusiness, gstinOfKerala, 'Kochi Traders');
  await ship(ofBusiness);
  expect(await taxDocumentsOf(testShop, buyer, ofBusiness)).toMatchObject([
    {
      place: '33',
      tax: { igst: 0, cgst: 9, sgst: 9 },
      buyer: { name: 'Kochi Traders', gstin: gstinOfKerala },
    },
  ]);
});

test('edge 30: a GSTIN that is brought after dispatch is refused with the number of the invoice', async () => {
  const ordered = await keralaOrder();
  expect((await setBuyer(ordered, '32ABCDE1234F1Z8')).refusal).toMatchObject({
    code: 'invalidInput',
    issues: [{ path: 'gstin', message: 'Not a valid GSTIN' }],
  });
  const saved = await setBuyer(ordered, gstinOfKerala.toLowerCase(), ' Kochi Traders ');
  expect(saved.body.data.customer).toMatchObject({
    gstin: gstinOfKerala,
    businessName: 'Kochi Traders',
  });
  await setBuyer(ordered, '', '');
  await ship(ordered);
  const [invoice] = await taxDocumentsOf(testShop, buyer, ordered);
  const { refusal } = await setBuyer(ordered, gstinOfKerala, 'Kochi Traders');
  expect(refusal).toMatchObject({
    code: 'invoiceIssued',
    message: `Invoice ${invoice?.number} is issued. Credit it and make a new order.`,
  });
  expect(invoice?.buyer).not.toHaveProperty('gstin');
  const audited = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('action', '=', 'order.buyer')
    .where('subject_id', '=', ordered.order._id)
    .execute();
  expect(JSON.stringify(audited)).not.toMatch(/ABCDE|Kochi/);
  expect(audited).toHaveLength(2);
});

test('what an order becomes when it is changed keeps business, state and terms', async () => {
  const ordered = await keralaOrder({ quantity: 2 });
  await setBuyer(ordered, gstinOfKerala, 'Kochi Traders');
  const params = { orderId: ordered.order._id };
  const { token } = owner;
  const before = (await testShop.call(getOrderHistory, { params, token })).body.data;
  await serve([]);
  const { body, refusal } = await testShop.call(reviseOrder, {
    params,
    body: {
      from: before.order.status,
      totalSeen: 354,
      moneyInSeen: before.moneyIn,
      lines: [{ productId, quantity: 3 }],
      reason: 'One more',
      agreedBy: 'phone',
    },
    token,
  });
  if (!body.success) throw new Error(JSON.stringify(refusal));
  const after = (
    await testShop.call(getOrderHistory, { params: { orderId: body.data.orderId ?? '' }, token })
  ).body.data.order;
  await ship({ order: after });
  expect(await taxDocumentsOf(testShop, owner, { order: after })).toMatchObject([
    {
      place: '32',
      tax: { igst: 54, total: 354 },
      buyer: { name: 'Kochi Traders', gstin: gstinOfKerala },
    },
  ]);
});

test('an enquiry without an account and the desk know the states, and the link shows the state', async () => {
  const settings = settingsOf(testShop, owner);
  await settings.change('selling', { saleMode: 'enquiry' }, { password: owner.password });
  const goods = await goodsBody(testShop, 'Kerala', [{ productId, quantity: 1 }]);
  const guest = {
    ...goods,
    ...{ name: 'Kala Devi', mobile: '9840012345', state: 'Kerala', district: 'Kochi' },
    isAgeNoticeShown: true,
  } as const;
  const sendGuest = (changes: object = {}) =>
    testShop.call(sendGuestEnquiry, {
      body: { ...guest, ...changes } as InputOf<typeof sendGuestEnquiry>['body'],
    });
  expect((await sendGuest({ pincode: '600001' })).refusal.issues).toMatchObject([
    { path: 'pincode' },
  ]);
  expect((await sendGuest({ state: 'Tamil Nadu' })).refusal.issues).toMatchObject([
    { path: 'district' },
  ]);
  expect((await sendGuest({ state: 'Goa' })).refusal.issues).toMatchObject([{ path: 'state' }]);
  expect((await sendGuest({ state: 'Karnataka', district: 'Mysuru' })).refusal).toMatchObject({
    code: 'notDelivered',
    message: 'We do not deliver to Karnataka',
  });
  const { code, number } = (await sendGuest()).body.data;
  const link = await testShop.call(getSharedOrder, { params: { code } });
  expect(link.body.data).toMatchObject({ district: 'Kerala' });
  expect(JSON.stringify(link.body)).not.toContain('Kochi');
  const quotes = await testShop.call(confirmQuote, {
    params: { quoteId: number },
    body: {
      ...{ version: 1, payment: 'cod', agreedBy: 'phone' },
      buyer: { gstin: gstinOfKerala, name: 'Kala Stores' },
    },
    token: owner.token,
  });
  const { orderId } = quotes.body.data;
  const written = async (changes: Partial<DeskQuote> = {}) =>
    testShop.call(createQuote, {
      body: {
        came: 'phone',
        customer: { name: 'Anu', mobile: '9840012346', gstin: gstinOfKerala },
        delivery: { address_line: '4 Marine Drive', ...kochi },
        lines: [{ productId, quantity: 1 }],
        isAdult: true,
        as: 'order',
        payment: 'cod',
        ...changes,
      } as DeskQuote,
      token: owner.token,
    });
  const wrong = { address_line: '4 Marine Drive', ...kochi, pincode: '682555' } as const;
  expect((await written({ delivery: wrong })).refusal.issues).toMatchObject([
    { path: 'delivery.pincode' },
  ]);
  const ofDesk = (await written()).body.data.orderId ?? '';
  for (const id of [orderId, ofDesk]) {
    const { order } = (
      await testShop.call(getOrderHistory, { params: { orderId: id }, token: owner.token })
    ).body.data;
    expect(order).toMatchObject({
      customer: { gstin: gstinOfKerala },
      deliveryAddress: { address: { city: 'Kochi', state: 'Kerala' } },
    });
  }
  await settings.change(
    'selling',
    { saleMode: 'full' },
    { password: owner.password, hasLegalAdvice: true },
  );
});

test('edge 31: exactly ₹50,000 to Kerala needs no e-way bill; the limits are the settings’', async () => {
  const dear = await product(testShop, { price: 25_000, stock: 10 });
  const cheap = await product(testShop, { price: 0.01, stock: 10 });
  await address(testShop, buyer.userId, kochi);
  const place = async (lines: { productId: string; quantity: number }[]) => {
    const body = await orderBody(testShop, buyer, lines);
    const { body: placed } = await sendCodOrder(testShop, buyer, body, crypto.randomUUID());
    return placed.data.orderId;
  };
  const ask = async (orderId: string) =>
    (await testShop.call(getOrderHistory, { params: { orderId }, token: owner.token })).body.data
      .ewayBill;
  const exact = await place([{ productId: dear, quantity: 2 }]);
  expect(await ask(exact)).toBeNull();
  const above = await place([
    { productId: dear, quantity: 2 },
    { productId: cheap, quantity: 1 },
  ]);
  expect(await ask(above)).toEqual({ above: 50_000, isToOtherState: true });
  await settingsOf(testShop, owner).change('tax', { ewayToOtherStates: 60_000 });
  expect(await ask(above)).toBeNull();
});
