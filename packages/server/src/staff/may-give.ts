import { toShopDay } from '@mathappu/contract/shop-time';
import { grantWords } from '@mathappu/contract/staff/grant-words';
import { findMissing, type Grant, grants } from '@mathappu/contract/staff/grants';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { findRoleOf, lockPeople } from './staff-queries.ts';

/** What a role holds. An owner's holds all there is, and what a later version adds. */
export type Held = { readonly grants: readonly Grant[]; readonly isOwner: boolean };

export const heldBy = (role: { grants: string[]; is_owner: boolean }): Held => ({
  grants: role.is_owner ? grants : (role.grants as Grant[]),
  isOwner: role.is_owner,
});

/**
 * Nobody gives or takes what they lack.
 * @throws AppError grantExceeded
 */
export function assertMayGive(own: Held, given: Held): void {
  const missing = findMissing(own.grants, given.grants);
  if (missing) throw new AppError('grantExceeded', { grant: grantWords[missing] });
  if (given.isOwner && !own.isOwner) throw new AppError('grantExceeded', { grant: 'Owner' });
}

/** What somebody's role holds today; undefined for who does not work in the shop. */
export async function findHeld(tx: Tx, userId: string, today: string): Promise<Held | undefined> {
  const role = await findRoleOf(tx, userId, today);
  return role && heldBy(role);
}

/**
 * Begins a write about people: it has them for itself until the transaction ends, and knows what
 * the caller holds at this moment.
 * @throws AppError grantMissing when the caller's access was taken meanwhile
 */
export async function lockPeopleFor(
  { now }: Pick<Shop, 'now'>,
  tx: Tx,
  { userId }: Caller,
): Promise<Held> {
  await lockPeople(tx);
  const own = await findHeld(tx, userId, toShopDay(now()));
  if (!own || findMissing(own.grants, ['write_people']))
    throw new AppError('grantMissing', { grant: grantWords.write_people });
  return own;
}
