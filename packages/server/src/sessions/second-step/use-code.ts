import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { decryptSecret } from '#server/sessions/encrypt-secret.ts';
import { getUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { hashRecoveryCode, readCode } from './recovery-codes.ts';
import { enqueueSecondStepMail } from './second-step-mails.ts';
import { updateLastStep, updateUsedRecoveryCode } from './second-step-queries.ts';
import { findStep } from './totp.ts';

/** Wrong codes of a day after which the password is taken to be known. */
const suspiciousTries = 10;

type Counted = { readonly userId: string; readonly isPasswordGiven: boolean };

/**
 * Counts a code for its account before it is compared, so that simultaneous guesses are counted, too; a
 * right one takes that back. Whoever guesses after the right password gives it away.
 * @throws AppError tooManyRequests without comparing, or wrongSecondStep of `compare`
 */
export async function tryCode<Result>(
  shop: Pick<Shop, 'db' | 'jobs' | 'settings' | 'limits'>,
  { userId, isPasswordGiven }: Counted,
  compare: () => Promise<Result>,
): Promise<Result> {
  const { limits } = shop;
  await limits.attempt('wrongCode', userId);
  await limits.use('wrongCodeDay', userId).catch(async (error: unknown) => {
    await limits.excuse('wrongCode', userId);
    throw error;
  });
  try {
    const result = await compare();
    await limits.forget('wrongCode', userId);
    await limits.excuse('wrongCodeDay', userId);
    return result;
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'wrongSecondStep';
    if (!isWrong) {
      await limits.excuse('wrongCode', userId);
      await limits.excuse('wrongCodeDay', userId);
    } else if (isPasswordGiven) await noteGuess(shop, userId);
    throw error;
  }
}

async function noteGuess(
  shop: Pick<Shop, 'db' | 'jobs' | 'settings' | 'limits'>,
  userId: string,
): Promise<void> {
  if ((await shop.limits.use('guessedCodeDay', userId)) !== suspiciousTries) return;
  const user = await getUser(shop.db, userId);
  await inTransaction(shop.db, (tx) => enqueueSecondStepMail(shop, tx, 'guessed', user));
}

export const wrongCode = (): AppError => new AppError('wrongSecondStep', {}, { field: 'code' });

type SecondStep = {
  readonly userId: string;
  readonly version: string;
  /** Encrypted. */
  readonly secret: string | null;
};

/**
 * Accepts a code of the app or a recovery code, which is used up if the transaction commits.
 * @throws AppError wrongSecondStep
 */
export async function useCode(
  { config, now }: Pick<Shop, 'config' | 'now'>,
  tx: Tx,
  secondStep: SecondStep,
  typed: string,
): Promise<void> {
  const code = readCode(typed);
  if (!code) throw wrongCode();
  const isAccepted =
    'recovery' in code
      ? await updateUsedRecoveryCode(tx, secondStep, hashRecoveryCode(code.recovery))
      : await useAppCode({ config, now }, tx, secondStep, code.app);
  if (!isAccepted) throw wrongCode();
}

async function useAppCode(
  { config, now }: Pick<Shop, 'config' | 'now'>,
  tx: Tx,
  { secret, ...seen }: SecondStep,
  code: string,
): Promise<boolean> {
  const step = findStepOf(config, secret, { code, now: now() });
  return step !== undefined && (await updateLastStep(tx, seen, step));
}

/** Undefined as well where the key was encrypted under another AUTH_SECRET. */
export function findStepOf(
  config: Pick<Shop, 'config'>['config'],
  encrypted: string | null,
  { code, now }: { code: string; now: Date },
): number | undefined {
  const secret = encrypted === null ? undefined : decryptSecret(config, encrypted, 'second-step');
  return secret === undefined ? undefined : findStep(secret, code, now);
}
