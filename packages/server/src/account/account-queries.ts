import type { UserRole } from '@mathappu/contract/users';
import type { Language } from '@mathappu/contract/words';
import { sql, type Updateable } from 'kysely';
import type { ConstraintMeanings } from '#server/platform/db/database-errors.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/** A simultaneous registration of the same address was first. */
export const accountConstraints: ConstraintMeanings = { users_email_key: 'emailTaken' };

export type NewUser = {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly passwordHash: string;
  readonly role?: UserRole;
  readonly isEmailVerified?: boolean;
  /** The language of the pages on which the account is made. */
  readonly language?: Language;
  /** Of the privacy policy, where the person has entered this themselves. */
  readonly noticeVersion?: string;
};

/** Returns the id. @throws the broken constraint users_email_key when the email is taken */
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
      language: user.language,
      notice_version: user.noticeVersion ?? null,
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

/** Writes at most once a minute. */
export async function updateLastActive(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_active_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`last_active_at is null or last_active_at <= now() - interval '1 minute'`)
    .execute();
}

/** Stands where the name of somebody stood who has worked in the shop. */
export const formerStaff = 'Former staff';

/** Erases the person from the row, which stays because orders refer to it. */
export const anonymiseUser = (
  tx: Tx,
  id: string,
  { hasWorkedHere }: { hasWorkedHere: boolean },
): Promise<void> =>
  updateUser(tx, id, {
    name: hasWorkedHere ? formerStaff : 'Deleted account',
    email: `deleted-${id}@deleted.invalid`,
    phone: '',
    password_hash: '',
    avatar_url: '',
    status_reason: '',
    role: 'USER',
    email_verified_at: null,
    last_login_at: null,
    last_active_at: null,
    deleted_at: new Date(),
  });

/** Serialises the creation of the first admin until the transaction ends. */
export async function lockFirstAdmin(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first admin', 0))`.execute(tx);
}

export const lockUser = (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'status', 'status_reason', 'password_hash'])
    .select(['language', 'chosen_language', 'email_verified_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export type Customer = {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** The language of the latest sign-in, and the one that the customer has chosen. */
  language: Language;
  chosenLanguage: Language | null;
};

/**
 * Locks the user, so that simultaneous orders of one customer are placed one after the other.
 * @throws AppError sessionEnded when the user has been deleted meanwhile
 */
export async function lockCustomer(tx: Tx, userId: string): Promise<Customer> {
  const { rows } = await sql<Customer>`
    select id, name, email, phone, language, chosen_language as "chosenLanguage"
    from users where id = ${userId} and deleted_at is null for no key update`.execute(tx);
  const [customer] = rows;
  if (!customer) throw new AppError('sessionEnded');
  return customer;
}

const isExpired = sql`expires_at < now()`;

/**
 * Deletes expired codes, proofs, tokens and tries, and sign-ins a year after their end: as long the records
 * are kept by which a breach is found (rule 6 of the Digital Personal Data Protection Rules, 2025).
 */
export async function deleteExpiredAccountRows(db: Queryable): Promise<void> {
  await deleteInBatches(db, 'sessions', sql`expires_at < now() - interval '1 year'`);
  await deleteInBatches(db, 'sessions', sql`revoked_at < now() - interval '1 year'`);
  await deleteInBatches(db, 'email_verifications', isExpired);
  await deleteInBatches(db, 'recovery_codes', isExpired);
  await deleteInBatches(db, 'recovery_proofs', isExpired);
  await deleteInBatches(db, 'recovery_tries', sql`tried_at < now() - interval '1 day'`);
}

export async function insertVerification(
  db: Queryable,
  { tokenHash, userId }: { tokenHash: string; userId: string },
): Promise<void> {
  await db
    .insertInto('email_verifications')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      expires_at: sql<Date>`now() + interval '3 days'`,
    })
    .execute();
}

/** False without an unexpired token of that hash. Idempotent: the link may be opened twice. */
export async function updateVerified(db: Queryable, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .from('email_verifications')
    .set({ email_verified_at: sql<Date>`coalesce(users.email_verified_at, now())` })
    .whereRef('users.id', '=', 'email_verifications.user_id')
    .where('email_verifications.token_hash', '=', tokenHash)
    .where('email_verifications.expires_at', '>', sql<Date>`now()`)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
