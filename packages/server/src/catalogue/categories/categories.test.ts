import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  listProductsByQuery,
  updateProduct,
} from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { admin, type Person } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
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
beforeEach(async () => {
  const { db, cache } = testShop.shop;
  await db.deleteFrom('categories').execute();
  await db.deleteFrom('category_slugs').execute();
  cache.drop();
});

const inCategory = async (category: string) => {
  const { status, body, refusal } = await testShop.call(listProducts, {
    body: { category, limit: 100 },
  });
  return status === 200
    ? { names: body.data.map(({ name }) => name), category: body.category?.slug }
    : { status, issues: refusal.issues };
};
const auditOf = (id: string) =>
  testShop.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute();

test('a category is listed with its counts, after those before, and everything is audited', async () => {
  const { status, body } = await categories.create({ name: ' Flower pots ', nameTa: 'புஸ்வாணம்' });
  const pots = body.data;
  expect([status, pots]).toMatchObject([
    200,
    { slug: 'flower-pots', name: 'Flower pots', nameTa: 'புஸ்வாணம்', position: 0, image: null },
  ]);
  const rockets = await categories.make('Rockets');
  const cheap = await product(testShop, { price: 100, discount: 12.5 });
  const dear = await product(testShop, { price: 120 });
  const draft = await product(testShop, { price: null });
  expect((await categories.put([cheap, dear, draft], pots._id)).body.data).toEqual({ changed: 3 });
  expect(await categories.list()).toMatchObject({
    data: [
      { slug: 'flower-pots', count: 2, lowestPrice: 87.5, version: 1 },
      { slug: 'rockets', position: 1, count: 0, lowestPrice: null },
    ],
  });
  expect((await categories.update(pots._id, { nameTa: '', version: 1 })).body.data.version).toBe(2);
  expect((await categories.remove(rockets._id)).status).toBe(200);
  expect((await auditOf(pots._id)).map(({ action }) => action)).toEqual([
    'category.create',
    'category.update',
  ]);
  expect(await auditOf(rockets._id)).toMatchObject([
    { action: 'category.create', after: { name: 'Rockets' } },
    { action: 'category.delete', before: { name: 'Rockets' } },
  ]);
  expect(await auditOf(cheap)).toMatchObject([
    { before: { category: null, version: 1 }, after: { category: { name: 'Flower pots' } } },
  ]);
});

test('an order names every category once', async () => {
  const made = [await categories.make('A'), await categories.make('B'), await categories.make('C')];
  const [a = '', b = '', c = ''] = made.map(({ _id }) => _id);
  const { version } = await categories.list();
  for (const ids of [[a, a, b], [a, b], [a, b, c, c], [a, b, newId()], []]) {
    const { refusal } = await categories.order(ids, version);
    expect([ids, refusal.code]).toEqual([ids, 'categoryChanged']);
  }
  const order = [c, a, b];
  expect((await categories.order(order, version)).body.data).toMatchObject(
    order.map((_id, position) => ({ _id, position })),
  );
});

test('a product is answered with its category; an edit that leaves it out leaves it', async () => {
  const pots = await categories.make('Flower pots');
  const text = { name: 'Pot', description: 'Gold', price: 10, stock: 3, unit: 'Box' };
  const created = await testShop.call(createProduct, {
    body: { ...text, nameTa: ' புஸ்வாணம் ', descriptionTa: ' பொன் மழை ', categoryId: pots._id },
    token: owner.token,
  });
  const { _id } = created.body.data;
  const shown = { _id: pots._id, slug: 'flower-pots', name: 'Flower pots', nameTa: '' };
  expect(created.body.data).toMatchObject({ nameTa: 'புஸ்வாணம்', category: shown });
  const edit = (body: object) =>
    testShop.call(updateProduct, {
      params: { productId: _id },
      body: { ...text, ...body },
      token: owner.token,
    });
  expect((await edit({ price: 12 })).body.data).toMatchObject({
    ...{ nameTa: 'புஸ்வாணம்', descriptionTa: 'பொன் மழை' },
    category: shown,
  });
  expect((await edit({ nameTa: '', descriptionTa: '', categoryId: null })).body.data).toMatchObject(
    {
      ...{ nameTa: '', descriptionTa: '' },
      category: null,
    },
  );
  expect((await edit({ categoryId: newId() })).refusal).toMatchObject({
    code: 'categoryNotFound',
    issues: [{ path: 'categoryId' }],
  });
  expect((await edit({ nameTa: 'x'.repeat(121) })).status).toBe(400);
  expect((await edit({ descriptionTa: 'x'.repeat(5001) })).status).toBe(400);
  const bare = await testShop.call(createProduct, { body: text, token: owner.token });
  expect(bare.body.data).toMatchObject({ nameTa: '', category: null });
});

