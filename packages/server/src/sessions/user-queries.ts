import type { Language } from '@mathappu/contract/words';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { AppError } from '#server/platform/http/app-error.ts';

type User = Omit<Selectable<Tables['users']>, 'search_text' | 'notice_version'>;

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
  'language',
  'chosen_language',
] as const;

const users = (db: Queryable) =>
  db.selectFrom('users').select(columns).where('deleted_at', 'is', null);

/** Whether anybody has an account, or had one. */
export async function hasUsers(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length > 0;
}

/** Like every other query here, excludes deleted users. */
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

/** Whether somebody has opened the link that was mailed to the address of an account. */
export async function isEmailConfirmed(db: Queryable, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  return Boolean(user?.email_verified_at);
}

/** In mails to the account's address: '' until it is confirmed, since a stranger may have chosen it. */
export const nameToGreet = ({
  name,
  email_verified_at: confirmedAt,
}: Pick<User, 'name' | 'email_verified_at'>): string => (confirmedAt ? name : '');

export type MailLanguages = Pick<User, 'language' | 'chosen_language'>;

/** The one that the account's owner has chosen; else that of the latest sign-in. */
export const mailLanguageOf = ({ language, chosen_language }: MailLanguages): Language =>
  chosen_language ?? language;

/**
 * Stores the time and the language of the pages. False, and nothing is stored, when the password has
 * been changed since it was read.
 */
export async function updateLastLogin(
  db: Queryable,
  { id, password_hash }: Pick<User, 'id' | 'password_hash'>,
  language: Language,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ last_login_at: sql<Date>`now()`, language })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
