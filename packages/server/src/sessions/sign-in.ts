import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { networkOf } from '#server/platform/http/rate-limits.ts';
import type { Shop } from '#server/shop.ts';
import { assertAccountActive } from './account-status.ts';
import { verifyPassword } from './password.ts';
import { insertSession } from './session-queries.ts';
import { signAccessToken, signRefreshToken } from './tokens.ts';
import { findUserByEmail, updateLastLogin } from './user-queries.ts';

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

export async function signIn(
  { db, limits, config, now }: Pick<Shop, 'db' | 'limits' | 'config' | 'now'>,
  credentials: { email: string; password: string },
  client: { ip: string; userAgent: string },
): Promise<Tokens> {
  const key = `${credentials.email}|${networkOf(client.ip)}`;
  await limits.attempt('signInFailure', key);
  const user = await findUserByEmail(db, credentials.email);
  const isMatch = await verifyPassword(user?.password_hash, credentials.password);
  if (!user || !isMatch) throw new AppError('wrongCredentials');
  await limits.forget('signInFailure', key);
  assertAccountActive(user);
  const sessionId = await inTransaction(db, async (tx) => {
    // A password reset during the comparison ends all sessions: none may start with the old one.
    if (!(await updateLastLogin(tx, user))) throw new AppError('wrongCredentials');
    return insertSession(tx, { userId: user.id, ...client });
  });
  return {
    accessToken: await signAccessToken(config, { userId: user.id, sessionId }, now()),
    refreshToken: signRefreshToken(config, { sessionId, generation: 0 }),
  };
}
