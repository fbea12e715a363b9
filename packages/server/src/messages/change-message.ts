import type { MessageStatus } from '@mathappu/contract/messages';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { deleteMessage, lockMessage, updateMessageStatus } from './message-queries.ts';

export function setMessageStatus(
  shop: Shop,
  admin: Caller,
  messageId: string,
  status: MessageStatus,
): Promise<void> {
  return changeMessage(shop, admin, 'set message status', messageId, { status }, (tx) =>
    updateMessageStatus(tx, messageId, status),
  );
}

export function removeMessage(shop: Shop, admin: Caller, messageId: string): Promise<void> {
  return changeMessage(shop, admin, 'delete message', messageId, null, (tx) =>
    deleteMessage(tx, messageId),
  );
}

async function changeMessage(
  shop: Shop,
  admin: Caller,
  action: string,
  messageId: string,
  after: object | null,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const before = await lockMessage(tx, messageId);
    if (!before) throw new AppError('messageNotFound');
    await change(tx);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action,
      subjectKind: 'message',
      subjectId: messageId,
      before,
      after,
    });
  });
}
