import {
  createProduct,
  deleteProduct,
  getProduct,
  getProductByQuery,
  listProducts,
  listRelated,
  updateProduct,
} from '@mathappu/contract/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCache } from '#server/platform/cache/cache.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { countBoughtTogether } from './bought-together-queries.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let categories: ReturnType<typeof categoriesOf>;
beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true, cache: openCache({ freshMs: 60_000 }) });
  owner = await admin(testShop);
  buyer = await customer(testShop);
  categories = categoriesOf(testShop, owner);
});
afterAll(() => testShop.close());

const fountain = { name: 'Fountain', description: 'Bright', price: 100, stock: 5, unit: 'Box' };
const make = async (body: object = {}): Promise<string> => {
  const created = { ...fountain, ...body } as never;
  return (await testShop.call(createProduct, { body: created, token: owner.token })).body.data._id;
};
const update = (productId: string, body: object) =>
  testShop.call(updateProduct, {
    params: { productId },
    body: { ...fountain, ...body } as never,
    token: owner.token,
  });
const remove = (productId: string) =>
  testShop.call(deleteProduct, { params: { productId }, token: owner.token });
const related = async (productId: string) =>
  (await testShop.call(listRelated, { params: { productId } })).body.data.map(({ _id }) => _id);
const seenByAdmin = async (productId: string) =>
  (await testShop.call(getProduct, { params: { productId }, token: owner.token })).body.data;

test('what the owner picked is shown in that order, one way, without drafts and what is deleted', async () => {
  const [first, second, gone, draft] = [
    await make({ name: 'First' }),
    await make({ name: 'Second' }),
    await make({ name: 'Gone' }),
    await make({ name: 'Draft', price: null }),
  ];
  const id = await make({ goesWith: [gone, second, draft, first] });
  expect(await related(id)).toEqual([gone, second, first]);
  expect(await related(first)).toEqual([]);

  await remove(gone);
  expect(await related(id)).toEqual([second, first]);
  expect((await seenByAdmin(id)).goesWith).toEqual([
    { _id: second, name: 'Second' },
    { _id: draft, name: 'Draft' },
    { _id: first, name: 'First' },
  ]);
  // Drafts are named to nobody else.
  const shown = await testShop.call(getProductByQuery, { params: { productId: id } });
  const listed = await testShop.call(listProducts);
  expect([shown.body.data, ...listed.body.data].map(({ goesWith }) => goesWith)).not.toContainEqual(
    expect.anything(),
  );
});

test('what an edit leaves out stays, and the audit has it before and after', async () => {
  const [first, second] = [await make({ name: 'First' }), await make({ name: 'Second' })];
  const id = await make({ goesWith: [first, second] });
  await update(id, { price: 120, version: 1 });
  expect(await related(id)).toEqual([first, second]);
  const { body } = await update(id, { goesWith: [second], version: 2 });
  expect(body.data.goesWith).toEqual([{ _id: second, name: 'Second' }]);
  const stale = await update(id, { goesWith: [first], version: 2 });
  expect([stale.status, stale.refusal.code]).toEqual([409, 'productChanged']);
  const audited = await testShop.shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(audited).toMatchObject({
    before: { goesWith: [{ name: 'First' }, { name: 'Second' }] },
    after: { goesWith: [{ name: 'Second' }] },
  });
  await update(id, { goesWith: [], version: 3 });
  expect(await related(id)).toEqual([]);
});

test('at most six, each once, of the shop’s products, and never itself', async () => {
  const ids = [];
  for (let made = 0; made < 7; made += 1) ids.push(await make());
  const [first = '', second = ''] = ids;
  expect((await update(first, { goesWith: ids })).status).toBe(400);
  expect((await update(first, { goesWith: [second, second] })).status).toBe(400);
  const unknown = await update(first, { goesWith: [newId()] });
  expect([unknown.status, unknown.refusal.code]).toEqual([404, 'productNotFound']);
  expect((await update(first, { goesWith: [first, second] })).status).toBe(200);
  expect(await related(first)).toEqual([second]);
  expect((await seenByAdmin(first)).goesWith).toMatchObject([{ _id: second }]);
  // Another admin deletes one while it is being picked.
  await remove(second);
  expect((await update(first, { goesWith: [second] })).status).toBe(200);
  expect(await related(first)).toEqual([]);
});

