import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { assertPasswordUncommon, hashPassword } from '#server/sessions/password.ts';
import { endOtherSessions } from '#server/sessions/session-queries.ts';
import type { Shop } from '#server/shop.ts';
import { lockUser } from './account-queries.ts';
import { assertOwnPassword } from './own-password.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Replaces the password of a signed-in user and ends their other sessions.
 * @throws AppError wrongPassword, also when it has been changed meanwhile, commonPassword, or
 * tooManyRequests: each change is mailed and hashes twice
 */
export async function changePassword(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'limits'>,
  { userId, sessionId }: Caller,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  assertPasswordUncommon(newPassword, 'newPassword');
  const oldHash = await assertOwnPassword(shop, { userId }, password);
  await shop.limits.use('passwordChangeHour', userId);
  await shop.limits.use('passwordChangeDay', userId);
  const newHash = await hashPassword(shop.config, newPassword);
  await inTransaction(shop.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('sessionEnded');
    if (user.password_hash !== oldHash)
      throw new AppError('wrongPassword', {}, { field: 'password' });
    await replacePassword(shop, tx, user, newHash);
    await endOtherSessions(tx, { userId, sessionId }, 'password changed');
  });
}
