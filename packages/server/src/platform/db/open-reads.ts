import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Cache } from '#server/platform/cache/cache.ts';
import { isDatabaseUnavailable, onlyReads } from './database-errors.ts';
import { followReplica } from './follow-replica.ts';
import { type Db, openKysely } from './open-database.ts';

/** Reads that may come from a replica. They make no transaction and decide nothing. */
export type Reads = {
  /** For what is kept: knows every change that this process has heard of. */
  readonly kept: Db;
  /** For figures and exports: up to two seconds behind. */
  readonly lagging: Db;
  /** How far the replica is behind; undefined where there is none. */
  lagSeconds(): number | undefined;
};

/** All reads from the database itself. */
export const readPrimary = (db: Db): Reads => ({
  kept: db,
  lagging: db,
  lagSeconds: () => undefined,
});

type Sources = {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  readonly cache: Pick<Cache, 'changedAt'>;
  readonly log: Logger;
};

const longestLagMs = 2_000;

/** Reads from the replica as long as it is near enough and answers, otherwise from the primary. */
export function openReads({
  primary,
  replica,
  cache,
  log,
}: Sources): Reads & { close(): Promise<void> } {
  const following = followReplica({ primary, replica }, log);
  const isNear = () => following.lagMs() <= longestLagMs;
  return {
    // Otherwise what was dropped would be made again from what was before the change, and kept.
    kept: readFrom(() => isNear() && following.hasSeen(cache.changedAt)),
    lagging: readFrom(isNear),
    lagSeconds: () => following.lagMs() / 1_000,
    close: () => following.close(),
  };

  function readFrom(isReplicaFit: () => boolean): Db {
    const connect = async (): Promise<PostgresPoolClient> => {
      if (!isReplicaFit()) return primary.connect();
      try {
        return withPrimaryBehind(await replica.connect());
      } catch (error) {
        following.distrust(error);
        return primary.connect();
      }
    };
    const pool = { connect, end: async () => undefined, options: primary.options };
    return openKysely(new PostgresDialect({ pool }));
  }

  /** A connection whose statements are repeated on the primary when the replica fails. */
  function withPrimaryBehind(client: pg.PoolClient): PostgresPoolClient {
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        if (!isFaultOfReplica(error)) throw error;
        following.distrust(error);
        const instead = await primary.connect();
        try {
          return await instead.query(text, values);
        } finally {
          instead.release();
        }
      }
    };
    const release = (isBroken?: boolean) => client.release(isBroken);
    return { query: query as never, release };
  }
}

/** Not that of a statement that took too long, which would take as long on the primary, or that writes. */
function isFaultOfReplica(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  if (code === '57014' || code === onlyReads) return false;
  // https://www.postgresql.org/docs/current/hot-standby.html#HOT-STANDBY-CONFLICT
  return code === '40001' || isDatabaseUnavailable(error);
}
