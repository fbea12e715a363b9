import { toShopDay } from '@mathappu/contract/shop-time';
import type { Role, StaffMember } from '@mathappu/contract/staff';
import { type Grant, grantsOfRole } from '@mathappu/contract/staff/grants';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { ConstraintMeanings } from '#server/platform/db/database-errors.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { isInForce } from '#server/sessions/session-queries.ts';

export const staffConstraints: ConstraintMeanings = {
  staff_email_key: 'emailIsStaff',
  roles_name_key: 'roleTaken',
};

/**
 * Writes about people follow each other: what one may give is what their own role holds at that
 * moment, and one owner always stays.
 */
export async function lockPeople(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('people', 0))`.execute(tx);
}

/** Owners whose access has no end and whose accounts are active; the first ones first. */
const selectLastingOwners = (db: Queryable) =>
  db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.id', 'staff.role_id')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .where('roles.is_owner', '=', true)
    .where('staff.until', 'is', null)
    .where('users.status', '=', 'Active')
    .where('users.deleted_at', 'is', null)
    .orderBy('staff.id');

/** By the ids of their accounts. */
export async function listLastingOwners(db: Queryable): Promise<string[]> {
  const owners = await selectLastingOwners(db).select('users.id').execute();
  return owners.map(({ id }) => id);
}

/** The name of an owner whom somebody else may ask for a right; '' for an owner. */
export async function findOwnerToAsk(db: Queryable, userId: string): Promise<string> {
  const owners = await selectLastingOwners(db).select(['users.id', 'users.name']).execute();
  return owners.some(({ id }) => id === userId) ? '' : (owners[0]?.name ?? '');
}

/** Whether the shop would have no lasting owner without this account. */
export async function isLastOwner(db: Queryable, userId: string): Promise<boolean> {
  const owners = await listLastingOwners(db);
  return owners.length === 1 && owners[0] === userId;
}

const selectMembers = (db: Queryable) =>
  db
    .selectFrom('staff')
    .leftJoin('users', 'users.id', 'staff.user_id')
    .leftJoin('second_steps', 'second_steps.user_id', 'staff.user_id')
    .select([
      'second_steps.confirmed_at',
      'staff.id',
      'staff.email',
      'staff.role_id',
      'staff.user_id',
      'staff.version',
    ])
    .select(['staff.link_ends_at', sql<string>`coalesce(users.name, staff.name)`.as('name')])
    .select([
      sql<string | null>`to_char(staff.until, 'YYYY-MM-DD')`.as('until'),
      sql<Date | null>`(
        select max(s.last_seen_at) from sessions s where s.user_id = staff.user_id)`.as(
        'last_seen',
      ),
    ]);

type MemberRow = Awaited<ReturnType<typeof findMember>> & object;

export const findMember = (db: Queryable, id: string) =>
  selectMembers(db).where('staff.id', '=', id).executeTakeFirst();

export const listMembers = (db: Queryable) => selectMembers(db).orderBy('staff.id').execute();

export const toMember = (row: MemberRow): StaffMember => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role_id,
  until: row.until,
  linkEndsAt: row.link_ends_at?.toISOString() ?? null,
  lastSeen: row.last_seen?.toISOString() ?? null,
  secondStep: row.confirmed_at?.toISOString() ?? null,
  version: row.version,
});

const selectRoles = (db: Queryable) =>
  db
    .selectFrom('roles')
    .select(['id', 'name', 'grants', 'is_owner', 'asks_second_step', 'version'])
    .select(
      sql<number>`(select count(*)::int from staff s where s.role_id = roles.id)`.as('people'),
    );

type RoleRow = Awaited<ReturnType<typeof findRole>> & object;

export const findRole = (db: Queryable, id: string) =>
  selectRoles(db).where('id', '=', id).executeTakeFirst();

export const listRoles = (db: Queryable) =>
  selectRoles(db).orderBy('is_owner', 'desc').orderBy('name').execute();

/** The role of somebody who works in the shop today; undefined for everybody else. */
export const findRoleOf = (db: Queryable, userId: string, today: string) =>
  selectRoles(db)
    .where('id', '=', (query) =>
      query
        .selectFrom('staff')
        .select('staff.role_id')
        .where('staff.user_id', '=', userId)
        .where(isInForce(sql`${today}::date`)),
    )
    .executeTakeFirst();

export const toRole = (row: RoleRow): Role => ({
  _id: row.id,
  name: row.name,
  grants: [...grantsOfRole({ grants: row.grants as Grant[], isOwner: row.is_owner })],
  isOwner: row.is_owner,
  asksSecondStep: row.asks_second_step,
  version: row.version,
  people: row.people,
});

/** Whether somebody with this address works in the shop or is invited. */
export async function hasStaffWith(db: Queryable, email: string): Promise<boolean> {
  const query = db.selectFrom('staff').select('id').where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function countStaff(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type Until = { readonly until: string | null };

const dayOrNull = (day: string | null) => sql<Date | null>`${day}::date`;

export async function insertStaff(
  db: Queryable,
  { until, ...row }: Omit<Insertable<Tables['staff']>, 'until'> & Until,
): Promise<void> {
  await db
    .insertInto('staff')
    .values({ ...row, until: dayOrNull(until) })
    .execute();
}

/** Makes an account that of an owner, also where its address was invited as something else. */
export async function insertOwner(
  tx: Tx,
  { userId, name, ...given }: { userId: string; name: string; email: string },
): Promise<void> {
  const email = given.email.toLowerCase();
  await tx
    .insertInto('staff')
    .columns(['id', 'name', 'email', 'role_id', 'user_id'])
    .expression((query) =>
      query
        .selectFrom('roles')
        .select([
          sql`${newId()}::uuid`.as('id'),
          sql`${name}`.as('name'),
          sql`${email}`.as('email'),
          'roles.id as role_id',
          sql`${userId}::uuid`.as('user_id'),
        ])
        .where('is_owner', '=', true),
    )
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        role_id: (query) => query.ref('excluded.role_id'),
        user_id: userId,
        until: null,
        link_hash: null,
        link_ends_at: null,
      }),
    )
    .execute();
}

export async function updateRoleAndEnd(
  db: Queryable,
  id: string,
  { role, until }: Until & { role: string },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ role_id: role, until: dayOrNull(until), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

async function updateStaffRow(
  db: Queryable,
  id: string,
  changes: Updateable<Tables['staff']>,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteStaffRow(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('staff').where('id', '=', id).execute();
}

/** By the hash of the secret in an invitation's link, while it can be accepted. */
export const findInvite = (db: Queryable, linkHash: string, now: Date) =>
  db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.id', 'staff.role_id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.is_link_mailed', 'roles.name as role'])
    .where('staff.link_hash', '=', linkHash)
    .where('staff.user_id', 'is', null)
    .where('staff.link_ends_at', '>', now)
    .where(isInForce(sql`${toShopDay(now)}::date`))
    .executeTakeFirst();

export async function updateInviteLink(
  db: Queryable,
  id: string,
  { hash, endsAt }: { hash: string; endsAt: Date },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ link_hash: hash, link_ends_at: endsAt })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .execute();
}

/** The link works no more. */
export const acceptInviteRow = (db: Queryable, id: string, userId: string): Promise<void> =>
  updateStaffRow(db, id, { user_id: userId, link_hash: null, link_ends_at: null });

/** Whether somebody works in the shop, or has done something there that stays. */
export async function hasWorkedHere(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from staff where user_id = ${userId}) or exists (
      select from audit_entries
      where actor_id = ${userId} and subject_kind not in ('user', 'session')) as has`.execute(tx);
  return rows[0]?.has ?? false;
}

