import { timingSafeEqual } from 'node:crypto';
import { hashCode, hashEmail, hashSecret, makeSecret } from '#server/account/one-time-secret.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { tooManyRequests } from '#server/platform/http/rate-limits.ts';
import type { Shop } from '#server/shop.ts';
import {
  burnRecoveryCode,
  countCodeTry,
  countRecoveryTries,
  insertRecoveryTry,
  lockRecoveryTries,
  replaceRecoveryProof,
} from './recovery-queries.ts';

const hourlyTries = 10;
const dailyTries = 20;

type RecoveryProof = { readonly proof: string; readonly expiresAt: Date };

/**
 * Exchanges the mailed code for a proof. An address without account takes the same way, so that
 * neither the answer nor its time tells whether there is one.
 */
export async function verifyRecoveryCode(
  shop: Shop,
  { email, otp }: { email: string; otp: string },
): Promise<RecoveryProof> {
  const found = await countTry(shop, email);
  const presented = Buffer.from(hashCode(shop.config, found?.userId ?? '', otp));
  const isRight = timingSafeEqual(presented, Buffer.from(found?.codeHash ?? presented));
  if (!found || !isRight) throw new AppError('invalidOtp');
  return inTransaction(shop.db, async (tx) => {
    if (!(await burnRecoveryCode(tx, found))) throw new AppError('invalidOtp');
    const proof = makeSecret();
    const expiresAt = await replaceRecoveryProof(tx, {
      userId: found.userId,
      proofHash: hashSecret(proof),
    });
    return { proof, expiresAt };
  });
}

/** Committed before anything is compared, so that parallel guesses cannot outrun the count. */
function countTry(shop: Shop, email: string) {
  const emailHash = hashEmail(shop.config, email);
  return inTransaction(shop.db, async (tx) => {
    await lockRecoveryTries(tx, emailHash);
    const tries = await countRecoveryTries(tx, emailHash);
    if (tries.day >= dailyTries) throw tooManyRequests(tries.dayEndsIn * 1000);
    if (tries.hour >= hourlyTries) throw tooManyRequests(tries.hourEndsIn * 1000);
    await insertRecoveryTry(tx, emailHash);
    return countCodeTry(tx, email);
  });
}
