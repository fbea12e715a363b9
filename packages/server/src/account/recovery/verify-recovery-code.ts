import { timingSafeEqual } from 'node:crypto';
import { hashCode, hashEmail, hashSecret, makeSecret } from '#server/account/one-time-secret.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { tooManyRequests } from '#server/platform/http/rate-limits.ts';
import type { Shop } from '#server/shop.ts';
import {
  countCodeTry,
  countRecoveryTries,
  insertRecoveryTry,
  lockRecoveryTries,
  redeemRecoveryCode,
  replaceRecoveryProof,
} from './recovery-queries.ts';

const hourlyTries = 10;
const dailyTries = 20;

type RecoveryProof = { readonly proof: string; readonly expiresAt: Date };

/**
 * Exchanges the mailed code for a proof. An address without account takes the same path, so that
 * neither the response nor its time reveals whether one exists.
 * @throws AppError invalidOtp
 */
export async function verifyRecoveryCode(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  { email, otp }: { email: string; otp: string },
): Promise<RecoveryProof> {
  const found = await countTry({ db, config }, email);
  const presented = Buffer.from(hashCode(config, found?.userId ?? '', otp));
  const isMatch = timingSafeEqual(presented, Buffer.from(found?.codeHash ?? presented));
  if (!found || !isMatch) throw new AppError('invalidOtp');
  return inTransaction(db, async (tx) => {
    if (!(await redeemRecoveryCode(tx, found))) throw new AppError('invalidOtp');
    const proof = makeSecret();
    const expiresAt = await replaceRecoveryProof(tx, {
      userId: found.userId,
      proofHash: hashSecret(proof),
    });
    return { proof, expiresAt };
  });
}

/** Commits before the code is compared, so that parallel guesses cannot exceed the limit. */
function countTry({ db, config }: Pick<Shop, 'db' | 'config'>, email: string) {
  const emailHash = hashEmail(config, email);
  return inTransaction(db, async (tx) => {
    await lockRecoveryTries(tx, emailHash);
    const tries = await countRecoveryTries(tx, emailHash);
    if (tries.day >= dailyTries) throw tooManyRequests(tries.dayEndsIn * 1000);
    if (tries.hour >= hourlyTries) throw tooManyRequests(tries.hourEndsIn * 1000);
    await insertRecoveryTry(tx, emailHash);
    return countCodeTry(tx, email);
  });
}
