import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { getUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { enqueueAccountMail } from './enqueue-account-mail.ts';

/** False, and no mail, when the address is already confirmed. */
export async function resendVerification(shop: Shop, userId: string): Promise<boolean> {
  const user = await getUser(shop.db, userId);
  if (user.email_verified_at) return false;
  await shop.limits.use('verificationMail', userId);
  await inTransaction(shop.db, (tx) => enqueueAccountMail(shop, tx, 'verification', user));
  return true;
}
