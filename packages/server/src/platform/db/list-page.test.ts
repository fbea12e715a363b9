import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { listPage } from './list-page.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
  await sql`create table listed (id text, place integer)`.execute(testShop.shop.db);
  await sql`insert into listed select n::text, n from generate_series(1, 45) as n`.execute(
    testShop.shop.db,
  );
});
afterAll(() => testShop.close());

const list = async (page: number, atLeast = 1) => {
  const { rows, total } = await listPage<{ id: string }>(testShop.shop.db, {
    from: sql`from listed where place >= ${atLeast}`,
    order: sql`order by place desc`,
    paging: { page, limit: 20 },
    columns: sql`page.id`,
    join: sql``,
  });
  return [rows[0]?.id, rows.length, total];
};

test('each page has its rows and the number of all', async () => {
  expect(await list(1)).toEqual(['45', 20, 45]);
  expect(await list(3)).toEqual(['5', 5, 45]);
  expect(await list(4)).toEqual([undefined, 0, 45]);
  expect(await list(1_000_000)).toEqual([undefined, 0, 45]);
  expect(await list(1, 44)).toEqual(['45', 2, 2]);
  expect(await list(1, 99)).toEqual([undefined, 0, 0]);
});
