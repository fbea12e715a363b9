import type { Language } from '@mathappu/contract/words';
import { accountMailSubject, recoveryMail } from '#server/account/account-mails.ts';
import { hashCode, hashEmail, makeCode } from '#server/account/one-time-secret.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { EnqueuedJob, JobData } from '#server/platform/jobs/job-queue.ts';
import { findUserByEmail, nameToGreet } from '#server/sessions/user-queries.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { replaceRecoveryCode } from './recovery-queries.ts';

/**
 * Only enqueues a job, which looks the account up later: neither the response nor its time reveals
 * whether one exists.
 * https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html
 */
export async function requestRecovery(
  { db, jobs, limits, settings }: Pick<Shop, 'db' | 'jobs' | 'limits' | 'settings'>,
  email: string,
  { ip, language }: { ip: string; language: Language },
): Promise<void> {
  await limits.use('forgotPasswordAddress', ip);
  // For each network, so that nobody can use up the requests of somebody elsewhere.
  await limits.use('forgotPasswordHour', email, ip);
  await limits.use('forgotPasswordDay', email, ip);
  await limits.use('forgotPasswordAccount', email);
  const subject = accountMailSubject('recovery', language, settings.latest.shop);
  await inTransaction(db, (tx) =>
    jobs.enqueue(tx, 'recovery-mail', { email, to: email, subject, language }),
  );
}

const patienceMs = 15 * 60_000;

/**
 * Replaces the code of the address and mails it. An address without account gets a code as well,
 * which nobody is sent: guesses of it are counted and answered like those of a real one. Does nothing
 * long after the request: a newer code may be in use, and nobody waits for this one.
 */
export async function sendRecoveryCode(
  shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings' | 'now'>,
  { email, language = 'en' }: JobData['recovery-mail'],
  { createdOn }: EnqueuedJob,
): Promise<void> {
  const { db, mailer, config, now } = shop;
  if (now().getTime() - createdOn.getTime() > patienceMs) return;
  const user = await findUserByEmail(db, email);
  const code = makeCode();
  const emailHash = hashEmail(config, email);
  const codeHash = hashCode(config, emailHash, code);
  await replaceRecoveryCode(db, { emailHash, userId: user?.id ?? null, codeHash });
  if (!user) return;
  const person = { to: user.email, language, name: nameToGreet(user) };
  await mailer.send(recoveryMail(await readShopNames(shop), person, code));
}
