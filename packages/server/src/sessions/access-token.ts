import { apiBase } from '@mathappu/contract/calls';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { Config } from '#server/platform/config/config.ts';
import { deriveKey } from './derive-key.ts';

const algorithm = 'HS256';
const type = 'at+jwt';
const lifetimeSeconds = 15 * 60;

type AccessClaims = { readonly userId: string; readonly sessionId: string };

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

/** Undefined for whatever is not a token of ours that is valid now. */
export async function verifyAccessToken(
  config: TokenConfig,
  token: string,
  now: Date,
): Promise<AccessClaims | undefined> {
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
  return exp - iat <= lifetimeSeconds ? { userId: sub, sessionId: sid } : undefined;
}
