import { randomBytes } from 'node:crypto';
import { insertUser, lockFirstAdmin } from '#server/account/account-queries.ts';
import { hashSecret, makeSecret } from '#server/account/one-time-secret.ts';
import { replaceRecoveryProof } from '#server/account/recovery/recovery-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { hashPassword } from '#server/sessions/password.ts';
import { findUserByEmail } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { insertOwner, listLastingOwners } from './staff-queries.ts';

type AdminLink = { readonly url: string; readonly expiresAt: Date };

/**
 * A link by which an admin sets a password, once and within ten minutes, which takes the second step off. In a shop without admins it makes
 * the account. For whoever may read the shop's secrets: nothing is asked. Undefined when the address is of no admin.
 */
export async function makeAdminLink(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  email: string,
): Promise<AdminLink | undefined> {
  const passwordHash = await hashPassword(config, randomBytes(32).toString('base64url'));
  return inTransaction(db, async (tx) => {
    await lockFirstAdmin(tx);
    const known = await findUserByEmail(tx, email);
    if (known ? known.role !== 'ADMIN' : (await listLastingOwners(tx)).length > 0) return undefined;
    const account = { name: 'Administrator', email, passwordHash, role: 'ADMIN' } as const;
    const userId = known?.id ?? (await insertUser(tx, { ...account, isEmailVerified: true }));
    if ((await listLastingOwners(tx)).length === 0) await insertOwner(tx, { userId, ...account });
    const proof = makeSecret();
    const expiresAt = await replaceRecoveryProof(tx, {
      userId,
      proofHash: hashSecret(proof),
      isForAdmin: true,
    });
    // Behind the #, which neither a server nor a proxy sees or logs.
    const secret = new URLSearchParams({ email: known?.email ?? email.toLowerCase(), proof });
    return { url: `${config.publicUrl}/reset-password#${secret}`, expiresAt };
  });
}
