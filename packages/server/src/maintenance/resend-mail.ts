import { resendableQueues } from '#server/orders/mail-queues.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { lockFailedJobs } from '#server/platform/jobs/failed-job-queries.ts';
import type { Shop } from '#server/shop.ts';

type Parts = Pick<Shop, 'db' | 'jobs'>;

/** Returns a failed mail to its queue. @throws AppError notFound when it is not a failed one */
export async function resendMail(
  { db, jobs }: Parts,
  admin: Caller,
  mailId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [mail] = await lockFailedJobs(tx, resendableQueues, mailId);
    if (!mail) throw new AppError('notFound');
    await jobs.retry(tx, mail.queue, [mail.id]);
    // Without the recipient: audit entries outlive accounts.
    await audit(tx, admin, 'mail.resend', mail.id, { subject: mail.data.subject });
  });
}

/** Returns every failed mail to its queue; returns how many they are. */
export async function resendFailedMails({ db, jobs }: Parts, admin: Caller): Promise<number> {
  return inTransaction(db, async (tx) => {
    const mails = await lockFailedJobs(tx, resendableQueues);
    for (const name of resendableQueues) {
      const ids = mails.filter(({ queue }) => queue === name).map(({ id }) => id);
      await jobs.retry(tx, name, ids);
    }
    if (mails.length > 0) await audit(tx, admin, 'mail.resendAll', 'all', { count: mails.length });
    return mails.length;
  });
}

const audit = (tx: Tx, { userId }: Caller, action: `mail.${string}`, id: string, after: object) =>
  insertAuditEntry(tx, {
    actorId: userId,
    action,
    subjectKind: 'mail',
    subjectId: id,
    before: null,
    after,
  });
