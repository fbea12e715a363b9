import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '#test/test-shop.ts';
import { listPendingMigrations, migrate, migrationNames } from './migrate.ts';
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
  const url = new URL(database.pool.options.connectionString ?? '');
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
