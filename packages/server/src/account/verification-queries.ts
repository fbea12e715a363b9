import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

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
