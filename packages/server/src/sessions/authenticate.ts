import { toShopDay } from '@mathappu/contract/shop-time';
import { grants } from '@mathappu/contract/staff/grants';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Authenticate, Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { assertAccountActive } from './account-status.ts';
import { findSessionWithUser, type SessionWithUser } from './session-queries.ts';
import { openVerifiedTokens } from './verified-tokens.ts';

/**
 * Reads session and user from the database on every request, so that a sign-out, a ban or a change
 * of role takes effect at the next request and not only when the access token expires.
 */
export function authenticateBy({
  db,
  config,
  now,
}: Pick<Shop, 'db' | 'config' | 'now'>): Authenticate {
  const verify = openVerifiedTokens(config);
  return async (request) => {
    const token = readBearer(request);
    if (token === undefined) return undefined;
    const claims = await verify(token, now());
    const found = claims && (await findSessionWithUser(db, claims.sessionId, toShopDay(now())));
    if (!found || found.userId !== claims.userId) throw new AppError('sessionEnded');
    assertAccountActive(found);
    return {
      userId: found.userId,
      sessionId: claims.sessionId,
      name: found.name,
      email: found.email,
      ...standingOf(found),
    };
  };
}

/** Whoever has a role is staff: an owner may do everything, also what a later version adds. */
function standingOf(found: SessionWithUser): Pick<Caller, 'role' | 'grants' | 'staff'> {
  if (!found.grants) return { role: 'USER', grants: [], staff: null };
  return {
    role: 'ADMIN',
    grants: found.isOwner ? grants : found.grants,
    staff: { role: found.roleName, until: found.until },
  };
}

/** The token of an `Authorization: Bearer` header: https://www.rfc-editor.org/rfc/rfc6750#section-2.1 */
export function readBearer({
  headers,
}: {
  headers: { authorization?: string };
}): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
