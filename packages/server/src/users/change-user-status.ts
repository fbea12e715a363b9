import type { UserStatus } from '@mathappu/contract/users';
import { lockActiveAdmins, lockUser, updateUser } from '#server/account/account-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { endSessionsOf } from '#server/sessions/session-queries.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Suspends, bans or restores a user. Unless restored, their sessions end in the same transaction.
 * @throws AppError ownStatus, userNotFound or lastAdmin
 */
export async function changeUserStatus(
  { db }: Pick<Shop, 'db'>,
  admin: Caller,
  userId: string,
  { status, reason }: { status: UserStatus; reason: string },
): Promise<void> {
  if (userId === admin.userId) throw new AppError('ownStatus');
  await inTransaction(db, async (tx) => {
    const activeAdmins = await lockActiveAdmins(tx);
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('userNotFound');
    const isLast = activeAdmins.length === 1 && activeAdmins[0]?.id === userId;
    if (isLast && status !== 'Active') throw new AppError('lastAdmin');
    await updateUser(tx, userId, { status, status_reason: reason });
    if (status !== 'Active') await endSessionsOf(tx, userId, status);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'user.status',
      subjectKind: 'user',
      subjectId: userId,
      before: { status: user.status, reason: user.status_reason },
      after: { status, reason },
    });
  });
}
