import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { deleteMessageRow, lockMessage } from './message-queries.ts';

/** @throws AppError messageNotFound */
export async function deleteMessage(shop: Shop, admin: Caller, messageId: string): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const before = await lockMessage(tx, messageId);
    if (!before) throw new AppError('messageNotFound');
    await deleteMessageRow(tx, messageId);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'message.delete',
      subjectKind: 'message',
      subjectId: messageId,
      before,
      after: null,
    });
  });
}