export async function deleteStaffOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('staff').where('user_id', '=', userId).execute();
}

/** What staff write of a role. */
export type WrittenRole = {
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly asksSecondStep: boolean;
};

const columnsOf = ({ name, grants, asksSecondStep }: WrittenRole) => ({
  name,
  grants: [...grants],
  asks_second_step: asksSecondStep,
});

export async function insertRole(db: Queryable, id: string, row: WrittenRole): Promise<void> {
  await db
    .insertInto('roles')
    .values({ id, ...columnsOf(row) })
    .execute();
}

export async function updateRoleRow(db: Queryable, id: string, row: WrittenRole): Promise<void> {
  await db
    .updateTable('roles')
    .set({ ...columnsOf(row), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteRoleRow(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('roles').where('id', '=', id).execute();
}

/** Accounts whose last day is over become customers' accounts again. */
export async function updateEndedStaff(db: Queryable, today: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ role: 'USER' })
    .where('role', '=', 'ADMIN')
    .where('id', 'in', (query) =>
      query
        .selectFrom('staff')
        .select(sql<string>`staff.user_id`.as('id'))
        .where('staff.until', '<', sql<Date>`${today}::date`),
    )
    .execute();
}

/**
 * Invitations that nobody has accepted go a week after their link has ended, and rows of accounts that
 * the release before has deleted.
 */
export async function deleteOldInvites(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('staff')
    .where('user_id', 'is', null)
    .where('link_ends_at', '<', sql<Date>`${now}::timestamptz - interval '7 days'`)
    .execute();
  await db
    .deleteFrom('staff')
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('id').where('deleted_at', 'is not', null),
    )
    .execute();
}
