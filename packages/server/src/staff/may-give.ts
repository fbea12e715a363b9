import { grantWords } from '@mathappu/contract/staff/grant-words';
import { findExceeding, type Grant, type Held } from '@mathappu/contract/staff/grants';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findRoleOf } from './staff-queries.ts';

export const heldBy = (role: { grants: string[]; is_owner: boolean }): Held => ({
  grants: role.grants as Grant[],
  isOwner: role.is_owner,
});

/** @throws AppError grantExceeded */
export function assertMayGive(own: Held, given: Held): void {
  const exceeding = findExceeding(own, given);
  if (exceeding === 'owner') throw new AppError('grantExceeded', { grant: 'Owner' });
  if (exceeding) throw new AppError('grantExceeded', { grant: grantWords[exceeding] });
}

/** What somebody's role holds today; undefined for who does not work in the shop. */
export async function findHeld(tx: Tx, userId: string, today: string): Promise<Held | undefined> {
  const role = await findRoleOf(tx, userId, today);
  return role && heldBy(role);
}
