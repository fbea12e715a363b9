import type { BodyOf } from '@mathappu/contract/endpoint';
import { toShopDay } from '@mathappu/contract/shop-time';
import type { updateStaff as call, StaffMember } from '@mathappu/contract/staff';
import { updateUser } from '#server/account/account-queries.ts';
import { assertOwnPassword } from '#server/account/own-password.ts';
import { conflictDetails, findLatestChange } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { endSessionsOf } from '#server/sessions/session-queries.ts';
import type { Shop } from '#server/shop.ts';
import { assertDayToCome } from './invite-staff.ts';
import { assertMayGive, type Held, heldBy, lockPeopleFor } from './may-give.ts';
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
 * Gives somebody another role or another last day.
 * @throws AppError wrongPassword, dayIsPast, notFound, recordChanged, grantExceeded or lastOwner
 */
export async function updateStaff(
  shop: Parts,
  caller: Caller,
  staffId: string,
  { version, role: roleId, password, ...given }: BodyOf<typeof call>,
): Promise<StaffMember> {
  await assertOwnPassword(shop, caller.userId, password);
  return inTransaction(shop.db, async (tx) => {
    const own = await lockPeopleFor(shop, tx, caller);
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
    const isInForce = until === null || until >= toShopDay(shop.now());
    if (member.user_id && isInForce) await updateUser(tx, member.user_id, { role: 'ADMIN' });
    await recordPeopleChange(shop, tx, caller, {
      action: 'staff.update',
      subjectId: staffId,
      before: { roleId: member.role_id, until: member.until },
      after: { roleId, until },
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
  await assertOwnPassword(shop, caller.userId, password);
  await inTransaction(shop.db, async (tx) => {
    const own = await lockPeopleFor(shop, tx, caller);
    const { member, held } = await findMemberToWrite(tx, own, staffId);
    await assertNotLastOwner(tx, held, member.user_id);
    await deleteStaffRow(tx, staffId);
    if (member.user_id) {
      await updateUser(tx, member.user_id, { role: 'USER' });
      await endSessionsOf(tx, member.user_id, 'access ended');
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
