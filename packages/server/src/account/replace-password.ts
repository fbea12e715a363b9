import type { UserRole } from '@mathappu/contract/users';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { MailLanguages } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { updateUser } from './account-queries.ts';
import { deleteRecovery } from './recovery/recovery-queries.ts';
import { enqueueAccountMail } from './send-account-mail.ts';

/** However it is replaced, the account's owner gets a mail, and an admin's is in the audit trail. */
export async function replacePassword(
  shop: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  user: { id: string; email: string; role: UserRole } & MailLanguages,
  passwordHash: string,
): Promise<void> {
  await updateUser(tx, user.id, { password_hash: passwordHash });
  await deleteRecovery(tx, user.id);
  await enqueueAccountMail(shop, tx, 'password-changed', user);
  if (user.role === 'ADMIN')
    await insertAuditEntry(tx, {
      actorId: user.id,
      action: 'user.password',
      subjectKind: 'user',
      subjectId: user.id,
    });
}
