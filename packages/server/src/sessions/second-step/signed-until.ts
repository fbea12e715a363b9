import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/platform/config/config.ts';
import { deriveKey } from '#server/sessions/tokens.ts';

type Secret = Pick<Config, 'authSecret'>;
type SignedPurpose = 'second-step-challenge' | 'remembered-device';

/** Whom a signature is for: another password, set-up or account has another one. */
export type SecondStepHolder = {
  readonly userId: string;
  readonly passwordHash: string;
  /** Of the second step. */
  readonly version: string;
};

/** `end.signature`, the end in seconds since 1970: nothing is stored of it. */
export function signUntil(
  config: Secret,
  purpose: SignedPurpose,
  holder: SecondStepHolder,
  end: Date,
): string {
  const seconds = Math.floor(end.getTime() / 1000);
  return `${seconds}.${signatureOf(config, purpose, holder, seconds)}`;
}

export function isSignedUntil(
  config: Secret,
  purpose: SignedPurpose,
  holder: SecondStepHolder,
  { signed, now }: { signed: string; now: Date },
): boolean {
  const [, seconds, presented = ''] = /^([1-9]\d{0,11})\.([\w-]{43})$/.exec(signed) ?? [];
  if (seconds === undefined || Number(seconds) * 1000 <= now.getTime()) return false;
  const expected = signatureOf(config, purpose, holder, Number(seconds));
  return timingSafeEqual(Buffer.from(presented), Buffer.from(expected));
}

function signatureOf(
  { authSecret }: Secret,
  purpose: SignedPurpose,
  { userId, passwordHash, version }: SecondStepHolder,
  seconds: number,
): string {
  return createHmac('sha256', deriveKey(authSecret, purpose))
    .update(JSON.stringify([userId, version, passwordHash, seconds]))
    .digest('base64url');
}
