import type { MessageStatus } from '@mathappu/contract/messages';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { deleteMessageRow, lockMessage, updateMessageStatus } from './message-queries.ts';

/** @throws AppError messageNotFound */
export async function setMessageStatus(
  { db }: Pick<Shop, 'db'>,
  admin: Caller,
  messageId: string,
  status: MessageStatus,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockMessage(tx, messageId);
    if (!before) throw new AppError('messageNotFound');
    await updateMessageStatus(tx, messageId, status);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'message.status',
      subjectKind: 'message',
      subjectId: messageId,
      before,
      after: { status },
    });
  });
}

/** @throws AppError messageNotFound */
export async function deleteMessage(
  { db }: Pick<Shop, 'db'>,
  admin: Caller,
  messageId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
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
