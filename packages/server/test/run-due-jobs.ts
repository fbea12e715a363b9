import type { PgBoss } from 'pg-boss';
import { jobs } from '#server/jobs.ts';
import type { Shop } from '#server/shop.ts';

/** Does all that is due now, and what that enqueues, without a worker; returns what failed. */
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
