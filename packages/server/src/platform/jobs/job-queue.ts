import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase, Tx } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';
import type { JobData, JobName } from './job-data.ts';

/** What runs later: at least once, so it must be idempotent. */
type Job<N extends JobName = JobName> = {
  readonly name: N;
  readonly retryLimit: number;
  /** Seconds before the first retry; later ones wait twice as long each. */
  readonly retryDelay: number;
  /** Runs by itself at these times (cron, UTC). */
  readonly cron?: string;
  run(shop: Shop, data: JobData[N]): Promise<void>;
};

// biome-ignore lint/suspicious/noExplicitAny: the table holds jobs of every kind
export type AnyJob = Job<any>;

export const defineJob = <N extends JobName>(job: Job<N>): Job<N> => job;

export type JobQueue = {
  /** Writes the job in the given transaction: it exists exactly when that commits. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N]): Promise<void>;
  /** Starts to work on the queues; `enqueue` works before that. */
  work(shop: Shop): Promise<void>;
  /** Does all that is due now, then returns what failed; how tests wait for jobs. */
  runDue(shop: Shop): Promise<Error[]>;
  /** Puts a failed job back; false when there is none of that id. */
  retry(name: JobName, id: string): Promise<boolean>;
  stop(): Promise<void>;
};

const pollSeconds = 1;
const noJob = '00000000-0000-0000-0000-000000000000';

export async function openJobQueue(
  database: OpenDatabase,
  jobs: readonly AnyJob[],
  log: Logger,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: adapt(database),
    backend: database.engine,
    schedule: true,
    persistQueueStats: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
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
  // The queue remembers what it has looked up: do that now, so that no enqueue inside a
  // transaction reads outside it, which would wait for ever on the embedded database.
  await Promise.all(jobs.map((job) => boss.findJobs(job.name, { id: noJob })));

  return {
    async enqueue(tx, name, data) {
      // Looking for its queue outside the transaction would wait for ever on the embedded database.
      if (!jobs.some((job) => job.name === name))
        throw new Error(`no job is registered as ${name}`);
      await boss.send(name, data, { db: fromKysely(tx) });
    },
    async work(shop) {
      for (const job of jobs) {
        await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async (batch) => {
          for (const { data, id } of batch) {
            log.debug({ job: job.name, id }, 'job');
            await job.run(shop, data as never).catch((error: unknown) => {
              log.error({ err: error, job: job.name, id }, 'job failed');
              throw error;
            });
          }
        });
        if (job.cron) await boss.schedule(job.name, job.cron, {});
      }
    },
    async runDue(shop) {
      const failures: Error[] = [];
      for (let found = true; found; ) {
        found = false;
        for (const job of jobs) {
          for (const { id, data } of await boss.fetch(job.name, { batchSize: 20 })) {
            found = true;
            try {
              await job.run(shop, data as never);
              await boss.complete(job.name, id);
            } catch (error) {
              failures.push(error as Error);
              await boss.fail(job.name, id, { message: (error as Error).message });
            }
          }
        }
      }
      return failures;
    },
    async retry(name, id) {
      const [job] = await boss.findJobs(name, { id });
      if (job?.state !== 'failed') return false;
      await boss.retry(name, id);
      return true;
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5_000 }),
  };
}

function adapt(database: OpenDatabase): ReturnType<typeof fromPglite> {
  if (database.engine === 'pglite') return fromPglite(database.pglite);
  return { executeSql: (text, values) => database.pool.query(text, values) };
}
