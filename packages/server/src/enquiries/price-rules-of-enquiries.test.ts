import { endEstimates } from '@mathappu/contract/enquiries/admin-enquiries';
import { createQuote, type DeskQuote } from '@mathappu/contract/enquiries/desk';
import { sendGuestEnquiry } from '@mathappu/contract/enquiries/enquiries';
import { listMyPriceRules, listPriceRules } from '@mathappu/contract/prices/price-rules';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { discountedBody, priceRule } from '#test/admin/price-rules.ts';
import { revisionsOf } from '#test/admin/revisions.ts';
import { findViolations } from '#test/invariants.ts';
import { goodsBody, setStatus } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: EnquiryShop['work'];
let list: EnquiryShop['list'];
beforeEach(async () => {
  await testShop?.close();
  ({ testShop, owner, buyer, work, list } = await openEnquiryShop());
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const rule = (given: Parameters<typeof priceRule>[2] = {}) => priceRule(testShop, owner, given);
/** An enquiry of ₹380 that shows so much off. */
async function sent(off: number, who = buyer): Promise<string> {
  const body = await discountedBody(testShop, who, list(), { off });
  const answer = await work.send(body, who, crypto.randomUUID());
  if (answer.status !== 200) throw new Error(`enquiry refused: ${JSON.stringify(answer.refusal)}`);
  return answer.body.data._id;
}
const usesOf = async (id: string) => {
  const { body } = await testShop.call(listPriceRules, { token: owner.token });
  const found = body.data.find(({ _id }) => _id === id);
  return [found?.uses, found?.enquiries];
};
const rowOf = (totals: {
  adjustments: readonly { kind: string; label: string; amount: number }[];
}) => totals.adjustments.find(({ kind }) => kind === 'discount');
const edited = async (id: string, discount: 'best' | { reason: string; amount: number }) => {
  const { version, lines } = await work.detail(id);
  const wanted = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  return work.edit(id, { version, lines: wanted, discount });
};

test('an enquiry holds its use from sending and hands it to its order', async () => {
  const { _id } = await rule({ limit: 1 });
  const id = await sent(38);
  expect(rowOf((await work.detail(id)).totals)).toMatchObject({ label: '10 % off', amount: -38 });
  expect(await usesOf(_id)).toEqual([1, 1]);
  await expect(sent(38, await customer(testShop))).rejects.toThrow('orderChanged');
  const confirmed = await work.acts.confirm(id, 1);
  expect(confirmed.status).toBe(200);
  expect(await usesOf(_id)).toEqual([1, 0]);
});

test('edge 22: the last use that an enquiry holds is free once that is declined', async () => {
  const { _id } = await rule({ limit: 1 });
  const id = await sent(38);
  expect((await work.acts.decline(id, 1)).status).toBe(200);
  expect(await usesOf(_id)).toEqual([0, 0]);
  const second = await sent(38);
  expect((await work.acts.withdraw(second, 1)).status).toBe(200);
  await sent(38, await customer(testShop));
  expect(await usesOf(_id)).toEqual([1, 1]);
});

test('staff see the best rule of now, and take it or give their own', async () => {
  const { _id } = await rule({ limit: 5 });
  const id = await sent(38);
  await rule({ name: '20 % off', percent: 20 });
  expect((await work.detail(id)).bestDiscount).toEqual({ label: '20 % off', amount: -76 });
  expect(rowOf((await edited(id, { reason: 'Old friend', amount: 50 })).body.data.totals)).toEqual({
    kind: 'discount',
    label: 'Old friend',
    amount: -50,
  });
  expect(await usesOf(_id)).toEqual([0, 0]);
  expect(rowOf((await edited(id, 'best')).body.data.totals)).toMatchObject({ amount: -76 });
  // What is sent as it stands stays the rule's.
  await edited(id, { reason: '20 % off', amount: 76 });
  const { version } = await work.detail(id);
  expect((await work.acts.confirm(id, version)).status).toBe(200);
  const all = await testShop.call(listPriceRules, { token: owner.token });
  expect(all.body.data.find(({ name }) => name === '20 % off')).toMatchObject({
    uses: 1,
    takenOff: 76,
  });
});

test('a guest’s number is not verified: no rule for chosen buyers or with times each counts', async () => {
  await rule({ limitEach: 1 });
  await rule({ name: 'Chosen', percent: 50, mobiles: ['9840012345'] });
  const guest = { name: 'Selvi', mobile: '9840012345', district: 'Salem' };
  const offered = await testShop.call(listMyPriceRules, { body: {} });
  expect(offered.body.data).toEqual([]);
  const send = async (off: number) => {
    const body = await goodsBody(testShop, 'Salem', list());
    const shown = { ...body, totalAmt: body.totalAmt - off };
    const asked = { ...shown, ...guest, isAgeNoticeShown: true } as const;
    return testShop.call(sendGuestEnquiry, {
      body: asked,
      headers: { 'idempotency-key': `${off}` },
    });
  };
  expect((await send(38)).refusal.code).toBe('orderChanged');
  expect((await send(0)).status).toBe(200);
});

test('the best rule of now is also the one whose code the buyer gave', async () => {
  await rule({ name: 'Wholesale', percent: 30, code: 'WHOLESALE' });
  const body = await discountedBody(testShop, buyer, list(), { off: 114, code: 'WHOLESALE' });
  const answer = await work.send(body, buyer, crypto.randomUUID());
  const id = answer.body.data._id;
  await rule({ name: '20 % off', percent: 20 });
  expect((await work.detail(id)).bestDiscount).toEqual({ label: 'Wholesale', amount: -114 });
  expect(rowOf((await edited(id, 'best')).body.data.totals)).toMatchObject({ label: 'Wholesale' });
});

const desk = (changes: Partial<DeskQuote> = {}): DeskQuote => ({
  came: 'phone',
  customer: { name: 'Selvi', mobile: '9840012345' },
  delivery: { address_line: '4 Car Street', city: 'Madurai', pincode: '625001' },
  lines: list(),
  isAdult: true,
  as: 'order',
  payment: 'cod',
  discount: 'best',
  ...changes,
});
const written = (body: DeskQuote) => testShop.call(createQuote, { body, token: owner.token });

test('at the desk a chosen number counts, and an estimate holds what it can', async () => {
  const { _id } = await rule({ mobiles: ['9840012345'] });
  await rule({ name: '5 % off', percent: 5 });
  expect((await written(desk())).status).toBe(200);
  expect(await usesOf(_id)).toEqual([1, 0]);
  const { payment: _, ...estimate } = desk({ as: 'estimate' });
  expect((await written(estimate)).status).toBe(200);
  const rules = (await testShop.call(listPriceRules, { token: owner.token })).body.data;
  const held = rules.find(({ name }) => name === '5 % off');
  expect(held).toMatchObject({ uses: 0, estimates: 1 });
  const ended = await testShop.call(endEstimates, {
    body: { priceRule: held?._id, reason: 'It was wrong' },
    token: owner.token,
  });
  expect(ended.body.data).toEqual({ count: 1 });
});

test('edge 24: the successor of a changed order keeps its discount, has the best one or staff’s own', async () => {
  const { _id } = await rule({ name: '₹60 from ₹300', amount: 60, minimum: 300, limit: 1 });
  await rule({ name: '5 % off', percent: 5 });
  const id = await sent(60);
  const { orderId } = (await work.acts.confirm(id, 1)).body.data;
  const revisions = revisionsOf(testShop, owner);
  const few = { lines: list(1) };
  // ₹245 of goods do not reach the rule any more.
  expect((await revisions.preview(orderId, few)).body.data.difference.newTotal).toBe(185);
  const best = await revisions.preview(orderId, { ...few, discount: 'best' });
  expect(best.body.data.difference.newTotal).toBe(232.75);
  const own = { reason: 'As agreed', amount: 40 };
  expect(
    (await revisions.preview(orderId, { ...few, discount: own })).body.data.difference.newTotal,
  ).toBe(205);
  const more = { lines: list(5), discount: 'best' } as const;
  expect((await revisions.preview(orderId, more)).body.data.difference.newTotal).toBe(365);
  const changed = await revisions.revise(orderId, more);
  expect(changed.status).toBe(200);
  expect(await usesOf(_id)).toEqual([1, 0]);
  await setStatus(testShop, owner, changed.body.data._id ?? '', 'CANCELLED');
  expect(await usesOf(_id)).toEqual([0, 0]);
});
