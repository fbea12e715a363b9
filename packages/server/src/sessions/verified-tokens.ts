import { LRUCache } from 'lru-cache';
import { verifyAccessToken } from './tokens.ts';

type Verified = NonNullable<Awaited<ReturnType<typeof verifyAccessToken>>>;

const maxRemembered = 5_000;

/**
 * Verifies as `verifyAccessToken` does, but computes the signature of a token once: a token that was
 * signed by this shop stays so, and only its time is checked again.
 */
export function openVerifiedTokens(
  config: Parameters<typeof verifyAccessToken>[0],
): (token: string, now: Date) => Promise<Verified | undefined> {
  const remembered = new LRUCache<string, Verified>({ max: maxRemembered });
  return async (token, now) => {
    const known = remembered.get(token);
    if (known && isCurrent(known, now)) return known;
    const verified = await verifyAccessToken(config, token, now);
    if (verified) remembered.set(token, verified);
    return verified;
  };
}

function isCurrent({ issuedAt, expiresAt }: Verified, now: Date): boolean {
  const seconds = Math.floor(now.getTime() / 1000);
  return issuedAt <= seconds && seconds < expiresAt;
}
