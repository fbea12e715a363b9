import { lockUser } from '#server/account/account-queries.ts';
import { assertOwnPassword } from '#server/account/own-password.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { encryptSecret } from '#server/sessions/encrypt-secret.ts';
import { upsertNewSecret } from '#server/sessions/second-step/second-step-queries.ts';
import { makeTotpSecret, totpUri } from '#server/sessions/second-step/totp.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { assertStaff } from './assert-staff.ts';

/**
 * Makes a key, which counts once a code of it has come; until then the one before holds.
 * @throws AppError accessDenied or wrongPassword
 */
export async function startSecondStep(
  shop: Pick<Shop, 'db' | 'limits' | 'config' | 'settings' | 'now'>,
  caller: Caller,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { db, config, now } = shop;
  assertStaff(caller);
  await assertOwnPassword(shop, caller, password);
  const { name } = await readShopNames(shop);
  const secret = makeTotpSecret();
  const encrypted = encryptSecret(config, secret, 'second-step');
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, caller.userId))) throw new AppError('sessionEnded');
    await upsertNewSecret(tx, caller.userId, { encrypted, at: now() });
  });
  return { secret, uri: totpUri(secret, { shop: name, email: caller.email }) };
}
