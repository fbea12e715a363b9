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
    for (const job of jobs.filter(({ name }) => only === undefined || name === only)) {
      const due = await boss.fetch(job.name, { batchSize: 1, includeMetadata: true });
      for (const { id, data, createdOn } of due) {
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
