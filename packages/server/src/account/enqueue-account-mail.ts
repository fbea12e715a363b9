import type { Tx } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';
import { type AccountMailKind, accountMailSubject } from './account-mails.ts';

/** The mail goes out exactly when the transaction commits. */
export async function enqueueAccountMail(
  shop: Shop,
  tx: Tx,
  kind: AccountMailKind,
  user: { id: string; email: string },
): Promise<void> {
  await shop.jobs.enqueue(tx, 'account-mail', {
    kind,
    userId: user.id,
    to: user.email,
    subject: accountMailSubject(kind, shop.config),
  });
}
