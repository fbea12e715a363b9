import { toShopDay, toShopDayAfter } from '@mathappu/contract/shop-time';
import { deleteMyAccount, exportMyData } from '@mathappu/contract/users';
import { expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { setStatus } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: Work;
let pots: string;
setUpOfflineShop((opened) => {
  ({ testShop, owner, buyer, work, pots } = opened);
});

/** Of ₹1,000. */
const offlineOrder = () => work.offlineOrder([{ productId: pots, quantity: 10 }]);

test('receipts that reach the total make the order PENDING and PAID, and send the paid mail', async () => {
  const orderId = await offlineOrder();
  await testShop.runJobs();
  testShop.outbox.length = 0;
  const transfer = { method: 'upi', reference: 'UTR 1', receivedOn: '2026-10-01' } as const;
  const first = await work.book(orderId, { amount: 400.5, ...transfer, note: 'By phone' });
  expect(first.body).toMatchObject({
    message: 'Receipt saved',
    data: {
      moneyIn: 400.5,
      receipts: [{ amount: 400.5, ...transfer, note: 'By phone', by: 'Meena Owner' }],
    },
  });
  expect(await work.stateOf(orderId)).toEqual(['PENDING_PAYMENT', 'PENDING', 400.5, 0]);
  expect(await work.ownOrder(orderId)).toMatchObject({
    payTo: { amount: 599.5 },
    receivedAmt: 400.5,
  });
  expect((await work.book(orderId, { amount: 599.5 })).status).toBe(200);
  expect(await work.stateOf(orderId)).toEqual(['PENDING', 'PAID', 1_000, 0]);
  expect((await work.history(orderId)).changes.at(-1)).toMatchObject({
    from: 'PENDING_PAYMENT',
    to: 'PENDING',
    by: 'Meena Owner',
  });
  expect(await work.ownOrder(orderId)).toMatchObject({
    payTo: null,
    payBy: null,
    receivedAmt: 1_000,
  });
  await testShop.runJobs();
  expect(testShop.outbox.map(({ subject }) => subject.replace(/MP-\S+/, 'X'))).toEqual([
    'Payment for order X received - Mathappu',
  ]);
  expect(testShop.outbox[0]?.text).toContain('₹1,000.00');
  const audit = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_id', '=', orderId)
    .where('action', '=', 'order.receipt')
    .orderBy('at')
    .execute();
  expect(audit).toHaveLength(2);
  // It outlives the account of the customer, of whom a note may speak.
  expect(audit[0]).toEqual({
    before: { receivedPaise: 0, paymentStatus: 'PENDING' },
    after: {
      ...{ id: expect.any(String), amountPaise: 40_050, ...transfer },
      ...{ receivedPaise: 40_050, paymentStatus: 'PENDING' },
    },
  });
  expect(audit[1]?.after).toMatchObject({ receivedPaise: 100_000, paymentStatus: 'PAID' });
});

test('edge 19: more than the total is refused with what is owed, and more than there is with what there is', async () => {
  const orderId = await offlineOrder();
  await work.book(orderId, { amount: 300 });
  const above = await work.book(orderId, { amount: 700.01 });
  expect(above.refusal).toMatchObject({
    code: 'receiptRefused',
    message: 'At most ₹700.00 can be booked here',
    data: { maximum: 700 },
  });
  const below = await work.book(orderId, { amount: 300.01, isGivenBack: true });
  expect(below.refusal).toMatchObject({ code: 'receiptRefused', data: { maximum: 300 } });
  expect(await work.stateOf(orderId)).toEqual(['PENDING_PAYMENT', 'PENDING', 300, 0]);
});

test('edge 18: a transfer is taken in once, and the refusal names its order; giving back may name it', async () => {
  const [orderId, other] = [await offlineOrder(), await offlineOrder()];
  const { orderId: number } = await work.ownOrder(orderId);
  const transfer = { amount: 100, method: 'bank', reference: 'NEFT-77a' } as const;
  await work.book(orderId, transfer);
  for (const [at, reference] of [
    [other, 'NEFT-77a'],
    [other, ' neft-77A '],
    [other, 'neft - 77 A'],
    // What nobody sees, and letters of full width.
    [other, '\u2066NEFT-77a\u2069\u200b'],
    [other, 'ＮＥＦＴ-７７a'],
    [orderId, 'NEFT-77a'],
  ] as const) {
    const method = at === other ? 'upi' : 'bank';
    const { refusal } = await work.book(at, { ...transfer, method, reference });
    expect(refusal).toMatchObject({
      code: 'receiptKnown',
      message: `This reference is booked for order ${number} already`,
      details: { order: number },
    });
  }
  expect((await work.book(orderId, { ...transfer, isGivenBack: true })).status).toBe(200);
  expect((await work.book(other, { amount: 5, reference: 'by hand' })).status).toBe(200);
  expect((await work.book(orderId, { amount: 5, reference: 'by hand' })).status).toBe(200);
});

test('what was booked by mistake is taken back: the order waits for its money again', async () => {
  const orderId = await offlineOrder();
  await work.book(orderId, { amount: 100 });
  await work.book(orderId, { amount: 100, isGivenBack: true });
  expect(await work.stateOf(orderId)).toEqual(['PENDING_PAYMENT', 'PENDING', 0, 0]);
  await work.book(orderId, { amount: 1_000 });
  await work.book(orderId, { amount: 1_000, isGivenBack: true });
  expect(await work.stateOf(orderId)).toEqual(['PENDING', 'REFUNDED', 0, 0]);
  await work.book(orderId, { amount: 1_000 });
  expect(await work.stateOf(orderId)).toEqual(['PENDING', 'PAID', 1_000, 0]);
});

test('the mail about the payment of an order that has left does not say that it is made ready', async () => {
  const [waiting, sent] = [await offlineOrder(), await offlineOrder()];
  await setStatus(testShop, owner, sent, 'SHIPPED');
  await testShop.runJobs();
  testShop.outbox.length = 0;
  for (const orderId of [waiting, sent]) await work.book(orderId, { amount: 1_000 });
  await testShop.runJobs();
  const texts = testShop.outbox.map(({ text }) => text);
  expect(texts.map((text) => text.includes('and are getting it ready.'))).toEqual([true, false]);
  expect(texts[1]).toMatch(/your payment of ₹1,000\.00 for order MP-\S+\.\n/);
});

test('bad input: no amount, a transfer without reference, a day to come or of long ago', async () => {
  const orderId = await offlineOrder();
  const tomorrow = toShopDayAfter(new Date(), 1);
  const wrong = [
    { amount: 0 },
    { amount: -5 },
    { amount: 1.005 },
    { amount: 5, method: 'upi' },
    { amount: 5, method: 'bank', reference: '  ' },
    { amount: 5, method: 'bank', reference: '\u2066 \u2069' },
    { amount: 5, receivedOn: tomorrow },
    { amount: 5, receivedOn: '1999-12-31' },
    { amount: 5, receivedOn: '2026-02-30' },
    { amount: 5, note: 'x'.repeat(101) },
  ] as const;
  for (const receipt of wrong) {
    expect((await work.book(orderId, receipt)).refusal.code, JSON.stringify(receipt)).toBe(
      'invalidInput',
    );
  }
  expect((await work.book(orderId, { amount: 5, receivedOn: toShopDay(new Date()) })).status).toBe(
    200,
  );
  expect((await work.book(orderId, { amount: 5 }, { by: buyer })).status).toBe(403);
  const nowhere = await work.book(crypto.randomUUID(), { amount: 5 });
  expect(nowhere.refusal.code).toBe('orderNotFound');
});

test('a repeated request books once, by its key; another one under the key is refused', async () => {
  const orderId = await offlineOrder();
  const key = crypto.randomUUID();
  const both = await Promise.all([
    work.book(orderId, { amount: 600 }, { key }),
    work.book(orderId, { amount: 600 }, { key }),
  ]);
  expect(both.map(({ body }) => body.data.moneyIn)).toEqual([600, 600]);
  const other = await work.book(orderId, { amount: 1 }, { key });
  expect(other.refusal.code).toBe('idempotencyConflict');
});

test('a customer’s data has the receipts of the orders; deleting the account leaves the books without the notes', async () => {
  const leaver = await customer(testShop);
  const orderId = await work.offlineOrder([{ productId: pots, quantity: 1 }], leaver);
  const transfer = {
    method: 'upi',
    reference: 'UTR of a leaver',
    note: 'Her brother paid',
  } as const;
  await work.book(orderId, { amount: 100, ...transfer });
  const { body } = await testShop.call(exportMyData, { token: leaver.token });
  expect(body.data).toMatchObject({
    receipts: [{ order_id: orderId, amount_paise: 10_000, ...transfer }],
  });
  await setStatus(testShop, owner, orderId, 'DELIVERED');
  const { password, token } = leaver;
  const deleted = await testShop.call(deleteMyAccount, { body: { password }, token });
  expect(deleted.status).toBe(200);
  const { receipts, moneyIn } = await work.history(orderId);
  expect([receipts, moneyIn]).toMatchObject([
    [{ amount: 100, reference: transfer.reference, note: '' }],
    100,
  ]);
});
