import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Config } from '#server/platform/config/config.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { deriveKey } from '#server/sessions/tokens.ts';

type Secret = Pick<Config, 'authSecret'>;

/** 256 random bits for a link or a cookie. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The 6 digits of a mailed code, uniformly distributed. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed, since a plain hash of a code in the table could be reversed by trying all million codes. */
export const hashCode = ({ authSecret }: Secret, emailHash: string, code: string): string =>
  keyedHash(deriveKey(authSecret, 'recovery-code'), `${emailHash}|${code}`);

/** Codes and tries are stored under this hash, for addresses with and without an account alike. */
export const hashEmail = ({ authSecret }: Secret, email: string): string =>
  keyedHash(deriveKey(authSecret, 'recovery-try'), email);

/** The network an attempt came from, so that tries are counted for it without keeping its address. */
export const hashNetwork = ({ authSecret }: Secret, address: string): string =>
  keyedHash(deriveKey(authSecret, 'recovery-try'), networkOf(address));

const keyedHash = (key: Uint8Array, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url');
