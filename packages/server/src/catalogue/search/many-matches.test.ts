import { listProducts } from '@mathappu/contract/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { admin } from '#test/people.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { productWords, wordsVersion } from './product-words.ts';
import { listSearchWords } from './search-word-queries.ts';

/** So many that a page of the first matches is taken from the products of the best standing. */
const count = 1_100;

let testShop: TestShop;
const random = seededRandom(44);
const products = Array.from({ length: count }, (_, position) => ({
  id: newId(),
  // Half have both words in the name, the others one of them in the description.
  name: position % 2 === 0 ? `Golden rocket ${position}` : `Rocket ${position}`,
  description: `Golden light${position < 40 ? ' whistle' : ''}${position < 2 ? ' silent' : ''}`,
  position: count - position,
  // The best matches are at the end of the shop's order and few of them are in stock.
  stock: random.is(position < 700 ? 10 : 80) ? 5 : 0,
  sold: random.below(3),
}));

beforeAll(async () => {
  testShop = await openTestShop();
  const { db, cache } = testShop.shop;
  // How often a word stands is known when a test says so, not when PostgreSQL comes round.
  await sql`alter table product_words set (autovacuum_enabled = false)`.execute(db);
  const rows = products.map(({ sold, ...product }) => ({
    ...product,
    ...{ unit: 'Box', price_paise: 1_000, sold_30_days: sold, words_version: wordsVersion },
    words: productWords({ ...product, nameTa: '', details: {}, unit: 'Box', passport: {} }),
  }));
  await db.insertInto('products').values(rows).execute();
  cache.drop();
});
afterAll(() => testShop.close());

const listed = async (body: object) => (await testShop.call(listProducts, { body })).body;

test('between equal matches stock, sales and the shop’s order decide, on every page', async () => {
  const rankOf = {
    rocket: () => 0,
    'golden rocket': ({ name }: { name: string }) => Number(!name.startsWith('Golden')),
    golden: ({ name }: { name: string }) => Number(!name.startsWith('Golden')),
    'golden rockt': ({ name }: { name: string }) => Number(!name.startsWith('Golden')),
  };
  for (const [search, rank] of Object.entries(rankOf)) {
    const expected = products
      .toSorted(
        (a, b) =>
          rank(a) - rank(b) ||
          Number(b.stock > 0) - Number(a.stock > 0) ||
          b.sold - a.sold ||
          a.position - b.position,
      )
      .map(({ id }) => id);
    for (const [page, limit] of [
      ...[1, 2, 27, 28, 29, 55].map((page) => [page, 20] as const),
      ...[1, 6, 12].map((page) => [page, 100] as const),
    ]) {
      const { data, totalCount } = await listed({ search, page, limit });
      expect([search, page, totalCount, data.map(({ _id }) => _id)]).toEqual([
        ...[search, page, count],
        expected.slice((page - 1) * limit, page * limit),
      ]);
    }
  }
});

test('a search that begins with its rarest word finds what it finds without', async () => {
  const { db, cache } = testShop.shop;
  const { token } = await admin(testShop);
  const searches = [
    'golden rocket 7',
    'rocket 1099 zzqqzz',
    'rocket 12 13',
    'whistle rocket',
    'silent golden rocket',
    'silent rocket 44',
    'rocket silent zzqqzz',
  ];
  const all = async () => {
    const found = [];
    for (const search of searches) {
      for (const person of [{}, { token }]) {
        const body = { search, page: 1, withFacets: true };
        found.push((await testShop.call(listProducts, { ...person, body })).body);
      }
    }
    return found;
  };
  const frequency = async () =>
    (await listSearchWords(db)).find(({ word }) => word === 'rocket')?.products;
  expect(await frequency()).toBe(0);
  const before = await all();
  await sql`analyze product_words`.execute(db);
  cache.drop();
  expect(await frequency()).toBeGreaterThan(1_000);
  expect(await all()).toEqual(before);
  expect(before.map(({ totalCount }) => totalCount)).toEqual([
    ...[1, 1, 1, 0, 0, 0],
    ...[40, 40, count, 2, 1, 0, count, 0],
  ]);
});

test('an admin, who gets no partial matches, gets neither rows nor a total of them', async () => {
  const { token } = await admin(testShop);
  const { body } = await testShop.call(listProducts, { token, body: { search: 'rocket zzqqzz' } });
  expect([body.data, body.totalCount]).toEqual([[], 0]);
});
