import type { Language } from '@mathappu/contract/words';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
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
  { language, ...client }: { ip: string; userAgent: string; language: Language },
): Promise<Tokens> {
  const key = `${credentials.email}|${networkOf(client.ip)}`;
  await startAttempt(limits, key, client.ip);
  const user = await findUserByEmail(db, credentials.email);
  const isMatch = await verifyPassword(user?.password_hash, credentials.password);
  if (!user || !isMatch) throw new AppError('wrongCredentials');
  await limits.forget('signInFailure', key);
  await limits.excuse('signInFailureAddress', client.ip);
  assertAccountActive(user);
  const sessionId = await inTransaction(db, async (tx) => {
    // A password reset during the comparison ends all sessions: none may start with the old one.
    if (!(await updateLastLogin(tx, user, language))) throw new AppError('wrongCredentials');
    return insertSession(tx, { userId: user.id, ...client });
  });
  return {
    accessToken: await signAccessToken(config, { userId: user.id, sessionId }, now()),
    refreshToken: signRefreshToken(config, { sessionId, generation: 0 }),
  };
}

/** The account's pause comes first: an attempt that it refuses needs no turn of its address. */
async function startAttempt(limits: RateLimits, key: string, ip: string): Promise<void> {
  await limits.attempt('signInFailure', key);
  try {
    await limits.slowDown('signInFailureAddress', ip);
  } catch (error) {
    await limits.excuse('signInFailure', key);
    throw error;
  }
}
