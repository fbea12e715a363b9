import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { getUser, mailLanguageOf } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { enqueueTestMail } from './test-mails.ts';

/** @throws AppError tooManyRequests */
export async function sendTestMail(
  shop: Pick<Shop, 'db' | 'jobs' | 'settings' | 'limits'>,
  userId: string,
): Promise<void> {
  await shop.limits.use('testMailHour', userId);
  await inTransaction(shop.db, async (tx) => {
    const admin = await getUser(tx, userId);
    await enqueueTestMail(shop, tx, { to: admin.email, language: mailLanguageOf(admin) });
  });
}
