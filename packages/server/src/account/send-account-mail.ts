import type { Tx } from '#server/platform/db/open-database.ts';
import type { EnqueuedJob, JobData } from '#server/platform/jobs/job-queue.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import {
  findUser,
  type MailLanguages,
  mailLanguageOf,
  nameToGreet,
} from '#server/sessions/user-queries.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import {
  type AccountMailKind,
  accountDeletedMail,
  accountMailSubject,
  passwordChangedMail,
  verificationMail,
} from './account-mails.ts';
import { insertVerification } from './account-queries.ts';
import { hashSecret, makeSecret } from './one-time-secret.ts';
import { sendToCustomer } from './send-to-customer.ts';

/** The mail is sent if and only if the transaction commits. */
export async function enqueueAccountMail(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  kind: AccountMailKind,
  user: { id: string; email: string } & MailLanguages,
): Promise<void> {
  const language = mailLanguageOf(user);
  await jobs.enqueue(tx, 'account-mail', {
    kind,
    userId: user.id,
    to: user.email,
    subject: accountMailSubject(kind, language, settings.latest.shop),
    language,
  });
}

/** Sends nothing to a user deleted meanwhile, or for an address confirmed meanwhile. */
export async function sendAccountMail(
  shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings' | 'limits' | 'log'>,
  { kind, userId, to, language = 'en' }: JobData['account-mail'],
  { id, createdOn }: EnqueuedJob,
): Promise<void> {
  const { db } = shop;
  const names = await readShopNames(shop);
  const send = (mail: Mail) => sendToCustomer(shop, { ...mail, id });
  if (kind === 'account-deleted') return send(accountDeletedMail(names, { to, language }));
  const user = await findUser(db, userId);
  if (!user) return;
  if (kind === 'password-changed') {
    return send(passwordChangedMail(names, { to, language, name: nameToGreet(user) }, createdOn));
  }
  if (user.email_verified_at) return;
  const token = makeSecret();
  await insertVerification(db, { tokenHash: hashSecret(token), userId });
  await send(verificationMail(names, { to, language }, token));
}
