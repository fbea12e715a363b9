import { listAuditEntries } from '@mathappu/contract/admin/audit';
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  numberAnew,
  restoreProduct,
  updateProduct,
} from '@mathappu/contract/catalogue';
import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { changeProducts } from '@mathappu/contract/product-import';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { exportCsv, importCsv } from '#test/imports.ts';
import { admin, type Person } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let partner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  partner = await admin(testShop);
});
beforeEach(async () => {
  const { db, cache } = testShop.shop;
  await db.deleteFrom('stock_movements').execute();
  await db.deleteFrom('products').execute();
  await db.deleteFrom('product_imports').execute();
  await db.deleteFrom('categories').execute();
  cache.drop();
});
afterAll(() => testShop.close());

const create = (body: object, { token } = owner) =>
  testShop.call(createProduct, {
    body: { name: 'Rocket', description: 'Flies', ...body } as never,
    token,
  });
const made = async (body: object = {}) => (await create(body)).body.data;
const remove = (productId: string, { token } = owner) =>
  testShop.call(deleteProduct, { params: { productId }, query: {}, token });
const restore = (productId: string, { token } = owner) =>
  testShop.call(restoreProduct, { params: { productId }, token });
const anew = async ({ token } = owner) =>
  (await testShop.call(numberAnew, { token })).body.data.count;
const numberOf = async (productId: string) =>
  (await testShop.call(getProduct, { params: { productId }, query: {}, token: owner.token })).body
    .data.listNumber;
const stored = () =>
  testShop.shop.db.selectFrom('products').select(['id', 'list_number', 'deleted_at']).execute();
const priceList = async () => (await testShop.call(getPriceList)).body.data;

test('desk edge 2: a new product gets the largest number ever given + 1, also after that one was deleted', async () => {
  expect((await made()).listNumber).toBe(1);
  const second = await made();
  expect(second.listNumber).toBe(2);
  await remove(second._id);
  expect((await made()).listNumber).toBe(3);
  expect((await restore(second._id)).body.data.listNumber).toBe(2);
});

test('above 9,999 the smallest free number is given, then none', async () => {
  // Of its own: the other tests would wait for so many products to be deleted.
  const full = await openTestShop();
  const { token } = await admin(full);
  const { db } = full.shop;
  const add = async () =>
    (await full.call(createProduct, { body: { name: 'Rocket', description: 'Flies' }, token })).body
      .data;
  const first = await add();
  const last = await add();
  await db.updateTable('products').set({ list_number: 9999 }).where('id', '=', last._id).execute();
  expect((await add()).listNumber).toBe(2);
  for (let from = 0; from < 9_996; from += 833) {
    await sql`
      insert into products (id, name, description)
      select gen_random_uuid(), 'Bulk ' || n, '' from generate_series(1, 833) as n`.execute(db);
  }
  expect((await add()).listNumber).toBeNull();
  await full.call(deleteProduct, { params: { productId: first._id }, query: {}, token });
  expect((await add()).listNumber, 'a deleted product keeps its number').toBeNull();
  const { body } = await full.call(numberAnew, { token });
  expect(body.data.count).toBe(10_000);
  const without = await db
    .selectFrom('products')
    .select('deleted_at')
    .where('list_number', 'is', null)
    .execute();
  expect(without).toHaveLength(2);
  await full.close();
}, 120_000);

