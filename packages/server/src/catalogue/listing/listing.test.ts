import {
  createProduct,
  getProduct,
  getProductByQuery,
  listProducts,
  updateProduct,
} from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { admin, type Person } from '#test/people.ts';
import { lawful, rulesOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let rules: ReturnType<typeof rulesOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  rules = rulesOf(testShop, owner);
});
beforeEach(async () => {
  await rules.set('passport', 'off');
  await rules.set('joined', 'allow');
  await rules.set('conventional', 'allow');
});
afterAll(() => testShop.close());

const fields = { description: 'Bangs', price: 100, stock: 5, unit: 'Box' };
const create = (name: string, passport?: object) =>
  testShop.call(createProduct, {
    body: { ...fields, name, ...(passport && { passport }) } as never,
    token: owner.token,
  });
const edit = (productId: string, body: object) =>
  testShop.call(updateProduct, {
    params: { productId },
    body: { ...fields, name: 'Edited', ...body } as never,
    token: owner.token,
  });
const isShown = async (productId: string) =>
  (await testShop.call(getProductByQuery, { params: { productId } })).status === 200;

test('what an edit leaves out of the passport stays, and null takes a fact back', async () => {
  const { body } = await create('Atom', { ...lawful, qrText: '<b>https://neeri.test</b>' });
  const { _id } = body.data;
  expect(body.data.passport).toMatchObject({ ...lawful, qrText: '<b>https://neeri.test</b>' });
  expect(body.data).toMatchObject({ listingProblems: [] });
  const edited = await edit(_id, { passport: { noiseDb: 95, qrText: '' } });
  const after = { ...lawful, noiseDb: 95, qrText: null, burnSeconds: null };
  expect(edited.body.data.passport).toMatchObject(after);
  expect((await edit(_id, {})).body.data.passport).toMatchObject(after);
  const emptied = await edit(_id, { passport: { noiseDb: null } });
  expect(emptied.body.data.passport.noiseDb).toBeNull();
  const audit = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_id', '=', _id)
    .where('action', '=', 'product.update')
    .orderBy('at')
    .executeTakeFirstOrThrow();
  expect(audit).toMatchObject({
    before: { passport: { noiseDb: 90 } },
    after: { passport: { noiseDb: 95 } },
  });
});

test.each([
  ['noiseDb', 161],
  ['noiseDb', 12.5],
  ['joinedPieces', 1],
  ['heightMetres', 1.25],
  ['minAge', 3],
  ['pesoRef', 'abc'],
  ['pesoRef', 'abcd_e'],
  ['class', 'green'],
  ['isImported', 'no'],
  ['colour', 'red'],
])('%s cannot be %s', async (field, value) => {
  const { status, refusal } = await create('Wrong', { [field]: value });
  expect(status).toBe(400);
  expect(refusal.issues?.[0]?.path).toMatch(/^passport/);
});

test('edge 27: only a green cracker has a NEERI reference', async () => {
  const { status, refusal } = await create('Bomb', { ...lawful, class: 'conventional' });
  expect([status, refusal.code, refusal.issues?.[0]?.path]).toEqual([
    400,
    'neeriRefUnfit',
    'passport.neeriRef',
  ]);
  const { _id } = (await create('Bomb', lawful)).body.data;
  expect((await edit(_id, { passport: { class: 'conventional' } })).refusal.code).toBe(
    'neeriRefUnfit',
  );
  const both = await edit(_id, { passport: { class: 'conventional', neeriRef: null } });
  expect(both.status).toBe(200);
});

test('a product that a rule keeps out is saved, hidden, and says why in both languages', async () => {
  await rules.set('joined', 'block');
  const { body } = await create('Wala', { ...lawful, joinedPieces: 1_000, noiseDb: 111 });
  const reasons = [
    'Joined crackers are not listed (Supreme Court, 23 October 2018)',
    'Louder than 110 dB at 4 metres',
  ];
  expect(body.data.listingProblems).toEqual(reasons);
  const { _id } = body.data;
  expect(await isShown(_id)).toBe(false);
  const inTamil = await testShop.call(getProduct, {
    params: { productId: _id },
    token: owner.token,
    headers: { 'accept-language': 'ta' },
  });
  expect(inTamil.body.data.listingProblems[1]).toContain('110 dB');
  expect(inTamil.body.data.listingProblems).not.toContain(reasons[1]);
  const listed = await testShop.call(listProducts, {
    body: { isUnlisted: true, limit: 100 },
    token: owner.token,
  });
  expect(listed.body.data.map((product) => product.listingProblems)).toContainEqual(reasons);
  await edit(_id, { passport: { joinedPieces: 0 } });
  expect(await isShown(_id)).toBe(true);
});

