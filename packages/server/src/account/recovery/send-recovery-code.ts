import { accountMailSubject, recoveryMail } from '#server/account/account-mails.ts';
import { hashCode, makeCode } from '#server/account/one-time-secret.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { findUserByEmail } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { replaceRecoveryCode } from './recovery-queries.ts';

/**
 * Only enqueues a job, which looks the account up later: neither the response nor its time reveals
 * whether one exists.
 * https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html
 */
export async function requestRecovery(
  { db, jobs, limits, config }: Pick<Shop, 'db' | 'jobs' | 'limits' | 'config'>,
  email: string,
  ip: string,
): Promise<void> {
  await limits.use('forgotPasswordAddress', ip);
  await limits.use('forgotPasswordHour', email);
  await limits.use('forgotPasswordDay', email);
  const subject = accountMailSubject('recovery', config);
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'recovery-mail', { email, to: email, subject }));
}

/** Replaces the account's code and mails it. Does nothing for an unknown address. */
export async function sendRecoveryCode(
  { db, mailer, config }: Pick<Shop, 'db' | 'mailer' | 'config'>,
  { email }: { email: string },
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const code = makeCode();
  await replaceRecoveryCode(db, { userId: user.id, codeHash: hashCode(config, user.id, code) });
  await mailer.send(recoveryMail(config, { to: user.email, name: user.name }, code));
}
