import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { administer } from '#test/storage/administer.ts';
import { openTestShop } from '#test/test-shop.ts';
import { insertAuditEntry } from './audit-queries.ts';
import { listPendingMigrations, migrate, migrationNames } from './migrate.ts';
import { newId } from './new-id.ts';
import { openServerDatabase, type ServerDatabase } from './open-database.ts';

test('an up-to-date database stays as it is; a migration that fails is undone', async () => {
  const { database, close } = await openTestShop();
  expect(await migrate(database)).toEqual([]);
  expect(await listPendingMigrations(database.db)).toEqual([]);
  await sql`delete from applied_migrations`.execute(database.db);
  await expect(migrate(database)).rejects.toThrow('already exists');
  expect(await listPendingMigrations(database.db)).toEqual(migrationNames);
  await sql`insert into applied_migrations (name) select unnest(${migrationNames}::text[])`.execute(
    database.db,
  );
  await close();
});

test('of processes that open an empty database simultaneously, one migrates it', async () => {
  const { database, close } = await openTestShop();
  // Only one process can open the embedded database.
  if (database.engine === 'pglite') return close();
  const url = new URL(database.direct.connectionString ?? '');
  const name = `${url.pathname.slice(1)}_empty`;
  await administer(`create database ${name}`);
  const own = Object.assign(new URL(url), { pathname: name }).href;
  const processes = Array.from({ length: 4 }, () =>
    openServerDatabase(own, { poolSize: 2, onError: () => undefined }),
  );
  const applied = await Promise.all(processes.map(migrate));
  expect(applied.filter((names) => names.length > 0)).toEqual([migrationNames]);
  for (const each of processes) await each.close();
  await administer(`drop database ${name} with (force)`);
  await close();
});

test('a migration that waits for a long transaction lets others read its table meanwhile', async () => {
  const { database, close } = await openTestShop();
  if (database.engine === 'pglite') return close();
  const { db } = database;
  const name = '0045-shop-note.sql';
  await sql`alter table quotes drop column shop_note`.execute(db);
  await sql`delete from applied_migrations where name = ${name}`.execute(db);
  const waiting = sql`select from pg_stat_activity where datname = current_database()
    and query like '%add column shop_note%' and wait_event_type = 'Lock'`;
  const migrated = await db.transaction().execute(async (tx) => {
    // As `pg_dump` holds each table until it has ended.
    await sql`lock table quotes in access share mode`.execute(tx);
    const migrating = migrate(database);
    // Whoever comes while it waits, waits behind it.
    for (let read = 0; read < 3; read += 1) {
      await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toHaveLength(1), {
        timeout: 10_000,
        interval: 10,
      });
      await sql`select from quotes limit 1`.execute(db);
    }
    return { migrating };
  });
  expect(await migrated.migrating).toEqual([name]);
  await close();
});

const stepwise = '0046-indexes-of-the-clean-up.sql';

test('indexes are built while others write; broken off, it is begun again and leaves no invalid one', async () => {
  const { database, close } = await openTestShop();
  const { db } = database;
  const listIndexes = async () =>
    (
      await sql<{ name: string; isValid: boolean }>`
        select indexrelid::regclass::text as name, indisvalid as "isValid" from pg_index
        where indexrelid in (to_regclass('sessions_revoked_idx'), to_regclass('users_avatar_idx'))
        order by name`.execute(db)
    ).rows;
  const whole = await listIndexes();
  expect(whole.map(({ isValid }) => isValid)).toEqual([true, true]);
  await sql`drop index message_senders_sent_idx, users_avatar_idx`.execute(db);
  await sql`delete from applied_migrations where name = ${stepwise}`.execute(db);
  if (database.engine === 'postgres') await breakOff(database);
  expect(await migrate(database)).toEqual([stepwise]);
  expect(await listIndexes()).toEqual(whole);
  await close();
});

/** Ends the migrating connection while it waits for a transaction that has written to the users. */
async function breakOff(database: ServerDatabase): Promise<void> {
  const { db } = database;
  const touch = sql`update users set name = name`;
  await db.transaction().execute(async (tx) => {
    await touch.execute(tx);
    await sql`lock table users in row exclusive mode`.execute(tx);
    const broken = expect(migrate(database)).rejects.toThrow('terminating connection');
    const building = sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database()
        and query like 'create index concurrently%users_avatar_idx%' and wait_event_type = 'Lock'`;
    const pid = await vi.waitFor(
      async () => {
        const [found] = (await building.execute(db)).rows;
        if (!found) throw new Error('it does not wait yet');
        return found.pid;
      },
      { timeout: 10_000 },
    );
    // Another one writes meanwhile.
    await touch.execute(db);
    await sql`select pg_terminate_backend(${pid})`.execute(db);
    await broken;
  });
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index
    where indexrelid = to_regclass('users_avatar_idx')`.execute(db);
  expect(rows).toEqual([{ isValid: false }]);
  expect(await listPendingMigrations(db)).toEqual([stepwise]);
}

test('audit entries from before lose the addresses of senders and recipients', async () => {
  const { database, close } = await openTestShop();
  const { db } = database;
  const entry = { actorId: newId(), subjectId: newId() };
  const person = { email: 'gone@mail.test', subject: 'Rockets' };
  await insertAuditEntry(db, {
    ...entry,
    action: 'message.delete',
    subjectKind: 'message',
    before: { id: entry.subjectId, status: 'read', ...person },
  });
  await insertAuditEntry(db, {
    ...entry,
    action: 'mail.resend',
    subjectKind: 'mail',
    after: { to: person.email, subject: 'Order received' },
  });
  const name = '0014-audit-without-addresses.sql';
  await sql`delete from applied_migrations where name = ${name}`.execute(db);
  expect(await migrate(database)).toEqual([name]);
  const rows = await db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { before: { id: entry.subjectId, status: 'read' }, after: null },
    { before: null, after: { subject: 'Order received' } },
  ]);
  await close();
});
