import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '#test/test-shop.ts';
import { insertAuditEntry } from './audit-queries.ts';
import { listPendingMigrations, migrate, migrationNames } from './migrate.ts';
import { newId } from './new-id.ts';
import { openServerDatabase } from './open-database.ts';

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
  await sql.raw(`create database ${name}`).execute(database.db);
  const own = Object.assign(new URL(url), { pathname: name }).href;
  const processes = Array.from({ length: 4 }, () =>
    openServerDatabase(own, { poolSize: 2, onError: () => undefined }),
  );
  const applied = await Promise.all(processes.map(migrate));
  expect(applied.filter((names) => names.length > 0)).toEqual([migrationNames]);
  for (const each of processes) await each.close();
  await sql.raw(`drop database ${name} with (force)`).execute(database.db);
  await close();
});

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
