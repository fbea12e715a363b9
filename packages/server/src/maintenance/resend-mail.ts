import { mailJobs } from '#server/dashboard/dashboard-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { listFailedJobs } from '#server/platform/jobs/failed-job-queries.ts';
import type { Shop } from '#server/shop.ts';

/** Returns a failed mail to its queue. @throws AppError notFound when it is not a failed one */
export async function resendMail(
  { db, jobs }: Pick<Shop, 'db' | 'jobs'>,
  admin: Caller,
  mailId: string,
): Promise<void> {
  const [mail] = await listFailedJobs(db, mailJobs, mailId);
  if (!mail || !(await jobs.retry(mail.queue, mail.id))) throw new AppError('notFound');
  await inTransaction(db, (tx) =>
    insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'mail.resend',
      subjectKind: 'mail',
      subjectId: mailId,
      before: null,
      after: { to: mail.data.to, subject: mail.data.subject },
    }),
  );
}
