import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { QueryConfig } from 'pg';
import type { OpenDatabase, Queryable } from './open-database.ts';

/** Building an index on a large table takes its time; no request waits for it. */
const migrationTimeoutMs = 30 * 60_000;
const folder = new URL('../../../migrations/', import.meta.url);

export const migrationNames: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Applies the migrations that are missing, each in a transaction of its own; returns their names. */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  await runScript(
    database,
    `create table if not exists applied_migrations (
       name text constraint applied_migrations_pkey primary key, at timestamptz not null default now())`,
  );
  const pending = await listPendingMigrations(database.db);
  for (const name of pending) {
    // Statements sent together are one transaction. The lock makes two servers that start at once
    // wait for each other; the insert then fails in the second one, which undoes its repetition.
    await runScript(
      database,
      `set local statement_timeout = 0;
       select pg_advisory_xact_lock(7202611);
       ${readFileSync(new URL(name, folder), 'utf8')};
       insert into applied_migrations (name) values ('${name}')`,
    ).catch(async (error: unknown) => {
      if ((await listPendingMigrations(database.db)).includes(name)) throw error;
    });
  }
  return pending;
}

export async function listPendingMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from applied_migrations`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  return migrationNames.filter((name) => !applied.has(name));
}

async function runScript(database: OpenDatabase, script: string): Promise<void> {
  if (database.engine === 'pglite') await database.pglite.exec(script);
  else
    await database.pool.query({ text: script, query_timeout: migrationTimeoutMs } as QueryConfig);
}
