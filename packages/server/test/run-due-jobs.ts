import type { PgBoss } from 'pg-boss';
import { jobs } from '#server/jobs.ts';
import type { Shop } from '#server/shop.ts';

/** Runs all due jobs, and those they enqueue, without a worker; returns the failures. */
export async function runDueJobs(boss: PgBoss, shop: Shop): Promise<Error[]> {
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
}
