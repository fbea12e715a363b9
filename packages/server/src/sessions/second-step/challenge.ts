import type { Config } from '#server/platform/config/config.ts';
import { isSignedUntil, type SecondStepHolder, signUntil } from './signed-until.ts';

type Secret = Pick<Config, 'authSecret'>;

const lifetimeMs = 5 * 60_000;

/** `user.end.signature`: that the right password was given just now. */
export const makeChallenge = (config: Secret, holder: SecondStepHolder, now: Date): string =>
  `${holder.userId}.${signUntil(config, 'second-step-challenge', holder, new Date(now.getTime() + lifetimeMs))}`;

/** Whose challenge it claims to be, to be looked up before the signature can be checked. */
export const readChallenger = (challenge: string): string | undefined =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.)/.exec(challenge)?.[0];

export const isChallengeFor = (
  config: Secret,
  holder: SecondStepHolder,
  { challenge, now }: { challenge: string; now: Date },
): boolean =>
  readChallenger(challenge) === holder.userId &&
  isSignedUntil(config, 'second-step-challenge', holder, {
    signed: challenge.slice(holder.userId.length + 1),
    now,
  });
