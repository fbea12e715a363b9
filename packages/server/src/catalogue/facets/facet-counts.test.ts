import { listProducts, type Product } from '@mathappu/contract/catalogue';
import type { ChosenFacets, FacetName } from '@mathappu/contract/catalogue/facets';
import { facetNames, facets } from '@mathappu/contract/catalogue/facets';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { otherCategory } from '@mathappu/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { byTier } from '#test/by-tier.ts';
import { admin } from '#test/people.ts';
import { categoriesOf } from '#test/products.ts';
import { type SeededRandom, seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** All of them with `npm run program -- bench/long-tests.ts facet-counts`. */
const rounds = Number(process.env.FACET_ROUNDS ?? byTier(80));
const queriesEach = process.env.FACET_ROUNDS ? 1 : 8;

let testShop: TestShop;
let shelves: { id: string; slug: string }[];
beforeAll(async () => {
  testShop = await openTestShop();
  const { make } = categoriesOf(testShop, await admin(testShop));
  shelves = [];
  for (const name of ['pots', 'rockets', 'chakkars']) {
    const { _id: id, slug } = await make(name);
    shelves.push({ id, slug });
  }
});
afterAll(() => testShop.close());

const words = ['flower', 'pot', 'rocket', 'chakkar', 'gold', '15', '30'];

async function stockCatalogue(random: SeededRandom): Promise<void> {
  const { db, cache } = testShop.shop;
  const rows = Array.from({ length: random.below(90) }, (_, position) => {
    const name = random
      .shuffle(words)
      .slice(0, 1 + random.below(3))
      .join(' ');
    const passport = {
      class: random.pick(['swas', 'safal', 'star', 'conventional', 'none', 'mixed', null] as const),
      noiseDb: random.pick([0, 80, 81, 100, 101, 125, 126, null]),
      minAge: random.pick([4, 12, 13, 17, 18, null]),
      bestSeen: random.pick(['day', 'night', 'both', null] as const),
    };
    return {
      ...{ id: newId(), name, description: 'Burns', unit: 'Box', position },
      category_id: random.is(20) ? null : random.pick(shelves).id,
      price_paise: random.is(5) ? null : random.pick([0, 9_950, 10_000, 10_050, 50_000, 99_999]),
      discount_bp: random.pick([0, 999, 1_000, 2_450, 2_500, 5_000, 10_000]),
      stock: random.pick([0, 0, 1, 500]),
      passport: JSON.stringify(passport),
    };
  });
  await db.deleteFrom('products').execute();
  if (rows.length > 0) await db.insertInto('products').values(rows).execute();
  cache.drop();
}

/** Whether a product has a value, told in other words than the server's. */
const has: { [Name in FacetName]: (product: Product, value: string) => boolean } = {
  class: ({ passport }, wanted) => passport.class === wanted,
  noise: ({ passport: { noiseDb } }, wanted) => {
    if (noiseDb === null || noiseDb > 125) return false;
    return wanted === (noiseDb > 100 ? 'loud' : noiseDb > 80 ? 'moderate' : 'quiet');
  },
  seen: ({ passport: { bestSeen } }, wanted) => bestSeen === wanted || bestSeen === 'both',
  suits: ({ passport: { minAge } }, wanted) =>
    minAge !== null && (wanted === 'adults' ? minAge === 18 : minAge < 13),
  discount: ({ discount }, percent) => discount >= Number(percent),
  stock: ({ stock }) => Number(stock) > 0,
};

type Query = ChosenFacets & { category?: string };

function passes(product: Product, query: Query): boolean {
  const { category: slug, price } = query;
  const rupees = unitPriceOf(product) / 100;
  const isOnShelf = !slug || (product.category?.slug ?? otherCategory) === slug;
  const isInRange = rupees >= (price?.min ?? 0) && rupees <= (price?.max ?? Infinity);
  return (
    isOnShelf &&
    isInRange &&
    facetNames.every(
      (name) => !query[name] || query[name].some((value) => has[name](product, value)),
    )
  );
}

function randomQuery(random: SeededRandom): Query {
  const slugs = [...shelves.map(({ slug }) => slug), otherCategory];
  const chosen = facetNames.flatMap((name) => {
    const { values, takesOne }: { values: readonly string[]; takesOne?: true } = facets[name];
    const most = takesOne ? 1 : values.length;
    const some = random.shuffle(values).slice(0, 1 + random.below(most));
    return random.is(30) ? [[name, some]] : [];
  });
  const ends = [random.below(1_200), random.below(1_200)].sort((a, b) => a - b);
  return {
    ...Object.fromEntries(chosen),
    ...(random.is(30) && { category: random.pick(slugs) }),
    ...(random.is(30) && { price: { min: ends[0], max: ends[1] } }),
  };
}

const list = async (body: object) =>
  (await testShop.call(listProducts, { body: { limit: 100, ...body } })).body;

test('of random lists every number is what one would count, and what a click shows', async () => {
  const random = seededRandom(17);
  for (let round = 0; round < rounds; round += 1) {
    if (round % queriesEach === 0) await stockCatalogue(random);
    const search = random.is(60)
      ? random
          .shuffle(words)
          .slice(0, 1 + random.below(2))
          .join(' ')
      : '';
    const query = randomQuery(random);
    const note = JSON.stringify({ round, search, query });
    const countOf = (asked: Query) => found.filter((one) => passes(one, asked)).length;

    const { data: found } = await list({ search });
    const answer = await list({ search, ...query, withFacets: true });
    const expected = found.filter((product) => passes(product, query));
    expect(
      answer.data.map(({ _id }) => _id),
      note,
    ).toEqual(expected.map(({ _id }) => _id));
    expect(answer.totalCount, note).toBe(expected.length);

    const { category: slug } = query;
    expect(answer.withoutFilters, note).toBe(countOf(slug ? { category: slug } : {}));
    const chosen = Object.keys(query) as (keyof Query)[];
    const without = chosen.map((name) => [name, countOf({ ...query, [name]: undefined })]);
    expect(answer.withoutOne, note).toEqual(Object.fromEntries(without));

    const numbers = Object.entries(answer.facets ?? {}).flatMap(([name, values]) =>
      values.map(({ value, count }) => ({ name, value, count })),
    );
    for (const { name, value, count } of numbers) {
      const asked = { ...query, [name]: name === 'category' ? value : [value] };
      expect(count, `${note} ${name} ${value}`).toBe(countOf(asked));
    }
    const { name, value, count } = random.pick(numbers);
    const clicked = await list({ search, ...query, [name]: value });
    expect(clicked.totalCount, `${note} ${name} ${value}`).toBe(count);
  }
});
