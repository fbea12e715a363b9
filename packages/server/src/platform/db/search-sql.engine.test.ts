import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { containsText } from './search-sql.ts';

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
  // With a letter more or fewer, or another one.
  ['murogan', false],
  ['subramanyan', false],
  ['ms@shop.test', false],
  ['9%5', false],
])('%s is a part of it: %s', async (search, expected) => {
  const { rows } = await sql<{ found: boolean }>`
    select ${containsText(sql`t.text`, search)} as found
    from (select ${customer}::text as text) as t`.execute(testShop.shop.db);
  expect(rows[0]?.found).toBe(expected);
});
