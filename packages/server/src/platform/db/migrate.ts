import { readdirSync, readFileSync } from 'node:fs';
import type { Selectable } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, Queryable } from './open-database.ts';
import type { Tables } from './tables.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** An arbitrary advisory lock that nothing else on this database uses. */
const migrationLock = 7_202_611;

export const migrationNames: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Every table that a migration has made. */
export const shopTables: ReadonlySet<string> = new Set([
  'applied_migrations',
  ...migrationNames.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^create table (\w+)/gim)].flatMap(
      ([, table]) => table ?? [],
    ),
  ),
]);

/** Applies the missing migrations, each in its own transaction, and returns their names. */
export function migrate(database: OpenDatabase): Promise<string[]> {
  return database.engine === 'pglite'
    ? applyPending(async (script) => (await database.pglite.exec(script)).at(-1)?.rows ?? [])
    : migrateServer(database.direct);
}

/**
 * Uses its own connection without the pool's timeouts, since building an index on a large table and
 * waiting for another migrating process take long. The lock ends with the connection.
 */
async function migrateServer(settings: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client({ ...settings, query_timeout: 0 });
  // Without a listener, 'error' crashes the process; the running statement rejects anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; select pg_advisory_lock(${migrationLock})`);
    return await applyPending(
      async (script) => [await client.query(script)].flat().at(-1)?.rows ?? [],
    );
  } finally {
    await client.end();
  }
}

type AppliedMigration = Pick<Selectable<Tables['applied_migrations']>, 'name'>;

/** Runs one or more statements, as one transaction, and returns the rows of the last one. */
type RunScript = (script: string) => Promise<unknown[]>;

async function applyPending(run: RunScript): Promise<string[]> {
  const applied = (await run(`
    create table if not exists applied_migrations (
      name text constraint applied_migrations_pkey primary key, at timestamptz not null default now());
    select name from applied_migrations`)) as AppliedMigration[];
  const pending = without(applied);
  for (const name of pending) {
    const script = readFileSync(new URL(name, folder), 'utf8');
    await run(`${script};\ninsert into applied_migrations (name) values ('${name}')`);
  }
  return pending;
}

export async function listPendingMigrations(db: Queryable): Promise<string[]> {
  return without(await db.selectFrom('applied_migrations').select('name').execute());
}

function without(applied: readonly AppliedMigration[]): string[] {
  const names = new Set(applied.map(({ name }) => name));
  return migrationNames.filter((name) => !names.has(name));
}
