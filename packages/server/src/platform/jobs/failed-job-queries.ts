import { type RawBuilder, sql } from 'kysely';
import { repeatWhileFull } from '#server/platform/db/delete-in-batches.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { JobData, JobName } from './job-queue.ts';

/**
 * Jobs of some queues as the source of a query. pg-boss finds jobs by id and data only, neither by
 * state nor in pages, so its table is read and cleaned directly, in this file only.
 * https://pgboss.io
 */
export const jobsIn = (
  queues: readonly JobName[],
  state: 'retry' | 'failed',
): RawBuilder<unknown> =>
  sql`(select id, name, data, output, started_on, completed_on from pgboss.job
    where name in (${sql.join([...queues])}) and state = ${state}) as job`;

/** Failed jobs of all queues but some, as the source of a query. */
export const otherFailedJobs = (queues: readonly JobName[]): RawBuilder<unknown> =>
  sql`(select id, name, output, completed_on from pgboss.job
    where name not in (${sql.join([...queues])}) and state = 'failed') as job`;

/** The error of a job that failed; pg-boss itself writes it for jobs that timed out. */
const problem = sql`coalesce(output ->> 'message', output -> 'value' ->> 'message', '')`;

const batchSize = 1_000;

type FailedJob<N extends JobName> = {
  id: string;
  queue: N;
  data: JobData[N];
  problem: string;
  failed_at: Date;
};

/** The newest hundred of the jobs that failed after their last retry. */
export async function listFailedJobs<N extends JobName>(
  db: Queryable,
  queues: readonly N[],
): Promise<FailedJob<N>[]> {
  const { rows } = await sql<FailedJob<N>>`
    select id, name as queue, data, ${problem} as problem, completed_on as failed_at
    from ${jobsIn(queues, 'failed')} order by completed_on desc limit 100`.execute(db);
  return rows;
}

type OtherFailedJob<N extends JobName> = Omit<FailedJob<Exclude<JobName, N>>, 'data'>;

/** The newest hundred that failed, of all queues but some. */
export async function listOtherFailedJobs<N extends JobName>(
  db: Queryable,
  queues: readonly N[],
): Promise<OtherFailedJob<N>[]> {
  const { rows } = await sql<OtherFailedJob<N>>`
    select id, name as queue, ${problem} as problem, completed_on as failed_at
    from ${otherFailedJobs(queues)} order by completed_on desc limit 100`.execute(db);
  return rows;
}

export async function countOtherFailedJobs(
  db: Queryable,
  queues: readonly JobName[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${otherFailedJobs(queues)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The queue of a failed job, which is locked until the transaction ends. */
export async function lockFailedJob(tx: Tx, id: string): Promise<JobName | undefined> {
  const { rows } = await sql<{ queue: JobName }>`
    select name as queue from pgboss.job
    where id = ${id}::uuid and state = 'failed' for update`.execute(tx);
  return rows[0]?.queue;
}

export async function deleteFailedJob(tx: Tx, queue: JobName, id: string): Promise<void> {
  await sql`
    delete from pgboss.job where name = ${queue} and id = ${id}::uuid and state = 'failed'`.execute(
    tx,
  );
}

type QueueFigures = {
  queue: string;
  /** Jobs that have not begun, or wait to be tried again. */
  waiting: number;
  active: number;
  failed: number;
  /** Since the oldest of those that wait was enqueued, however often it was tried. */
  waitingSeconds: number;
  /** How long the first of those that are due has been so. */
  lateSeconds: number;
};

/** Counts the waiting and the failed jobs of each queue that has any. */
export async function listQueueFigures(db: Queryable): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select name as queue, count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(created_on) filter
        (where state in ('created', 'retry'))), 0)::float8 as "waitingSeconds",
      coalesce(extract(epoch from now() - min(start_after) filter
        (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as "lateSeconds"
    from pgboss.job where state in ('created', 'retry', 'active', 'failed')
    group by name order by name`.execute(db);
  return rows;
}

type LockedJob<N extends JobName> = { id: string; queue: N; data: JobData[N] };

/** Locks all failed jobs, or the given one, so that nobody else enqueues them again. */
export async function lockFailedJobs<N extends JobName>(
  tx: Tx,
  queues: readonly N[],
  id?: string,
): Promise<LockedJob<N>[]> {
  const { rows } = await sql<LockedJob<N>>`
    select id, name as queue, data from pgboss.job
    where name in (${sql.join([...queues])}) and state = 'failed'
      ${id ? sql`and id = ${id}::uuid` : sql``}
    order by id for update`.execute(tx);
  return rows;
}

export async function countFailedJobs(db: Queryable, queues: readonly JobName[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${jobsIn(queues, 'failed')}`.execute(db);
  return rows[0]?.count ?? 0;
}

type WaitingJobs = { count: number; problem: string };

/** How many jobs wait for their next attempt, and why the latest attempt failed. */
export async function findWaitingJobs(
  db: Queryable,
  queues: readonly JobName[],
): Promise<WaitingJobs> {
  const { rows } = await sql<WaitingJobs>`
    select count(*) over () as count, ${problem} as problem
    from ${jobsIn(queues, 'retry')} order by started_on desc nulls last limit 1`.execute(db);
  return rows[0] ?? { count: 0, problem: '' };
}

/** Jobs of the queues that keep failed ones, once they have succeeded. */
export async function deleteCompletedJobs(
  db: Queryable,
  queues: readonly JobName[],
): Promise<void> {
  await repeatWhileFull(batchSize, async () => {
    const { numAffectedRows } = await sql`
      delete from pgboss.job where (name, id) in (
        select name, id from pgboss.job
        where name in (${sql.join([...queues])}) and state = 'completed'
          and completed_on < now() - interval '1 day'
        limit ${batchSize})`.execute(db);
    return Number(numAffectedRows);
  });
}
