import { listProducts } from '@mathappu/contract/catalogue';
import { createCategory } from '@mathappu/contract/catalogue/categories';
import { changeProducts } from '@mathappu/contract/product-import';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { undoImport } from '#test/imports.ts';
import { admin, type Person } from '#test/people.ts';
import { product, stockHistoryOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
beforeEach(async () => {
  const { db } = testShop.shop;
  await db.deleteFrom('stock_movements').execute();
  await db.deleteFrom('products').execute();
  await db.deleteFrom('product_imports').execute();
  testShop.shop.cache.drop();
});
afterAll(() => testShop.close());

type Body = Parameters<typeof testShop.call<typeof changeProducts>>[1]['body'];
const change = (body: Pick<Body, 'of' | 'change'>, isDryRun = false) =>
  testShop.call(changeProducts, {
    body: { ...body, title: 'Prices +5 %', isDryRun },
    token: owner.token,
  });
const lastImport = async () =>
  (await testShop.shop.db.selectFrom('product_imports').select('id').executeTakeFirstOrThrow()).id;
const shown = async () => {
  const { body } = await testShop.call(listProducts, { body: { limit: 12 }, token: owner.token });
  return new Map(body.data.map((one) => [one.name, one]));
};

test('a category costs 5 % more, after its changes were shown; an undo takes it back', async () => {
  const { body } = await testShop.call(createCategory, {
    body: { name: `Fountains ${Date.now()}` },
    token: owner.token,
  });
  const categoryId = body.data._id;
  const ids = [
    await product(testShop, { name: 'Whole', price: 90 }),
    await product(testShop, { name: 'Paise', price: 90.5 }),
  ];
  await change({ of: { ids }, change: { kind: 'category', categoryId } });
  await testShop.shop.db.deleteFrom('product_imports').execute();
  await product(testShop, { name: 'Elsewhere', price: 90 });
  const asked = { of: { categoryId }, change: { kind: 'price', percent: 5 } } as const;
  const dry = await change(asked, true);
  expect(dry.body.data.count).toBe(2);
  expect(dry.body.data.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'Whole',
        fields: [{ column: 'price', before: '₹90.00', after: '₹95.00' }],
      }),
    ]),
  );
  expect((await shown()).get('Whole')).toMatchObject({ price: 90 });
  await change(asked);
  const prices = [...(await shown())].map(([name, { price }]) => [name, price]).sort();
  expect(prices).toEqual([
    ['Elsewhere', 90],
    ['Paise', 95.03],
    ['Whole', 95],
  ]);
  await undoImport(testShop, owner, await lastImport());
  expect((await shown()).get('Paise')).toMatchObject({ price: 90.5 });
});

test('chosen products get a discount or leave the sale with what they had', async () => {
  const id = await product(testShop, { name: 'Rocket', price: 90, stock: 7 });
  const of = { ids: [id] };
  await change({ of, change: { kind: 'discount', percent: 80 } });
  expect((await shown()).get('Rocket')).toMatchObject({ discount: 80 });
  await testShop.shop.db.deleteFrom('product_imports').execute();
  await change({ of, change: { kind: 'offSale' } });
  expect((await shown()).get('Rocket')).toMatchObject({ stock: null });
  await undoImport(testShop, owner, await lastImport());
  expect((await shown()).get('Rocket')).toMatchObject({ stock: 7, discount: 80 });
  expect(await stockHistoryOf(testShop, id)).toBe(7);
});

test('chosen products get a maker, which an undo takes back', async () => {
  const of = {
    ids: [
      await product(testShop, { name: 'Rocket', maker: 'Sri Kaliswari' }),
      await product(testShop, { name: 'Chakkar' }),
    ],
  };
  const asked = { of, change: { kind: 'maker', maker: ' Standard ' } } as const;
  const { changes } = (await change(asked, true)).body.data;
  expect(changes.find(({ name }) => name === 'Rocket')?.fields).toEqual([
    { column: 'maker', before: 'Sri Kaliswari', after: 'Standard' },
  ]);
  await change(asked);
  expect([...(await shown()).values()].map(({ maker }) => maker)).toEqual(['Standard', 'Standard']);
  await undoImport(testShop, owner, await lastImport());
  expect((await shown()).get('Rocket')?.maker).toBe('Sri Kaliswari');
});

test('an unknown category is refused, and what changes nothing is no import', async () => {
  const id = await product(testShop, { price: 90, discount: 10 });
  const of = { ids: [id] };
  const unknown = { kind: 'category', categoryId: crypto.randomUUID() } as const;
  expect((await change({ of, change: unknown })).refusal.code).toBe('categoryNotFound');
  const { body } = await change({ of, change: { kind: 'discount', percent: 10 } });
  expect(body.data).toEqual({ count: 0, changed: 0, changes: [], refused: [] });
  expect(await testShop.shop.db.selectFrom('product_imports').selectAll().execute()).toEqual([]);
});
