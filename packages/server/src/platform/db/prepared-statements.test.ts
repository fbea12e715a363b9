import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '#test/test-shop.ts';
import { newId } from './new-id.ts';

test('a statement of all columns, as in the export of personal data, goes on when a column is added', async () => {
  const testShop = await openTestShop();
  const userId = newId();
  await testShop.shop.db.connection().execute(async (db) => {
    const read = () =>
      db.selectFrom('addresses').selectAll().where('user_id', '=', userId).execute();
    expect(await read()).toEqual([]);
    await sql`alter table addresses add column added_later text`.execute(db);
    expect(await read()).toEqual([]);
  });
  await testShop.close();
});
