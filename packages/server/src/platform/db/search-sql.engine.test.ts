import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { containsText, containsWord } from './search-sql.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());
const db = () => testShop.shop.db;

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
  const column = sql`t.text`;
  const conditions = [
    containsWord(column, search, { isAlone: true }),
    containsWord(column, search, { isAlone: false }),
    containsText(column, search),
  ];
  const { rows } = await sql<{ found: boolean[] }>`
    select array[${sql.join(conditions)}] as found
    from (select ${customer}::text as text) as t`.execute(db());
  expect(rows[0]?.found).toEqual(conditions.map(() => expected));
});

test.each([
  ['Murugan', false, ['%mur%', '%murugan%']],
  ['முருகன்', false, ['%முர%', '%முருகன்%']],
  // With a slip it may begin like what nearly all rows have.
  ['chenai', true, ['%chenai%']],
  ['raj', false, ['%raj%']],
  // A capital at the end of a word may have another small letter.
  ['ΟΔΣΑΝ', false, ['%οδσ%', '%οδσαν%']],
  ['k', false, ['%k%']],
  ['9840012345', false, ['%9840012345%']],
  ['m_s@shop.test', false, ['%m\\_s@shop.test%']],
])('the index is asked for %s (alone: %s) by what tells most', (search, isAlone, patterns) => {
  const { parameters } = containsWord(sql`t.text`, search, { isAlone }).compile(db());
  expect(parameters).toEqual(patterns);
});

test.each([
  ['Murugan Subramanian', ['gan sub']] as const,
  ['urugan k subram', ['gan k', 'k sub']],
  ['முருகன் சுப்பிர', ['கன் சுப']],
  // The last number may go on, an initial may be the end of a longer word or its beginning.
  ['question 43'],
  ['k murugan', '%mur%'],
  ['Murugan k', '%mur%'],
  ['k s'],
  ['murugan'],
])('of the text %s an index is asked for %j', (search, ...asked) => {
  const { parameters } = containsText(sql`t.text`, search).compile(db());
  expect(parameters).toEqual([...asked, `%${search.toLowerCase()}%`]);
});

test('each part of a text is found by the pairs of words that it has', async () => {
  const text = ' k murugan  s\nbalan ஏ முருகன் 🎇🎇🎇🎇 43 ab abc abcd ';
  const letters = [...text];
  const parts = letters.flatMap((_, start) =>
    letters.slice(start).map((_last, end) => letters.slice(start, start + end + 1).join('')),
  );
  const { rows } = await sql<{ found: boolean[] }>`
    select array[${sql.join(parts.map((part) => containsText(sql`t.text`, part)))}] as found
    from (select ${text}::text as text) as t`.execute(db());
  expect(parts.filter((_, place) => !rows[0]?.found[place])).toEqual([]);
});
