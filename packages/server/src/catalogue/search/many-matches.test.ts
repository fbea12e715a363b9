import { listProducts } from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { admin } from '#test/people.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

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
  const rows = products.map(({ sold, ...product }) => ({
    ...product,
    ...{ unit: 'Box', price_paise: 1_000, sold_30_days: sold },
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

test('an admin, who gets no partial matches, gets neither rows nor a total of them', async () => {
  const { token } = await admin(testShop);
  const { body } = await testShop.call(listProducts, { token, body: { search: 'rocket zzqqzz' } });
  expect([body.data, body.totalCount]).toEqual([[], 0]);
});
