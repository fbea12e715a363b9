import { createProduct, getProductByQuery, updateProduct } from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { admin, type Person } from '#test/people.ts';
import { lawful, product, rulesOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let rules: ReturnType<typeof rulesOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  rules = rulesOf(testShop, owner);
});
afterAll(() => testShop.close());

const garland = {
  ...{ name: 'Garland', description: 'Bangs', price: 10, stock: 5, unit: 'Box' },
  passport: { ...lawful, joinedPieces: 100 },
};
const isShown = async (productId: string) =>
  (await testShop.call(getProductByQuery, { params: { productId } })).status === 200;

test('no product slips through while a rule changes and others are saved', async () => {
  const id = await product(testShop, { name: 'Single' });
  for (let round = 0; round < 12; round += 1) {
    await rules.set('joined', 'allow');
    const save = (body: object) =>
      testShop.call(updateProduct, {
        params: { productId: id },
        body: { ...garland, ...body } as never,
        token: owner.token,
      });
    await save({ passport: { joinedPieces: 0 } });
    const { leaves = 0 } = (await rules.effectOf('joined', 'block')) ?? {};
    const [changed, saved, created] = await Promise.all([
      rules.change('joined', { value: 'block', reason: 'Race', leaves }),
      save({}),
      testShop.call(createProduct, { body: garland as never, token: owner.token }),
    ]);
    expect([saved.status, created.status]).toEqual([200, 200]);
    // Another number leaves when a garland was saved first, which the admin is told.
    if (changed.status !== 200) {
      expect(changed.refusal.code).toBe('ruleImpact');
      await rules.set('joined', 'block');
    }
    expect([await isShown(id), await isShown(created.body.data._id)]).toEqual([false, false]);
  }
});

test('edge 25: of two changes by stale numbers both are refused, of two by the right one is done', async () => {
  await rules.set('joined', 'allow');
  const ids: string[] = [];
  for (let round = 0; round < byTier(20); round += 1) {
    const made = await testShop.call(createProduct, { body: garland as never, token: owner.token });
    ids.push(made.body.data._id);
    const { leaves = 0 } = (await rules.effectOf('joined', 'block')) ?? {};
    const change = (number: number) =>
      rules.change('joined', { value: 'block', reason: 'Twice', leaves: number });
    const stale = await Promise.all([change(leaves - 1), change(leaves + 1)]);
    expect(stale.map(({ refusal }) => refusal.details)).toEqual([{ leaves }, { leaves }]);
    const both = await Promise.all([change(leaves), change(leaves)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.refusal.details).toEqual({ leaves: 0 });
    expect(await isShown(ids[0] ?? '')).toBe(false);
    await rules.set('joined', 'allow');
  }
});
