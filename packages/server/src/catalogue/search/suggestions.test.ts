import { listProducts } from '@mathappu/contract/catalogue';
import { suggestProducts } from '@mathappu/contract/catalogue/product-finders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#server/seed-demo.ts';
import { admin } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { giveTradeSynonyms } from './give-trade-synonyms.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
  await seedDemo(testShop.shop);
  await giveTradeSynonyms(testShop.shop);
});
afterAll(() => testShop.close());

const suggest = async (q: string) => {
  const { body } = await testShop.call(suggestProducts, { query: { q } });
  const { categories, products, words } = body.data;
  return {
    categories: categories.map(({ name }) => name),
    products: products.map(({ name }) => name),
    words,
  };
};

test('what is typed so far leads to categories, products and nothing to correct', async () => {
  const { categories, products, words } = await suggest('flow');
  expect(categories[0]).toBe('Flower pots');
  expect(products).toHaveLength(6);
  expect(products.every((name) => /flow/i.test(name))).toBe(true);
  expect(words).toEqual([]);
});

test.each(['busvanam', 'புஸ்வாணம்', 'flowerpot', 'anar', 'பூ', 'flower pots'])(
  '%s leads to the flower pots',
  async (q) => expect((await suggest(q)).categories).toContain('Flower pots'),
);

test('a category has to have every word; the one that is called so comes first', async () => {
  expect((await suggest('red flower pots')).categories).toEqual([]);
  const owner = await admin(testShop);
  const { make, put, remove } = categoriesOf(testShop, owner);
  const ids = [await product(testShop, { name: 'Zebra A' }), await product(testShop)];
  const [long, short] = [await make('Zebra Rockets'), await make('Zebra')];
  expect((await suggest('zebra')).categories).toEqual([]);
  await put(ids.slice(0, 1), long._id);
  await put(ids.slice(1), short._id);
  expect((await suggest('zebra')).categories).toEqual(['Zebra', 'Zebra Rockets']);
  for (const { _id } of [long, short]) await remove(_id);
});

test('a slip is corrected, also in the middle of a word and between others', async () => {
  expect((await suggest('rokcet')).words[0]).toBe('rocket');
  expect((await suggest('rokc')).words[0]).toBe('rocket');
  expect((await suggest('two sound rokcet')).words[0]).toBe('2 sound rocket');
  expect((await suggest('rocket')).words).toEqual([]);
});

test('products are suggested by what they are called, and listed by their descriptions too', async () => {
  const name = 'Quorl Fountain';
  await product(testShop, { name, description: 'Hisses like a zephyrine' });
  expect((await suggest('quorl')).products).toEqual([name]);
  for (const q of ['zephyrine', 'zephyr']) {
    expect(await suggest(q)).toEqual({ categories: [], products: [], words: [] });
  }
  const { body } = await testShop.call(listProducts, { body: { search: 'zephyrine' } });
  expect(body.data.map((found) => found.name)).toEqual([name]);
});

test('a Latin letter after words that nothing is called suggests nothing, the next one does', async () => {
  await product(testShop, { name: 'Quorl Sizzler' });
  expect((await suggest('s')).products).toHaveLength(6);
  expect((await suggest('quorl s')).products[0]).toBe('Quorl Sizzler');
  expect((await suggest('zephyrine s')).products).toEqual([]);
  expect((await suggest('zephyrine sizz')).products).toEqual(['Quorl Sizzler']);
  expect((await suggest('zephyrine ப')).products).toHaveLength(6);
});

test('at most two corrections, all of which find something', async () => {
  await product(testShop, { name: 'Marigold Basket' });
  await product(testShop, { name: 'Marigald Bucket' });
  await product(testShop, { name: 'Marigild Casket', stock: null });
  const { words } = await suggest('marigxld');
  expect(words).toEqual(['marigald', 'marigold']);
});

test('three categories and six products at most, as everybody sees them', async () => {
  const { body } = await testShop.call(suggestProducts, { query: { q: 's' } });
  expect(body.data.categories).toHaveLength(3);
  expect(body.data.products).toHaveLength(6);
  for (const { count } of body.data.categories) expect(count).toBeGreaterThan(0);
  const [first] = body.data.products;
  expect(Object.keys(first ?? {})).toEqual(
    expect.arrayContaining(['_id', 'name', 'nameTa', 'price', 'discount', 'stock', 'image']),
  );
  expect(first).not.toHaveProperty('description');
});

test('drafts are not suggested, to an admin neither', async () => {
  const owner = await admin(testShop);
  await product(testShop, { name: 'Quokka Draft', price: null });
  const { body } = await testShop.call(suggestProducts, {
    query: { q: 'quokka' },
    token: owner.token,
  });
  expect(body.data).toEqual({ categories: [], products: [], words: [] });
});

test('suggestions are kept until a product changes, and caches may revalidate them', async () => {
  const ask = () => testShop.app.inject('/api/v1/product/suggest?q=peacock');
  const first = await ask();
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await ask()).headers.etag).toBe(first.headers.etag);
  await product(testShop, { name: 'Peacock Umbrella' });
  expect((await suggest('peacock umb')).products[0]).toBe('Peacock Umbrella');
  expect((await ask()).json().data.products).toContainEqual(
    expect.objectContaining({ name: 'Peacock Umbrella' }),
  );
});

test('what is only typed is not counted as searched for', async () => {
  await suggest('neverthere');
  await suggest('peacock');
  const { rows } = await sql`
    select * from search_terms where term in ('neverthere', 'peacock')`.execute(testShop.shop.db);
  expect(rows).toEqual([]);
});

test.each(['%', '_', 'x'.repeat(100), 'ab '.repeat(33), '‮abc', '🎆', '\u{1f386}\u200d', '"\'\\'])(
  'edge 10: %s is answered',
  async (q) => expect((await suggest(q)).products.length).toBeLessThanOrEqual(6),
);

test.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(101)}`, '?q=a&q=b', '?q=%00', '?q=a&limit=9'])(
  'a search that cannot be read is refused with what is wrong: %s',
  async (query) => {
    const answer = await testShop.app.inject(`/api/v1/product/suggest${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).not.toHaveLength(0);
  },
);

test('an address may ask 300 times a minute', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const ask = async () => (await strict.app.inject('/api/v1/product/suggest?q=rocket')).statusCode;
  for (let asked = 0; asked < 300; asked += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  await strict.close();
});
