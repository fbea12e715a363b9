import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

test.each<[(string | null)[]]>([
  [[]],
  [['']],
  [['/uploads/a-1280.webp', 'b']],
  [['மத்தாப்பு', ' a ', 'a,b', '"', '\\', '{', '}', "'"]],
  [['NULL', 'null', 'ANNULLED', null]],
  [[null]],
])('a list of texts comes back as it was sent: %j', async (texts) => {
  const { rows } = await sql<{ texts: (string | null)[] }>`
    select ${texts}::text[] as texts`.execute(testShop.database.db);
  expect(rows).toEqual([{ texts }]);
});