test('numbered anew, the price list counts from 1 and the others follow; repeated, nothing changes', async () => {
  const { make } = categoriesOf(testShop, owner);
  const [pots, rockets] = [await make('Pots'), await make('Rockets')];
  const sale = { price: 10, stock: 5, unit: 'Box' };
  const draft = await made({ name: 'Draft' });
  const other = await made({ name: 'Loose', ...sale });
  const gone = await made({ name: 'Gone', ...sale });
  const rocket = await made({ name: 'Rocket', ...sale, categoryId: rockets._id });
  const pot = await made({
    ...{ name: 'Pot', ...sale, categoryId: pots._id },
    details: { 'Also called': 'Anar, Flower' },
  });
  await remove(gone._id);
  expect((await priceList()).numberedOn).toBeNull();
  expect(await anew()).toBe(4);
  const list = await priceList();
  const rows = list.categories.flatMap(({ products }) => products);
  expect(rows.map(({ name, listNumber, position }) => [name, listNumber, position])).toEqual([
    ['Pot', 1, 1],
    ['Rocket', 2, 2],
    ['Loose', 3, 3],
  ]);
  expect(rows[0]?.alsoCalled).toEqual(['Anar', 'Flower']);
  expect(list.numberedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await numberOf(draft._id)).toBe(4);
  expect([pot, rocket, other].map(({ _id }) => rows.map((row) => row._id).includes(_id))).toEqual([
    true,
    true,
    true,
  ]);

  const audits = () =>
    testShop.shop.db
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'product.numbers')
      .execute();
  const before = [await stored(), await audits()];
  const trail = await testShop.call(listAuditEntries, { token: owner.token, query: {} });
  expect([trail.status, trail.body.data[0]?.action]).toEqual([200, 'product.numbers']);
  expect(await anew()).toBe(4);
  expect([await stored(), await audits()]).toEqual(before);
  // The number of the deleted product is free: somebody has it, so it gets the next.
  expect((await restore(gone._id)).body.data.listNumber).toBe(5);
});

test('a deleted product that comes back after a numbering has its number again if nobody has it', async () => {
  const ids = [];
  for (let count = 0; count < 4; count += 1) ids.push((await made())._id);
  await remove(ids[3] ?? '');
  await remove(ids[2] ?? '');
  await anew();
  expect((await restore(ids[3] ?? '')).body.data.listNumber).toBe(4);
  expect((await made()).listNumber).toBe(5);
  expect((await restore(ids[2] ?? '')).body.data.listNumber).toBe(3);
});

test('a list number of a file finds its product, gives a new one its number, and never changes', async () => {
  const [pot, rocket, gone] = [
    await made({ name: 'Pot' }),
    await made({ name: 'Rocket' }),
    await made({ name: 'Gone' }),
  ];
  await remove(gone._id);
  const send = (...rows: string[]) =>
    importCsv(
      testShop,
      owner,
      ['id,name,description,maker,mrp,piecesPerCase,listNumber', ...rows].join('\n'),
    );
  const done = await send(
    ',pot,Bright,Standard,500.5,48,1',
    ',New one,New,,,,40',
    `${rocket._id},Rocket 2,Flies,,,,`,
  );
  expect(done).toMatchObject({ state: 'done', created: 1, updated: 2, problems: [] });
  const { body } = await testShop.call(getProduct, {
    ...{ params: { productId: pot._id }, query: {}, token: owner.token },
  });
  expect(body.data).toMatchObject({
    ...{ name: 'Pot', maker: 'Standard', mrp: 500.5, piecesPerCase: 48, listNumber: 1 },
  });
  expect((await made()).listNumber).toBe(41);
  const file = await exportCsv(testShop, owner);
  expect(file).toContain(',500.5,48,1,');

  const refused = await send(
    ',Another name,x,,,,1',
    `${rocket._id},Rocket,x,,,,7`,
    ',Fresh,x,,,,3',
    ',One,x,,,,50',
    ',Two,x,,,,50',
    ',Pot,x,,,,60',
    ',Three,x,,0,0,0',
  );
  expect(refused.state).toBe('refused');
  expect(refused.problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'listNumber', 'Number 1 is Pot'],
    [3, 'listNumber', 'A product’s number changes only by ‘Number anew’'],
    [4, 'listNumber', 'Number 3 is Gone'],
    [6, 'listNumber', 'Number 50 is One'],
    [7, 'listNumber', 'A product’s number changes only by ‘Number anew’'],
    [8, 'listNumber', 'Write a whole number from 1 to 9999'],
    [8, 'mrp', expect.stringMatching(/^Write a price/)],
    [8, 'piecesPerCase', 'Write a whole number from 1 to 10000'],
  ]);
});

