import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, fromPglite, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '#server/platform/db/database-errors.ts';
import type { OpenDatabase, Tx } from '#server/platform/db/open-database.ts';
import { findCause, runFor } from '#server/platform/log/cause.ts';
import { describeError } from '#server/platform/log/describe-error.ts';
import { describeTrace, inSpan } from '#server/platform/log/traces.ts';

/**
 * The data of every kind of job. A feature adds its kinds by declaration merging, in a file that
 * both the code that enqueues the job and the job itself may import.
 * https://www.typescriptlang.org/docs/handbook/declaration-merging.html#module-augmentation
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add its members
export interface JobData {}

export type JobName = keyof JobData;

/** Runs later with parts of the shop, at least once, so it must be idempotent. */
type Job<N extends JobName, Parts> = {
  readonly name: N;
  readonly retryLimit: number;
  /** Seconds before the first retry; later ones wait twice as long each, up to an hour. */
  readonly retryDelay: number;
  /** How many run at a time in one process, a multiple of `batchSize`; one when left out. */
  readonly concurrency?: number;
  /** Jobs of one group run at most four at a time in one process, so that a slow group leaves room for others. */
  groupOf?(data: JobData[N]): string;
  /** Kept until somebody retries it; else it is deleted after a week, as one that succeeded. */
  readonly isKeptWhenFailed?: boolean;
  /** The schedule of a job that runs by itself (cron, UTC). */
  readonly cron?: string;
  /** How often its worker looks for jobs that are due; every second when left out. */
  readonly pollSeconds?: number;
  /** Runs when the workers start as well, for what the schedule missed meanwhile. */
  readonly runsAtStart?: boolean;
  run(parts: Parts, data: JobData[N], job: EnqueuedJob): Promise<void>;
};

/** A job as it was enqueued; its values stay the same at each retry. */
export type EnqueuedJob = {
  readonly id: string;
  /** When its transaction began. */
  readonly createdOn: Date;
};

/** What a job throws that fails as it may, to be tried again later: its log has a line and no error. */
export class TryLater extends Error {}

// biome-ignore lint/suspicious/noExplicitAny: the table holds jobs of every kind
export type AnyJob<Parts> = Job<any, Parts>;

export const defineJob = <N extends JobName, Parts>(job: Job<N, Parts>): Job<N, Parts> => job;

/** The part of the queue that acts use. */
export type JobQueue = {
  /** Writes the job in the given transaction, so that it exists exactly when that commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N]): Promise<void>;
  /** Enqueues failed jobs again, for one more attempt each. */
  retry(tx: Tx, name: JobName, ids: readonly string[]): Promise<void>;
  /** Deletes the jobs, in whatever state, whose data has the given values. */
  delete<N extends JobName>(tx: Tx, name: N, data: Partial<JobData[N]>): Promise<void>;
};

export type OpenJobQueue<Parts> = JobQueue & {
  readonly boss: PgBoss;
  /** Starts the workers; `enqueue` works before that. */
  work(parts: Parts): Promise<void>;
  stop(): Promise<void>;
};

const standardPollSeconds = 1;
const heartbeatSeconds = 10;
/** A slow job delays only those fetched with it. */
const batchSize = 5;
const groupConcurrency = 4;
const week = 7 * 24 * 3_600;
const year = 365 * 24 * 3_600;
const noJob = '00000000-0000-0000-0000-000000000000';

export async function openJobQueue<Parts>(
  database: OpenDatabase,
  jobs: readonly AnyJob<Parts>[],
  log: Logger,
): Promise<OpenJobQueue<Parts>> {
  const boss = new PgBoss({
    db: adapt(database),
    backend: database.engine,
    schedule: true,
    persistQueueStats: false,
    // Jobs of a process that died are found and run again within half a minute.
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await createQueues(boss, jobs);

  return {
    boss,
    async enqueue(tx, name, data) {
      // A look-up of the queue outside the transaction would block for ever on the embedded database.
      const job = jobs.find((known) => known.name === name);
      if (!job) throw new Error(`no job is registered as ${name}`);
      const group = job.groupOf && { group: { id: job.groupOf(data) } };
      await boss.send(name, { ...data, ...describeCause() }, { db: fromKysely(tx), ...group });
    },
    async retry(tx, name, ids) {
      if (ids.length > 0) await boss.retry(name, [...ids], { db: fromKysely(tx) });
    },
    async delete(tx, name, data) {
      const db = fromKysely(tx);
      const found = await boss.findJobs(name, { data, db });
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) await boss.deleteJob(name, ids, { db });
    },
    async work(parts) {
      for (const job of jobs) {
        const concurrency = job.concurrency ?? 1;
        const options = {
          pollingIntervalSeconds: job.pollSeconds ?? standardPollSeconds,
          batchSize: Math.min(concurrency, batchSize),
          localConcurrency: Math.ceil(concurrency / batchSize),
          ...(job.groupOf && { localGroupConcurrency: groupConcurrency }),
          burstWhenBatchFull: true,
          includeMetadata: true,
          perJobResults: true,
        } as const;
        await boss.work(job.name, options, (batch) =>
          Promise.all(batch.map((fetched) => runJob(boss, job, parts, fetched as FetchedJob, log))),
        );
      }
      // The process answers requests by now: it does not end because the database is away, or busy.
      await repeatUntilAvailable(log, async () => {
        for (const { name, cron } of jobs) if (cron) await boss.schedule(name, cron, {});
        await removeOldSchedules(boss, jobs);
        for (const { name, runsAtStart } of jobs) if (runsAtStart) await boss.send(name, {});
      });
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5_000 }),
  };
}

