import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase, Tx } from '#server/platform/db/open-database.ts';

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
  /** Seconds before the first retry; later ones wait twice as long each. */
  readonly retryDelay: number;
  /** The schedule of a job that runs by itself (cron, UTC). */
  readonly cron?: string;
  run(parts: Parts, data: JobData[N], job: EnqueuedJob): Promise<void>;
};

/** The same at each retry. */
type EnqueuedJob = {
  readonly id: string;
  /** When its transaction began. */
  readonly createdOn: Date;
};

// biome-ignore lint/suspicious/noExplicitAny: the table holds jobs of every kind
export type AnyJob<Parts> = Job<any, Parts>;

export const defineJob = <N extends JobName, Parts>(job: Job<N, Parts>): Job<N, Parts> => job;

/** The part of the queue that acts use. */
export type JobQueue = {
  /** Writes the job in the given transaction, so that it exists exactly when that commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N]): Promise<void>;
  /** Enqueues a failed job again; false when there is none with this id. */
  retry(name: JobName, id: string): Promise<boolean>;
};

export type OpenJobQueue<Parts> = JobQueue & {
  readonly boss: PgBoss;
  /** Starts the workers; `enqueue` works before that. */
  work(parts: Parts): Promise<void>;
  stop(): Promise<void>;
};

const pollSeconds = 1;
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
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await createQueues(boss, jobs);

  return {
    boss,
    async enqueue(tx, name, data) {
      // A look-up of the queue outside the transaction would block for ever on the embedded database.
      if (!jobs.some((job) => job.name === name))
        throw new Error(`no job is registered as ${name}`);
      await boss.send(name, data, { db: fromKysely(tx) });
    },
    async retry(name, id) {
      const [job] = await boss.findJobs(name, { id });
      if (job?.state !== 'failed') return false;
      await boss.retry(name, id);
      return true;
    },
    async work(parts) {
      for (const job of jobs) {
        const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
        await boss.work(job.name, options, async (batch) => {
          for (const { data, id, createdOn } of batch) {
            log.debug({ job: job.name, id }, 'job');
            try {
              await job.run(parts, data as never, { id, createdOn });
            } catch (error) {
              log.error({ err: error, job: job.name, id }, 'job failed');
              throw error;
            }
          }
        });
        if (job.cron) await boss.schedule(job.name, job.cron, {});
      }
      await removeOldSchedules(boss, jobs);
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5_000 }),
  };
}

async function createQueues(boss: PgBoss, jobs: readonly AnyJob<never>[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const job of jobs) {
    if (known.has(job.name)) continue;
    await boss.createQueue(job.name, {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelay,
      retryBackoff: true,
      retryDelayMax: 3_600,
      deleteAfterSeconds: 7 * 24 * 3_600,
    });
  }
  // pg-boss caches each queue it has looked up. That is done now, because a look-up during a
  // transaction is outside of it and would block for ever on the embedded database.
  await Promise.all(jobs.map((job) => boss.findJobs(job.name, { id: noJob })));
}

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
