import type { UserStatus } from '@mathappu/contract/users';
import { lockActiveAdmins, lockUser, updateUser } from '#server/account/account-queries.ts';
import {
  conflictDetails,
  findLatestChange,
  insertAuditEntry,
} from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { endSessionsOf } from '#server/sessions/session-queries.ts';
import type { Shop } from '#server/shop.ts';

type Standing = { status: UserStatus; reason: string };

/**
 * Suspends, bans or restores a user. Unless restored, their sessions end in the same transaction.
 * @param from what the admin decided on
 * @throws AppError ownStatus, userNotFound, userStatusChanged or lastAdmin
 */
export async function changeUserStatus(
  { db }: Pick<Shop, 'db'>,
  admin: Caller,
  userId: string,
  { from, ...to }: Standing & { from?: Standing },
): Promise<void> {
  if (userId === admin.userId) throw new AppError('ownStatus');
  await inTransaction(db, async (tx) => {
    const activeAdmins = await lockActiveAdmins(tx);
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('userNotFound');
    const before = { status: user.status, reason: user.status_reason };
    const isRepeated = isSame(before, to);
    if (from && !isSame(before, from)) {
      const latest = await findLatestChange(tx, 'user', userId, 'user.status');
      if (!isRepeated || latest?.actorId !== admin.userId) {
        throw new AppError('userStatusChanged', { ...conflictDetails(latest), ...before });
      }
    }
    if (isRepeated) return;
    const isLast = activeAdmins.length === 1 && activeAdmins[0]?.id === userId;
    if (isLast && to.status !== 'Active') throw new AppError('lastAdmin');
    await updateUser(tx, userId, { status: to.status, status_reason: to.reason });
    if (to.status !== 'Active') await endSessionsOf(tx, userId, to.status);
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'user.status',
      subjectKind: 'user',
      subjectId: userId,
      before,
      after: to,
    });
  });
}

const isSame = (one: Standing, other: Standing) =>
  one.status === other.status && one.reason === other.reason;
