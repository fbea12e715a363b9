import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { networkOf } from '#server/platform/http/rate-limits.ts';
import type { Shop } from '#server/shop.ts';
import { signAccessToken } from './access-token.ts';
import { assertAccountActive } from './account-status.ts';
import { verifyPassword } from './password.ts';
import { makeRefreshToken } from './refresh-token.ts';
import { insertSession } from './session-queries.ts';
import { findUserByEmail, updateLastLogin } from './user-queries.ts';

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

export async function signIn(
  shop: Shop,
  credentials: { email: string; password: string },
  client: { ip: string; userAgent: string },
): Promise<Tokens> {
  const key = `${credentials.email}|${networkOf(client.ip)}`;
  await shop.limits.attempt('signInFailure', key);
  const user = await findUserByEmail(shop.db, credentials.email);
  const isRight = await verifyPassword(user?.password_hash, credentials.password);
  if (!user || !isRight) throw new AppError('wrongCredentials');
  await shop.limits.forget('signInFailure', key);
  assertAccountActive(user);
  const sessionId = await inTransaction(shop.db, async (tx) => {
    // The password took its time to compare: by now it may be another one, whose sessions are to end.
    if (!(await updateLastLogin(tx, user))) throw new AppError('wrongCredentials');
    return insertSession(tx, { userId: user.id, ...client });
  });
  return {
    accessToken: await signAccessToken(shop.config, { userId: user.id, sessionId }, shop.now()),
    refreshToken: makeRefreshToken(shop.config, { sessionId, generation: 0 }),
  };
}
