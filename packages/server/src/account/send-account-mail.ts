import type { JobData } from '#server/platform/jobs/job-queue.ts';
import { findUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { accountDeletedMail, passwordChangedMail, verificationMail } from './account-mails.ts';
import { hashSecret, makeSecret } from './one-time-secret.ts';
import { insertVerification } from './verification-queries.ts';

/** Nothing goes out to an account that has gone, or for an address confirmed meanwhile. */
export async function sendAccountMail(
  { db, mailer, config }: Shop,
  { kind, userId, to }: JobData['account-mail'],
): Promise<void> {
  if (kind === 'account-deleted') return mailer.send(accountDeletedMail(config, to));
  const user = await findUser(db, userId);
  if (!user) return;
  const addressee = { to, name: user.name };
  if (kind === 'password-changed') return mailer.send(passwordChangedMail(config, addressee));
  if (user.email_verified_at) return;
  const token = makeSecret();
  await insertVerification(db, { tokenHash: hashSecret(token), userId });
  await mailer.send(verificationMail(config, addressee, token));
}
