import { getOrderHistory } from '@mathappu/contract/admin/admin-orders';
import { quoteCart } from '@mathappu/contract/cart';
import { createEstimate } from '@mathappu/contract/estimates/estimates';
import { getTaxPapers } from '@mathappu/contract/invoices/tax-documents';
import { toHundredths } from '@mathappu/contract/money';
import { getSharedOrder } from '@mathappu/contract/order-links/order-links';
import { chooseDiscount } from '@mathappu/contract/prices/choose-discount';
import * as calls from '@mathappu/contract/prices/price-rules';
import { getShopDetails } from '@mathappu/contract/settings';
import { deleteMyAccount } from '@mathappu/contract/users';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { discountedBody, priceRule } from '#test/admin/price-rules.ts';
import { register } from '#test/admin/tax.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { sendCodOrder, setStatus } from '#test/orders.ts';
import { sendOnlineOrder } from '#test/payments.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { staffWith } from '#test/staff.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let pots: string;
beforeEach(async () => {
  await testShop?.close();
  testShop = await openTestShop();
  testShop.setNow(new Date('2026-11-25T05:00:00Z'));
  owner = await admin(testShop);
  buyer = await customer(testShop);
  pots = await product(testShop, { name: 'Flower Pots', price: 100, stock: 500 });
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const lines = (quantity = 3) => [{ productId: pots, quantity }];
const mine = (code?: string, token?: string) =>
  testShop.call(calls.listMyPriceRules, {
    body: code === undefined ? {} : { code },
    ...(token !== undefined && { token }),
  });
const order = async (shown: { off: number; code?: string }, who = buyer, quantity = 3) =>
  sendCodOrder(testShop, who, await discountedBody(testShop, who, lines(quantity), shown));
const rule = (given: Parameters<typeof priceRule>[2] = {}) => priceRule(testShop, owner, given);
const list = async () =>
  (await testShop.call(calls.listPriceRules, { token: owner.token })).body.data;
const save = ({ _id, ...was }: calls.StaffPriceRule, changes: object, { token } = owner) => {
  const { names: _, uses: __, enquiries: ___, takenOff: ____, estimates: _____, ...shown } = was;
  const { hiddenMobiles: ______, ...fields } = shown;
  return testShop.call(calls.updatePriceRule, {
    params: { ruleId: _id },
    body: { ...fields, ...changes },
    token,
  });
};

test('a shop without rules says so and takes orders as before', async () => {
  expect((await testShop.call(getShopDetails, {})).body.data).toMatchObject({
    hasPriceRules: false,
    hasCodes: false,
  });
  expect((await mine()).body.data).toEqual([]);
  expect((await order({ off: 0 })).status).toBe(200);
});

test('the order has the best rule as its row, by the name that customers read', async () => {
  await rule({ name: '5 % off', percent: 5 });
  const best = await rule({ name: '₹40 off', amount: 40, minimum: 300 });
  expect((await testShop.call(getShopDetails, {})).body.data.hasPriceRules).toBe(true);
  const { status, body } = await order({ off: 40 });
  expect(status).toBe(200);
  const history = await testShop.call(getOrderHistory, {
    params: { orderId: body.data._id },
    token: owner.token,
  });
  expect(history.body.data.order.totals).toMatchObject({
    subtotal: 300,
    adjustments: [{ kind: 'delivery' }, { kind: 'discount', label: '₹40 off', amount: -40 }],
    total: 260,
  });
  expect((await list()).find(({ _id }) => _id === best._id)).toMatchObject({
    uses: 1,
    enquiries: 0,
    takenOff: 40,
  });
  // What was used is switched off, not deleted.
  const seen = (await list()).find(({ _id }) => _id === best._id) ?? best;
  const gone = await testShop.call(calls.deletePriceRule, {
    params: { ruleId: best._id },
    query: { version: String(seen.version) },
    token: owner.token,
  });
  expect([gone.status, gone.refusal.code]).toEqual([409, 'recordInUse']);
});

test('the row is the same by the browser’s reckoning, in cart, order, mail, link and invoice', async () => {
  await register(testShop, owner);
  await rule({ name: '3 % from ₹200', minimum: 200, percent: 3 });
  await rule({ name: '₹7.55 off', amount: 7.55 });
  const row = { label: '3 % from ₹200', amount: -9 };
  const usable = (await mine()).body.data.map(({ _id, name, from, percent, amount, left }) => ({
    ...{ _id, name, categories: [], products: [], hasLimit: left !== null },
    minimumPaise: toHundredths(from),
    percentBp: percent === undefined ? null : toHundredths(percent),
    amountPaise: amount === undefined ? null : toHundredths(amount),
  }));
  const goods = [{ productId: pots, categoryId: null, totalPaise: toHundredths(300) }];
  const chosen = chooseDiscount(goods, usable);
  expect([chosen?.rule.name, chosen?.amountPaise]).toEqual([row.label, 900]);
  const quoted = await testShop.call(quoteCart, { body: { items: lines() } });
  expect(quoted.body.discount).toEqual(row);
  const placed = (await order({ off: 9 })).body.data;
  await testShop.runJobs('order-mail');
  const mail = testShop.outbox.find(({ to }) => to === buyer.email);
  expect(mail?.text).toMatch(/3 % from ₹200.*-₹9\.00/s);
  await setStatus(testShop, owner, placed._id, 'SHIPPED');
  const params = { orderId: placed._id };
  const history = await testShop.call(getOrderHistory, { params, token: owner.token });
  const rows = { adjustments: expect.arrayContaining([{ kind: 'discount', ...row }]), total: 291 };
  expect(history.body.data.order.totals).toMatchObject(rows);
  const shared = await testShop.call(getSharedOrder, {
    params: { code: history.body.data.order.code ?? '' },
  });
  expect(JSON.stringify(shared.body)).toContain(JSON.stringify({ kind: 'discount', ...row }));
  const [paper] = (await testShop.call(getTaxPapers, { params, token: buyer.token })).body.data;
  expect(paper?.totals).toMatchObject(rows);
});

test('another row than the customer saw is refused with the fresh rows', async () => {
  await rule();
  const { status, refusal } = await order({ off: 0 });
  expect([status, refusal.code]).toEqual([409, 'orderChanged']);
  expect(refusal.data).toMatchObject({ totalAmt: 270 });
});

test('edge 19: a code is read without case and blanks, in cart, order and list', async () => {
  await rule({ name: 'Diwali', code: 'diwali10' });
  for (const code of [' diwali10 ', 'DIWALI10']) {
    expect((await mine(code)).body.data).toMatchObject([{ name: 'Diwali', isOfCode: true }]);
    const quoted = await testShop.call(quoteCart, { body: { items: lines(), code } });
    expect(quoted.body.discount).toEqual({ label: 'Diwali', amount: -30 });
    expect((await order({ off: 30, code }, await customer(testShop))).status).toBe(200);
  }
  expect((await mine('दीवाली')).refusal.code).toBe('codeNotFound');
  const quoted = await testShop.call(quoteCart, { body: { items: lines(), code: 'दीवाली' } });
  expect(quoted.body).toMatchObject({ codeProblem: 'codeNotFound' });
  expect(quoted.body.discount).toBeUndefined();
  const without = await order({ off: 0, code: 'दीवाली' });
  expect(without.body.data).toMatchObject({ codeProblem: 'codeNotFound' });
  expect((await mine()).body.data).toEqual([]);
});

test('a code that is kept while another rule takes more off', async () => {
  await rule({ name: 'Small', code: 'SMALL', percent: 1 });
  await rule({ name: 'Big', percent: 20 });
  const placed = await order({ off: 60, code: 'SMALL' });
  expect([placed.status, placed.body.data]).toMatchObject([200, { codeProblem: 'codeNotBest' }]);
});

test('edge 20: a rule that ends between page and click', async () => {
  await rule({ code: 'TODAY', endsAt: '2026-11-25T18:00:00+05:30' });
  testShop.setNow(new Date('2026-11-25T12:29:59Z'));
  expect((await mine('TODAY')).body.data).toHaveLength(1);
  testShop.setNow(new Date('2026-11-25T12:30:00Z'));
  const late = await customer(testShop);
  const { refusal } = await order({ off: 30, code: 'TODAY' }, late);
  expect([refusal.code, refusal.data]).toMatchObject([
    'orderChanged',
    { totalAmt: 300, codeProblem: 'codeEnded' },
  ]);
  expect((await mine('TODAY')).refusal).toMatchObject({
    code: 'codeEnded',
    message: expect.stringContaining('25 Nov 2026'),
  });
});

test('edge 21: ₹500 off goods of ₹300 leaves nothing to pay: cash works, online does not', async () => {
  await rule({ amount: 500 });
  const body = await discountedBody(testShop, buyer, lines(), { off: 300 });
  expect((await sendOnlineOrder(testShop, buyer, body)).refusal.code).toBe('totalTooSmall');
  expect((await sendCodOrder(testShop, buyer, body)).status).toBe(200);
});

test('edge 25: a code for chosen accounts says nothing of whom', async () => {
  const friend = await customer(testShop);
  await rule({ code: 'FRIENDS', accounts: [friend.userId] });
  expect((await mine('FRIENDS')).refusal.code).toBe('codeNotForYou');
  expect((await mine('FRIENDS', buyer.token)).refusal).toMatchObject({
    code: 'codeNotForYou',
    message: 'This code is not for this account',
  });
  expect((await mine('FRIENDS', friend.token)).body.data).toHaveLength(1);
  const { refusal } = await order({ off: 30, code: 'FRIENDS' });
  expect(refusal.data).toMatchObject({ codeProblem: 'codeNotForYou', totalAmt: 300 });
  expect((await order({ off: 30, code: 'FRIENDS' }, friend)).status).toBe(200);
});

test('a rule for chosen goods counts those alone', async () => {
  const boxes = await product(testShop, { name: 'Gift box', price: 500, stock: 9 });
  await rule({ name: 'Boxes', products: [boxes], minimum: 400, percent: 10 });
  const both = [...lines(), { productId: boxes, quantity: 1 }];
  const quoted = await testShop.call(quoteCart, { body: { items: both } });
  expect(quoted.body.discount).toEqual({ label: 'Boxes', amount: -50 });
  expect((await order({ off: 0 })).status).toBe(200);
});

test('a limit is counted from orders; a cancelled one gives its use back, and reviving counts again', async () => {
  const limited = await rule({ code: 'ONCE', limit: 1 });
  const first = await order({ off: 30, code: 'ONCE' });
  expect(first.status).toBe(200);
  const other = await customer(testShop);
  const second = await order({ off: 30, code: 'ONCE' }, other);
  expect(second.refusal.data).toMatchObject({ codeProblem: 'codeUsedUp' });
  expect((await mine('ONCE')).refusal.code).toBe('codeUsedUp');
  await setStatus(testShop, owner, first.body.data._id, 'CANCELLED');
  expect((await mine('ONCE')).body.data).toMatchObject([{ left: 1 }]);
  expect((await order({ off: 30, code: 'ONCE' }, other)).status).toBe(200);
  const revived = await setStatus(testShop, owner, first.body.data._id, 'PENDING');
  expect([revived.status, revived.refusal.code]).toEqual([409, 'codeUsedUp']);
  expect((await save(limited, { limit: 2 })).status).toBe(200);
  expect((await setStatus(testShop, owner, first.body.data._id, 'PENDING')).status).toBe(200);
});

test('a customer uses a rule as often as it says', async () => {
  await rule({ limitEach: 1 });
  expect((await order({ off: 30 })).status).toBe(200);
  expect((await mine(undefined, buyer.token)).body.data).toEqual([]);
  expect((await order({ off: 0 }, buyer, 4)).status).toBe(200);
  expect((await order({ off: 30 }, await customer(testShop))).status).toBe(200);
});

test('edge 23: an estimate holds its row in its share, and the best of today stands beside it', async () => {
  const held = await rule({ name: '4 % from ₹7,000', minimum: 7000, percent: 4 });
  await rule({ name: 'Few', percent: 50, limit: 1 });
  const saved = await testShop.call(createEstimate, { body: { items: lines(70) } });
  expect(saved.body.data.totals.adjustments).toContainEqual({
    kind: 'discount',
    label: '4 % from ₹7,000',
    amount: -280,
  });
  const [few] = (await list()).filter(({ name }) => name === 'Few');
  if (few) await save(few, { isOn: false });
  expect((await list()).find(({ _id }) => _id === held._id)).toMatchObject({ estimates: 1 });
  await save(held, { isOn: false });
  const body = await discountedBody(testShop, buyer, lines(60), { off: 240 });
  const estimate = saved.body.data.code;
  expect((await sendCodOrder(testShop, buyer, { ...body, estimate })).status).toBe(200);
  await rule({ name: 'Today', percent: 5 });
  const better = await discountedBody(testShop, buyer, lines(60), { off: 300 });
  expect((await sendCodOrder(testShop, buyer, { ...better, estimate }, 'b')).status).toBe(200);
});

test('a limit that is set later counts for estimates that hold the rule, too', async () => {
  const held = await rule();
  const saved = await testShop.call(createEstimate, { body: { items: lines() } });
  const estimate = saved.body.data.code;
  await save(held, { limit: 1 });
  expect((await order({ off: 30 }, await customer(testShop))).status).toBe(200);
  const shown = await discountedBody(testShop, buyer, lines(), { off: 30 });
  const refused = await sendCodOrder(testShop, buyer, { ...shown, estimate });
  expect(refused.refusal.code).toBe('orderChanged');
  const fresh = await discountedBody(testShop, buyer, lines(), { off: 0 });
  expect((await sendCodOrder(testShop, buyer, { ...fresh, estimate }, 'fresh')).status).toBe(200);
  expect((await list()).map(({ uses }) => uses)).toEqual([1]);
});

test('rules are edited as they were seen, with codes of their own', async () => {
  const first = await rule({ code: 'FIRST' });
  const second = await rule({ code: 'SECOND' });
  expect((await save(second, { code: 'first' })).refusal).toMatchObject({ code: 'codeTaken' });
  expect((await save(first, { name: 'New', percent: 12.5 })).body.data).toMatchObject({
    name: 'New',
    percent: 12.5,
    version: 2,
  });
  const stale = await save(first, { name: 'Newer' });
  expect([stale.refusal.code, stale.refusal.data]).toMatchObject([
    'recordChanged',
    { name: 'New' },
  ]);
  for (const wrong of [
    { percent: null, amount: null },
    { percent: 5, amount: 5 },
    { percent: 91 },
    { percent: 0 },
    { code: 'ABC' },
    { code: 'A B C D' },
    { limit: 0 },
    { limit: 10_001 },
    { startsAt: '2026-11-26T00:00:00Z', endsAt: '2026-11-26T00:00:00Z' },
    { mobiles: ['123'] },
  ]) {
    expect([(await save(second, wrong)).status, wrong]).toEqual([400, wrong]);
  }
  const gone = await testShop.call(calls.deletePriceRule, {
    params: { ruleId: second._id },
    query: { version: String(second.version) },
    token: owner.token,
  });
  expect(gone.status).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['New']);
});

const guesses = byTier(10_000, 250);

test(`of ${guesses} guessed codes none is found: wrong ones are counted, and then the right one is refused as well`, async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  try {
    await priceRule(strict, await admin(strict), { code: 'RIGHT' });
    const guess = (code: string) => strict.call(calls.listMyPriceRules, { body: { code } });
    const answers = [];
    for (let count = 0; count < guesses; count += 1)
      answers.push((await guess(`WRONG-${count}`)).status);
    expect(answers.filter((status) => status === 404)).toHaveLength(20);
    expect(answers.slice(20).every((status) => status === 429)).toBe(true);
    expect((await guess('RIGHT')).status).toBe(429);
    const quoted = await strict.call(quoteCart, { body: { items: [], code: 'RIGHT' } });
    expect(quoted.status).toBe(429);
  } finally {
    await strict.close();
  }
});

