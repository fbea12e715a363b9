import { getTodo } from '@mathappu/contract/admin/dashboard';
import { listProducts, listProductsByQuery } from '@mathappu/contract/catalogue';
import { listSearchTerms } from '@mathappu/contract/catalogue/synonyms';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { admin } from '#test/people.ts';
import { categoriesOf, product } from '#test/products.ts';
import { openTestShop } from '#test/test-shop.ts';
import { addSearchTerms, deleteOldSearchTerms } from './search-term-queries.ts';
import { openSearchedTerms, termOf } from './searched-terms.ts';

const testShop = await openTestShop();
const { shop } = testShop;
const owner = await admin(testShop);
await product(testShop, { name: 'Violet Comet' });
beforeEach(async () => {
  await sql`delete from search_terms`.execute(shop.db);
});
afterAll(() => testShop.close());

const terms = async (query: object = {}) =>
  (await testShop.call(listSearchTerms, { token: owner.token, query })).body.data;

test('searches are counted by day with what they found, answers from memory too', async () => {
  for (const search of ['Violet', 'violet', 'zzzz', 'VIOLET']) {
    await testShop.call(listProducts, { body: { search } });
  }
  await testShop.call(listProductsByQuery, { query: { search: 'violet' } });
  // Not counted: other pages, admins, no search.
  await testShop.call(listProducts, { body: { search: 'violet', page: 2 } });
  await testShop.call(listProducts, { body: { search: 'violet' }, token: owner.token });
  await testShop.call(listProducts);
  await expect
    .poll(() => terms(), { timeout: 10_000 })
    .toMatchObject([
      { term: 'violet', times: 4, results: 1 },
      { term: 'zzzz', times: 1, results: 0 },
    ]);
  expect(await terms({ isEmpty: 'true' })).toMatchObject([{ term: 'zzzz' }]);
});

test('a search within a category counts with all that it finds; filters and sorting are no new search but of what finds nothing', async () => {
  const { make } = categoriesOf(testShop, owner);
  const { slug: category } = await make('Sky');
  for (const search of ['violet', 'qqqq']) {
    await testShop.call(listProducts, { body: { search, category } });
    await testShop.call(listProducts, { body: { search, stock: 'in' } });
    await testShop.call(listProducts, { body: { search, sort: 'priceAsc' } });
  }
  await expect
    .poll(() => terms(), { timeout: 10_000 })
    .toMatchObject([
      { term: 'qqqq', times: 3, results: 0 },
      { term: 'violet', times: 1, results: 1 },
    ]);
});

test('new terms of batches that come at once fill the day to 5,000 and no further', async () => {
  await sql`
    insert into search_terms (day, term, times, results)
    select (now() at time zone 'Asia/Kolkata')::date, 'term ' || n, 1, 1 from generate_series(1, 4990) as n
    `.execute(shop.db);
  const fresh = (letter: string) =>
    Array.from({ length: 20 }, (_, n) => ({ term: `${letter} ${n}`, times: 1, results: 0 }));
  await Promise.all([
    addSearchTerms(shop.db, [...fresh('a'), { term: 'term 7', times: 1, results: 2 }]),
    ...['b', 'c', 'd'].map((letter) => addSearchTerms(shop.db, fresh(letter))),
  ]);
  const known = await testShop.call(listSearchTerms, { token: owner.token });
  expect(known.body.totalCount).toBe(5_000);
  expect((await terms())[0]).toMatchObject({ term: 'term 7', times: 2, results: 2 });
});

