import type { Grant } from '@mathappu/contract/staff/grants';
import { type RawBuilder, sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

const lifetime = sql<Date>`now() + interval '30 days'`;

/** Whether somebody's access to the shop has not ended. */
export const isInForce = (today: RawBuilder<unknown>) =>
  sql<boolean>`(staff.until is null or staff.until >= ${today})`;

/** What somebody does in the shop. */
export type Working = {
  /** Those of the person's role; null for who does not work in the shop, or not any more. */
  grants: Grant[] | null;
  isOwner: boolean;
  roleName: string;
  until: string | null;
  asksSecondStep: boolean;
  /** Since when; null without one. */
  secondStep: Date | null;
  recoveryCodes: number;
};

/** The columns of `Working`, of `joinWork`. */
export const workColumns = sql`
  work.grants, coalesce(work.is_owner, false) as "isOwner",
  coalesce(work.name, '') as "roleName", to_char(work.until, 'YYYY-MM-DD') as until,
  coalesce(work.asks_second_step, false) as "asksSecondStep",
  work.confirmed_at as "secondStep", coalesce(work.codes, 0) as "recoveryCodes"`;

/** Joins `users` with their role while they work in the shop. */
export const joinWork = (today: string) => sql`
  -- The limit keeps it a look-up for the one user, instead of a join of all users with the staff.
  left join lateral (
    select roles.grants, roles.is_owner, roles.name, staff.until, roles.asks_second_step,
      step.confirmed_at, cardinality(step.recovery_hashes) as codes
    from staff join roles on roles.id = staff.role_id
      left join second_steps step on step.user_id = staff.user_id and step.confirmed_at is not null
    where staff.user_id = users.id and ${isInForce(sql`${today}::date`)} limit 1
  ) work on true`;

type SessionWithUser = Working & {
  userId: string;
  name: string;
  email: string;
  status: string;
  status_reason: string;
  generation: number;
  isRotating: boolean;
  secondsSinceExchange: number | null;
};

/**
 * Session, user and grants in one statement by primary keys; it runs for every signed-in request.
 * @param today of the shop's calendar
 */
export async function findSessionWithUser(
  db: Queryable,
  sessionId: string,
  today: string,
): Promise<SessionWithUser | undefined> {
  const { rows } = await sql<SessionWithUser>`
    select users.id as "userId", users.name, users.email, users.status, users.status_reason,
      ${workColumns}, sessions.generation, sessions.is_rotating as "isRotating",
      extract(epoch from now() - sessions.exchanged_at)::float8 as "secondsSinceExchange"
    from sessions join users on users.id = sessions.user_id
      ${joinWork(today)}
    where sessions.id = ${sessionId} and sessions.revoked_at is null
      and sessions.expires_at > now() and users.deleted_at is null`.execute(db);
  return rows[0];
}

type NewSession = {
  userId: string;
  userAgent: string;
  ip: string;
  /** The version of the second step that was passed; null where there is none. */
  secondStep: string | null;
};

/** Undefined, and nothing is stored, when the account has another second step by now. The user is locked. */
export async function insertSession(
  db: Queryable,
  { userId, userAgent, ip, secondStep }: NewSession,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into sessions (id, user_id, expires_at, user_agent, ip)
    select ${newId()}::uuid, ${userId}::uuid, ${lifetime}, ${userAgent.slice(0, 300)}, ${ip}
    where ${secondStep}::uuid is not distinct from (
      select version from second_steps where user_id = ${userId}::uuid and confirmed_at is not null)
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Records the first exchange of the current refresh token. False when it is recorded already. */
export async function updateExchanged(
  db: Queryable,
  sessionId: string,
  generation: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ exchanged_at: sql<Date>`now()`, last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .where('exchanged_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Makes the successor current and records its exchange. False when that is done already. */
export async function advanceGeneration(
  db: Queryable,
  sessionId: string,
  generation: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      generation,
      is_rotating: true,
      exchanged_at: sql<Date>`now()`,
      last_seen_at: sql<Date>`now()`,
      expires_at: lifetime,
    })
    .where('id', '=', sessionId)
    .where('generation', '=', generation - 1)
    .where('exchanged_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** False when the session had ended before. */
export async function endSession(
  db: Queryable,
  sessionId: string,
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** For a client that keeps presenting one token, whose exchange is recorded once. */
export async function updateLastSeen(db: Queryable, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', sql<Date>`now() - interval '5 minutes'`)
    .execute();
}

const openSessionsOf = (userId: string) => sql<boolean>`
  user_id = ${userId}::uuid and revoked_at is null and expires_at > now()`;

/** The sessions of a user that have not ended: the one that asks, then the one used last first. */
export function listOpenSessions(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ id: string; userAgent: string; createdAt: Date; lastSeenAt: Date }[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent'])
    .select(['created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where(openSessionsOf(userId))
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Ends the sessions of a user that have not ended; further conditions choose among them. */
const endOpenSessions = (db: Queryable, userId: string, reason: string) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: reason })
    .where(openSessionsOf(userId));

/**
 * Ends the open sessions of a user beyond so many, those that were used longest ago, but not the one that
 * has just begun. The user is locked, so that of simultaneous sign-ins none is left over.
 */
export async function endOldestSessions(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
  most: number,
): Promise<void> {
  const oldest = tx
    .selectFrom('sessions')
    .select('id')
    .where(openSessionsOf(userId))
    .where('id', '<>', sessionId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most - 1);
  await endOpenSessions(tx, userId, 'too many sign-ins').where('id', 'in', oldest).execute();
}

/** The addresses from which an account was signed in to within a month, each once. */
export async function listSignInAddresses(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.ip')
    .distinct()
    .where('users.email', '=', email)
    .where('sessions.created_at', '>', sql<Date>`now() - interval '30 days'`)
    .execute();
  return rows.map(({ ip }) => ip);
}

/** False when the user has no such session, or it had ended before. */
export async function endOwnSession(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await endOpenSessions(db, userId, reason)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Ends every session of a user but one. Returns how many. */
export async function endOtherSessions(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  reason: string,
): Promise<number> {
  const { numUpdatedRows } = await endOpenSessions(db, userId, reason)
    .where('id', '<>', sessionId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends every session of a user; their access tokens are refused from the next request on. */
export async function endSessionsOf(db: Queryable, userId: string, reason: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends the sessions and erases the IP addresses and browsers they recorded. */
export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
