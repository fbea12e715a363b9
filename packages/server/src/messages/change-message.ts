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
import {
  deleteMessageRow,
  type LockedMessage,
  lockMessage,
  updateMessageAnswered,
  updateMessageStatus,
} from './message-queries.ts';

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
    const before = await lockUnchangedMessage(tx, admin, { messageId, from });
    if (before.status === to) return;
    await updateMessageStatus(tx, messageId, to);
    await recordStatus(tx, admin, before, to);
  });
}

/**
 * Marks a message as answered or takes that back. Whoever has answered a message has read it.
 * @throws AppError messageNotFound, messageAnswerChanged
 */
export async function setMessageAnswered(
  { db }: Pick<Shop, 'db'>,
  admin: Caller,
  { messageId, isAnswered, from }: { messageId: string; isAnswered: boolean; from?: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockMessage(tx, messageId);
    if (!before) throw new AppError('messageNotFound');
    const wasAnswered = before.answered_at !== null;
    if (from !== undefined && from !== wasAnswered) {
      const latest = await findLatestChange(tx, 'message', messageId, 'message.answered');
      const isRepeated = wasAnswered === isAnswered && latest?.actorId === admin.userId;
      if (!isRepeated) {
        const state = wasAnswered ? 'answered' : 'not answered';
        throw new AppError('messageAnswerChanged', { ...conflictDetails(latest), state });
      }
    }
    if (wasAnswered === isAnswered) return;
    const status = isAnswered && before.status === 'unread' ? 'read' : before.status;
    const answererId = isAnswered ? admin.userId : null;
    await updateMessageAnswered(tx, messageId, { answererId, status });
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'message.answered',
      subjectKind: 'message',
      subjectId: messageId,
      before: { isAnswered: wasAnswered },
      after: { isAnswered },
    });
    if (status !== before.status) await recordStatus(tx, admin, before, status);
  });
}

async function recordStatus(
  tx: Tx,
  admin: Caller,
  { id, status }: LockedMessage,
  to: MessageStatus,
): Promise<void> {
  await insertAuditEntry(tx, {
    actorId: admin.userId,
    action: 'message.status',
    subjectKind: 'message',
    subjectId: id,
    before: { status },
    after: { status: to },
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
 * Locks the message and refuses when somebody else has changed its status since `from`. What the
 * admin has changed is no conflict: a second click, or a message that was just marked as answered.
 */
async function lockUnchangedMessage(tx: Tx, admin: Caller, { messageId, from }: MessageChange) {
  const message = await lockMessage(tx, messageId);
  if (!message) throw new AppError('messageNotFound');
  const { status } = message;
  if (from === undefined || from === status) return message;
  const latest = await findLatestChange(tx, 'message', messageId, 'message.status');
  const latestOfAny = await findLatestChange(tx, 'message', messageId);
  if ([latest, latestOfAny].every((change) => change?.actorId === admin.userId)) return message;
  throw new AppError('messageStatusChanged', { ...conflictDetails(latest), status });
}