const patienceMs = 1_000;

async function repeatUntilAvailable(log: Logger, run: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error }, 'schedules wait for the database');
      await wait(patienceMs);
    }
  }
}

/** The request, trace and key that are stored beside the data of a job. */
type StoredCause = { cause?: { requestId?: string; traceparent?: string; via?: string } };

function describeCause(): StoredCause {
  const { requestId, span, via } = findCause() ?? {};
  return requestId ? { cause: { requestId, traceparent: describeTrace(span), via } } : {};
}

type FetchedJob = EnqueuedJob & { data: StoredCause };

/** Runs as part of the request that enqueued it, in logs and traces. */
async function runJob<Parts>(
  boss: PgBoss,
  job: AnyJob<Parts>,
  parts: Parts,
  { id, data: { cause, ...data }, createdOn }: FetchedJob,
  log: Logger,
): Promise<JobResult> {
  const { requestId, traceparent, via } = cause ?? {};
  return runFor({ requestId, via }, async () => {
    log.debug({ job: job.name, id }, 'job');
    try {
      await inSpan(`job ${job.name}`, { kind: 'CONSUMER', traceparent }, () =>
        job.run(parts, data, { id, createdOn }),
      );
    } catch (error) {
      if (error instanceof TryLater)
        log.info({ job: job.name, id, why: error.message }, 'job waits');
      else log.error({ err: error, job: job.name, id }, 'job failed');
      return { id, status: 'failed', output: describeError(error) };
    }
    try {
      // Now, and not with the rest of its batch: when the process dies, what is not completed runs again.
      await boss.complete(job.name, id);
    } catch (error) {
      log.warn({ err: error, job: job.name, id }, 'job could not be completed yet');
    }
    return { id, status: 'completed' };
  });
}

/** Brings the stored options of each queue in line with the code. */
async function createQueues(boss: PgBoss, jobs: readonly AnyJob<never>[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const options = queueOptions(job);
    const queue = known.get(job.name);
    if (!queue) await boss.createQueue(job.name, options);
    else if (differs(options, queue)) await boss.updateQueue(job.name, options);
  }
  // pg-boss caches each queue it has looked up. That is done now, because a look-up during a
  // transaction is outside of it and would block for ever on the embedded database.
  await Promise.all(jobs.map((job) => boss.findJobs(job.name, { id: noJob })));
}

const queueOptions = ({
  retryLimit,
  retryDelay,
  cron,
  isKeptWhenFailed,
}: AnyJob<never>): QueueOptions => ({
  retryLimit,
  retryDelay,
  retryBackoff: true,
  retryDelayMax: 3_600,
  heartbeatSeconds,
  // How long a job may wait. Jobs of a schedule are worth nothing when their time has passed.
  retentionSeconds: cron ? week : year,
  // Counted from the end of a job, 0 is never.
  deleteAfterSeconds: isKeptWhenFailed ? 0 : week,
});

const differs = (options: QueueOptions, stored: QueueOptions): boolean =>
  Object.entries(options).some(([name, value]) => stored[name as keyof QueueOptions] !== value);

/** Schedules are stored in the database; one of a removed job would fill a queue without a worker. */
async function removeOldSchedules(boss: PgBoss, jobs: readonly AnyJob<never>[]): Promise<void> {
  const scheduled = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name));
  for (const { name } of await boss.getSchedules())
    if (!scheduled.has(name)) await boss.unschedule(name);
}

function adapt(database: OpenDatabase): ReturnType<typeof fromPglite> {
  if (database.engine === 'pglite') return fromPglite(database.pglite);
  return { executeSql: (text, values) => database.pool.query(text, values) };
}
