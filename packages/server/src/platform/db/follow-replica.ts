import type pg from 'pg';
import type { Logger } from 'pino';

const askEveryMs = 200;
/** Enough for twenty seconds; a replica that is further behind is not asked for more. */
const mostMarks = 100;

/**
 * `source` tells a replica of this server from any other one, and this database from others of the server,
 * such as the damaged one beside which a backup was restored. The position for new records stands
 * behind the header of a page, up to 40 bytes, that no replica has before there is a record after it.
 */
const source = `(select system_identifier || ' ' || current_database() from pg_control_system()) as source`;
const wherePrimaryIs = `
  select ${source},
    (case when written % current_setting('wal_block_size')::int = 0 and next - written <= 40
      then written else next end)::float8 as position
  from (values (pg_current_wal_insert_lsn() - '0/0', pg_current_wal_flush_lsn() - '0/0'))
    as at (next, written)`;
const whereReplicaIs = `
  select ${source},
    case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as position`;

type Answer = { source: string; position: number | null };

/**
 * How far a streaming replica is. The primary is asked for its position in the log, and when the replica
 * has replayed it, everything committed until the moment of the question can be read from the replica.
 * The time of the last replayed transaction would say that the replica of an idle shop is behind.
 */
export function followReplica(
  { primary, replica }: Record<'primary' | 'replica', pg.Pool>,
  log: Logger,
) {
  let marks: { at: number; position: number }[] = [];
  let seenUntil = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let isAnswering = true;

  async function ask(): Promise<void> {
    const at = performance.now();
    const ahead = await readPosition(primary, wherePrimaryIs);
    if (ahead.position === null) throw new Error('the primary has no position');
    if (marks.length < mostMarks) marks.push({ at, position: ahead.position });
    const behind = await readPosition(replica, whereReplicaIs);
    const { position } = behind;
    if (position === null || behind.source !== ahead.source)
      throw new Error('DATABASE_REPLICA_URL leads to no streaming replica of DATABASE_URL');
    seenUntil = marks.findLast((mark) => mark.position <= position)?.at ?? seenUntil;
    marks = marks.filter((mark) => mark.at > seenUntil);
    if (!isAnswering) log.info('replica: answers again');
    isAnswering = true;
  }

  function distrust(error: unknown): void {
    seenUntil = Number.NEGATIVE_INFINITY;
    marks = [];
    if (isAnswering) log.warn({ err: error }, 'replica: the primary is read instead');
    isAnswering = false;
  }

  const timer = setInterval(() => {
    asking ??= ask()
      .catch(distrust)
      .finally(() => {
        asking = undefined;
      });
  }, askEveryMs).unref();

  return {
    lagMs: () => performance.now() - seenUntil,
    /** Whether it can read what was committed by then, on the clock of `performance.now()`. */
    hasSeen: (moment: number) => seenUntil >= moment,
    /** After a fault it is not read before it has answered again. */
    distrust,
    async close() {
      clearInterval(timer);
      await asking;
    },
  };
}

async function readPosition(pool: pg.Pool, statement: string): Promise<Answer> {
  const { rows } = await pool.query<Answer>(statement);
  if (!rows[0]) throw new Error('no answer');
  return rows[0];
}
