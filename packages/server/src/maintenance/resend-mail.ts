import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { listFailedMails } from './failed-mail-queries.ts';

/** Puts a mail that failed back into its queue. */
export async function resendMail(shop: Shop, admin: Caller, mailId: string): Promise<void> {
  const [mail] = await listFailedMails(shop.db, mailId);
  if (!mail || !(await shop.jobs.retry(mail.queue, mail.id))) throw new AppError('notFound');
  await inTransaction(shop.db, (tx) =>
    insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'mail.resend',
      subjectKind: 'mail',
      subjectId: mailId,
      before: null,
      after: { to: mail.to, subject: mail.subject },
    }),
  );
}
