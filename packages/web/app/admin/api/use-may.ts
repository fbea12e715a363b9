import { adminCalls } from '@mathappu/contract/admin/admin-calls';
import { type Grant, grantOf, hasGrant } from '@mathappu/contract/staff/grants';
import { type StoredUser, useSession } from '#web/session/session-store.ts';

export type StaffCall = keyof typeof adminCalls;

/** Whether the grants of somebody's role have this one. The server decides; this only hides what it would refuse. */
export function mayDo(user: StoredUser | undefined, grant: Grant | undefined): boolean {
  // A server of the version before says nothing of grants: its admins may do everything.
  if (grant === undefined || user?.staff === undefined) return true;
  return user.staff !== null && hasGrant(user.staff.grants, grant);
}

export const isStaffCall = (name: unknown): name is StaffCall =>
  typeof name === 'string' && name in adminCalls;

export function grantOfCall(call: StaffCall): Grant | undefined {
  const [method, , , area] = adminCalls[call];
  return grantOf(method, area);
}

/** Says whether the signed-in person's role allows a call, for what is shown and what is left out. */
export function useMay(): (call: StaffCall) => boolean {
  const user = useSession();
  return (call) => mayDo(user, grantOfCall(call));
}
