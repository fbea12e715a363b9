import { toShopDay } from '@mathappu/contract/shop-time';
import type { UserStatus } from '@mathappu/contract/users';
import { lockUser, updateUser } from '#server/account/account-queries.ts';
import {
  conflictDetails,
  findLatestChange,
  insertAuditEntry,
} from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { endKeysOf } from '#server/sessions/api-key-queries.ts';
import { endSessionsOf } from '#server/sessions/session-queries.ts';
import type { Shop } from '#server/shop.ts';
import { assertMayGive, findHeld } from '#server/staff/may-give.ts';
import { isLastOwner, lockPeople } from '#server/staff/staff-queries.ts';

type Standing = { status: UserStatus; reason: string };

/**
 * Suspends, bans or restores a user. Unless restored, their sessions and keys end in the same transaction.
 * @param from what the admin decided on
 * @throws AppError ownStatus, userNotFound, grantExceeded, userStatusChanged or lastAdmin
 */
export async function changeUserStatus(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  admin: Caller,
  userId: string,
  { from, ...to }: Standing & { from?: Standing },
): Promise<void> {
  if (userId === admin.userId) throw new AppError('ownStatus');
  await inTransaction(db, async (tx) => {
    await lockPeople(tx);
    const today = toShopDay(now());
    const held = await findHeld(tx, userId, today);
    if (held) {
      const own = admin.keyId ? undefined : await findHeld(tx, admin.userId, today);
      assertMayGive(own ?? { grants: admin.keyId ? admin.grants : [], isOwner: false }, held);
    }
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
    if (to.status !== 'Active' && (await isLastOwner(tx, userId))) throw new AppError('lastAdmin');
    await updateUser(tx, userId, { status: to.status, status_reason: to.reason });
    if (to.status !== 'Active') {
      await endSessionsOf(tx, userId, to.status);
      await endKeysOf(tx, userId);
    }
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
