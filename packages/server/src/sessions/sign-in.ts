import type { Language } from '@mathappu/contract/words';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import type { Shop } from '#server/shop.ts';
import { assertAccountActive } from './account-status.ts';
import { verifyPassword } from './password.ts';
import { endOldestSessions, insertSession, listSignInAddresses } from './session-queries.ts';
import { signAccessToken, signRefreshToken } from './tokens.ts';
import { findUserByEmail, updateLastLogin } from './user-queries.ts';

/** An account may be signed in on so many devices; the one that was used longest ago ends. */
const maxOpenSessions = 20;

type Parts = Pick<Shop, 'db' | 'limits' | 'config' | 'now'>;

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

export async function signIn(
  { db, limits, config, now }: Parts,
  credentials: { email: string; password: string },
  { language, ...client }: { ip: string; userAgent: string; language: Language },
): Promise<Tokens> {
  await startAttempt({ db, limits }, credentials.email, client.ip);
  const user = await findUserByEmail(db, credentials.email);
  const isMatch = await verifyPassword(user?.password_hash, credentials.password);
  if (!user || !isMatch) throw new AppError('wrongCredentials');
  await limits.forget('signInFailure', credentials.email, client.ip);
  await limits.excuse('signInFailureAddress', client.ip);
  await limits.excuse('signInFailureAccount', credentials.email);
  assertAccountActive(user);
  await limits.use('signInSuccess', user.id);
  const sessionId = await inTransaction(db, async (tx) => {
    // A password reset during the comparison ends all sessions: none may start with the old one.
    if (!(await updateLastLogin(tx, user, language))) throw new AppError('wrongCredentials');
    const id = await insertSession(tx, { userId: user.id, ...client });
    await endOldestSessions(tx, { userId: user.id, sessionId: id }, maxOpenSessions);
    return id;
  });
  return {
    accessToken: await signAccessToken(config, { userId: user.id, sessionId }, now()),
    refreshToken: signRefreshToken(config, { sessionId, generation: 0 }),
  };
}

/**
 * The pause of the account at this address comes first: an attempt that it refuses needs no turn. Guesses at
 * one account slow down over all networks, but not for an address from which it was signed in to lately.
 */
async function startAttempt(
  { db, limits }: Pick<Parts, 'db' | 'limits'>,
  email: string,
  ip: string,
): Promise<void> {
  await limits.attempt('signInFailure', email, ip);
  try {
    await limits.slowDown('signInFailureAddress', ip);
    try {
      await limits.slowDown('signInFailureAccount', email, () => hasSignedInFrom(db, email, ip));
    } catch (error) {
      await limits.excuse('signInFailureAddress', ip);
      throw error;
    }
  } catch (error) {
    await limits.excuse('signInFailure', email, ip);
    throw error;
  }
}

async function hasSignedInFrom(db: Queryable, email: string, ip: string): Promise<boolean> {
  const network = networkOf(ip);
  const addresses = await listSignInAddresses(db, email);
  return addresses.some((address) => networkOf(address) === network);
}
