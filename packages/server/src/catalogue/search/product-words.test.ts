import { createProduct, listProducts } from '@mathappu/contract/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { updateRecentSales } from '../recent-sales-queries.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const find = async (search: string): Promise<string[]> =>
  (await testShop.call(listProducts, { body: { search } })).body.data.map(({ name }) => name);

test('a renamed category is found by its new name alone, a deleted one not at all', async () => {
  const own = categoriesOf(testShop, owner);
  const { body } = await own.create({ name: 'Comets', nameTa: 'வால்மீன்' });
  const id = await product(testShop, { name: 'Halley' });
  await product(testShop, { name: 'Lantern' });
  await own.put([id], body.data._id);
  for (const search of ['comet', 'வால்மீன்']) expect(await find(search)).toEqual(['Halley']);
  await own.update(body.data._id, { name: 'Meteors', nameTa: '', version: body.data.version });
  expect(await find('meteors')).toEqual(['Halley']);
  for (const search of ['comet', 'வால்மீன்']) expect(await find(search)).toEqual([]);
  expect(await find('halley meteor')).toEqual(['Halley']);
  await own.remove(body.data._id);
  expect(await find('meteors')).toEqual([]);
  expect(await find('halley')).toEqual(['Halley']);
});

test('a product is found by its description in Tamil', async () => {
  const texts = { name: 'Mizar', description: 'A star', descriptionTa: 'நெல்லிக்காய் நிறம்' };
  const sold = { price: 10, stock: 3, unit: 'Box' };
  await testShop.call(createProduct, { body: { ...texts, ...sold }, token: owner.token });
  expect(await find('நெல்லிக்காய்')).toEqual(['Mizar']);
});

test('a deleted product leaves no words', async () => {
  const { db, cache } = testShop.shop;
  const id = await product(testShop, { name: 'Zubenelgenubi' });
  expect(await find('zubenelgenubi')).toEqual(['Zubenelgenubi']);
  await sql`update products set deleted_at = now() where id = ${id}::uuid`.execute(db);
  cache.drop();
  await product(testShop, { name: 'Zubenelgenubo' });
  expect(await find('zubenelgenubi')).toEqual(['Zubenelgenubo']);
});

test('between equals, what sold in 30 days comes first', async () => {
  const { db, cache } = testShop.shop;
  const first = await product(testShop, { name: 'Pulsar one', position: 1 });
  const second = await product(testShop, { name: 'Pulsar two', position: 2 });
  expect(await find('pulsar')).toEqual(['Pulsar one', 'Pulsar two']);
  await codOrder(testShop, await customer(testShop), [{ productId: second, quantity: 3 }]);
  await updateRecentSales(db);
  cache.drop();
  expect(await find('pulsar')).toEqual(['Pulsar two', 'Pulsar one']);
  await sql`update product_days set day = day - 31`.execute(db);
  await updateRecentSales(db);
  cache.drop();
  expect(await find('pulsar')).toEqual(['Pulsar one', 'Pulsar two']);
  await sql`update products set stock = 0 where id = ${first}::uuid`.execute(db);
  cache.drop();
  expect(await find('pulsar')).toEqual(['Pulsar two', 'Pulsar one']);
});

test('words beside each other count more than the same words apart; so does the whole name', async () => {
  await product(testShop, { name: 'Vega lamp blue', position: 1 });
  await product(testShop, { name: 'Vega blue lamp', position: 2 });
  await product(testShop, { name: 'Vega blue', position: 3 });
  expect(await find('vega blue')).toEqual(['Vega blue', 'Vega blue lamp', 'Vega lamp blue']);
});

test('the details row “Also called” counts as the name', async () => {
  await product(testShop, { name: 'Rigel', details: { 'Also called': 'Orion foot, பாதம்' } });
  await product(testShop, { name: 'Sirius', details: { Colour: 'Orion foot' } });
  expect(await find('orion foot')).toEqual(['Rigel', 'Sirius']);
  expect(await find('பாதம்')).toEqual(['Rigel']);
});
