import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { getUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { updateVerified } from './account-queries.ts';
import { hashSecret } from './one-time-secret.ts';
import { enqueueAccountMail } from './send-account-mail.ts';

/** @throws AppError invalidVerification */
export async function verifyEmail({ db }: Pick<Shop, 'db'>, token: string): Promise<void> {
  const isVerified = await updateVerified(db, hashSecret(token));
  if (!isVerified) throw new AppError('invalidVerification');
}

/** False, and no mail is sent, when the address is already confirmed. */
export async function resendVerification(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'limits'>,
  userId: string,
): Promise<boolean> {
  const { db, limits } = shop;
  const user = await getUser(db, userId);
  if (user.email_verified_at) return false;
  await limits.use('verificationMailHour', userId);
  await limits.use('verificationMailDay', userId);
  await inTransaction(db, (tx) => enqueueAccountMail(shop, tx, 'verification', user));
  return true;
}
