import { accountMailSubject } from '#server/account/account-mails.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';

/** Only writes to the mail queue: whether there is such an account is found out there. */
export async function askForRecovery(shop: Shop, email: string, address: string): Promise<void> {
  await shop.limits.use('forgotPasswordAddress', address);
  await shop.limits.use('forgotPasswordHour', email);
  await shop.limits.use('forgotPasswordDay', email);
  const subject = accountMailSubject('recovery', shop.config);
  await inTransaction(shop.db, (tx) =>
    shop.jobs.enqueue(tx, 'recovery-mail', { email, to: email, subject }),
  );
}
