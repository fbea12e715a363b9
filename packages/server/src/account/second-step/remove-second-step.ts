import { lockUser } from '#server/account/account-queries.ts';
import { assertOwnPassword } from '#server/account/own-password.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { findSecondStep } from '#server/sessions/second-step/second-step-queries.ts';
import { takeOffSecondStep } from '#server/sessions/second-step/take-off-second-step.ts';
import { tryCode, useCode } from '#server/sessions/second-step/use-code.ts';
import type { Shop } from '#server/shop.ts';
import { assertStaff } from './assert-staff.ts';
import { recordSecondStep } from './record-second-step.ts';

/** @throws AppError accessDenied, wrongPassword, notFound, wrongSecondStep or tooManyRequests */
export async function removeSecondStep(
  shop: Pick<Shop, 'db' | 'jobs' | 'limits' | 'config' | 'settings' | 'now'>,
  caller: Caller,
  { password, code }: { password: string; code: string },
): Promise<void> {
  assertStaff(caller);
  const { userId } = caller;
  await assertOwnPassword(shop, caller, password);
  const found = await findSecondStep(shop.db, userId);
  if (!found?.confirmed_at) throw new AppError('notFound');
  const secondStep = { userId, version: found.version, secret: found.secret };
  await tryCode(shop, { userId, isPasswordGiven: true }, () =>
    inTransaction(shop.db, async (tx) => {
      if (!(await lockUser(tx, userId))) throw new AppError('sessionEnded');
      await useCode(shop, tx, secondStep, code);
      await takeOffSecondStep(shop, tx, userId);
      await recordSecondStep(tx, userId, 'off');
    }),
  );
}