test('desk edge 4: no way of setting a price ends above the MRP', async () => {
  const sale = { price: 500, stock: 5, unit: 'Box', mrp: 500 };
  const dear = await create({ ...sale, price: 500.01 });
  expect([dear.status, dear.refusal.code, dear.refusal.message]).toEqual([
    400,
    'aboveMrp',
    'Above the MRP of ₹500.00',
  ]);
  expect(dear.refusal.issues).toEqual([{ path: 'price', message: 'Above the MRP of ₹500.00' }]);
  const own = await made({ ...sale, price: 1000, discount: 50 });
  const free = await made({ ...sale, name: 'Without', mrp: null });
  const edit = async (body: object) =>
    (
      await testShop.call(updateProduct, {
        params: { productId: own._id },
        body: {
          ...{ name: 'Rocket', description: 'x', price: 1000, discount: 50, stock: 5 },
          ...{ unit: 'Box', ...body },
        },
        token: owner.token,
      })
    ).refusal?.code;
  expect(await edit({ discount: 49.99 })).toBe('aboveMrp');
  expect(await edit({ price: 1000.02 })).toBe('aboveMrp');
  expect(await edit({ mrp: 499.99 })).toBe('aboveMrp');
  const change = async (percent: number, isDryRun: boolean) =>
    (
      await testShop.call(changeProducts, {
        body: {
          of: { ids: [own._id, free._id] },
          change: { kind: 'price', percent },
          title: 'Dearer',
          isDryRun,
        },
        token: owner.token,
      })
    ).body.data;
  for (const isDryRun of [true, false]) {
    const { changed, count, refused } = await change(10, isDryRun);
    expect([changed, count]).toEqual([1, 1]);
    expect(refused).toEqual([{ productId: own._id, name: 'Rocket', code: 'aboveMrp' }]);
  }
  for (const row of [`${own._id},Rocket,1100,50`, `,Fourth,1100,50`]) {
    const { problems } = await importCsv(testShop, owner, `id,name,price,discount,mrp\n${row},500`);
    expect(problems).toEqual([{ row: 2, column: 'price', message: 'Above the MRP of ₹500.00' }]);
  }
  const { db } = testShop.shop;
  const raw = sql`update products set price_paise = 200000 where id = ${own._id}`.execute(db);
  await expect(raw).rejects.toThrow(/products_mrp_check/);
});

test('search finds the maker, the admin’s search the number', async () => {
  const id = await product(testShop, { name: 'Bijili', maker: 'Kuyil Works' });
  await product(testShop, { name: 'Pot' });
  const found = async (search: string, token?: string) =>
    (
      await testShop.call(listProducts, { body: { search }, ...(token && { token }) })
    ).body.data.map(({ _id }) => _id);
  expect(await found('kuyil')).toEqual([id]);
  expect((await found('1', owner.token))[0]).toBe(id);
});

test('desk edge 3: numbers are unique whatever two admins do at once, and none is used again before a numbering', async () => {
  const random = seededRandom(7);
  const deleted: string[] = [];
  let known = new Map<number, string>();
  for (let step = 0; step < byTier(1_000); step += 1) {
    const act = async (who: Person, at: number) => {
      const alive = (await stored()).filter((one) => one.deleted_at === null);
      switch (random.below(12)) {
        case 0:
          await anew(who);
          return 'anew';
        case 1:
        case 2:
        case 3: {
          const id = alive[random.below(Math.max(alive.length, 1))]?.id;
          if (!id) return '';
          await remove(id, who);
          deleted.push(id);
          return '';
        }
        case 4:
        case 5: {
          const id = deleted.splice(random.below(Math.max(deleted.length, 1)), 1)[0];
          if (id) await restore(id, who);
          return '';
        }
        case 6: {
          const number = random.is(50) ? `${1 + random.below(60)}` : '';
          const file = `id,name,description,listNumber\n,Import ${step} ${at},x,${number}`;
          await importCsv(testShop, who, file).catch(() => undefined);
          return '';
        }
        default:
          await create({ name: `Made ${step} ${at}` }, who);
          return '';
      }
    };
    const done = await Promise.all([act(owner, 0), act(partner, 1)]);
    const rows = await stored();
    const numbers = rows.flatMap(({ list_number }) => list_number ?? []);
    expect(new Set(numbers).size, `step ${step}`).toBe(numbers.length);
    expect(rows.every((one) => one.deleted_at !== null || one.list_number !== null)).toBe(true);
    if (done.includes('anew')) known = new Map();
    for (const { id, list_number } of rows) {
      if (list_number === null) continue;
      expect(known.get(list_number) ?? id, `number ${list_number} in step ${step}`).toBe(id);
      known.set(list_number, id);
    }
  }
}, 600_000);
