import { getTodo } from '@mathappu/contract/admin/dashboard';
import {
  createProduct,
  getProduct,
  getProductByQuery,
  listProducts,
  listProductsByQuery,
  updateProduct,
} from '@mathappu/contract/catalogue';
import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportCsv } from '#test/imports.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { categoriesOf, lawful, rulesOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let categories: ReturnType<typeof categoriesOf>;
let rules: ReturnType<typeof rulesOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  categories = categoriesOf(testShop, owner);
  rules = rulesOf(testShop, owner);
});
afterAll(() => testShop.close());
beforeEach(() => rules.set('passport', 'ask'));

const { neeriRef, pesoRef, ...shared } = lawful;
let made = 0;
const categoryWith = async (passport: object) => {
  made += 1;
  return (await categories.create({ name: `Sparklers ${made}`, passport })).body.data;
};
const create = (categoryId: string, passport = {}) =>
  testShop.call(createProduct, {
    body: {
      ...{ name: `Electric ${made}`, description: 'Light', price: 100, stock: 5, unit: 'Box' },
      ...{ categoryId, passport },
    },
    token: owner.token,
  });
const toAdmin = async (productId: string) =>
  (await testShop.call(getProduct, { params: { productId }, token: owner.token })).body.data;
const isShown = async (productId: string) =>
  (await testShop.call(getProductByQuery, { params: { productId } })).status === 200;
const withoutPassport = async () =>
  (await testShop.call(getTodo, { token: owner.token })).body.data.withoutPassport ?? 0;

test('a product has the facts of its category everywhere until it states its own', async () => {
  const { _id: categoryId, version } = await categoryWith(shared);
  const id = (await create(categoryId)).body.data._id;
  const own = { neeriRef, pesoRef, noiseDb: 60 };
  const edit = async (passport: object) => {
    const { name, stock, version } = await toAdmin(id);
    return testShop.call(updateProduct, {
      params: { productId: id },
      body: {
        ...{ name, description: 'Light', price: 100, unit: 'Box', passport, version },
        ...{ stock: stock ?? 0, stockSeen: stock },
      },
      token: owner.token,
    });
  };
  expect((await edit(own)).status).toBe(200);
  expect(await toAdmin(id)).toMatchObject({
    passport: { ...shared, ...own },
    ownPassport: { ...own, class: null, minAge: null },
  });

  const shown = (await testShop.call(getProductByQuery, { params: { productId: id } })).body.data;
  expect(shown.passport).toMatchObject({ ...shared, ...own });
  expect(shown.ownPassport).toBeUndefined();
  const found = async (query: object) =>
    (await testShop.call(listProductsByQuery, { query: query as never })).body.data.map(
      ({ _id }) => _id,
    );
  expect(await found({ class: 'star', noise: 'quiet' })).toEqual([id]);
  expect(await found({ search: 'green cracker' })).toEqual([id]);
  const { categories: list } = (await testShop.call(getPriceList)).body.data;
  expect(list.flatMap(({ products }) => products.map((one) => one.passport))).toEqual([
    { class: 'star', noiseDb: 60, minAge: 12 },
  ]);
  const buyer = await customer(testShop);
  await codOrder(testShop, buyer, [{ productId: id, quantity: 1 }]);
  const line = await testShop.shop.db
    .selectFrom('order_lines')
    .select('passport')
    .where('product_id', '=', id)
    .executeTakeFirst();
  expect(line?.passport).toMatchObject({ ...shared, ...own });

  // A file has what the product states itself.
  expect(await exportCsv(testShop, owner)).toContain(',,NEERI/TEST-1,PESO/TEST (1),,60,');
  expect((await edit({ noiseDb: null })).body.data.passport.noiseDb).toBe(90);

  await categories.update(categoryId, { passport: { class: 'swas', minAge: null }, version });
  expect((await toAdmin(id)).passport).toMatchObject({ class: 'swas', minAge: null, noiseDb: 90 });
  expect(await found({ class: 'star' })).toEqual([]);
  expect(await found({ class: 'swas' })).toEqual([id]);
  const [, audited] = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_id', '=', categoryId)
    .orderBy('at')
    .execute();
  expect(audited).toMatchObject({
    before: { passport: { class: 'star', minAge: 12 } },
    after: { passport: { class: 'swas', noiseDb: 90 } },
  });
});

