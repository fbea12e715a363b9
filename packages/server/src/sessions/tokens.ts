import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { apiBase } from '@mathappu/contract/calls';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { Config } from '#server/platform/config/config.ts';

export type KeyPurpose =
  | 'access-token'
  | 'refresh-token'
  | 'recovery-code'
  | 'recovery-try'
  | 'test-mail'
  | 'second-step'
  | 'second-step-challenge'
  | 'remembered-device'
  | 'webhook';

/**
 * Derives a separate key for each purpose, so that a value signed for one is invalid for another.
 * HKDF: https://www.rfc-editor.org/rfc/rfc5869
 */
export function deriveKey(authSecret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', authSecret, '', `mathappu ${purpose}`, 32));
}

const algorithm = 'HS256';
/** The type of an access token: https://www.rfc-editor.org/rfc/rfc9068#section-2.1 */
const type = 'at+jwt';
const lifetimeSeconds = 15 * 60;

type AccessClaims = { readonly userId: string; readonly sessionId: string };

/** Seconds since 1970. */
type Validity = { readonly issuedAt: number; readonly expiresAt: number };

type TokenConfig = Pick<Config, 'authSecret' | 'publicUrl'>;

const audienceOf = (config: TokenConfig) => config.publicUrl + apiBase;

export function signAccessToken(
  config: TokenConfig,
  { userId, sessionId }: AccessClaims,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(config.publicUrl)
    .setAudience(audienceOf(config))
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
    .sign(deriveKey(config.authSecret, 'access-token'));
}

/**
 * Returns the claims of a token this shop signed that is valid now, else undefined. Algorithm,
 * type, issuer and audience are pinned: https://www.rfc-editor.org/rfc/rfc8725#section-3
 */
export async function verifyAccessToken(
  config: TokenConfig,
  token: string,
  now: Date,
): Promise<(AccessClaims & Validity) | undefined> {
  const verified = await jwtVerify(token, deriveKey(config.authSecret, 'access-token'), {
    algorithms: [algorithm],
    typ: type,
    issuer: config.publicUrl,
    audience: audienceOf(config),
    requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    maxTokenAge: lifetimeSeconds,
    currentDate: now,
  }).catch(() => undefined);
  if (!verified) return undefined;
  const { sub, sid, iat = 0, exp = 0 } = verified.payload;
  if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
  if (exp - iat > lifetimeSeconds) return undefined;
  return { userId: sub, sessionId: sid, issuedAt: iat, expiresAt: exp };
}

export type RefreshClaims = { readonly sessionId: string; readonly generation: number };

/**
 * `session id|generation|HMAC` as base64url. It is computed from the session alone, so no token is
 * stored and the same successor can be issued again.
 */
export function signRefreshToken(
  { authSecret }: Pick<Config, 'authSecret'>,
  { sessionId, generation }: RefreshClaims,
): string {
  const claims = `${sessionId}|${generation}`;
  const signature = createHmac('sha256', deriveKey(authSecret, 'refresh-token'))
    .update(claims)
    .digest('base64url');
  return Buffer.from(`${claims}|${signature}`).toString('base64url');
}

const refreshTokenFormat = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\|(0|[1-9]\d{0,8})\|/;

/** Returns the claims of a token this shop signed, else undefined. */
export function verifyRefreshToken(
  config: Pick<Config, 'authSecret'>,
  token: string,
): RefreshClaims | undefined {
  const decoded = Buffer.from(token, 'base64url').toString();
  const [, sessionId, generation] = refreshTokenFormat.exec(decoded) ?? [];
  if (!sessionId || !generation) return undefined;
  const claims = { sessionId, generation: Number(generation) };
  const expected = Buffer.from(signRefreshToken(config, claims));
  const presented = Buffer.from(token);
  return expected.length === presented.length && timingSafeEqual(expected, presented)
    ? claims
    : undefined;
}
