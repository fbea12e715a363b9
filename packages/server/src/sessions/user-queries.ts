import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { AppError } from '#server/platform/http/app-error.ts';

type User = Omit<Selectable<Tables['users']>, 'search_text'>;

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'password_hash',
  'role',
  'status',
  'status_reason',
  'avatar_url',
  'email_verified_at',
  'last_login_at',
  'last_active_at',
  'created_at',
  'deleted_at',
] as const;

const users = (db: Queryable) =>
  db.selectFrom('users').select(columns).where('deleted_at', 'is', null);

/** A deleted account is nobody: none of these finds it. */
export function findUser(db: Queryable, id: string): Promise<User | undefined> {
  return users(db).where('id', '=', id).executeTakeFirst();
}

/** @throws AppError userNotFound */
export async function getUser(db: Queryable, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new AppError('userNotFound');
  return user;
}

export function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  return users(db).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

export type NewUser = {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly passwordHash: string;
  readonly role?: User['role'];
  readonly isEmailVerified?: boolean;
};

/** Returns the id. @throws the broken users_email_key when the address has an account */
export async function insertUser(db: Queryable, user: NewUser): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      name: user.name,
      email: user.email.toLowerCase(),
      phone: user.phone ?? '',
      password_hash: user.passwordHash,
      role: user.role ?? 'USER',
      email_verified_at: user.isEmailVerified ? sql<Date>`now()` : null,
    })
    .execute();
  return id;
}

export async function updateUser(
  db: Queryable,
  id: string,
  changes: Updateable<Tables['users']>,
): Promise<void> {
  await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Of an account that still has this password; false, and nothing noted, otherwise. */
export async function updateLastLogin(
  db: Queryable,
  { id, password_hash }: Pick<User, 'id' | 'password_hash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ last_login_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores at most one moment a minute. */
export async function updateLastActive(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_active_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`last_active_at is null or last_active_at <= now() - interval '1 minute'`)
    .execute();
}

/** Whoever would create the first admin stands in line until the transaction ends. */
export async function lockFirstAdmin(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first admin', 0))`.execute(tx);
}

export type Customer = { id: string; name: string; email: string; phone: string };

/**
 * Locks an account, so that what one person orders at once happens one after the other.
 * @throws AppError sessionEnded when it has been deleted meanwhile
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<Customer> {
  const customer = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!customer) throw new AppError('sessionEnded');
  return customer;
}
