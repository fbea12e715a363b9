import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/platform/config/config.ts';
import { deriveKey } from './derive-key.ts';

export type RefreshClaims = { readonly sessionId: string; readonly generation: number };

/**
 * `sid|generation|HMAC` as base64url: made from the sign-in alone, so nothing secret is stored
 * and the same successor can be given again.
 */
export function makeRefreshToken(
  { authSecret }: Pick<Config, 'authSecret'>,
  { sessionId, generation }: RefreshClaims,
): string {
  const claims = `${sessionId}|${generation}`;
  const signature = createHmac('sha256', deriveKey(authSecret, 'refresh-token'))
    .update(claims)
    .digest('base64url');
  return Buffer.from(`${claims}|${signature}`).toString('base64url');
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\|(0|[1-9]\d{0,8})\|/;

/** Undefined for whatever this shop has not signed. */
export function readRefreshToken(
  config: Pick<Config, 'authSecret'>,
  token: string,
): RefreshClaims | undefined {
  const [, sessionId, generation] = shape.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (!sessionId || !generation) return undefined;
  const claims = { sessionId, generation: Number(generation) };
  const genuine = Buffer.from(makeRefreshToken(config, claims));
  const presented = Buffer.from(token);
  return genuine.length === presented.length && timingSafeEqual(genuine, presented)
    ? claims
    : undefined;
}
