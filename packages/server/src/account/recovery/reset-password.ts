import { hashSecret } from '#server/account/one-time-secret.ts';
import { replacePassword } from '#server/account/replace-password.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { assertPasswordUncommon, hashPassword } from '#server/sessions/password.ts';
import { endSessionsOf } from '#server/sessions/session-queries.ts';
import { findUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { findRecoveryProof, redeemRecoveryProof } from './recovery-queries.ts';

/**
 * Any one of the proofs suffices if it belongs to the address; it is used up.
 * @throws AppError recoveryNotProven
 */
export async function resetPassword(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings'>,
  { email, newPassword }: { email: string; newPassword: string },
  proofs: readonly string[],
): Promise<void> {
  const { db, config } = shop;
  assertPasswordUncommon(newPassword, 'newPassword');
  const proofHash = await findRecoveryProof(db, email, proofs.map(hashSecret));
  if (!proofHash) throw new AppError('recoveryNotProven');
  const passwordHash = await hashPassword(config, newPassword);
  await inTransaction(db, async (tx) => {
    const userId = await redeemRecoveryProof(tx, proofHash);
    const user = userId && (await findUser(tx, userId));
    if (!user) throw new AppError('recoveryNotProven');
    await replacePassword(shop, tx, user, passwordHash);
    await endSessionsOf(tx, user.id, 'password reset');
  });
}
