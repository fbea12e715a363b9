import { listProducts } from '@mathappu/contract/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { updateRecentSales } from '../recent-sales-queries.ts';
import { wordsVersion } from './product-words.ts';
import { deleteUnusedWords, indexStoredWords, listSearchWords } from './search-word-queries.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const find = async (search: string): Promise<string[]> =>
  (await testShop.call(listProducts, { body: { search } })).body.data.map(({ name }) => name);

test('rows of before get their words as a shop starts, whichever process takes them', async () => {
  const { db, cache } = testShop.shop;
  await sql`
    insert into categories (id, slug, name, position)
    values (gen_random_uuid(), 'nebulas', 'Nebulas', 0)`.execute(db);
  await sql`
    insert into products (id, name, description, price_paise, stock, unit, category_id)
    select gen_random_uuid(), 'Quasar ' || n, 'Bright', 100, 5, 'Box', (select id from categories)
    from generate_series(1, 450) as n`.execute(db);
  cache.drop();
  expect(await find('quasar 7')).toEqual([]);
  const indexed = await Promise.all([indexStoredWords(db), indexStoredWords(db)]);
  expect(indexed.reduce((sum, count) => sum + count, 0)).toBe(451);
  cache.drop();
  expect((await find('quasar 7'))[0]).toBe('Quasar 7');
  expect((await find('nebula')).length).toBe(12);
  expect(await indexStoredWords(db)).toBe(0);

  // Folding has changed: another version.
  await sql`update products set words_version = ${wordsVersion} - 1 where name = 'Quasar 7'`.execute(
    db,
  );
  expect(await indexStoredWords(db)).toBe(1);
  await sql`delete from products`.execute(db);
  await sql`delete from categories`.execute(db);
  cache.drop();
});

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

test('a deleted product leaves no words, and unused ones leave the vocabulary', async () => {
  const { db, cache } = testShop.shop;
  const id = await product(testShop, { name: 'Zubenelgenubi' });
  const known = async () => (await listSearchWords(db)).map(({ word }) => word);
  expect(await known()).toContain('zubenelgenubi');
  await sql`update products set deleted_at = now() where id = ${id}::uuid`.execute(db);
  cache.drop();
  // Its word is still known, yet others are corrected to: no product has it.
  await product(testShop, { name: 'Zubenelgenubo' });
  expect(await find('zubenelgenubi')).toEqual(['Zubenelgenubo']);
  await deleteUnusedWords(db);
  expect(await known()).not.toContain('zubenelgenubi');
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