test('the list of products is narrowed by a category, with a search and pages', async () => {
  const pots = await categories.make('Flower pots');
  const names = ['Aaa Koti', 'Bbb Koti', 'Ccc'];
  const ids = [];
  for (const name of names) ids.push(await product(testShop, { name }));
  await product(testShop, { name: 'Ddd Koti' });
  await categories.put(ids, pots._id);
  expect(await inCategory('flower-pots')).toEqual({
    names: ['Ccc', 'Bbb Koti', 'Aaa Koti'],
    category: 'flower-pots',
  });
  const { body } = await testShop.call(listProductsByQuery, {
    query: { category: 'flower-pots', search: 'koti', limit: '1', page: '2' },
  });
  expect(body).toMatchObject({ data: [{ name: 'Aaa Koti' }], totalCount: 2, totalPages: 2 });
  expect((await inCategory('other')).names).toContain('Ddd Koti');
  expect((await inCategory('other')).names).not.toContain('Ccc');
  expect(await inCategory('gone')).toMatchObject({ status: 400, issues: [{ path: 'category' }] });
  expect((await testShop.call(listProducts)).body).not.toHaveProperty('category');
});

test('categories are at most 40, and a name exists once, compared without case', async () => {
  for (let number = 1; number <= 40; number += 1) await categories.make(`Shelf ${number}`);
  expect((await categories.create({ name: 'One more' })).refusal).toMatchObject({
    code: 'tooMany',
    message: 'At most 40',
  });
  const [, first] = (await categories.list()).data;
  await categories.remove(first?._id ?? '');
  expect((await categories.create({ name: 'SHELF 1' })).refusal).toMatchObject({
    code: 'categoryTaken',
    message: 'A category with this name exists',
    issues: [{ path: 'name' }],
  });
  expect((await categories.create({ name: 'Other' })).refusal.code).toBe('categoryTaken');
  expect((await categories.list()).data.map(({ position }) => position)).toEqual([
    ...Array(39).keys(),
  ]);
});

test('edge 6: every slug leads on to its category, and renaming back takes the old one again', async () => {
  const { _id } = await categories.make('Flower pots');
  expect((await categories.update(_id, { name: 'Pots', version: 1 })).body.data.slug).toBe('pots');
  expect(await inCategory('flower-pots')).toMatchObject({ category: 'pots' });
  expect((await categories.create({ name: 'Flower pots' })).refusal.code).toBe('categoryTaken');
  expect((await categories.create({ name: 'Cones', slug: 'flower-pots' })).refusal).toMatchObject({
    code: 'categoryTaken',
    issues: [{ path: 'slug' }],
  });
  expect(
    (await categories.update(_id, { name: 'Flower pots', version: 2 })).body.data,
  ).toMatchObject({
    slug: 'flower-pots',
    version: 3,
  });
  expect(await inCategory('pots')).toMatchObject({ category: 'flower-pots' });
  await categories.remove(_id);
  expect(await inCategory('pots')).toMatchObject({ status: 400 });
  expect((await categories.make('Flower pots')).slug).toBe('flower-pots-2');
});

test('edge 8: a category whose last product is deleted has none, in lists that are kept too', async () => {
  const pots = await categories.make('Flower pots');
  const id = await product(testShop, { name: 'Last pot' });
  await categories.put([id], pots._id);
  expect((await categories.list()).data[0]?.count).toBe(1);
  expect((await inCategory('flower-pots')).names).toEqual(['Last pot']);
  await testShop.call(deleteProduct, { params: { productId: id }, token: owner.token });
  expect((await categories.list()).data[0]?.count).toBe(0);
  expect((await inCategory('flower-pots')).names).toEqual([]);
});

test('deleting a category leaves its products in the shop without one', async () => {
  const pots = await categories.make('Flower pots');
  const id = await product(testShop);
  await categories.put([id], pots._id);
  const read = async () =>
    (await testShop.call(getProduct, { params: { productId: id } })).body.data.category;
  expect(await read()).toMatchObject({ name: 'Flower pots' });
  await categories.remove(pots._id, '1');
  expect(await read()).toBeNull();
  expect((await categories.put([id], pots._id)).refusal.code).toBe('categoryNotFound');
});

test('edge 9: a name is kept as it is written, and always has a slug', async () => {
  const names = ['<b>', '4 & 5', 'புஸ்வாணம்', '!!!'];
  const slugs = [];
  for (const name of names) slugs.push((await categories.make(name)).slug);
  expect(slugs).toEqual(['b', '4-5', 'category-1', 'category-2']);
  expect((await categories.list()).data.map(({ name }) => name)).toEqual(names);
  for (const broken of ['Flower\npots', 'Flower\rpots', 'Flower\u2028pots']) {
    expect((await categories.create({ name: broken })).status).toBe(400);
    expect((await categories.create({ name: 'Pots', nameTa: broken })).status).toBe(400);
  }
});

test('a category has a picture that the shop has', async () => {
  const image = '/uploads/gone-1280.webp';
  expect((await categories.create({ name: 'A', image })).refusal.code).toBe('unknownImage');
  expect((await categories.create({ name: 'A', image: 'https://other.test/a.webp' })).status).toBe(
    400,
  );
  await testShop.shop.db
    .insertInto('uploaded_files')
    .values({ id: 'pot', placeholder: '' })
    .execute();
  const { body } = await categories.create({ name: 'A', image: '/uploads/pot-1280.webp' });
  expect(body.data.image).toBe('/uploads/pot-1280.webp');
  const without = await categories.update(body.data._id, { image: null, version: 1 });
  expect(without.body.data).toMatchObject({ name: 'A', slug: 'a', image: null });
});
