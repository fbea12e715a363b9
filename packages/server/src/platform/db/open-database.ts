import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import {
  type Dialect,
  Kysely,
  PGliteDialect,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { closeToOthers, makeOwnFolder } from '#server/platform/files/own-folder.ts';
import { isTracing } from '#server/platform/log/traces.ts';
import { onlyReads } from './database-errors.ts';
import { prepared } from './prepared-statements.ts';
import type { Tables } from './tables.ts';
import { traceStatement } from './trace-statement.ts';

export type Db = Kysely<Tables>;
/** A connection inside a transaction. */
export type Tx = Transaction<Tables>;
export type Queryable = Db | Tx;

/** The longest a statement may run, so that no request waits for a lost lock. */
const statementTimeoutMs = 2_500;
/** How long a caller waits for a connection, also for a free one of the pool. */
export const usualConnectTimeoutMs = 2_500;
/** For a server that does not answer: a little longer than its own timeout. */
const silenceTimeoutMs = 2_700;

/** The threshold of the operator `<%`: https://www.postgresql.org/docs/current/pgtrgm.html */
const wordSimilarity = 0.4;

/** bigint columns hold counts and paise far below 2^53: read as numbers on both engines. */
const toSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
};
pg.types.setTypeParser(pg.types.builtins.INT8, toSafeInteger);