test('then come those bought together, then the best sellers of other categories, four in all', async () => {
  const shelf = (await categories.make('Garlands'))._id;
  const [picked, together] = [await make({ name: 'Picked' }), await make({ name: 'Together' })];
  // Others of its category are bought instead of it, not with it.
  await make({ categoryId: shelf, price: 100 });
  const [matches, rockets] = [await categories.make('Matches'), await categories.make('Rockets')];
  const match = await make({ categoryId: matches._id });
  const rocket = await make({ categoryId: rockets._id });
  await make({ categoryId: rockets._id, stock: 0 });
  const id = await make({ categoryId: shelf, goesWith: [picked] });
  await boughtTogether(id, together, 3);
  const [third, fourth] = (await related(id)).slice(2);
  expect(await related(id)).toEqual([picked, together, third, fourth]);
  expect([third, fourth].toSorted()).toEqual([match, rocket].toSorted());
  await remove(match);
  expect(await related(id)).toEqual([picked, together, rocket]);
  await update(picked, { stock: 0, stockSeen: 5 });
  expect(await related(id)).toEqual([together, rocket, picked]);
  // A draft has no page, so nothing goes with it.
  const draft = await make({ price: null, categoryId: shelf });
  for (const productId of [draft, newId()]) {
    const { status, refusal } = await testShop.call(listRelated, { params: { productId } });
    expect([status, refusal.code]).toEqual([404, 'productNotFound']);
  }
});

test('a product of no category with nothing beside it has none', async () => {
  await make();
  expect(await related(await make())).toEqual([]);
});

test('answers are kept until the catalogue changes', async () => {
  const [other, id] = [await make(), await make()];
  const ask = () => testShop.call(listRelated, { params: { productId: id } });
  expect((await ask()).headers['cache-control']).toContain('public');
  await boughtTogether(id, other, 3);
  await expect.poll(() => related(id), { timeout: 10_000 }).toEqual([other]);
});

test('the page of a product has them, is kept with them and dropped with them', async () => {
  const other = await make({ name: 'Night Garland' });
  const id = await make({ goesWith: [other] });
  const kept = () => testShop.shop.cache.uses.get('page')?.misses ?? 0;
  const open = async () => {
    const { statusCode, body } = await testShop.app.inject({ url: `/productDetail/${id}` });
    expect(statusCode).toBe(200);
    return body.replace(/<script[\s\S]*?<\/script>/g, '');
  };
  expect(await open()).toMatch(/Goes well with<.*>Night Garland</);
  // The notification of the last product may come after the page was rendered, and drops it.
  await expect
    .poll(
      async () => {
        const before = kept();
        await open();
        return kept() - before;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
  await remove(other);
  expect(await open()).not.toContain('Goes well with');
});

let days = 1;
/** Delivered orders of both, so many days ago. */
async function boughtTogether(one: string, other: string, orders: number): Promise<string[]> {
  const placed = await orderTogether([one, other], orders);
  await countBoughtTogether(testShop.shop.db);
  return placed;
}

async function orderTogether(ids: readonly string[], orders: number): Promise<string[]> {
  const lines = ids.map((productId) => ({ productId, quantity: 1 }));
  const placed: string[] = [];
  for (let order = 0; order < orders; order += 1) {
    const { _id } = await codOrder(testShop, buyer, lines);
    placed.push(_id);
    days += 1;
    await sql`
      update orders set status = 'DELIVERED', created_at = now() - ${days % 170}::integer * interval '1 day'
      where id = ${_id}`.execute(testShop.shop.db);
  }
  return placed;
}

const pairs = async (...ids: string[]) => {
  const { rows } = await sql<{ one: string; other: string; orders: number }>`
    select product_id as one, other_id as other, orders from bought_together
    where product_id = any(${ids}::uuid[]) order by orders desc`.execute(testShop.shop.db);
  return rows.map(({ one, other, orders }) => [ids.indexOf(one), ids.indexOf(other), orders]);
};

beforeEach(async () => {
  await sql`delete from bought_together`.execute(testShop.shop.db);
});

test('pairs count from the third delivered order of 180 days on, in both directions', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) ids.push(await product(testShop, { stock: 100 }));
  const [one = '', two = '', three = ''] = ids;
  await orderTogether([one, two, three], 2);
  const [oldest = '', next = ''] = await orderTogether([one, two], 2);
  await countBoughtTogether(testShop.shop.db);
  expect(await pairs(one, two, three)).toEqual([
    [0, 1, 4],
    [1, 0, 4],
  ]);
  const { db } = testShop.shop;
  await sql`
    update orders set created_at = now() - interval '181 days' where id = ${oldest}`.execute(db);
  await countBoughtTogether(testShop.shop.db);
  expect(await pairs(one, two, three)).toHaveLength(2);
  await sql`update orders set status = 'SHIPPED' where id = ${next}`.execute(db);
  await countBoughtTogether(testShop.shop.db);
  expect(await pairs(one, two, three)).toEqual([]);
});

test('of each product the eight pairs with most orders are kept, of listed products alone', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 11; made += 1) ids.push(await product(testShop, { stock: 100 }));
  const [one = '', ...others] = ids;
  await orderTogether(ids, 3);
  await orderTogether([one, others[9] ?? ''], 1);
  await remove(others[0] ?? '');
  await countBoughtTogether(testShop.shop.db);
  const kept = (await pairs(...ids)).filter(([place]) => place === 0);
  expect(kept).toHaveLength(8);
  expect(kept[0]).toEqual([0, 10, 4]);
  expect(kept.map(([, other]) => other)).not.toContain(1);
  expect((await pairs(...ids)).filter(([place]) => place === 1)).toEqual([]);
});
