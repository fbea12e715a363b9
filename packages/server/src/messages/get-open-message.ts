import type { Message, MessageStatus, OpenMessage } from '@mathappu/contract/messages';
import { listChanges } from '#server/platform/db/audit-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findMessage, findSender, type MessageRow } from './message-queries.ts';

/**
 * A message with its sender's account and what was done with it.
 * @throws AppError messageNotFound
 */
export async function getOpenMessage(db: Queryable, id: string): Promise<OpenMessage> {
  const row = await findMessage(db, id);
  if (!row) throw new AppError('messageNotFound');
  const [sender, changes] = await Promise.all([
    findSender(db, row),
    listChanges(db, 'message', id),
  ]);
  return {
    ...answerMessage(row),
    customer: sender
      ? {
          _id: sender.id,
          phone: sender.phone,
          orders: sender.orders ?? 0,
          wasSignedIn: row.user_id !== null,
        }
      : null,
    changes: changes.flatMap(({ action, after, by, at }) => {
      const to = changedTo(action, after);
      return to ? [{ to, by, at: at.toISOString() }] : [];
    }),
  };
}

type Change = OpenMessage['changes'][number]['to'];

/** The changes that `change-message.ts` has recorded. A deleted message is never shown. */
function changedTo(action: string, after: unknown): Change | undefined {
  if (action === 'message.status') return (after as { status: MessageStatus }).status;
  if (action !== 'message.answered') return undefined;
  return (after as { isAnswered: boolean }).isAnswered ? 'answered' : 'not answered';
}

export const answerMessage = (row: MessageRow): Message => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  answered: row.answered_at && {
    by: row.answerer ?? 'An admin',
    at: row.answered_at.toISOString(),
  },
});
