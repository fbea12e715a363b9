import type { Language } from '@mathappu/contract/words';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import type { Shop } from '#server/shop.ts';
import { assertAccountActive } from './account-status.ts';
import { verifyPassword } from './password.ts';
import { makeChallenge } from './second-step/challenge.ts';
import { isRememberedDevice } from './second-step/device-cookie.ts';
import { findSigningIn, type SigningIn } from './second-step/second-step-queries.ts';
import type { SecondStepHolder } from './second-step/signed-until.ts';
import { endOldestSessions, insertSession, listSignInAddresses } from './session-queries.ts';
import { signAccessToken, signRefreshToken } from './tokens.ts';
import { findUserByEmail, updateLastLogin } from './user-queries.ts';

/** An account may be signed in on so many devices; the one that was used longest ago ends. */
const maxOpenSessions = 20;

type Parts = Pick<Shop, 'db' | 'limits' | 'config' | 'now'>;

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

export type Client = {
  readonly ip: string;
  readonly userAgent: string;
  readonly language: Language;
  /** The Cookie header, which may have a remembered device. */
  readonly cookies?: string | undefined;
};

/** @throws AppError secondStepNeeded with a challenge, where the account has one and the device is not remembered */
export async function signIn(
  shop: Parts,
  credentials: { email: string; password: string },
  client: Client,
): Promise<Tokens> {
  const { db, limits, config, now } = shop;
  await startAttempt({ db, limits }, credentials.email, client.ip);
  const user = await findSigningIn(db, credentials.email);
  const isMatch = await verifyPassword(user?.password_hash, credentials.password);
  if (!user || !isMatch) throw new AppError('wrongCredentials');
  await limits.forget('signInFailure', credentials.email, client.ip);
  await limits.excuse('signInFailureAddress', client.ip);
  await limits.excuse('signInFailureStaff', credentials.email);
  await limits.excuse('signInFailureAccount', credentials.email);
  assertAccountActive(user);
  const holder = holderOf(user);
  const { cookies } = client;
  if (holder && !isRememberedDevice(config, holder, { cookies, now: now() })) {
    await limits.use('secondStepAsked', user.id, client.ip);
    const challenge = makeChallenge(config, holder, now());
    throw new AppError('secondStepNeeded', {}, { data: { challenge } });
  }
  await limits.use('signInSuccess', user.id);
  return startSession(shop, { user, outdated: 'wrongCredentials' }, client);
}

/** Undefined for who has no second step. */
export const holderOf = ({
  id,
  password_hash,
  version,
}: SigningIn): SecondStepHolder | undefined =>
  version === null ? undefined : { userId: id, passwordHash: password_hash, version };

type Proven = {
  readonly user: SigningIn;
  /** The refusal where the account has changed since the user was read. */
  readonly outdated: 'wrongCredentials' | 'challengeEnded';
  /** What else is demanded, in the same transaction. */
  readonly prove?: (tx: Tx) => Promise<void>;
};

export async function startSession(
  { db, config, now }: Pick<Parts, 'db' | 'config' | 'now'>,
  { user, outdated, prove }: Proven,
  { language, ip, userAgent }: Client,
): Promise<Tokens> {
  const userId = user.id;
  const sessionId = await inTransaction(db, async (tx) => {
    // A password reset during the comparison ends all sessions: none may start with the old one.
    if (!(await updateLastLogin(tx, user, language))) throw new AppError(outdated);
    await prove?.(tx);
    const id = await insertSession(tx, { userId, userAgent, ip, secondStep: user.version });
    // A second step has come, changed or gone since it was read.
    if (id === undefined) throw new AppError(outdated);
    await endOldestSessions(tx, { userId, sessionId: id }, maxOpenSessions);
    return id;
  });
  return {
    accessToken: await signAccessToken(config, { userId, sessionId }, now()),
    refreshToken: signRefreshToken(config, { sessionId, generation: 0 }),
  };
}

/**
 * The pause of the account at this address comes first: an attempt that it refuses needs no turn. Guesses at
 * one account slow down over all networks, sooner where it is of staff, but not for an address from which it
 * was signed in to lately.
 */
async function startAttempt(
  { db, limits }: Pick<Parts, 'db' | 'limits'>,
  email: string,
  ip: string,
): Promise<void> {
  const isKnown = () => hasSignedInFrom(db, email, ip);
  await using counted = new AsyncDisposableStack();
  await limits.attempt('signInFailure', email, ip);
  counted.defer(() => limits.excuse('signInFailure', email, ip));
  await limits.slowDown('signInFailureAddress', ip);
  counted.defer(() => limits.excuse('signInFailureAddress', ip));
  await limits.slowDown(
    'signInFailureStaff',
    email,
    async () => !(await isStaff(db, email)) || (await isKnown()),
  );
  counted.defer(() => limits.excuse('signInFailureStaff', email));
  await limits.slowDown('signInFailureAccount', email, isKnown);
  // Nothing was refused: all of it stays counted.
  counted.move();
}

const isStaff = async (db: Queryable, email: string): Promise<boolean> =>
  (await findUserByEmail(db, email))?.role === 'ADMIN';

async function hasSignedInFrom(db: Queryable, email: string, ip: string): Promise<boolean> {
  const network = networkOf(ip);
  const addresses = await listSignInAddresses(db, email);
  return addresses.some((address) => networkOf(address) === network);
}
