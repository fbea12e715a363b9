import { AppError } from '#server/platform/http/app-error.ts';
import { assertAccountActive } from '#server/sessions/account-status.ts';
import { type Client, holderOf, startSession, type Tokens } from '#server/sessions/sign-in.ts';
import type { Shop } from '#server/shop.ts';
import { isChallengeFor, readChallenger } from './challenge.ts';
import { findSigningInById, type SigningIn } from './second-step-queries.ts';
import type { SecondStepHolder } from './signed-until.ts';
import { tryCode, useCode } from './use-code.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'limits' | 'config' | 'settings' | 'now'>;

/**
 * Finishes a sign-in by a code. The challenge stays good for another try until it ends.
 * @returns whom a device that is to be remembered is signed for, too
 * @throws AppError challengeEnded, wrongSecondStep, tooManyRequests or what a refused account reads
 */
export async function finishSignIn(
  shop: Parts,
  { challenge, code }: { challenge: string; code: string },
  client: Client,
): Promise<Tokens & { holder: SecondStepHolder }> {
  const { user, holder } = await findChallenged(shop, challenge);
  assertAccountActive(user);
  const tokens = await tryCode(shop, { userId: user.id, isPasswordGiven: true }, async () => {
    await shop.limits.use('signInSuccess', user.id);
    const secondStep = { ...holder, secret: user.secret };
    return startSession(
      shop,
      { user, outdated: 'challengeEnded', prove: (tx) => useCode(shop, tx, secondStep, code) },
      client,
    );
  });
  return { ...tokens, holder };
}

async function findChallenged(
  { db, config, now }: Pick<Parts, 'db' | 'config' | 'now'>,
  challenge: string,
): Promise<{ user: SigningIn; holder: SecondStepHolder }> {
  const userId = readChallenger(challenge);
  const user = userId === undefined ? undefined : await findSigningInById(db, userId);
  const holder = user && holderOf(user);
  if (!holder || !isChallengeFor(config, holder, { challenge, now: now() }))
    throw new AppError('challengeEnded');
  return { user, holder };
}
