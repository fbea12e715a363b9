import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { listNewOrders } from '@mathappu/contract/admin/dashboard';
import { getSharedOrder, renewLink } from '@mathappu/contract/order-links/order-links';
import { getMyOrder } from '@mathappu/contract/orders';
import { deleteMyAccount } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { type Revisions, revisionsOf } from '#test/admin/revisions.ts';
import { register, taxDocumentsOf } from '#test/admin/tax.ts';
import { codOrder, setStatus } from '#test/orders.ts';
import { deliverWebhooks, mailsTo } from '#test/payments.ts';
import { customer, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { advanceIn, historyOf, paidLines, requestRefund } from '#test/refunds.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: Work;
let pots: string;
let rockets: string;
let revisions: Revisions;
setUpOfflineShop((opened) => {
  ({ testShop, owner, work, pots } = opened);
});
beforeAll(async () => {
  rockets = await product(testShop, {
    ...{ name: 'Rocket', nameTa: 'ராக்கெட்', price: 250, stock: 20 },
  });
  revisions = revisionsOf(testShop, owner);
});
beforeEach(async () => {
  buyer = await customer(testShop);
  testShop.outbox.length = 0;
});

const twoPots = () => [{ productId: pots, quantity: 2 }];
const potsAnd = (count: number, more: number) => [
  { productId: pots, quantity: count },
  { productId: rockets, quantity: more },
];
const offlineOrder = (count = 2) =>
  work.offlineOrder([{ productId: pots, quantity: count }], buyer);
const codeOf = async (orderId: string) => (await revisions.history(orderId)).order.code ?? '';
const open = (code: string) => testShop.call(getSharedOrder, { params: { code } });
const whyOf = (answer: { refusal: { code: string; data: unknown } }) => [
  answer.refusal.code,
  answer.refusal.data,
];

test('a preview says what would differ and writes nothing', async () => {
  const orderId = await offlineOrder();
  const before = await stockOf(testShop, pots);
  const answer = await revisions.preview(orderId, { lines: potsAnd(1, 3) });
  expect(answer.body.data).toEqual({
    difference: {
      lines: [
        expect.objectContaining({ name: 'Flower Pots', before: 2, after: 1, priceBefore: 100 }),
        expect.objectContaining({
          name: 'Rocket',
          nameTa: 'ராக்கெட்',
          before: 0,
          after: 3,
          priceBefore: null,
          priceAfter: 250,
        }),
      ],
      ...{ oldTotal: 200, newTotal: 850, toGiveBack: 0, toPay: 850 },
      stock: [
        { productId: pots, name: 'Flower Pots', nameTa: '', quantity: -1 },
        { productId: rockets, name: 'Rocket', nameTa: 'ராக்கெட்', quantity: 3 },
      ],
      shortages: [],
    },
  });
  expect(await stockOf(testShop, pots)).toBe(before);
  expect((await revisions.history(orderId)).order).toMatchObject({
    status: 'PENDING_PAYMENT',
    totalAmount: 200,
  });
});

test('an order becomes another: stock, code, enquiry and history go with it, and one mail tells of it', async () => {
  const orderId = await offlineOrder();
  const { order: before } = await revisions.history(orderId);
  await testShop.runJobs();
  testShop.outbox.length = 0;
  const [stock, others] = [await stockOf(testShop, pots), await stockOf(testShop, rockets)];
  const { status, body } = await revisions.revise(orderId, {
    lines: potsAnd(1, 2),
    reason: 'One less',
  });
  expect(status).toBe(200);
  const { _id = '', orderId: number } = body.data;
  expect(number).toBe(`${before.orderId}-2`);
  expect([await stockOf(testShop, pots), await stockOf(testShop, rockets)]).toEqual([
    (stock ?? 0) + 1,
    (others ?? 0) - 2,
  ]);
  const { order, changes } = await revisions.history(_id);
  expect(order).toMatchObject({
    ...{ orderId: number, status: 'PENDING_PAYMENT', totalAmount: 600, code: before.code },
    changedFrom: { number: before.orderId, oldTotal: 200, newTotal: 600 },
    enquiry: before.enquiry,
    user: before.user,
  });
  expect(changes).toMatchObject([
    { from: null, to: 'PENDING_PAYMENT', by: 'Meena Owner', reason: 'One less' },
  ]);
  const old = await revisions.history(orderId);
  expect(old.order).toMatchObject({ status: 'CANCELLED', changedInto: number, code: null });
  expect(old.changes.at(-1)).toMatchObject({ to: 'CANCELLED', reason: `Changed into ${number}` });
  await testShop.runJobs();
  expect(mailsTo(testShop, buyer.email)).toEqual([
    expect.stringContaining(`Your order ${before.orderId} was changed`),
  ]);
  const [mail] = testShop.outbox;
  expect(mail?.text).toContain(`it is now ${number}. It cost ₹200.00 and costs ₹600.00 now.`);
  expect(mail?.text).toContain('Flower Pots 2 → 1; Rocket × 2 (new).');
  expect(mail?.text).toContain('Please pay ₹600.00 by');
  expect(mail?.text).toContain('Not what we agreed?');
});

test('a customer who reads Tamil is told of the goods in Tamil', async () => {
  const orderId = await offlineOrder();
  await sql`update users set chosen_language = 'ta' where id = ${buyer.userId}`.execute(
    testShop.shop.db,
  );
  await testShop.runJobs();
  testShop.outbox.length = 0;
  await revisions.revise(orderId, { lines: potsAnd(2, 1) });
  await testShop.runJobs();
  expect(testShop.outbox[0]?.text).toContain('ராக்கெட் (Rocket)');
});

test('edge 19: the link of the order, and so the QR of an old slip, leads to what it has become', async () => {
  const orderId = await offlineOrder();
  const code = await codeOf(orderId);
  const { _id = '', orderId: number } = (await revisions.revise(orderId, { lines: potsAnd(2, 1) }))
    .body.data;
  expect((await open(code)).body.data).toMatchObject({
    number,
    changedFrom: {
      ...{ oldTotal: 200, newTotal: 450 },
      lines: [{ name: 'Rocket', nameTa: 'ராக்கெட்', before: 0, after: 1 }],
    },
  });
  // Renewed by the old number, it is the same sale: one code, and the old one is dead.
  const { order } = await revisions.history(orderId);
  const renewed = await testShop.call(renewLink, {
    params: { number: order.orderId },
    token: owner.token,
  });
  expect((await open(code)).status).toBe(404);
  expect((await open(renewed.body.data.code)).body.data.number).toBe(number);
  expect(await codeOf(_id)).toBe(renewed.body.data.code);
  const own = await testShop.call(getMyOrder, { params: { orderId }, token: buyer.token });
  expect(own.body.data).toMatchObject({ orderStatus: 'cancelled', changedInto: number });
});

test('a search for the first number finds all that the order was; each number finds its own', async () => {
  const orderId = await offlineOrder();
  const { order } = await revisions.history(orderId);
  const second = (await revisions.revise(orderId, { lines: potsAnd(1, 1) })).body.data;
  const third = (await revisions.revise(second._id ?? '', { lines: potsAnd(3, 1) })).body.data;
  expect(third.orderId).toBe(`${order.orderId}-3`);
  const find = async (search: string) =>
    (
      await testShop.call(listAllOrders, { query: { search }, token: owner.token })
    ).body.data.orders.map((one) => one.orderId);
  expect((await find(order.orderId.toLowerCase())).sort()).toEqual([
    order.orderId,
    second.orderId,
    third.orderId,
  ]);
  expect(await find(second.orderId ?? '')).toEqual([second.orderId]);
});

test('edge 32: a change that only moves delivery or discount leaves the stock untouched', async () => {
  const orderId = await offlineOrder();
  const before = await stockHistoryOf(testShop, pots);
  const discount = { reason: 'A good customer', amount: 20 };
  const { body } = await revisions.revise(orderId, { lines: twoPots(), charge: 50, discount });
  expect(body.data.difference).toMatchObject({
    oldTotal: 200,
    newTotal: 230,
    lines: [],
    stock: [],
  });
  expect(await stockHistoryOf(testShop, pots)).toBe(before);
  const second = await revisions.revise(body.data._id ?? '', {
    lines: twoPots(),
    charge: null,
    discount: null,
  });
  expect(second.body.data.difference).toMatchObject({ oldTotal: 230, newTotal: 200 });
});

test('cash on delivery: no money moves, the status stays', async () => {
  await work.sellBy('cod');
  const { _id } = await codOrder(testShop, buyer, twoPots());
  await setStatus(testShop, owner, _id, 'PROCESSING');
  const { body } = await revisions.revise(_id, { lines: [{ productId: pots, quantity: 1 }] });
  expect(body.data.difference).toMatchObject({
    oldTotal: 200,
    newTotal: 100,
    toGiveBack: 0,
    toPay: 0,
  });
  expect(await work.stateOf(body.data._id ?? '')).toEqual(['PROCESSING', 'PENDING', 0, 0]);
  await work.sellBy('enquiry');
});

test('edge 36: goods added to a paid offline order are owed, and staff may pack on trust', async () => {
  const orderId = await offlineOrder();
  await work.book(orderId, { amount: 200 });
  const { body } = await revisions.revise(orderId, { lines: potsAnd(2, 1) });
  expect(body.data.difference).toMatchObject({ toPay: 250, toGiveBack: 0 });
  const id = body.data._id ?? '';
  expect(await work.stateOf(id)).toEqual(['PENDING_PAYMENT', 'PENDING', 200, 0]);
  expect(await work.ownOrder(id, buyer)).toMatchObject({
    payTo: { amount: 250 },
    payBy: expect.any(String),
  });
  expect((await setStatus(testShop, owner, id, 'PROCESSING')).status).toBe(200);
});

test('a successor rings as a new order once it is paid, not when it replaces one to pack', async () => {
  const arrivals = async () =>
    (await testShop.call(listNewOrders, { token: owner.token })).body.data;
  const numberOf = async (orderId: string) => (await work.history(orderId)).order.orderId;
  const paid = await offlineOrder();
  await work.book(paid, { amount: 200 });
  const replacing = await revisions.revise(paid, { lines: [{ productId: pots, quantity: 1 }] });
  expect(await arrivals()).not.toContain(await numberOf(replacing.body.data._id ?? ''));
  const waiting = await revisions.revise(await offlineOrder(), { lines: potsAnd(2, 1) });
  const id = waiting.body.data._id ?? '';
  expect(await arrivals()).not.toContain(await numberOf(id));
  await work.book(id, { amount: 450 });
  expect(await arrivals()).toContain(await numberOf(id));
});

test('paid by hand and cheaper: what is above is to give back until it is booked, and no more comes in', async () => {
  const orderId = await offlineOrder(3);
  await work.book(orderId, { amount: 300 });
  await setStatus(testShop, owner, orderId, 'PROCESSING');
  const { body } = await revisions.revise(orderId, { lines: twoPots() });
  expect(body.data.difference).toMatchObject({ toPay: 0, toGiveBack: 100 });
  const id = body.data._id ?? '';
  expect(await work.stateOf(id)).toEqual(['PROCESSING', 'PAID', 300, 100]);
  expect((await work.book(id, { amount: 1 })).refusal.code).toBe('receiptRefused');
  await work.book(id, { amount: 100, isGivenBack: true });
  expect(await work.stateOf(id)).toEqual(['PROCESSING', 'PAID', 200, 0]);
  expect((await revisions.history(id)).order.refundedAmount).toBe(0);
});

test('a receipt after the change is told the new number', async () => {
  const orderId = await offlineOrder();
  const { orderId: number } = (await revisions.revise(orderId, { lines: potsAnd(1, 1) })).body.data;
  const late = [
    await work.book(orderId, { amount: 100 }),
    await setStatus(testShop, owner, orderId, 'PENDING'),
    await setStatus(testShop, owner, orderId, 'CANCELLED'),
  ];
  for (const { refusal } of late) {
    expect(refusal).toMatchObject({ code: 'orderStatusChanged', data: { orderId: number } });
    expect(refusal.message).toContain(number);
  }
});

test('edge 34: a receipt between preview and change is told with the fresh difference', async () => {
  const orderId = await offlineOrder();
  const decided = await revisions.decide(orderId, { lines: potsAnd(1, 1) });
  await work.book(orderId, { amount: 150 });
  const late = await revisions.send(orderId, decided);
  expect(late.refusal).toMatchObject({
    code: 'revisionChanged',
    data: { difference: { newTotal: 350, toPay: 200 }, moneyIn: 150 },
  });
  const other = await revisions.send(orderId, { ...decided, moneyInSeen: 150, totalSeen: 351 });
  expect(other.refusal.code).toBe('revisionChanged');
  expect((await revisions.send(orderId, { ...decided, moneyInSeen: 150 })).status).toBe(200);
});

test('edge 37: changed down twice, paid online: two refunds, each once; what is paid is the total', async () => {
  await work.sellBy('full');
  const { order, lines, buyer: payer } = await paidLines(testShop, [{ price: 300, quantity: 3 }]);
  const [{ productId } = { productId: '' }] = lines;
  const first = (await revisions.revise(order._id, { lines: [{ productId, quantity: 2 }] })).body
    .data;
  expect(first.difference).toMatchObject({ toGiveBack: 300, toPay: 0 });
  const second = (await revisions.revise(first._id ?? '', { lines: [{ productId, quantity: 1 }] }))
    .body.data;
  expect(second.difference).toMatchObject({ toGiveBack: 300 });
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  await advanceIn(testShop, 10);
  await testShop.runJobs();
  const history = await revisions.history(second._id ?? '');
  expect(history.refunds).toMatchObject([
    { amount: 300, state: 'processed' },
    { amount: 300, state: 'processed' },
  ]);
  expect(history).toMatchObject({
    moneyIn: 300,
    order: { totalAmount: 300, refundedAmount: 0, paymentStatus: 'PAID' },
  });
  expect(mailsTo(testShop, payer.email)).toEqual(
    expect.arrayContaining([expect.stringContaining(`Refund for order ${second.orderId}`)]),
  );
  // What the provider says again of the whole payment is no difference.
  await deliverWebhooks(testShop);
  expect(history.payments).toMatchObject([{ amount: 900, difference: null, isSettling: true }]);
  await work.sellBy('enquiry');
});

test('an order that is paid online is not changed into a dearer one', async () => {
  await work.sellBy('full');
  const { order, lines } = await paidLines(testShop, [{ price: 300, quantity: 1 }]);
  const [{ productId } = { productId: '' }] = lines;
  const dearer = await revisions.preview(order._id, { lines: [{ productId, quantity: 2 }] });
  expect(whyOf(dearer)).toEqual(['revisionRefused', { why: 'dearer' }]);
  await work.sellBy('enquiry');
});

test('edge 38: changed to ₹0 with reasons at the prices, all the money is to give back', async () => {
  const orderId = await offlineOrder();
  await work.book(orderId, { amount: 200 });
  const gift = { productId: pots, quantity: 2, price: 0 };
  const decided = await revisions.decide(orderId, {
    lines: [{ ...gift, priceReason: 'Broken in the rain' }],
  });
  const { refusal } = await revisions.send(orderId, { ...decided, lines: [gift] });
  expect(refusal).toMatchObject({
    code: 'invalidInput',
    issues: [{ path: 'lines.0.priceReason' }],
  });
  const { body } = await revisions.send(orderId, decided);
  const id = body.data._id ?? '';
  expect(await work.stateOf(id)).toEqual(['PENDING', 'PAID', 200, 200]);
  expect((await open(await codeOf(id))).body.data.lines).toMatchObject([
    { priceReason: 'Broken in the rain', total: 0 },
  ]);
});

test('edge 39: an account with money to give back after a change cannot be deleted', async () => {
  const orderId = await offlineOrder();
  await work.book(orderId, { amount: 200 });
  const { _id = '' } = (
    await revisions.revise(orderId, { lines: [{ productId: pots, quantity: 1 }] })
  ).body.data;
  await setStatus(testShop, owner, _id, 'DELIVERED');
  const { orderId: number } = (await revisions.history(_id)).order;
  const leave = () =>
    testShop.call(deleteMyAccount, { body: { password: buyer.password }, token: buyer.token });
  const { refusal } = await leave();
  expect(refusal.code).toBe('moneyToGiveBack');
  expect(refusal.message).toContain(number);
  await work.book(_id, { amount: 100, isGivenBack: true });
  expect((await leave()).status).toBe(200);
});

test('why an order cannot be changed', async () => {
  const lines = potsAnd(1, 1);
  const why = async (orderId: string) => whyOf(await revisions.preview(orderId, { lines }));
  const refused = (reason: string) => ['revisionRefused', { why: reason }];
  const left = await offlineOrder();
  await setStatus(testShop, owner, left, 'SHIPPED');
  expect(await why(left)).toEqual(refused('status'));
  const cancelled = await offlineOrder();
  await setStatus(testShop, owner, cancelled, 'CANCELLED');
  expect(await why(cancelled)).toEqual(refused('status'));
  const changed = await offlineOrder();
  await revisions.revise(changed, { lines });
  expect(await why(changed)).toEqual(refused('status'));
  const given = await offlineOrder();
  await work.book(given, { amount: 200 });
  await work.book(given, { amount: 50, isGivenBack: true });
  expect(await why(given)).toEqual(refused('refunded'));
  const often = await offlineOrder();
  await sql`update orders set number = number || '-99' where id = ${often}`.execute(
    testShop.shop.db,
  );
  expect(await why(often)).toEqual(refused('tooOften'));
  await work.sellBy('full');
  const paid = await paidLines(testShop, [{ price: 300, quantity: 2 }], twoPots());
  await requestRefund(testShop, owner, paid, { amount: 100 });
  expect(await why(paid.order._id)).toEqual(refused('refunded'));
  await work.sellBy('enquiry');
});

test('an order with an invoice is not changed, and a change has neither invoice nor credit note', async () => {
  await register(testShop, owner);
  const orderId = await offlineOrder(3);
  await work.book(orderId, { amount: 300 });
  const { _id = '' } = (await revisions.revise(orderId, { lines: twoPots() })).body.data;
  expect(await taxDocumentsOf(testShop, owner, { order: { _id } })).toEqual([]);
  await work.book(_id, { amount: 100, isGivenBack: true });
  await setStatus(testShop, owner, _id, 'SHIPPED');
  const papers = await taxDocumentsOf(testShop, owner, { order: { _id } });
  expect(papers).toMatchObject([{ kind: 'invoice' }]);
  await setStatus(testShop, owner, _id, 'PROCESSING');
  const again = await revisions.preview(_id, { lines: potsAnd(1, 1) });
  expect(whyOf(again)).toEqual(['revisionRefused', { why: 'invoiced' }]);
});

test('too little stock is named by the preview and refuses the change; what the order has counts', async () => {
  const few = await product(testShop, { name: 'Chakkar', price: 10, stock: 3 });
  const orderId = await work.offlineOrder([{ productId: few, quantity: 3 }], buyer);
  const lines = [{ productId: few, quantity: 4 }];
  const shortages = [{ productId: few, name: 'Chakkar', nameTa: '', needed: 4, stock: 3 }];
  const { body } = await revisions.preview(orderId, { lines });
  expect(body.data.difference.shortages).toEqual(shortages);
  const { refusal } = await revisions.revise(orderId, { lines });
  expect(refusal).toMatchObject({ code: 'outOfStock', data: { shortages } });
  // What is no longer sold stays in the order, with fewer pieces as well.
  await testShop.shop.db
    .updateTable('products')
    .set({ deleted_at: new Date() })
    .where('id', '=', few)
    .execute();
  expect(
    (await revisions.revise(orderId, { lines: [{ productId: few, quantity: 1 }] })).status,
  ).toBe(200);
  const added = await revisions.preview(await offlineOrder(), { lines: [...twoPots(), ...lines] });
  expect(added.refusal.code).toBe('productNotFound');
});

test('nothing left, nothing different and no reason are refused beside the form', async () => {
  const orderId = await offlineOrder();
  const bad = [
    await revisions.preview(orderId, { lines: twoPots() }),
    await revisions.preview(orderId, { lines: [{ productId: pots, quantity: 0 }] }),
    await revisions.preview(orderId, { lines: [...twoPots(), ...twoPots()] }),
    await revisions.preview(orderId, { lines: twoPots(), discount: { reason: 'x', amount: 201 } }),
    await revisions.send(orderId, { from: 'PENDING_PAYMENT', lines: potsAnd(1, 1) }),
  ];
  expect(bad.map(({ status, refusal }) => [status, refusal.code])).toEqual(
    bad.map(() => [400, 'invalidInput']),
  );
});

test('the same key changes once; another change under it is refused', async () => {
  const orderId = await offlineOrder();
  const decided = await revisions.decide(orderId, { lines: potsAnd(1, 1) });
  const key = crypto.randomUUID();
  const first = await revisions.send(orderId, decided, { key });
  const again = await revisions.send(orderId, decided, { key });
  expect(again.body.data).toEqual(first.body.data);
  expect(
    (await revisions.send(orderId, { ...decided, reason: 'Other' }, { key })).refusal.code,
  ).toBe('idempotencyConflict');
});

test('refunds of an online order after a change count for themselves', async () => {
  await work.sellBy('full');
  const paid = await paidLines(testShop, [{ price: 300, quantity: 3 }]);
  const [{ productId } = { productId: '' }] = paid.lines;
  const { _id = '', orderId = '' } = (
    await revisions.revise(paid.order._id, { lines: [{ productId, quantity: 2 }] })
  ).body.data;
  await testShop.runJobs();
  await requestRefund(
    testShop,
    owner,
    { order: { _id, orderId } },
    { lines: [{ productId, quantity: 1 }] },
  );
  const history = await historyOf(testShop, owner, { order: { _id, orderId } });
  expect(history).toMatchObject({ moneyIn: 300, order: { refundedAmount: 300, totalAmount: 600 } });
  await setStatus(testShop, owner, _id, 'CANCELLED');
  await testShop.runJobs();
  expect(await historyOf(testShop, owner, { order: { _id, orderId } })).toMatchObject({
    moneyIn: 0,
  });
  await work.sellBy('enquiry');
});

test('a change agrees no price above the MRP', async () => {
  const orderId = await offlineOrder();
  const boxed = await product(testShop, { name: 'Boxed', price: 90, mrp: 100, stock: 9 });
  const change = (price: number) =>
    revisions.preview(orderId, {
      lines: [
        { productId: pots, quantity: 2 },
        { productId: boxed, quantity: 1, price, priceReason: 'As called' },
      ],
    });
  expect((await change(100.01)).refusal).toMatchObject({
    code: 'aboveMrp',
    issues: [{ path: 'lines.1.price' }],
  });
  expect((await change(100)).status).toBe(200);
});
