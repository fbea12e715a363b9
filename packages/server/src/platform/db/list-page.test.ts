import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRead, explainStatements } from '#test/storage/rows-read.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { countedInStep, listPage } from './list-page.ts';
import { recentFirst } from './search-sql.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
  await sql`create table listed (id text, made_at timestamptz)`.execute(testShop.shop.db);
});
afterAll(() => testShop.close());

/** Rows of today, and of the year before. */
const fill = (recent: number, older: number) =>
  sql`
    with emptied as (delete from listed)
    insert into listed
    select n::text, case when n <= ${recent} then now() else now() - interval '1 year' end - n * interval '1 s'
    from generate_series(1, ${recent + older}) as n`.execute(testShop.shop.db);

const byTime = {
  from: sql`from listed where true`,
  order: sql`order by made_at desc`,
  columns: sql`page.id`,
  join: sql``,
};
const first = recentFirst('murugan subramanian', sql`made_at`);

const list = (page: number, isRecentFirst: boolean) =>
  listPage(testShop.shop.db, {
    ...byTime,
    paging: { page, limit: 20 },
    total: undefined,
    first: isRecentFirst ? first : undefined,
  });

test.each([
  [0, 0],
  [30, 0],
  [0, 30],
  [countedInStep - 1, 1],
  [countedInStep / 2, countedInStep],
  [countedInStep, 50],
  [2 * countedInStep, 50],
])('what comes first changes no page and no total: %i of %i', async (recent, older) => {
  await fill(recent, older);
  for (let page = 1; page <= (recent + older) / 20 + 2; page += 1) {
    const expected = await list(page, false);
    expect(expected.rows[0]?.id).toBe(
      page <= Math.ceil((recent + older) / 20) ? String(20 * page - 19) : undefined,
    );
    expect(await list(page, true)).toEqual(expected);
  }
});

test.each([
  [1, 49, { total: 49, isAtLeast: false }],
  [1, 50, { total: 50, isAtLeast: true }],
  [1, 149, { total: 50, isAtLeast: true }],
  [2, 149, { total: 50, isAtLeast: true }],
  [3, 149, { total: 100, isAtLeast: true }],
  [5, 149, { total: 149, isAtLeast: false }],
  [8, 149, { total: 149, isAtLeast: false }],
  [1_000_000, 10_050, { total: 10_000, isAtLeast: true }],
])('from page %i of %i matches as many are counted as it needs', async (page, matches, total) => {
  await fill(matches, 0);
  expect(await list(page, false)).toMatchObject(total);
  expect(await list(page, true)).toMatchObject(total);
});

test('no page of a search reaches further than ten thousand matches', async () => {
  await fill(6_000, 6_000);
  for (const isRecentFirst of [false, true]) {
    expect((await list(500, isRecentFirst)).rows).toHaveLength(20);
    expect(await list(501, isRecentFirst)).toEqual({ rows: [], total: 10_000, isAtLeast: true });
  }
});

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'the rest is asked for only when too few come first',
  async () => {
    const read = async () =>
      countRead(await explainStatements(testShop, () => list(1, true)), 'listed');
    await fill(countedInStep, 50);
    expect(await read()).toBe(countedInStep + 50);
    await fill(countedInStep - 1, 50);
    expect(await read()).toBe(2 * (countedInStep + 49));
  },
);

test('what comes first is of several words of letters', () => {
  for (const search of ['murugan k', 'முருகன் சுப்பிரமணியன்'])
    expect(recentFirst(search, sql`made_at`)).toBeDefined();
  for (const search of [undefined, '', 'murugan', 'murugan 9840012345', 'm_s@shop.test'])
    expect(recentFirst(search, sql`made_at`)).toBeUndefined();
});
