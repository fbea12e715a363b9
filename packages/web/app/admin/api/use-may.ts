import { adminCalls } from '@mathappu/contract/admin/admin-calls';
import { type Grant, grantOf } from '@mathappu/contract/staff/grants';
import { mayDo } from '#web/session/may-do.ts';
import { useSession } from '#web/session/session-store.ts';

export type StaffCall = keyof typeof adminCalls;

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
