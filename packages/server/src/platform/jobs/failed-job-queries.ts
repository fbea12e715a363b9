import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { JobData, JobName } from './job-queue.ts';

type FailedJob<N extends JobName> = {
  id: string;
  queue: N;
  data: JobData[N];
  problem: string;
  failed_at: Date;
};

/**
 * Jobs that failed after their last retry, as the source of a query. `findJobs` of pg-boss cannot
 * filter by state, so its table is read directly, in this file only. https://pgboss.io
 */
export const failedJobs = (queues: readonly JobName[]): RawBuilder<unknown> =>
  sql`(select * from pgboss.job where name in (${sql.join([...queues])}) and state = 'failed') as job`;

/** The newest hundred, or the one with the given id. */
export async function listFailedJobs<N extends JobName>(
  db: Queryable,
  queues: readonly N[],
  id?: string,
): Promise<FailedJob<N>[]> {
  const { rows } = await sql<FailedJob<N>>`
    select id, name as queue, data, coalesce(output ->> 'message', '') as problem,
      completed_on as failed_at
    from ${failedJobs(queues)}
    where true ${id ? sql`and id = ${id}::uuid` : sql``}
    order by completed_on desc limit 100`.execute(db);
  return rows;
}
