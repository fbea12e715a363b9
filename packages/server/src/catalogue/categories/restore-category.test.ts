import { getProduct } from '@mathappu/contract/catalogue';
import { listDeletedCategories, restoreCategory } from '@mathappu/contract/catalogue/categories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, type Person } from '#test/people.ts';
import { categoriesOf, lawful, product, rulesOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let categories: ReturnType<typeof categoriesOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  categories = categoriesOf(testShop, owner);
});
afterAll(() => testShop.close());

const restore = (categoryId: string) =>
  testShop.call(restoreCategory, { params: { categoryId }, token: owner.token });
const listed = async () =>
  (await testShop.call(listDeletedCategories, { token: owner.token })).body.data;
const toAdmin = async (productId: string) =>
  (await testShop.call(getProduct, { params: { productId }, token: owner.token })).body.data;
const auditOf = (subjectId: string) =>
  testShop.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .execute();
const names = async () => (await categories.list()).data.map(({ name }) => name);

test('a deleted category comes back to its place, with its addresses, facts and products, once', async () => {
  const { neeriRef: _, pesoRef: _peso, ...facts } = lawful;
  const [first, wheels, last] = [
    await categories.make('Rockets'),
    (await categories.create({ name: 'Wheels', passport: { ...facts, class: 'none' } })).body.data,
    await categories.make('Pots'),
  ];
  const { _id: id } = wheels;
  const ids = [await product(testShop), await product(testShop), await product(testShop)];
  const [kept = '', moved = '', deletedToo = ''] = ids;
  await categories.put(ids, id);
  const renamed = await categories.update(id, { name: 'Chakkars', version: wheels.version });
  const rules = rulesOf(testShop, owner);
  await rules.set('passport', 'all');
  expect((await toAdmin(kept)).listingProblems).toEqual([]);

  await categories.remove(id);
  expect(await listed()).toMatchObject([{ _id: id, name: 'Chakkars' }]);
  // Its facts have become those of its products.
  expect((await toAdmin(kept)).listingProblems).toEqual([]);
  await categories.put([moved], last._id);
  await testShop.shop.db
    .updateTable('products')
    .set({ deleted_at: new Date() })
    .where('id', '=', deletedToo)
    .execute();

  const { status, body } = await restore(id);
  expect([status, body.data]).toMatchObject([
    200,
    { name: 'Chakkars', slug: 'chakkars', passport: { class: 'none', minAge: 12 }, position: 1 },
  ]);
  expect(body.data.version).toBe(renamed.body.data.version + 1);
  expect(await names()).toEqual(['Rockets', 'Chakkars', 'Pots']);
  expect(first.position).toBe(0);
  expect(await toAdmin(kept)).toMatchObject({ listingProblems: [], category: { _id: id } });
  expect((await toAdmin(moved)).category?._id).toBe(last._id);
  const stored = await testShop.shop.db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', deletedToo)
    .execute();
  expect(stored).toEqual([{ category_id: id }]);
  const slugs = await testShop.shop.db
    .selectFrom('category_slugs')
    .select('slug')
    .where('category_id', '=', id)
    .orderBy('slug')
    .execute();
  expect(slugs).toEqual([{ slug: 'chakkars' }, { slug: 'wheels' }]);
  expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'category.restore' });
  // The product itself says when it left and when it came back.
  const byHand = { action: 'product.update', before: { category: null } };
  expect(await auditOf(kept)).toMatchObject([
    byHand,
    { before: { category: { _id: id } }, after: { category: null } },
    { ...byHand, after: { category: { _id: id } } },
  ]);
  expect((await auditOf(moved)).at(-1)).toMatchObject({ after: { category: { _id: last._id } } });

  expect(await listed()).toEqual([]);
  expect((await restore(id)).refusal.code).toBe('categoryNotFound');
});

test('a name that another has now is refused, and what was deleted 91 days ago stays deleted', async () => {
  const { _id: id } = await categories.make('Whistlers');
  await categories.remove(id);
  const other = await categories.make('whistlers');
  expect((await restore(id)).refusal.code).toBe('categoryTaken');
  expect((await listed()).map(({ _id }) => _id)).toContain(id);
  await categories.remove(other._id);
  const deleted_at = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
  await testShop.shop.db.updateTable('deleted_categories').set({ deleted_at }).execute();
  expect(await listed()).toEqual([]);
  expect((await restore(id)).refusal.code).toBe('categoryNotFound');
});
