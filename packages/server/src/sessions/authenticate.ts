import { toShopDay } from '@mathappu/contract/shop-time';
import { grantsOfKey, grantsOfRole, isSecondStepMissing } from '@mathappu/contract/staff/grants';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Authenticate, Caller } from '#server/platform/http/handle.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import type { Shop } from '#server/shop.ts';
import { assertAccountActive } from './account-status.ts';
import { findKeyWithMaker, updateKeyUse } from './api-key-queries.ts';
import { hashKeyToken, isKeyToken } from './api-key-token.ts';
import { findSessionWithUser, type Working } from './session-queries.ts';
import { openVerifiedTokens } from './verified-tokens.ts';

/**
 * Reads session and user from the database on every request, so that a sign-out, a ban or a change
 * of role takes effect at the next request and not only when the access token expires.
 */
export function authenticateBy(shop: Pick<Shop, 'db' | 'config' | 'limits' | 'now'>): Authenticate {
  const { db, config, now } = shop;
  const verify = openVerifiedTokens(config);
  return async (request) => {
    const token = readBearer(request);
    if (token === undefined) return undefined;
    if (isKeyToken(token)) return authenticateKey(shop, token, request.ip);
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

/**
 * Whoever made the key, with those of the key's grants that they have now.
 * @throws AppError keyEnded, also for a key that there never was
 */
async function authenticateKey(
  { db, limits, now }: Pick<Shop, 'db' | 'limits' | 'now'>,
  token: string,
  ip: string,
): Promise<Caller> {
  const use = { today: toShopDay(now()), network: networkOf(ip) };
  const found = await findKeyWithMaker(db, hashKeyToken(token), use);
  if (!found?.isLiving) throw new AppError('keyEnded');
  await limits.use('apiKey', found.keyId);
  if (!found.isRecorded) await updateKeyUse(db, found.keyId, use);
  const { userId, name, email, keyId, keyName, keyGrants } = found;
  const { grants, ...standing } = standingOf(found);
  return {
    userId,
    sessionId: '',
    name: `${name}, key “${keyName}”`,
    email,
    ...standing,
    grants: grantsOfKey(keyGrants, grants),
    keyId,
  };
}

/** Whoever has a role is staff, and may do nothing without the second step that it asks for. */
function standingOf(found: Working): Pick<Caller, 'role' | 'grants' | 'staff'> {
  if (!found.grants) return { role: 'USER', grants: [], staff: null };
  const { grants, isOwner, roleName, until, asksSecondStep, secondStep, recoveryCodes } = found;
  const staff = { role: roleName, until, asksSecondStep, secondStep, recoveryCodes };
  return {
    role: 'ADMIN',
    grants: isSecondStepMissing(staff) ? [] : grantsOfRole({ grants, isOwner }),
    staff,
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