test('what the category states is neither counted as missing nor asked for', async () => {
  const { _id: categoryId, version } = await categoryWith({});
  const id = (await create(categoryId, { pesoRef })).body.data._id;
  const before = await withoutPassport();
  await rules.set('passport', 'all');
  expect(await isShown(id)).toBe(false);
  const lacking = async () =>
    (
      await testShop.call(listProducts, {
        body: { lacksPassport: true, limit: 100 },
        token: owner.token,
      })
    ).body.data.map(({ _id }) => _id);
  expect(await lacking()).toContain(id);

  const facts = { ...shared, class: 'none' };
  const given = await categories.update(categoryId, { passport: facts, version });
  expect(given.body).toMatchObject({ returns: 1, leaves: 0, data: { passport: facts } });
  expect(given.body.message).toBe('Category saved: 1 products came into the shop, 0 left it');
  expect([await isShown(id), await withoutPassport()]).toEqual([true, before - 1]);
  expect(await lacking()).not.toContain(id);

  // Banned salts keep the whole category out, and no fact can be emptied unseen.
  const banned = await categories.update(categoryId, {
    passport: { hasBannedSalts: true },
    version: version + 1,
  });
  expect(banned.body).toMatchObject({ returns: 0, leaves: 1 });
  expect((await toAdmin(id)).listingProblems).toHaveLength(1);
  const back = await categories.update(categoryId, {
    passport: { hasBannedSalts: false },
    version: version + 2,
  });
  expect(back.body.returns).toBe(1);

  await categories.put([id], null);
  expect([await isShown(id), await withoutPassport()]).toEqual([false, before]);
  await categories.put([id], categoryId);
  expect(await isShown(id)).toBe(true);
  await categories.remove(categoryId);
  expect([await isShown(id), await withoutPassport()]).toEqual([true, before - 1]);
});

test('a deleted category leaves its facts to its products, so that what is banned stays out', async () => {
  const { _id: categoryId } = await categoryWith({ hasBannedSalts: true, noiseDb: 80 });
  const id = (await create(categoryId, { noiseDb: 60 })).body.data._id;
  expect(await isShown(id)).toBe(false);
  await categories.remove(categoryId);
  expect(await isShown(id)).toBe(false);
  expect((await toAdmin(id)).ownPassport).toMatchObject({ hasBannedSalts: true, noiseDb: 60 });
});

test('a reference fits a class that the category states', async () => {
  const { _id: green } = await categoryWith({ class: 'swas' });
  const { _id: other } = await categoryWith({ class: 'conventional' });
  expect((await create(green, { neeriRef })).status).toBe(200);
  const refused = await create(other, { neeriRef });
  expect(refused.refusal).toMatchObject({ code: 'neeriRefUnfit' });
});

test('only other facts of a category decide anew about products', async () => {
  const { _id, version } = await categoryWith(shared);
  const id = (await create(_id, { neeriRef, pesoRef })).body.data._id;
  const isComplete = () =>
    testShop.shop.db
      .selectFrom('products')
      .select('is_passport_complete')
      .where('id', '=', id)
      .executeTakeFirst();
  // As no decision leaves it.
  await testShop.shop.db
    .updateTable('products')
    .set({ is_passport_complete: false })
    .where('id', '=', id)
    .execute();
  const renamed = { nameTa: 'மத்தாப்பு', passport: shared, version };
  expect((await categories.update(_id, renamed)).status).toBe(200);
  expect(await isComplete()).toEqual({ is_passport_complete: false });
  await categories.update(_id, { passport: { minAge: 14 }, version: version + 1 });
  expect(await isComplete()).toEqual({ is_passport_complete: true });
});
