import { maxRoles, type Role } from '@mathappu/contract/staff';
import type { Grant } from '@mathappu/contract/staff/grants';
import { conflictDetails, findLatestChange } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { assertMayGive, type Held, heldBy, lockPeopleFor } from './may-give.ts';
import { recordPeopleChange } from './record-people-change.ts';
import {
  deleteRoleRow,
  findRole,
  insertRole,
  listRoles,
  toRole,
  updateRoleRow,
} from './staff-queries.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'settings' | 'now'>;
type WrittenRole = { readonly name: string; readonly grants: readonly Grant[] };

/** @throws AppError grantExceeded, roleTaken or tooMany */
export const createRole = (shop: Parts, caller: Caller, written: WrittenRole): Promise<Role> =>
  inTransaction(shop.db, async (tx) => {
    const own = await lockPeopleFor(shop, tx, caller);
    assertMayGive(own, { ...written, isOwner: false });
    const roles = await listRoles(tx);
    assertNameFree(roles, written.name);
    if (roles.length >= maxRoles) throw new AppError('tooMany', { maximum: maxRoles });
    const id = await insertRole(tx, written);
    await recordPeopleChange(shop, tx, caller, {
      action: 'role.create',
      subjectId: id,
      after: written,
    });
    return getRole(tx, id);
  });

/** @throws AppError notFound, accessDenied, recordChanged, grantExceeded or roleTaken */
export const updateRole = (
  shop: Parts,
  caller: Caller,
  roleId: string,
  { version, ...written }: WrittenRole & { version: number },
): Promise<Role> =>
  inTransaction(shop.db, async (tx) => {
    const own = await lockPeopleFor(shop, tx, caller);
    const before = await findRoleToWrite(tx, own, { roleId, version });
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

/** @throws AppError notFound, accessDenied, recordChanged, grantExceeded or roleInUse */
export const deleteRole = (
  shop: Parts,
  caller: Caller,
  seen: { roleId: string; version: number },
): Promise<void> =>
  inTransaction(shop.db, async (tx) => {
    const own = await lockPeopleFor(shop, tx, caller);
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
      data: toRole(role, heldBy(role).grants),
    });
  }
  const { grants } = heldBy(role);
  assertMayGive(own, { grants, isOwner: false });
  return { name: role.name, grants, people: role.people };
}

async function getRole(tx: Tx, id: string): Promise<Role> {
  const role = await findRole(tx, id);
  if (!role) throw new AppError('notFound');
  return toRole(role, heldBy(role).grants);
}
