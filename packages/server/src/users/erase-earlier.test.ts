import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { kept } from '#test/erasure/kept-columns.ts';
import { plantedPattern, plantPerson } from '#test/erasure/plant-person.ts';
import { findColumnsWith, listTextColumns } from '#test/erasure/text-columns.ts';
import { openTestShop } from '#test/test-shop.ts';

const testShop = await openTestShop({ TRUST_PROXY: '127.0.0.1' });
afterAll(() => testShop.close());

/** What the releases before did of what stays when an account is deleted. */
async function deleteAsBefore(db: Queryable, userId: string): Promise<void> {
  const nobody = sql`'{"name": "", "address_line": "", "mobile": ""}'::jsonb`;
  await sql`
    update messages set name = 'Deleted account', email = '', user_id = null where user_id = ${userId}`.execute(
    db,
  );
  await sql`
    update quote_changes set changes = (
      select jsonb_agg(case when change ->> 'field' in ('delivery', 'note', 'shopNote')
        then change || '{"before": null, "after": null}' else change end)
      from jsonb_array_elements(changes) as change)`.execute(db);
  await sql`
    update quotes set user_id = null, customer_name = '', customer_email = '', customer_phone = '',
      buyer_gstin = '', buyer_name = '', note = '', shop_note = '', delivery = delivery || ${nobody}`.execute(
    db,
  );
  await sql`update receipts set note = ''`.execute(db);
  await sql`
    update orders set user_id = null, customer_name = 'Deleted account', customer_email = '',
      customer_phone = '', buyer_gstin = null, buyer_name = null, delivery = delivery || ${nobody}`.execute(
    db,
  );
  await sql`update reviews set user_id = null`.execute(db);
  await sql`
    update users set name = 'Deleted account', email = id || '@deleted.invalid', phone = '',
      status_reason = '', deleted_at = now() where id = ${userId}`.execute(db);
}

test('what accounts that were deleted by the release before have left is erased when the shop is upgraded', async () => {
  const { db } = testShop.database;
  const { person } = await plantPerson(testShop);
  await db.deleteFrom('message_senders').execute();
  await db.deleteFrom('reports').execute();
  await db.deleteFrom('shipments').execute();
  await db.deleteFrom('price_rules').execute();
  await db.updateTable('order_lines').set({ price_reason: '' }).execute();
  await db
    .deleteFrom('audit_entries')
    .where('action', 'in', ['order.shipment', 'order.revise'])
    .execute();
  await db.deleteFrom('messages').where('user_id', 'is', null).execute();
  for (const table of ['addresses', 'sessions'] as const)
    await db.deleteFrom(table).where('user_id', '=', person.userId).execute();
  await deleteAsBefore(db, person.userId);
  const file = '0065-words-of-those-who-left.sql';
  await sql`delete from applied_migrations where name = ${file}`.execute(db);
  const columns = (await listTextColumns(db)).filter(({ table }) => table !== 'pgboss.job');
  const before = await findColumnsWith(db, columns, plantedPattern);
  expect(before.length).toBeGreaterThan(Object.keys(kept).length + 8);

  expect(await migrate(testShop.database)).toEqual([file]);
  const left = Object.keys(kept).filter((name) => name !== 'pgboss.job.data');
  expect(await findColumnsWith(db, columns, plantedPattern)).toEqual(left);
});
