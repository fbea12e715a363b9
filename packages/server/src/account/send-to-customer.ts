import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { findUserByEmail } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Sends a mail to a customer. An address that nobody has confirmed may be a stranger's: it gets some mails a
 * day, of whatever kind, and further ones are left out. One-time codes, which have limits of their own and
 * without which no account is recovered, are not sent by this.
 */
export async function sendToCustomer(
  { db, mailer, limits, log }: Pick<Shop, 'db' | 'mailer' | 'limits' | 'log'>,
  mail: Mail & { readonly id: string },
): Promise<void> {
  if (await isConfirmed(db, mail.to)) return mailer.send(mail);
  try {
    await limits.use('unconfirmedMailDay', mail.to);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'tooManyRequests')) throw error;
    log.info({ id: mail.id }, 'a mail to an address that nobody has confirmed was left out');
    return;
  }
  try {
    await mailer.send(mail);
  } catch (error) {
    // The job runs again and counts it then.
    await limits.excuse('unconfirmedMailDay', mail.to);
    throw error;
  }
}

async function isConfirmed(db: Queryable, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  return Boolean(user?.email_verified_at);
}
