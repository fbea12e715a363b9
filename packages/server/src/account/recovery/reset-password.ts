import { lockUser } from '#server/account/account-queries.ts';
import { hashSecret } from '#server/account/one-time-secret.ts';
import { replacePassword } from '#server/account/replace-password.ts';
import { recordSecondStep } from '#server/account/second-step/record-second-step.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { assertPasswordUncommon, hashPassword } from '#server/sessions/password.ts';
import { takeOffSecondStep } from '#server/sessions/second-step/take-off-second-step.ts';
import { endSessionsOf } from '#server/sessions/session-queries.ts';
import type { Shop } from '#server/shop.ts';
import { findRecoveryProof, redeemRecoveryProof } from './recovery-queries.ts';

/**
 * Any one of the proofs suffices if it belongs to the address; it is used up. The second step stays, unless
 * the proof is of the link that the server prints.
 * @throws AppError recoveryNotProven
 */
export async function resetPassword(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings'>,
  { email, newPassword }: { email: string; newPassword: string },
  proofs: readonly string[],
): Promise<void> {
  const { db, config } = shop;
  assertPasswordUncommon(newPassword, 'newPassword');
  const proof = await findRecoveryProof(db, email, proofs.map(hashSecret));
  if (!proof) throw new AppError('recoveryNotProven');
  const passwordHash = await hashPassword(config, newPassword);
  await inTransaction(db, async (tx) => {
    // The user before the proof, as when the password is changed.
    const user = await lockUser(tx, proof.userId);
    const redeemed = user && (await redeemRecoveryProof(tx, proof.proofHash));
    if (!redeemed) throw new AppError('recoveryNotProven');
    await replacePassword(shop, tx, user, passwordHash);
    if (redeemed.isForAdmin && (await takeOffSecondStep(shop, tx, user.id)))
      await recordSecondStep(tx, user.id, 'off');
    await endSessionsOf(tx, user.id, 'password reset');
  });
}
