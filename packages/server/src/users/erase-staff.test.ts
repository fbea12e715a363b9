import { listAuditEntries } from '@mathappu/contract/admin/audit';
import { listProducts } from '@mathappu/contract/catalogue';
import { deleteMyAccount } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantPerson } from '#test/erasure/plant-person.ts';
import { findColumnsWith, listTextColumns } from '#test/erasure/text-columns.ts';
import { findViolations } from '#test/invariants.ts';
import { admin, type Person } from '#test/people.ts';
import { keyOf } from '#test/staff.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const pattern = 'leaving (owner|key)|leaving@mail\\.test|203\\.0\\.113\\.9';

let testShop: TestShop;
let leaver: Person;
let other: Person;
const find = async () => {
  const { db } = testShop.database;
  return findColumnsWith(db, await listTextColumns(db), pattern);
};

beforeAll(async () => {
  testShop = await openTestShop({ TRUST_PROXY: '127.0.0.1' });
  other = await admin(testShop, { name: 'Priya' });
  const staff = { name: 'Leaving Owner', email: 'leaving@mail.test' };
  leaver = (await plantPerson(testShop, staff)).owner;
  const key = await keyOf(testShop, leaver, ['read_orders'], 'Leaving key');
  // A helper's name that is typed into a card of somebody else's order.
  const typed = { packedBy: 'leaving owner', checkedBy: 'Leaving Owner' };
  const { db } = testShop.shop;
  await sql`update shipments set packed_by = ${typed.packedBy}, checked_by = ${typed.checkedBy}`.execute(
    db,
  );
  await sql`update audit_entries set after = after || ${JSON.stringify(typed)}::jsonb
    where action = 'order.shipment'`.execute(db);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await testShop.call(listProducts, { token: key.token, headers });
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

test('the name of who works here stands where they did something, and is gone with their account', async () => {
  const before = await find();
  for (const column of [
    ...['api_keys.name', 'order_status_changes.actor_name', 'quote_changes.actor_name'],
    ...['audit_entries.after', 'shipments.packed_by', 'shipments.checked_by'],
    ...['shipments.updated_by_name', 'staff.email', 'staff.name', 'users.email', 'users.name'],
  ]) {
    expect(before).toContain(column);
  }
  const body = { password: leaver.password };
  expect((await testShop.call(deleteMyAccount, { body, token: leaver.token })).status).toBe(200);
  // The mail that says so.
  expect(await find()).toEqual(['pgboss.job.data']);

  const { db } = testShop.shop;
  for (const table of ['order_status_changes', 'quote_changes'] as const) {
    const { rows } = await sql<{ name: string }>`
      select distinct actor_name as name from ${sql.table(table)} where actor_id = ${leaver.userId}`.execute(
      db,
    );
    expect(rows, table).toEqual([{ name: 'Former staff' }]);
  }
  const { body: trail } = await testShop.call(listAuditEntries, {
    query: { by: leaver.userId },
    token: other.token,
  });
  expect(new Set(trail.data.map(({ by }) => by.name))).toEqual(new Set(['Former staff']));
});
