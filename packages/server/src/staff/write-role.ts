import { maxRoles, type Role } from '@mathappu/contract/staff';
import type { Held } from '@mathappu/contract/staff/grants';
import { conflictDetails, findLatestChange } from '#server/platform/db/audit-queries.ts';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { changePeople } from './change-people.ts';
import { assertMayGive, heldBy } from './may-give.ts';
import { recordPeopleChange } from './record-people-change.ts';
import {
  deleteRoleRow,
  findRole,
  insertRole,
  listRoles,
  toRole,
  updateRoleRow,
  type WrittenRole,
} from './staff-queries.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'settings' | 'limits' | 'now'>;
/** What is left out stays as it is. */
type GivenRole = Omit<WrittenRole, 'asksSecondStep'> & {
  readonly asksSecondStep?: boolean | undefined;
};
type Password = { readonly password: string };

/** @throws AppError wrongPassword, grantExceeded, roleTaken, tooMany or idempotencyConflict */
export const createRole = (
  shop: Parts,
  caller: Caller,
  { password, asksSecondStep = false, ...given }: GivenRole & Password,
  idempotencyKey: string | undefined,
): Promise<Role> =>
  changePeople(shop, caller, password, async (tx, own) => {
    const written = { ...given, asksSecondStep };
    const id = newId();
    const scope = { userId: caller.userId, route: 'role', key: idempotencyKey };
    const earlier = await claimOnce(tx, scope, hashFields(written), { roleId: id });
    if (earlier) return getRole(tx, earlier.roleId);
    assertMayGive(own, { ...written, isOwner: false });
    const roles = await listRoles(tx);
    assertNameFree(roles, written.name);
    if (roles.length >= maxRoles) throw new AppError('tooMany', { maximum: maxRoles });
    await insertRole(tx, id, written);
    await recordPeopleChange(shop, tx, caller, {
      action: 'role.create',
      subjectId: id,
      after: written,
    });
    return getRole(tx, id);
  });

/** @throws AppError wrongPassword, notFound, accessDenied, recordChanged, grantExceeded or roleTaken */
export const updateRole = (
  shop: Parts,
  caller: Caller,
  roleId: string,
  { version, password, ...given }: GivenRole & Password & { version: number },
): Promise<Role> =>
  changePeople(shop, caller, password, async (tx, own) => {
    const { people: _, ...before } = await findRoleToWrite(tx, own, { roleId, version });
    const { asksSecondStep = before.asksSecondStep } = given;
    const written = { ...given, asksSecondStep };
    assertMayGive(own, { ...written, isOwner: false });
    const others = (await listRoles(tx)).filter(({ id }) => id !== roleId);
    assertNameFree(others, written.name);
    await updateRoleRow(tx, roleId, written);
    await recordPeopleChange(shop, tx, caller, {
      action: 'role.update',
      subjectId: roleId,
      before,
      after: written,
    });
    return getRole(tx, roleId);
  });

/** @throws AppError wrongPassword, notFound, accessDenied, recordChanged, grantExceeded or roleInUse */
export const deleteRole = (
  shop: Parts,
  caller: Caller,
  { password, ...seen }: Password & { roleId: string; version: number },
): Promise<void> =>
  changePeople(shop, caller, password, async (tx, own) => {
    const { people, ...before } = await findRoleToWrite(tx, own, seen);
    if (people > 0) throw new AppError('roleInUse', { count: people });
    await deleteRoleRow(tx, seen.roleId);
    await recordPeopleChange(shop, tx, caller, {
      action: 'role.delete',
      subjectId: seen.roleId,
      before,
    });
  });

function assertNameFree(roles: readonly { name: string }[], name: string): void {
  if (roles.some((role) => role.name === name))
    throw new AppError('roleTaken', {}, { field: 'name' });
}

async function findRoleToWrite(
  tx: Tx,
  own: Held,
  { roleId, version }: { roleId: string; version: number },
): Promise<WrittenRole & { people: number }> {
  const role = await findRole(tx, roleId);
  if (!role) throw new AppError('notFound');
  if (role.is_owner) throw new AppError('accessDenied');
  if (role.version !== version) {
    const latest = await findLatestChange(tx, 'role', roleId);
    throw new AppError('recordChanged', conflictDetails(latest), {
      data: toRole(role),
    });
  }
  const { grants } = heldBy(role);
  assertMayGive(own, { grants, isOwner: false });
  return { name: role.name, grants, asksSecondStep: role.asks_second_step, people: role.people };
}

async function getRole(tx: Tx, id: string): Promise<Role> {
  const role = await findRole(tx, id);
  if (!role) throw new AppError('notFound');
  return toRole(role);
}
