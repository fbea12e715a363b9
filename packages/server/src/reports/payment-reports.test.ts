import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import { getTodo } from '@mathappu/contract/admin/dashboard';
import { getSharedOrder, renewLink } from '@mathappu/contract/order-links/order-links';
import { getMyOrder } from '@mathappu/contract/orders';
import { toShopDay } from '@mathappu/contract/shop-time';
import { beforeAll, expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { type Reporting, reportingOf } from '#test/admin/reports.ts';
import { byTier } from '#test/by-tier.ts';
import { setStatus } from '#test/orders.ts';
import { admin, type Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: Work;
let pots: string;
let reporting: Reporting;
setUpOfflineShop((opened) => {
  ({ testShop, owner, buyer, work, pots } = opened);
});
beforeAll(() => {
  reporting = reportingOf(testShop, { owner, work });
});

const offlineOrder = () => work.offlineOrder([{ productId: pots, quantity: 1 }]);
let references = 0;
function newReference(): string {
  references += 1;
  return String(500_000_000_000 + references);
}
const listed = async (reported: 'payment' | 'problem' | 'any') => {
  const { body } = await testShop.call(listAllOrders, { query: { reported }, token: owner.token });
  return body.data.orders.map(({ _id }) => _id);
};
const todo = async () => {
  const { body } = await testShop.call(getTodo, { token: owner.token });
  return [body.data.paymentsReported, body.data.problemsReported];
};

test('a payment is told by the link, read by all sides, and booked with one act', async () => {
  const orderId = await offlineOrder();
  const reference = newReference();
  const [before] = await todo();
  const told = await reporting.pay(orderId, {
    reference: ` ${reference.slice(0, 4)} ${reference.slice(4)}`,
  });
  expect([told.status, told.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(await work.stateOf(orderId)).toEqual(['PENDING_PAYMENT', 'PENDING', 0, 0]);
  const code = await reporting.codeOf(orderId);
  const facts = { kind: 'payment', state: 'open', amount: 100, method: 'upi', reference };
  const shared = await testShop.call(getSharedOrder, { params: { code } });
  const own = await testShop.call(getMyOrder, { params: { orderId }, token: buyer.token });
  for (const { reports } of [shared.body.data, own.body.data]) {
    expect(reports).toMatchObject([facts]);
    expect(Object.keys(reports[0] ?? {})).not.toContain('decidedBy');
  }
  expect(await reporting.reports(orderId)).toMatchObject([
    { ...facts, source: 'link', decidedBy: null },
  ]);
  expect([await listed('payment'), await listed('any'), await listed('problem')]).toEqual([
    expect.arrayContaining([orderId]),
    expect.arrayContaining([orderId]),
    [],
  ]);
  expect(await todo()).toEqual([Number(before) + 1, 0]);

  const { status, body } = await reporting.decide(told.body.data._id, { decision: 'accept' });
  expect([status, body.data]).toMatchObject([200, { state: 'accepted', decidedBy: owner.name }]);
  expect(await work.stateOf(orderId)).toEqual(['PENDING', 'PAID', 100, 0]);
  expect((await work.history(orderId)).receipts).toMatchObject([
    { amount: 100, method: 'upi', reference, receivedOn: toShopDay(new Date()), by: owner.name },
  ]);
  expect(await listed('payment')).not.toContain(orderId);
});

test('the same reference again is the same report, and after it was decided too', async () => {
  const orderId = await offlineOrder();
  const reference = 'NEFT0012ab';
  const told = { method: 'bank', reference, amount: 60 } as const;
  const first = await reporting.pay(orderId, told);
  const again = await reporting.pay(
    orderId,
    { ...told, reference: 'neft0012AB', amount: 70 },
    buyer,
  );
  expect(again.body.data).toEqual(first.body.data);
  await reporting.decide(first.body.data._id, { decision: 'refuse', answer: 'Not there yet' });
  expect((await reporting.pay(orderId, told)).body.data).toEqual(first.body.data);
  expect(await reporting.reports(orderId)).toMatchObject([
    { amount: 60, state: 'refused', answer: 'Not there yet', decidedBy: owner.name },
  ]);
  // What was not found comes after all, and is booked by hand.
  await work.book(orderId, { amount: 60, method: 'bank', reference: ' neft 0012 ab ' });
  expect(await reporting.reports(orderId)).toMatchObject([{ state: 'accepted', answer: '' }]);
});

test('a receipt booked by hand with its reference accepts it, before and after it is told', async () => {
  const orderId = await offlineOrder();
  const [early, late, other] = [newReference(), newReference(), newReference()];
  await reporting.pay(orderId, { reference: early });
  await reporting.pay(orderId, { reference: other });
  await work.book(orderId, { amount: 40, method: 'upi', reference: early });
  await work.book(orderId, { amount: 10, method: 'bank', reference: late });
  await reporting.pay(orderId, { reference: late });
  const states = (await reporting.reports(orderId)).map(({ reference, state, decidedBy }) => [
    reference,
    state,
    decidedBy,
  ]);
  expect(states).toEqual([
    [early, 'accepted', owner.name],
    [other, 'open', null],
    [late, 'accepted', null],
  ]);
});

test('what cannot be is refused beside its field, and tells nothing of other orders', async () => {
  const orderId = await offlineOrder();
  const tomorrow = toShopDay(new Date(Date.now() + 86_400_000));
  const refused: [Parameters<Reporting['pay']>[1], string][] = [
    [{ reference: '41234567890' }, 'reference'],
    [{ reference: 'abcdefghijkl' }, 'reference'],
    [{ method: 'bank', reference: 'ab-1' }, 'reference'],
    [{ method: 'bank', reference: 'x'.repeat(23) }, 'reference'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ paidOn: tomorrow }, 'paidOn'],
    [{ paidOn: '2026-01-31' }, 'paidOn'],
    [{ method: 'cash' as 'upi' }, 'method'],
  ];
  for (const [told, path] of refused) {
    const { status, refusal } = await reporting.pay(orderId, told);
    expect([told, status, refusal.issues?.[0]?.path]).toEqual([told, 400, path]);
  }
  const code = await reporting.codeOf(orderId);
  const dead = await reporting.send(`${code.slice(1)}Z`, {
    ...{ kind: 'payment', amount: 1, method: 'upi', reference: newReference() },
    paidOn: toShopDay(new Date()),
  });
  expect([dead.status, dead.refusal.code]).toEqual([404, 'linkNotFound']);
  for (let n = 0; n < 5; n += 1) await reporting.pay(orderId, { reference: newReference() });
  const sixth = await reporting.pay(orderId, { reference: newReference() });
  expect([sixth.refusal.code, sixth.refusal.message]).toEqual(['tooMany', 'At most 5']);
  await work.book(orderId, { amount: 100 });
  const paid = await reporting.pay(orderId, { reference: newReference() });
  expect(paid.refusal.code).toBe('orderNotWaiting');
});

test('edge 18: a code that is renewed meanwhile is linkNotFound', async () => {
  const orderId = await offlineOrder();
  const code = await reporting.codeOf(orderId);
  const { orderId: number } = (await work.history(orderId)).order;
  await testShop.call(renewLink, { params: { number }, token: owner.token });
  const told = await reporting.send(code, {
    ...{ kind: 'payment', amount: 1, method: 'upi', reference: newReference() },
    paidOn: toShopDay(new Date()),
  });
  expect([told.status, told.refusal.code]).toEqual([404, 'linkNotFound']);
  expect(await reporting.reports(orderId)).toEqual([]);
});

test('edge 44: told of an order that is cancelled then, it stays to be checked; booked, it is to give back', async () => {
  const orderId = await offlineOrder();
  const { _id } = (await reporting.pay(orderId, { reference: newReference() })).body.data;
  await setStatus(testShop, owner, orderId, 'CANCELLED');
  expect(await listed('payment')).toContain(orderId);
  expect((await reporting.decide(_id, { decision: 'accept' })).status).toBe(200);
  expect(await work.stateOf(orderId)).toEqual(['CANCELLED', 'PAID', 100, 100]);
});

test('edge 45: more than is owed is taken; booking above the total is refused, less is booked', async () => {
  const orderId = await offlineOrder();
  const told = await reporting.pay(orderId, { amount: 150, reference: newReference() });
  const { _id } = told.body.data;
  const { refusal } = await reporting.decide(_id, { decision: 'accept' });
  expect(refusal).toMatchObject({ code: 'receiptRefused', data: { maximum: 100 } });
  expect(await reporting.reports(orderId)).toMatchObject([{ state: 'open' }]);
  const yesterday = toShopDay(new Date(Date.now() - 86_400_000));
  const right = { decision: 'accept', amount: 100, receivedOn: yesterday } as const;
  expect((await reporting.decide(_id, right)).status).toBe(200);
  expect((await work.history(orderId)).receipts).toMatchObject([
    { amount: 100, receivedOn: yesterday },
  ]);
  // The buyer reads the amount that was told.
  expect(await reporting.reports(orderId)).toMatchObject([{ state: 'accepted', amount: 150 }]);
});

test('edge 46: one reference told of two orders is taken twice; the second booking names the first', async () => {
  const orders = [await offlineOrder(), await offlineOrder()] as const;
  const reference = newReference();
  const told = [
    await reporting.pay(orders[0], { reference, amount: 50 }),
    await reporting.pay(orders[1], { reference, amount: 50 }),
  ] as const;
  expect(told.map(({ status }) => status)).toEqual([200, 200]);
  await reporting.decide(told[0].body.data._id, { decision: 'accept' });
  const { orderId: number } = (await work.history(orders[0])).order;
  const { refusal } = await reporting.decide(told[1].body.data._id, { decision: 'accept' });
  expect(refusal).toMatchObject({ code: 'receiptKnown', details: { order: number } });
  const code = await reporting.codeOf(orders[1]);
  const shared = await testShop.call(getSharedOrder, { params: { code } });
  expect(JSON.stringify(shared.body)).not.toContain(number);
});

test('20 staff book one report at once: one receipt, and the others read who was first', async () => {
  const staff: Person[] = [];
  for (let n = 0; n < 20; n += 1) staff.push(await admin(testShop, { name: `Staff ${n}` }));
  for (let round = 0; round < byTier(20); round += 1) {
    const orderId = await offlineOrder();
    const { _id } = (await reporting.pay(orderId, { reference: newReference() })).body.data;
    const answers = await Promise.all(
      staff.map((by) => reporting.decide(_id, { decision: 'accept' }, by)),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(losers).toHaveLength(19);
    for (const { refusal } of losers) {
      expect(refusal).toMatchObject({ code: 'reportDecided', details: { by: `Staff ${winner}` } });
    }
    expect((await work.history(orderId)).receipts).toHaveLength(1);
    expect(await work.stateOf(orderId)).toEqual(['PENDING', 'PAID', 100, 0]);
  }
});

test('told twice at once, in two spellings, it is one report', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const orderId = await offlineOrder();
    const reference = `IMPS${round}abcd`;
    const told = await Promise.all([
      reporting.pay(orderId, { method: 'bank', reference }),
      reporting.pay(orderId, { method: 'bank', reference: reference.toUpperCase() }, buyer),
    ]);
    expect(new Set(told.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await reporting.reports(orderId)).toHaveLength(1);
  }
});

test('a decision needs a report that is there, an answer to refuse, and a day that has come', async () => {
  const orderId = await offlineOrder();
  const { _id } = (await reporting.pay(orderId, { reference: newReference() })).body.data;
  const unknown = await reporting.decide(crypto.randomUUID(), { decision: 'accept' });
  expect([unknown.status, unknown.refusal.code]).toEqual([404, 'reportNotFound']);
  const silent = await reporting.decide(_id, { decision: 'refuse', answer: ' ' });
  expect([silent.status, silent.refusal.issues?.[0]?.path]).toEqual([400, 'answer']);
  const tomorrow = toShopDay(new Date(Date.now() + 86_400_000));
  const early = await reporting.decide(_id, { decision: 'accept', receivedOn: tomorrow });
  expect([early.status, early.refusal.issues?.[0]?.path]).toEqual([400, 'receivedOn']);
  expect(await reporting.reports(orderId)).toMatchObject([{ state: 'open' }]);
});