/** The type `text[]`, whose items are quoted where they have to be: the driver reads each letter. */
const textArray = 1009 as Parameters<typeof pg.types.getTypeParser>[0];
const parseQuoted: (text: string) => string[] = pg.types.getTypeParser(textArray);
const parseTexts = (text: string): string[] => {
  const items = text.slice(1, -1);
  if (/["{]|NULL/.test(items)) return parseQuoted(text);
  return items === '' ? [] : items.split(',');
};
pg.types.setTypeParser(textArray, parseTexts);

export type EmbeddedDatabase = {
  readonly engine: 'pglite';
  readonly db: Db;
  readonly pglite: PGlite;
  close(): Promise<void>;
};

export type ServerDatabase = {
  readonly engine: 'postgres';
  readonly db: Db;
  readonly pool: pg.Pool;
  /** The server itself, also where the pool's connections come from a pooler. */
  readonly direct: pg.ClientConfig;
  close(): Promise<void>;
};

export type OpenDatabase = EmbeddedDatabase | ServerDatabase;

type EmbeddedSource = { dataDir?: string; dump?: Blob };

/** Opens the embedded database: in a folder, or in memory when no folder is given. */
export async function openEmbeddedDatabase(source: EmbeddedSource): Promise<EmbeddedDatabase> {
  if (source.dataDir) makeOwnFolder(source.dataDir);
  // Loaded only here, since a shop on a PostgreSQL server does not need it.
  const { PGlite, types } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const pglite = await PGlite.create({
    dataDir: source.dataDir ? join(source.dataDir, 'pgdata') : 'memory://',
    loadDataDir: source.dump,
    extensions: { pg_trgm },
    parsers: { [types.INT8]: toSafeInteger },
  });
  // PGlite makes its files readable and writable for everybody, whatever the process's mask is.
  if (source.dataDir) closeToOthers(join(source.dataDir, 'pgdata'));
  const settings = Object.entries({ ...answerSettings, ...planSettings });
  await pglite.exec(settings.map(([name, value]) => `set ${name} = '${value}';`).join(' '));
  const db = openKysely(new PGliteDialect({ pglite }));
  return {
    engine: 'pglite',
    db,
    pglite,
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

/** Settings of every session on both engines; answers depend on them. */
const answerSettings = {
  timezone: 'UTC',
  'pg_trgm.word_similarity_threshold': String(wordSimilarity),
} as const;

/** Settings that every session with a server must have. */
export const sessionSettings = {
  ...answerSettings,
  statement_timeout: `${statementTimeoutMs}ms`,
  idle_in_transaction_session_timeout: '15s',
} as const;

/**
 * Of every session as well: how statements are planned. They run for milliseconds, and to compile one
 * takes longer. What the shop reads is in memory or on a disk that is read anywhere alike: unless told,
 * PostgreSQL reads a whole table where an index that has all columns is a third of it.
 * https://www.postgresql.org/docs/current/runtime-config-query.html#GUC-RANDOM-PAGE-COST
 */
export const planSettings = { jit: 'off', random_page_cost: '1.1' } as const;

/**
 * Whether the session got its settings when it began and not from its role, so that no pooler is
 * between.
 */
export const directSession = { 'mathappu.direct': 'yes' } as const;

const sessionOptions = Object.entries({
  ...sessionSettings,
  ...planSettings,
  ...directSession,
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

const withoutTimeouts = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

type ServerOptions = {
  readonly poolSize?: number;
  /** The address of the server itself where the other one is that of a pooler in transaction mode. */
  readonly directUrl?: string | undefined;
  /** For commands, whose statements take as long as they take. */
  readonly isPatient?: boolean;
  /** `usualConnectTimeoutMs` unless said. */
  readonly connectTimeoutMs?: number;
  readonly onError: (error: Error) => void;
};

export function openServerDatabase(
  databaseUrl: string,
  { poolSize = 10, directUrl, isPatient = false, connectTimeoutMs, onError }: ServerOptions,
): ServerDatabase {
  const isPooled = directUrl !== undefined;
  const direct = connectionOptions(directUrl ?? databaseUrl, { isPatient });
  const pool = openPool(databaseUrl, { poolSize, isPooled, isPatient, connectTimeoutMs, onError });
  const db = openKysely(new PostgresDialect({ pool: poolOfKysely(pool, { isPooled }) }));
  return { engine: 'postgres', db, pool, direct, close: () => db.destroy() };
}

const connectionOptions = (
  connectionString: string,
  { isPatient = false, isPooled = false, connectTimeoutMs = usualConnectTimeoutMs },
) => ({
  connectionString,
  connectionTimeoutMillis: connectTimeoutMs,
  query_timeout: isPatient ? 0 : silenceTimeoutMs,
  // A pooler hands on neither settings of a session nor prepared statements.
  options: isPooled
    ? undefined
    : isPatient
      ? `${sessionOptions} ${withoutTimeouts}`
      : sessionOptions,
});

type PoolOptions = Pick<ServerOptions, 'isPatient' | 'connectTimeoutMs' | 'onError'> & {
  readonly poolSize: number;
  /** The address is that of a pooler in transaction mode. */
  readonly isPooled: boolean;
};

export function openPool(
  connectionString: string,
  { poolSize, onError, ...manner }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({ ...connectionOptions(connectionString, manner), max: poolSize });
  // Idle connections that break emit 'error' on the pool, which replaces them.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // Without a listener, 'error' on a checked-out client crashes the process; its query rejects anyway:
    // https://node-postgres.com/apis/client#error
    client.on('error', () => undefined);
  });
  return pool;
}

const openKysely = (dialect: Dialect): Db =>
  new Kysely<Tables>({ dialect, ...(isTracing() && { log: traceStatement }) });

/** The pool as Kysely asks it. A pooler hands on no prepared statements. */
const poolOfKysely = (
  pool: pg.Pool,
  { isPooled }: Pick<PoolOptions, 'isPooled'>,
): PostgresPool => ({
  connect: async () => reserve(await pool.connect(), isPooled),
  end: () => pool.end(),
  options: pool.options,
});

/**
 * A connection until it is given back. The pool closes it at once after a statement that timed out, or
 * whose server takes no changes any more: later callers would fare no better, and a new connection leads
 * to where the address leads by then.
 */
function reserve(client: pg.PoolClient, isPooled: boolean): PostgresPoolClient {
  let isReleased = false;
  function release(mustClose?: boolean): void {
    if (isReleased) return;
    isReleased = true;
    client.release(mustClose);
  }
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(isPooled ? { text, values: [...values] } : prepared(text, values));
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      if (message === 'Query read timeout' || code === onlyReads) release(true);
      throw error;
    }
  };
  // Kysely's other form of `query` reads by a cursor class, which `PostgresDialect` is not given here.
  return { query: query as unknown as PostgresPoolClient['query'], release };
}
