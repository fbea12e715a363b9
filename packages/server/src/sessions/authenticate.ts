import { AppError } from '#server/platform/http/app-error.ts';
import type { Authenticate } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { verifyAccessToken } from './access-token.ts';
import { assertAccountActive } from './account-status.ts';
import { findSessionWithUser } from './session-queries.ts';

/**
 * Who calls, as token and database say together: a sign-in that ended, a ban or another role
 * counts from the very next request.
 */
export function authenticateBy(shop: Shop): Authenticate {
  return async (request) => {
    const token = readBearer(request);
    if (token === undefined) return undefined;
    const claims = await verifyAccessToken(shop.config, token, shop.now());
    const found = claims && (await findSessionWithUser(shop.db, claims.sessionId));
    if (!found || found.userId !== claims.userId) throw new AppError('sessionEnded');
    assertAccountActive(found);
    return {
      userId: found.userId,
      sessionId: claims.sessionId,
      name: found.name,
      email: found.email,
      role: found.role,
    };
  };
}

export function readBearer({
  headers,
}: {
  headers: { authorization?: string };
}): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
