import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, Queryable } from './open-database.ts';
import type { Tables } from './tables.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** An arbitrary advisory lock that nothing else on this database uses. */
const migrationLock = 7_202_611;
const lockEveryMs = 200;

/**
 * In whose queue for a table, behind a backup or a long transaction, everybody else stands as well: so a
 * migration leaves it after that time, and begins again a little later.
 */
const lockTimeout = "set local lock_timeout = '500ms'";
const againMs = 1_000;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html (lock_not_available) */
const lockNotAvailable = '55P03';

export const migrationNames: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Every table that a migration has made and none has dropped. */
export function listShopTables(): ReadonlySet<string> {
  const tables = new Set(['applied_migrations']);
  for (const name of migrationNames) {
    const script = readFileSync(new URL(name, folder), 'utf8');
    // In their order: a migration may drop a table and make it anew.
    for (const [, act, table = ''] of script.matchAll(/^(create|drop) table (\w+)/gm)) {
      if (act === 'create') tables.add(table);
      else tables.delete(table);
    }
  }
  return tables;
}

/**
 * The first line of a migration whose statements run one by one and are repeated when it was broken off:
 * `create index concurrently if not exists`, which no transaction takes.
 */
const stepwise = '-- without a transaction\n';

/**
 * Applies the missing migrations, each in its own transaction unless its first line says otherwise, and
 * returns their names.
 */
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
    await client.query('set statement_timeout = 0');
    await takeLock(client);
    return await applyPending(async (script) => {
      for (;;) {
        try {
          return [await client.query(script)].flat().at(-1)?.rows ?? [];
        } catch (error) {
          if ((error as { code?: string }).code !== lockNotAvailable) throw error;
          await wait(againMs);
        }
      }
    });
  } finally {
    await client.end();
  }
}

/**
 * Asks again and again: a statement that waits for the lock has a snapshot, for whose end building an
 * index concurrently would wait in turn.
 */
async function takeLock(client: pg.Client): Promise<void> {
  const tryLock = `select pg_try_advisory_lock(${migrationLock}) as taken`;
  while (!(await client.query<{ taken: boolean }>(tryLock)).rows[0]?.taken) await wait(lockEveryMs);
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
    const isDone = `insert into applied_migrations (name) values ('${name}')`;
    if (script.startsWith(stepwise)) await runStepwise(run, `${script};\n${isDone}`);
    else await run(`${lockTimeout};\n${script};\n${isDone}`);
  }
  return pending;
}

const builtIndex = /create (?:unique )?index concurrently if not exists (\w+)/;

async function runStepwise(run: RunScript, script: string): Promise<void> {
  const statements = script.replace(/--.*$/gm, '').split(';');
  for (const statement of statements.map((one) => one.trim()).filter(Boolean)) {
    const index = builtIndex.exec(statement)?.[1];
    // One that was broken off is there, but invalid: https://www.postgresql.org/docs/15/sql-createindex.html
    const invalid = index
      ? await run(
          `select from pg_index where indexrelid = to_regclass('${index}') and not indisvalid`,
        )
      : [];
    if (invalid.length > 0) await run(`drop index concurrently ${index}`);
    await run(statement);
  }
}

export async function listPendingMigrations(db: Queryable): Promise<string[]> {
  return without(await db.selectFrom('applied_migrations').select('name').execute());
}

function without(applied: readonly AppliedMigration[]): string[] {
  const names = new Set(applied.map(({ name }) => name));
  return migrationNames.filter((name) => !names.has(name));
}
