import type { BodyOf } from '@mathappu/contract/endpoint';
import { toShopDay } from '@mathappu/contract/shop-time';
import type { updateStaff as call, StaffMember } from '@mathappu/contract/staff';
import type { Held } from '@mathappu/contract/staff/grants';
import { updateUser } from '#server/account/account-queries.ts';
import { conflictDetails, findLatestChange } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { endKeysOf } from '#server/sessions/api-key-queries.ts';
import { deleteSecondStep } from '#server/sessions/second-step/second-step-queries.ts';
import { takeOffSecondStep } from '#server/sessions/second-step/take-off-second-step.ts';
import { endSessionsOf } from '#server/sessions/session-queries.ts';
import type { Shop } from '#server/shop.ts';
import { changePeople } from './change-people.ts';
import { assertDayToCome } from './invite-staff.ts';
import { assertMayGive, heldBy } from './may-give.ts';
import { recordPeopleChange } from './record-people-change.ts';
import {
  deleteStaffRow,
  findMember,
  findRole,
  isLastOwner,
  toMember,
  updateRoleAndEnd,
} from './staff-queries.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'settings' | 'limits' | 'now'>;

/**
 * Gives somebody another role or another last day, and takes the second step off who has lost it.
 * @throws AppError wrongPassword, dayIsPast, notFound, recordChanged, grantExceeded or lastOwner
 */
export async function updateStaff(
  shop: Parts,
  caller: Caller,
  staffId: string,
  { version, role: roleId, password, isSecondStepOff, ...given }: BodyOf<typeof call>,
): Promise<StaffMember> {
  return changePeople(shop, caller, password, async (tx, own) => {
    const { member, held } = await findMemberToWrite(tx, own, staffId);
    if (member.version !== version) {
      const latest = await findLatestChange(tx, 'staff', staffId);
      throw new AppError('recordChanged', conflictDetails(latest), { data: toMember(member) });
    }
    const role = await findRole(tx, roleId);
    if (!role) throw new AppError('notFound');
    assertMayGive(own, heldBy(role));
    const { until = member.until } = given;
    if (until !== member.until) assertDayToCome(shop, until);
    if (!role.is_owner || until !== null) await assertNotLastOwner(tx, held, member.user_id);
    await updateRoleAndEnd(tx, staffId, { role: roleId, until });
    const isInForce = (day: string | null) => day === null || day >= toShopDay(shop.now());
    if (member.user_id && isInForce(until)) await updateUser(tx, member.user_id, { role: 'ADMIN' });
    // Access that was over begins anew; its keys have ended with it.
    if (member.user_id && !isInForce(member.until)) await endKeysOf(tx, member.user_id);
    // One's own goes by a code, on the account page.
    const isTakenOff =
      isSecondStepOff === true &&
      member.user_id !== null &&
      member.user_id !== caller.userId &&
      (await takeOffSecondStep(shop, tx, member.user_id));
    await recordPeopleChange(shop, tx, caller, {
      action: 'staff.update',
      subjectId: staffId,
      before: { roleId: member.role_id, until: member.until },
      after: { roleId, until, ...(isTakenOff && { secondStep: 'off' }) },
    });
    const changed = await findMember(tx, staffId);
    if (!changed) throw new AppError('notFound');
    return toMember(changed);
  });
}

/**
 * Ends somebody's access with their sign-ins, or withdraws an invitation.
 * @throws AppError wrongPassword, notFound, grantExceeded or lastOwner
 */
export async function endAccess(
  shop: Parts,
  caller: Caller,
  staffId: string,
  password: string,
): Promise<void> {
  await changePeople(shop, caller, password, async (tx, own) => {
    const { member, held } = await findMemberToWrite(tx, own, staffId);
    await assertNotLastOwner(tx, held, member.user_id);
    await deleteStaffRow(tx, staffId);
    if (member.user_id) {
      await updateUser(tx, member.user_id, { role: 'USER' });
      await endSessionsOf(tx, member.user_id, 'access ended');
      await deleteSecondStep(tx, member.user_id);
      await endKeysOf(tx, member.user_id);
    }
    await recordPeopleChange(shop, tx, caller, {
      action: 'staff.end',
      subjectId: staffId,
      before: { roleId: member.role_id, until: member.until },
    });
  });
}

async function findMemberToWrite(tx: Tx, own: Held, staffId: string) {
  const member = await findMember(tx, staffId);
  const role = member && (await findRole(tx, member.role_id));
  if (!member || !role) throw new AppError('notFound');
  const held = heldBy(role);
  assertMayGive(own, held);
  return { member, held };
}

async function assertNotLastOwner(tx: Tx, held: Held, userId: string | null): Promise<void> {
  if (!held.isOwner || !userId) return;
  if (await isLastOwner(tx, userId)) throw new AppError('lastOwner');
}
