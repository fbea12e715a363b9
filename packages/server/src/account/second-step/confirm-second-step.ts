import { lockUser } from '#server/account/account-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import {
  hashRecoveryCode,
  makeRecoveryCodes,
  readCode,
} from '#server/sessions/second-step/recovery-codes.ts';
import { enqueueSecondStepMail } from '#server/sessions/second-step/second-step-mails.ts';
import {
  findSecondStep,
  updateLastStep,
  updateRecoveryCodes,
  updateToNewSecret,
} from '#server/sessions/second-step/second-step-queries.ts';
import { findStepOf, tryCode, wrongCode } from '#server/sessions/second-step/use-code.ts';
import { endOtherSessions } from '#server/sessions/session-queries.ts';
import type { Shop } from '#server/shop.ts';
import { assertStaff } from './assert-staff.ts';
import { recordSecondStep } from './record-second-step.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'limits' | 'config' | 'settings' | 'now'>;

/** A set-up that was left is forgotten: a code is then of the key that is on. */
const setUpMs = 30 * 60_000;

/**
 * Switches the second step on by the first code of a set-up that was begun; without one, another code of the
 * app makes new recovery codes. Returns the ten codes, which are shown this once.
 * @throws AppError accessDenied, notFound when neither is there, wrongSecondStep or tooManyRequests
 */
export async function confirmSecondStep(
  shop: Parts,
  caller: Caller,
  typed: string,
): Promise<string[]> {
  assertStaff(caller);
  const { userId } = caller;
  const { config, now } = shop;
  const found = await findSecondStep(shop.db, userId);
  const begun = found?.new_secret_at && now().getTime() - found.new_secret_at.getTime() < setUpMs;
  const encrypted = begun ? found.new_secret : found?.secret;
  if (!found || !encrypted) throw new AppError('notFound');
  return tryCode(shop, { userId, isPasswordGiven: false }, async () => {
    const code = readCode(typed);
    const step =
      code && 'app' in code
        ? findStepOf(config, encrypted, { code: code.app, now: now() })
        : undefined;
    if (step === undefined) throw wrongCode();
    const recoveryCodes = makeRecoveryCodes();
    const recoveryHashes = recoveryCodes.map(hashRecoveryCode);
    await inTransaction(shop.db, async (tx) => {
      if (begun) return switchOn(shop, tx, caller, { encrypted, step, recoveryHashes });
      const seen = { userId, version: found.version };
      if (!(await updateLastStep(tx, seen, step))) throw wrongCode();
      await updateRecoveryCodes(tx, userId, recoveryHashes);
      await recordSecondStep(tx, userId, 'codes');
    });
    return recoveryCodes;
  });
}

type Confirmed = { encrypted: string; step: number; recoveryHashes: string[] };

async function switchOn(
  shop: Parts,
  tx: Tx,
  { userId, sessionId }: Caller,
  { encrypted, step, recoveryHashes }: Confirmed,
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('sessionEnded');
  if (!(await updateToNewSecret(tx, { userId, encrypted, step }, recoveryHashes)))
    throw wrongCode();
  await endOtherSessions(tx, { userId, sessionId }, 'second step set up');
  await recordSecondStep(tx, userId, 'on');
  await enqueueSecondStepMail(shop, tx, 'on', user);
}
