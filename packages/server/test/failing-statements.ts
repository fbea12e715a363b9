import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PGliteDialect,
  PostgresDialect,
} from 'kysely';
import type { Db, OpenDatabase } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/**
 * How a statement fails: its connection breaks before the server has it, or before its answer
 * comes back; or the server breaks a deadlock with it.
 */
export const failures = ['not sent', 'no answer', 'deadlock'] as const;
export type Failure = (typeof failures)[number];

export type FailingStatements = {
  /** The same database, for `openTestShop`. */
  open(database: OpenDatabase): Db;
  /** Runs an act whose n-th statement fails, counting `begin` and `commit`; returns how many were sent. */
  during(nth: number, failure: Failure, act: () => Promise<unknown>): Promise<number>;
};

/** A database whose driver fails statements on demand. */
export function failingStatements(): FailingStatements {
  let sent = 0;
  let planned: { nth: number; failure: Failure } | undefined;
  const send: Send = async (statement) => {
    sent += 1;
    const failure = planned?.nth === sent ? planned.failure : undefined;
    if (failure === 'not sent') throw lostConnection();
    if (failure === 'deadlock') throw deadlock();
    const answer = await statement();
    if (failure) throw lostConnection();
    return answer;
  };
  return {
    open: (database) => {
      const dialect = dialectOf(database);
      return new Kysely<Tables>({
        dialect: {
          createDriver: () => watch(dialect.createDriver(), send),
          createQueryCompiler: () => dialect.createQueryCompiler(),
          createAdapter: () => dialect.createAdapter(),
          createIntrospector: (db) => dialect.createIntrospector(db),
        },
      });
    },
    async during(nth, failure, act) {
      sent = 0;
      planned = { nth, failure };
      await act();
      planned = undefined;
      return sent;
    },
  };
}

type Send = <T>(statement: () => Promise<T>) => Promise<T>;

const lostConnection = () => new Error('Connection terminated unexpectedly');
const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

const dialectOf = (database: OpenDatabase): Dialect =>
  database.engine === 'pglite'
    ? new PGliteDialect({ pglite: database.pglite })
    : new PostgresDialect({ pool: database.pool });

function watch(driver: Driver, send: Send): Driver {
  const inner = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const innerOf = (connection: DatabaseConnection) => inner.get(connection) ?? connection;
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options);
      const watched: DatabaseConnection = {
        executeQuery: (query) => send(() => connection.executeQuery(query)),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
      inner.set(watched, connection);
      return watched;
    },
    async beginTransaction(connection, settings) {
      const own = innerOf(connection);
      let hasBegun = false;
      const begin = async () => {
        await driver.beginTransaction(own, settings);
        hasBegun = true;
      };
      await send(begin).catch(async (error: unknown) => {
        // A transaction ends with its connection.
        if (hasBegun) await driver.rollbackTransaction(own);
        throw error;
      });
    },
    commitTransaction: (connection) => send(() => driver.commitTransaction(innerOf(connection))),
    rollbackTransaction: (connection) => driver.rollbackTransaction(innerOf(connection)),
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    destroy: () => Promise.resolve(),
  };
}
