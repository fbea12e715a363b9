import { type Grant, hasGrant } from '@mathappu/contract/staff/grants';
import type { StoredUser } from './session-store.ts';

/**
 * Whether somebody works in the shop and the grants of their role have this one; undefined is a grant
 * of all staff. The server decides; this only hides what it would refuse.
 */
export function mayDo(user: StoredUser | undefined, grant: Grant | undefined): boolean {
  if (user?.role !== 'ADMIN') return false;
  // A server of the version before says nothing of grants: its admins may do everything.
  if (grant === undefined || user.staff === undefined) return true;
  return user.staff !== null && hasGrant(user.staff.grants, grant);
}
