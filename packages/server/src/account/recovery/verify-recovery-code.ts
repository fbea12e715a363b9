import { timingSafeEqual } from 'node:crypto';
import { otpTries } from '@mathappu/contract/limits';
import {
  hashCode,
  hashEmail,
  hashNetwork,
  hashSecret,
  makeSecret,
} from '#server/account/one-time-secret.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { tooManyRequests } from '#server/platform/http/rate-limits.ts';
import type { Shop } from '#server/shop.ts';
import {
  countRecoveryTries,
  findValidRecoveryCode,
  insertRecoveryTry,
  lockRecoveryTries,
  type RecoveryCode,
  redeemRecoveryCode,
  replaceRecoveryProof,
  type TryScope,
} from './recovery-queries.ts';

/** Tries of one code and of all codes of an account, from one network. */
const hourlyTries = 10;
const dailyTries = 20;
/** From all networks together, a day: what bounds guessing (docs/security.md). */
const dailyTriesOfAccount = 100;

type RecoveryProof = { readonly proof: string; readonly expiresAt: Date };

/**
 * Exchanges the mailed code for a proof. An address without account takes the same path, so that
 * neither the response nor its time reveals whether one exists.
 * @throws AppError invalidOtp
 */
export async function verifyRecoveryCode(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  { email, otp, ip }: { email: string; otp: string; ip: string },
): Promise<RecoveryProof> {
  const emailHash = hashEmail(config, email);
  const code = await countTry(db, { emailHash, networkHash: hashNetwork(config, ip) });
  const presented = Buffer.from(hashCode(config, emailHash, otp));
  const isMatch = timingSafeEqual(presented, Buffer.from(code?.codeHash ?? presented));
  if (!code || !isMatch) throw new AppError('invalidOtp');
  return inTransaction(db, async (tx) => {
    const userId = await redeemRecoveryCode(tx, code.id);
    if (!userId) throw new AppError('invalidOtp');
    const proof = makeSecret();
    const expiresAt = await replaceRecoveryProof(tx, { userId, proofHash: hashSecret(proof) });
    return { proof, expiresAt };
  });
}

/**
 * Returns the valid code that this try is counted for, and nothing without one or after its tries.
 * Such a try counts for nothing: a stranger's guesses do not keep the owner from the next code.
 * Commits before the code is compared, so that parallel guesses cannot exceed the limit.
 */
function countTry(
  db: Db,
  { emailHash, networkHash }: Omit<TryScope, 'codeId'>,
): Promise<RecoveryCode | undefined> {
  return inTransaction(db, async (tx) => {
    await lockRecoveryTries(tx, emailHash);
    const code = await findValidRecoveryCode(tx, emailHash);
    if (!code) return undefined;
    const scope = { codeId: code.id, emailHash, networkHash };
    const tries = await countRecoveryTries(tx, scope);
    if (tries.code >= otpTries) return undefined;
    if (tries.day >= dailyTries) throw tooManyRequests(tries.dayEndsIn * 1000);
    if (tries.hour >= hourlyTries) throw tooManyRequests(tries.hourEndsIn * 1000);
    if (tries.account >= dailyTriesOfAccount) throw tooManyRequests(tries.accountEndsIn * 1000);
    await insertRecoveryTry(tx, scope);
    return code;
  });
}
