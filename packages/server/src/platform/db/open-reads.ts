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
export const readPrimary = (db: Db, kept?: pg.Pool): Reads => ({
  kept: kept ? openKysely(new PostgresDialect({ pool: kept })) : db,
  lagging: db,
  lagSeconds: () => undefined,
});

/**
 * How many answers that are kept a process makes at once, over connections of their own. Searches take
 * turns: several that share the processors end late together, and each connection plans their large
 * statements anew. Carts and orders find the other connections free.
 */
export const keptAtOnce = 3;

/** Connections to a server for each kind of read. */
type ReadPools = { readonly kept: pg.Pool; readonly lagging: pg.Pool };

type Sources = {
  readonly primary: ReadPools;
  readonly replica: ReadPools;
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
  const following = followReplica({ primary: primary.lagging, replica: replica.lagging }, log);
  const isNear = () => following.lagMs() <= longestLagMs;
  return {
    // Otherwise what was dropped would be made again from what was before the change, and kept.
    kept: readFrom('kept', () => isNear() && following.hasSeen(cache.changedAt)),
    lagging: readFrom('lagging', isNear),
    lagSeconds: () => following.lagMs() / 1_000,
    close: () => following.close(),
  };

  function readFrom(kind: keyof ReadPools, isReplicaFit: () => boolean): Db {
    const behind = primary[kind];
    const connect = async (): Promise<PostgresPoolClient> => {
      if (!isReplicaFit()) return behind.connect();
      try {
        return withPrimaryBehind(await replica[kind].connect(), behind);
      } catch (error) {
        following.distrust(error);
        return behind.connect();
      }
    };
    const pool = { connect, end: async () => undefined, options: behind.options };
    return openKysely(new PostgresDialect({ pool }));
  }

  /** A connection whose statements are repeated on the primary when the replica fails. */
  function withPrimaryBehind(client: pg.PoolClient, behind: pg.Pool): PostgresPoolClient {
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        if (!isFaultOfReplica(error)) throw error;
        following.distrust(error);
        const instead = await behind.connect();
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