test('while the rule asks, complete facts can be corrected and not emptied', async () => {
  const { _id } = (await create('Pot', lawful)).body.data;
  const incomplete = (await create('Fountain', { class: 'star' })).body.data;
  await rules.set('passport', 'all');
  expect((await edit(_id, { passport: { noiseDb: 80 } })).status).toBe(200);
  const { status, refusal } = await edit(_id, { passport: { noiseDb: null } });
  expect([status, refusal.code, refusal.issues?.[0]?.path]).toEqual([
    409,
    'factsNeeded',
    'passport.noiseDb',
  ]);
  expect((await edit(incomplete._id, { passport: { class: null } })).status).toBe(200);
  const toy = { class: 'none', neeriRef: null, pesoRef: null, noiseDb: null } as const;
  expect((await edit(_id, { passport: toy })).status).toBe(200);
  await rules.set('passport', 'off');
  expect((await edit(_id, { passport: { minAge: null } })).status).toBe(200);
});

test('facts of products made since are asked for', async () => {
  const { _id } = (await create('Before')).body.data;
  await rules.set('passport', 'new');
  expect(await isShown(_id)).toBe(true);
  const { body } = await create('Since');
  expect(body.data.listingProblems).toContain('PESO reference is missing');
  expect(await isShown(body.data._id)).toBe(false);
  const list = await testShop.call(listProducts, {
    body: { lacksPassport: true, limit: 100 },
    token: owner.token,
  });
  expect(list.body.data.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Before', 'Since']),
  );
  await rules.set('passport', 'all');
  expect(await isShown(_id)).toBe(false);
});

test('an admin sees what a rule would do, and changes it by that number', async () => {
  await rules.set('conventional', 'block');
  const kept = (await create('Loud', { ...lawful, class: 'conventional', neeriRef: null })).body
    .data;
  expect(await rules.effectOf('conventional', 'allow')).toMatchObject({ leaves: 0 });
  await rules.set('conventional', 'allow');
  expect(await isShown(kept._id)).toBe(true);
  const { leaves = 0 } = (await rules.effectOf('conventional', 'block')) ?? {};
  expect(leaves).toBeGreaterThan(0);
  const change = { value: 'block', reason: 'Town festival', leaves };
  const stale = await rules.change('conventional', { ...change, leaves: leaves - 1 });
  expect([stale.status, stale.refusal]).toMatchObject([
    409,
    {
      code: 'ruleImpact',
      message: `${leaves} products would leave the shop`,
      details: { leaves },
      data: { leaves, returns: 0 },
    },
  ]);
  expect(await isShown(kept._id)).toBe(true);
  const done = await rules.change('conventional', change);
  const rule = done.body.data.find(({ name }) => name === 'conventional');
  expect(rule).toMatchObject({ value: 'block', reason: 'Town festival', changedBy: owner.name });
  expect(await isShown(kept._id)).toBe(false);
  const again = await rules.change('conventional', { ...change, leaves: 0, version: 1 });
  expect([again.status, again.refusal.code]).toEqual([409, 'ruleChanged']);
  const audit = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_kind', '=', 'listing-rule')
    .where('subject_id', '=', 'conventional')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  expect(audit).toMatchObject({
    before: { value: 'allow' },
    after: { value: 'block', reason: 'Town festival', leaves },
  });
});

test('what the law says cannot be set, and a rule takes its own values', async () => {
  const change = { reason: 'Test', leaves: 0 };
  const fixed = await rules.change('tooLoud', { ...change, value: 'allow' });
  expect([fixed.status, fixed.refusal.message]).toEqual([409, 'This rule cannot be changed']);
  expect((await rules.change('passport', { ...change, value: 'block' })).status).toBe(400);
  expect((await rules.change('joined', { ...change, value: 'all' })).status).toBe(400);
  expect((await rules.change('joined', { value: 'block', reason: ' ', leaves: 0 })).status).toBe(
    400,
  );
});
