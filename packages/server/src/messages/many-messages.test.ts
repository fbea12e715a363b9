import { listMessages } from '@mathappu/contract/messages';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { admin } from '#test/people.ts';
import { openTestShop } from '#test/test-shop.ts';

test('of a search at most 200 matches are counted, of the list all', async () => {
  const testShop = await openTestShop();
  const { token } = await admin(testShop);
  await sql`
    insert into messages (id, name, email, subject, message)
    select gen_random_uuid(), 'Kavitha', 'k@mail.test', 'Parcel', 'Parcel ' || n
    from generate_series(1, 201) as n`.execute(testShop.shop.db);
  const totalOf = async (query: { search?: string }) =>
    (await testShop.call(listMessages, { query, token })).body.pagination.total;
  expect(await totalOf({ search: 'parcel' })).toBe(200);
  expect(await totalOf({})).toBe(201);
  await testShop.close();
});
