import { enqueueAccountMail } from '#server/account/enqueue-account-mail.ts';
import { hashSecret } from '#server/account/one-time-secret.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { refuseCommonPassword } from '#server/sessions/common-password.ts';
import { hashPassword } from '#server/sessions/password.ts';
import { endSessionsOf } from '#server/sessions/session-queries.ts';
import { updateUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { burnRecoveryProof, deleteRecoveryCode, findRecoveryProof } from './recovery-queries.ts';

/** Any of the given proofs will do if it belongs to the address; it is used up. */
export async function resetPassword(
  shop: Shop,
  { email, newPassword }: { email: string; newPassword: string },
  proofs: readonly string[],
): Promise<void> {
  refuseCommonPassword(newPassword, 'newPassword');
  const proofHash = await findRecoveryProof(shop.db, email, proofs.map(hashSecret));
  if (!proofHash) throw new AppError('recoveryNotProven');
  const passwordHash = await hashPassword(shop.config, newPassword);
  await inTransaction(shop.db, async (tx) => {
    const userId = await burnRecoveryProof(tx, proofHash);
    if (!userId) throw new AppError('recoveryNotProven');
    await updateUser(tx, userId, { password_hash: passwordHash });
    await endSessionsOf(tx, userId, 'password reset');
    await deleteRecoveryCode(tx, userId);
    await enqueueAccountMail(shop, tx, 'password-changed', { id: userId, email });
  });
}
