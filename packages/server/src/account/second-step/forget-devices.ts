import { assertOwnPassword } from '#server/account/own-password.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { updateVersion } from '#server/sessions/second-step/second-step-queries.ts';
import type { Shop } from '#server/shop.ts';
import { assertStaff } from './assert-staff.ts';
import { recordSecondStep } from './record-second-step.ts';

/**
 * Every device is asked for a code at its next sign-in.
 * @throws AppError accessDenied, wrongPassword or notFound
 */
export async function forgetDevices(
  shop: Pick<Shop, 'db' | 'limits'>,
  caller: Caller,
  password: string,
): Promise<void> {
  assertStaff(caller);
  const { userId } = caller;
  await assertOwnPassword(shop, caller, password);
  await inTransaction(shop.db, async (tx) => {
    if (!(await updateVersion(tx, userId))) throw new AppError('notFound');
    await recordSecondStep(tx, userId, 'devices');
  });
}