test('codes are not guessed by orders that are refused, and a kept one counts once', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  try {
    await priceRule(strict, await admin(strict), { code: 'RIGHT' });
    const goods = [{ productId: await product(strict), quantity: 1 }];
    const guesserOf = async () => {
      const who = await customer(strict);
      const body = await discountedBody(strict, who, goods, { off: 1 });
      return async (code: string) =>
        (await sendCodOrder(strict, who, { ...body, code }, 'one')).refusal.code;
    };
    const guess = await guesserOf();
    for (let count = 0; count < 20; count += 1)
      expect(await guess(`WRONG-${count}`)).toBe('orderChanged');
    expect(await guess('WRONG-20')).toBe('tooManyRequests');
    const keep = await guesserOf();
    for (let count = 0; count < 25; count += 1) expect(await keep('OLD-CODE')).toBe('orderChanged');
  } finally {
    await strict.close();
  }
});

test('a rule that somebody edits does not bring back who has left', async () => {
  const { _id } = await rule({ accounts: [buyer.userId] });
  const seen = (await list()).find((one) => one._id === _id) as calls.StaffPriceRule;
  const left = await testShop.call(deleteMyAccount, {
    token: buyer.token,
    body: { password: buyer.password },
  });
  expect(left.status).toBe(200);
  expect((await save(seen, { name: 'New' })).status).toBe(409);
  expect((await list()).find((one) => one._id === _id)?.accounts).toEqual([]);
});

test('who may not see customers sees how many numbers a rule has, and keeps them when changing it', async () => {
  const made = await rule({ mobiles: ['9840012345', '9840012346'] });
  const editor = await staffWith(testShop, ['write_products']);
  const asEditor = async () =>
    (await testShop.call(calls.listPriceRules, { token: editor.token })).body.data[0];
  const shown = await asEditor();
  expect(shown).toMatchObject({ mobiles: [], hiddenMobiles: 2, isForChosen: true });
  if (!shown) throw new Error('no rule');
  const added = await save(shown, { mobiles: ['9840012347'] }, editor);
  expect(added.body.data).toMatchObject({ mobiles: [], hiddenMobiles: 3 });
  expect((await list())[0]?.mobiles).toEqual(['9840012345', '9840012346', '9840012347']);
  const { version } = added.body.data;
  const freed = await save(shown, { version, isForChosen: false, mobiles: [] }, editor);
  expect(freed.body.data).toMatchObject({ hiddenMobiles: 0, isForChosen: false });
  expect(made.hiddenMobiles).toBe(0);
});
