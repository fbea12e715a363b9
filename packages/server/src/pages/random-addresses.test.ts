import { facetNames, facets, productSorts } from '@mathappu/contract/catalogue/facets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCache } from '#server/platform/cache/cache.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { admin } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { type SeededRandom, seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** All of them with `npm run program -- bench/long-tests.ts random-addresses`. */
const addresses = Number(process.env.RANDOM_ADDRESSES ?? 300);
/** The short form has a fifth of the categories, and of the memory. */
const share = process.env.RANDOM_ADDRESSES ? 1 : 0.2;
const shelfCount = 40 * share;
const maxEntries = 1_500 * share;
const maxBytes = Math.floor(48 * 1024 * 1024 * share);
const productsEach = 4;
const seed = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 1e9));

let testShop: TestShop;
let slugs: string[];
let productIds: string[];
beforeAll(async () => {
  testShop = await openTestShop({}, { hasPages: true, cache: openCache({ maxEntries, maxBytes }) });
  const { make, put } = categoriesOf(testShop, await admin(testShop));
  slugs = [];
  productIds = [];
  for (let at = 0; at < shelfCount; at += 1) {
    const ids: string[] = [];
    while (ids.length < productsEach) ids.push(await product(testShop));
    const { _id, slug } = await make(`Shelf ${at}`);
    await put(ids, _id);
    slugs.push(slug);
    productIds.push(...ids);
  }
});
afterAll(() => testShop.close());

const words = ['sparkler', 'box', 'shelf', 'மத்தாப்பு', '15', 'cm', 'quiet', '%', '<b>'];

/** A parameter that pages or calls read, or one that they do not. */
function randomParameter(random: SeededRandom): [string, string][] {
  const some = (values: readonly string[]) =>
    random
      .shuffle(values)
      .slice(0, 1 + random.below(3))
      .join();
  const facet = random.pick(facetNames);
  return random.pick<() => [string, string][]>([
    () => [['category', random.pick([...slugs, 'other', `shelf-${random.below(1e6)}`])]],
    () => [['search', some(words).replaceAll(',', ' ')]],
    () => [
      [
        'search',
        random
          .next()
          .toString(36)
          .slice(2, 3 + random.below(9)),
      ],
    ],
    () => [[facet, some(facets[facet].values)]],
    () => [['price', `${random.below(500)}-${random.below(500)}`]],
    () => [['sort', random.pick(productSorts)]],
    () => [['page', String(1 + random.below(random.pick([3, 100, 10_000])))]],
    () => [[random.pick(['utm_source', 'limit', 'withFacets', 'view']), some(words)]],
  ])();
}

function randomAddress(random: SeededRandom): string {
  const params = new URLSearchParams(
    Array.from({ length: 1 + random.below(4) }, () => randomParameter(random)).flat(),
  );
  const prefix = random.pick(['', '/ta']);
  const text = encodeURIComponent(
    random
      .next()
      .toString(36)
      .slice(2, 4 + random.below(9)),
  );
  const path = [...'/products'].map((letter) => (random.is(30) ? letter.toUpperCase() : letter));
  return random.pick<() => string>([
    () => `${prefix}/products?${params}`,
    () => `/api/v1/product/get?${params}`,
    () => `/api/v1/product/suggest?q=${text}`,
    () => `/api/v1/product/single/${random.pick([newId(), random.pick(productIds)])}`,
    () => `${prefix}/productDetail/${random.pick([newId(), random.pick(productIds)])}`,
    () => `${prefix}/order/${newId()}`,
    () => `${prefix}${path.join('')}${random.pick(['', '/', `?${params}`])}`,
    () => `${prefix}/${text}`,
  ])();
}

const statusOf = async (url: string) => (await testShop.app.inject({ url })).statusCode;

test('random addresses fail nowhere and fill a bounded memory', async () => {
  const random = seededRandom(seed);
  const { cache } = testShop.shop;
  let resident = 0;
  for (let at = 0; at < addresses; at += 1) {
    const url = randomAddress(random);
    const note = JSON.stringify({ seed, at, url });
    expect(await statusOf(url), note).toBeLessThan(500);
    expect(cache.bytes, note).toBeLessThanOrEqual(2 * maxBytes);
    expect(cache.size, note).toBeLessThanOrEqual(2 * maxEntries);
    if (at === Math.floor(addresses / 5)) resident = process.memoryUsage.rss();
  }
  expect(process.memoryUsage.rss() - resident).toBeLessThan(300 * 1024 * 1024);
});
