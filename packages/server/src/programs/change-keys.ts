import type { BodyOf } from '@mathappu/contract/endpoint';
import type { ApiKey, createApiKey as call } from '@mathappu/contract/programs/api-keys';
import { firstKeyDays, maxApiKeys, maxKeyDays } from '@mathappu/contract/programs/program-limits';
import { toShopDay, toShopDayAfter } from '@mathappu/contract/shop-time';
import type { Grant } from '@mathappu/contract/staff/grants';
import * as input from '@mathappu/contract/words/input';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import {
  endKey,
  findKey,
  insertKey,
  listLivingKeys,
  toKey,
} from '#server/sessions/api-key-queries.ts';
import { hashKeyToken, makeKeyToken, startOfToken } from '#server/sessions/api-key-token.ts';
import type { Shop } from '#server/shop.ts';
import { changePeople } from '#server/staff/change-people.ts';
import { assertMayGive } from '#server/staff/may-give.ts';
import { recordPeopleChange } from '#server/staff/record-people-change.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'settings' | 'limits' | 'now'>;

export async function listKeys({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<ApiKey[]> {
  return (await listLivingKeys(db, toShopDay(now()))).map(toKey);
}

/**
 * Makes a key of its maker's grants. Repeated under its idempotency key it has no token, which is not stored.
 * @throws AppError wrongPassword, grantExceeded, tooMany, invalidInput or idempotencyConflict
 */
export async function createKey(
  shop: Parts,
  caller: Caller,
  { password, name, grants, ...given }: BodyOf<typeof call>,
  idempotencyKey: string | undefined,
): Promise<{ key: ApiKey; token: string | null }> {
  const { now } = shop;
  const today = toShopDay(now());
  const endsOn = given.endsOn ?? toShopDayAfter(now(), firstKeyDays);
  if (endsOn < today) throw new AppError('dayIsPast', {}, { field: 'endsOn' });
  if (endsOn > toShopDayAfter(now(), maxKeyDays))
    throw new AppError('invalidInput', {}, { field: 'endsOn', problem: input.keyDayTooLate });
  const token = makeKeyToken();
  return changePeople(shop, caller, password, async (tx, own) => {
    const id = newId();
    const scope = { userId: caller.userId, route: 'api-key', key: idempotencyKey };
    const hash = hashFields({ name, grants, endsOn: given.endsOn });
    const earlier = await claimOnce(tx, scope, hash, { keyId: id });
    if (earlier) return { key: await getKey(tx, earlier.keyId), token: null };
    assertMayGive(own, { grants, isOwner: false });
    if ((await listLivingKeys(tx, today)).length >= maxApiKeys)
      throw new AppError('tooMany', { maximum: maxApiKeys });
    await insertKey(tx, {
      id,
      name,
      start: startOfToken(token),
      token_hash: hashKeyToken(token),
      grants,
      user_id: caller.userId,
      ends_on: endsOn,
    });
    await recordPeopleChange(shop, tx, caller, {
      action: 'api-key.create',
      subjectId: id,
      after: { grants, endsOn },
    });
    return { key: await getKey(tx, id), token };
  });
}

/** @throws AppError wrongPassword, notFound or grantExceeded */
export async function endKeyByStaff(
  shop: Parts,
  caller: Caller,
  keyId: string,
  password: string,
): Promise<void> {
  await changePeople(shop, caller, password, async (tx, own) => {
    const living = await listLivingKeys(tx, toShopDay(shop.now()));
    const key = living.find(({ id }) => id === keyId);
    if (!key) throw new AppError('notFound');
    assertMayGive(own, { grants: key.grants as Grant[], isOwner: false });
    await endKey(tx, keyId);
    await recordPeopleChange(shop, tx, caller, { action: 'api-key.end', subjectId: keyId });
  });
}

async function getKey(db: Queryable, id: string): Promise<ApiKey> {
  const key = await findKey(db, id);
  if (!key) throw new AppError('notFound');
  return toKey(key);
}
