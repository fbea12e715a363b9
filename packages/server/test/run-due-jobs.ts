import type { PgBoss } from 'pg-boss';
import { jobs } from '#server/jobs.ts';
import type { JobName } from '#server/platform/jobs/job-queue.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Runs all due jobs, or those of one kind, and those they enqueue, without a worker; returns the
 * failures.
 */
export async function runDueJobs(boss: PgBoss, shop: Shop, only?: JobName): Promise<Error[]> {
  const failures: Error[] = [];
  for (let found = true; found; ) {
    found = false;
    const due = await namesOfDue(boss, only);
    for (const job of jobs.filter(({ name }) => due.has(name))) {
      const fetched = await boss.fetch(job.name, { batchSize: 1, includeMetadata: true });
      for (const { id, data, createdOn } of fetched) {
        found = true;
        try {
          await job.run(shop, data as never, { id, createdOn });
          await boss.complete(job.name, id);
        } catch (error) {
          failures.push(error as Error);
          await boss.fail(job.name, id, { message: (error as Error).message });
        }
      }
    }
  }
  return failures;
}

/** One look at the queue instead of one for each kind of job, of which hardly any is due. */
async function namesOfDue(boss: PgBoss, only?: JobName): Promise<Set<string>> {
  const { rows } = await boss.getDb().executeSql(
    `select distinct name from pgboss.job
       where state < 'active' and start_after <= now() and ($1::text is null or name = $1)`,
    [only ?? null],
  );
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}
