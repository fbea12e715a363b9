import { recoveryMail } from '#server/account/account-mails.ts';
import { hashCode, makeCode } from '#server/account/one-time-secret.ts';
import { findUserByEmail } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { replaceRecoveryCode } from './recovery-queries.ts';

/** Makes the one living code of the account and mails it; nothing happens for an unknown address. */
export async function sendRecoveryCode(shop: Shop, email: string): Promise<void> {
  const user = await findUserByEmail(shop.db, email);
  if (!user) return;
  const code = makeCode();
  await replaceRecoveryCode(shop.db, {
    userId: user.id,
    codeHash: hashCode(shop.config, user.id, code),
  });
  await shop.mailer.send(recoveryMail(shop.config, { to: user.email, name: user.name }, code));
}
