import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { contains } from './search-sql.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

const customer = 'mp-1 murugan subramanian 9840012345 m_s@shop.test முருகன் சுப்பிரமணியன் 100%';

test.each([
  ['murugan', true],
  ['URUGAN SUBRAM', true],
  ['subramanian', true],
  ['முருகன் சுப்பிர', true],
  ['9840012345', true],
  ['m_s@shop', true],
  ['100%', true],
  // Its parts stand there, but not in a row.
  ['mursub', false],
  ['murgan', false],
  ['murugansubramanian', false],
  ['subramani murugan', false],
  // With a slip, a letter more or fewer.
  ['murogan', false],
  ['subramanyan', false],
  ['ms@shop.test', false],
  ['9%5', false],
])('%s is a part of it, alone or not: %s', async (search, expected) => {
  for (const isAlone of [true, false]) {
    const found = sql<{ isFound: boolean }>`
      select ${contains(sql`t.text`, search, { isAlone })} as "isFound"
      from (select ${customer}::text as text) as t`;
    expect((await found.execute(testShop.shop.db)).rows).toEqual([{ isFound: expected }]);
  }
});

test.each([
  ['murugan subramanian', undefined, ['%mur%sub%', '%murugan subramanian%']],
  ['Murugan', false, ['%mur%', '%murugan%']],
  ['முருகன்', false, ['%முர%', '%முருகன்%']],
  // With a slip it may begin like what nearly all rows have.
  ['chenai', true, ['%chenai%']],
  ['raj', false, ['%raj%']],
  ['k r', undefined, ['%k r%']],
  // Their beginnings are in many rows, or too short for the index.
  ['question 43', undefined, ['%question 43%']],
  ['m_s@shop.test', false, ['%m\\_s@shop.test%']],
])('the index is asked for %s (alone: %s) by what tells most', (search, isAlone, patterns) => {
  const { parameters } = contains(sql`t.text`, search, { isAlone }).compile(testShop.shop.db);
  expect(parameters).toEqual(patterns);
});
