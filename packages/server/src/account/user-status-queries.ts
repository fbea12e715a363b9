import type { Tx } from '#server/platform/db/open-database.ts';
import { updateUser } from '#server/sessions/user-queries.ts';

/** Locks the active admins in a fixed order, so that two of them cannot remove each other at once. */
export const lockActiveAdmins = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export const lockUser = (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status', 'status_reason', 'password_hash'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Takes the person out of an account; its row stays for the orders that name it. */
export const anonymiseUser = (tx: Tx, id: string): Promise<void> =>
  updateUser(tx, id, {
    name: 'Deleted account',
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