test('those that found nothing when they were last made wait on the dashboard, for 30 days', async () => {
  const waiting = async () =>
    (await testShop.call(getTodo, { token: owner.token })).body.data.emptySearches;
  expect(await waiting()).toBe(0);
  const none = ['zzzz', 'yyyy', 'xxxx'].map((term) => ({ term, times: 2, results: 0 }));
  await addSearchTerms(shop.db, [...none, { term: 'comet', times: 1, results: 3 }]);
  expect(await waiting()).toBe(3);
  await sql`update search_terms set day = day - 1 where term = 'yyyy'`.execute(shop.db);
  await addSearchTerms(shop.db, [{ term: 'yyyy', times: 1, results: 1 }]);
  await sql`update search_terms set day = day - 30 where term = 'xxxx'`.execute(shop.db);
  expect(await waiting()).toBe(1);
});

test.each([
  'me@mail.test',
  'me＠mail.test',
  '98765 43210',
  '98765.43210',
  '(98765) / 43210',
  '௯௮௭௬௫ ௪௩௨௧௦',
  '९८७६५ ४३२१०',
  'order 1234567',
  'x'.repeat(61),
  '%',
  ' ',
])('what may be personal, or nothing, is not kept: %s', (search) =>
  expect(termOf(search)).toBeUndefined(),
);

test('a search is kept in its folded form', () =>
  expect(termOf('10K Walas, புஸ்வாணங்கள்!')).toBe('10000 wala புஸ்வாணம்'));

test('counts of several processes add up; 5,000 terms a day, 90 days', async () => {
  const some = (results: number) => [{ term: 'comet', times: 2, results }];
  await Promise.all([addSearchTerms(shop.db, some(3)), addSearchTerms(shop.db, some(3))]);
  expect(await terms()).toMatchObject([{ term: 'comet', times: 4, results: 3 }]);
  await sql`
    insert into search_terms (day, term, times, results)
    select (now() at time zone 'Asia/Kolkata')::date, 'term ' || n, 1, 1 from generate_series(1, 4999) as n
    `.execute(shop.db);
  await addSearchTerms(shop.db, [...some(5), { term: 'one too many', times: 1, results: 0 }]);
  expect(await terms({ isEmpty: 'true' })).toEqual([]);
  expect((await terms())[0]).toMatchObject({ term: 'comet', times: 6, results: 5 });

  await sql`update search_terms set day = day - 90 where term = 'comet'`.execute(shop.db);
  await sql`update search_terms set day = day - 40 where term = 'term 7'`.execute(shop.db);
  await deleteOldSearchTerms(shop.db);
  const { rows } = await sql<{ terms: number }>`
    select count(*) as terms from search_terms where term in ('comet', 'term 7')`.execute(shop.db);
  expect(rows).toEqual([{ terms: 1 }]);
  const month = await testShop.call(listSearchTerms, { token: owner.token, query: { days: '30' } });
  const quarter = await testShop.call(listSearchTerms, {
    token: owner.token,
    query: { days: '90' },
  });
  expect([month.body.totalCount, quarter.body.totalCount]).toEqual([4_998, 4_999]);
});

test('a database that does not answer costs a count, not a search', async () => {
  const warnings: unknown[] = [];
  const failing = openSearchedTerms({
    db: {
      getExecutor: () => {
        throw new Error('gone');
      },
    } as never,
    log: { warn: (problem: unknown) => warnings.push(problem) } as never,
  });
  failing.count('comet', 1);
  await failing.flush();
  expect(warnings).toHaveLength(1);
});

test('a page behind the last one still says how many there are', async () => {
  const found = { times: 1, results: 0 };
  await addSearchTerms(shop.db, [
    { term: 'zzvex', ...found },
    { term: 'zzvox', ...found },
  ]);
  const query = { isEmpty: 'true', page: '9' } as const;
  const { body } = await testShop.call(listSearchTerms, { token: owner.token, query });
  expect(body).toMatchObject({ data: [], totalCount: 2, totalPages: 1 });
});

test('an address may search 120 times a minute', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const ask = async (at: number) =>
    (await strict.call(listProducts, { body: { search: `rocket ${at}` } })).status;
  for (let asked = 0; asked < 120; asked += 1) expect(await ask(asked)).toBe(200);
  expect(await ask(120)).toBe(429);
  await strict.close();
});
