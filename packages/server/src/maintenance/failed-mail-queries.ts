import { sql } from 'kysely';
import { mailJobs } from '#server/dashboard/dashboard-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { JobName } from '#server/platform/jobs/job-queue.ts';

type FailedMail = {
  id: string;
  queue: JobName;
  to: string;
  subject: string;
  problem: string;
  failed_at: Date;
};

/** Mails that every retry failed to send, newest first; read from the job queue's own table. */
export async function listFailedMails(db: Queryable, mailId?: string): Promise<FailedMail[]> {
  const { rows } = await sql<FailedMail>`
    select id, name as queue, data ->> 'to' as "to", data ->> 'subject' as subject,
      coalesce(output ->> 'message', '') as problem, completed_on as failed_at
    from pgboss.job
    where name in (${sql.join([...mailJobs])}) and state = 'failed' ${mailId ? sql`and id = ${mailId}::uuid` : sql``}
    order by completed_on desc limit 100`.execute(db);
  return rows;
}
