import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { verifyPassword } from '#server/sessions/password.ts';
import { getUser } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Asks a signed-in user for the password once more; failures are counted as those of signing in.
 * Returns its hash.
 * @throws AppError wrongPassword, or personNeeded for a key
 */
export async function assertOwnPassword(
  { db, limits }: Pick<Shop, 'db' | 'limits'>,
  { userId, keyId }: Pick<Caller, 'userId' | 'keyId'>,
  password: string,
): Promise<string> {
  if (keyId) throw new AppError('personNeeded');
  await limits.attempt('signInFailure', userId);
  const { password_hash: passwordHash } = await getUser(db, userId);
  if (!(await verifyPassword(passwordHash, password)))
    throw new AppError('wrongPassword', {}, { field: 'password' });
  await limits.forget('signInFailure', userId);
  return passwordHash;
}
