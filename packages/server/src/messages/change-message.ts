import type { MessageStatus } from '@mathappu/contract/messages';
import {
  conflictDetails,
  findLatestChange,
  insertAuditEntry,
} from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { deleteMessageRow, lockMessage, updateMessageStatus } from './message-queries.ts';

type MessageChange = {
  messageId: string;
  /** The status that the admin decided on. */
  from?: MessageStatus;
};

/** @throws AppError messageNotFound, messageStatusChanged */
export async function setMessageStatus(
  { db }: Pick<Shop, 'db'>,
  admin: Caller,
  { messageId, from, to }: MessageChange & { to: MessageStatus },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockUnchangedMessage(tx, admin, { messageId, from, to });
    if (before.status === to) return;
    await updateMessageStatus(tx, messageId, to);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'message.status',
      subjectKind: 'message',
      subjectId: messageId,
      before: { status: before.status },
      after: { status: to },
    });
  });
}

/** @throws AppError messageNotFound, messageStatusChanged */
export async function deleteMessage(
  { db }: Pick<Shop, 'db'>,
  admin: Caller,
  { messageId, from }: MessageChange,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockUnchangedMessage(tx, admin, { messageId, from });
    await deleteMessageRow(tx, messageId);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'message.delete',
      subjectKind: 'message',
      subjectId: messageId,
      before: { status: before.status },
      after: null,
    });
  });
}

/**
 * Locks the message and refuses when somebody else has changed its status since `from`. An admin's
 * second click on the same change is admitted.
 */
async function lockUnchangedMessage(
  tx: Tx,
  admin: Caller,
  { messageId, from, to }: MessageChange & { to?: MessageStatus },
) {
  const message = await lockMessage(tx, messageId);
  if (!message) throw new AppError('messageNotFound');
  const { status } = message;
  if (from === undefined || from === status) return message;
  const latest = await findLatestChange(tx, 'message', messageId);
  if (status === to && latest?.actorId === admin.userId) return message;
  throw new AppError('messageStatusChanged', { ...conflictDetails(latest), status });
}
