import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { deleteFailedJob, lockFailedJob } from '#server/platform/jobs/failed-job-queries.ts';
import type { JobName } from '#server/platform/jobs/job-queue.ts';
import type { Shop } from '#server/shop.ts';

type Parts = Pick<Shop, 'db' | 'jobs'>;

/** @throws AppError notFound when it is not a failed one */
export const retryJob = (parts: Parts, admin: Caller, id: string): Promise<void> =>
  settle(parts, admin, id, 'job.retry', (tx, queue) => parts.jobs.retry(tx, queue, [id]));

/** @throws AppError notFound when it is not a failed one */
export const discardJob = (parts: Parts, admin: Caller, id: string): Promise<void> =>
  settle(parts, admin, id, 'job.discard', (tx, queue) => deleteFailedJob(tx, queue, id));

async function settle(
  { db }: Parts,
  { userId }: Caller,
  id: string,
  action: `job.${string}`,
  act: (tx: Tx, queue: JobName) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const queue = await lockFailedJob(tx, id);
    if (!queue) throw new AppError('notFound');
    await act(tx, queue);
    // Without what it says or failed for, which may name people.
    await insertAuditEntry(tx, {
      actorId: userId,
      action,
      subjectKind: 'job',
      subjectId: id,
      before: { queue },
    });
  });
}
