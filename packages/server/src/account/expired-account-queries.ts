import { sql } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';

const isExpired = sql`expires_at < now()`;

/** Deletes sessions a month after their end, and expired codes, proofs, tokens and tries. */
export async function deleteExpiredAccountRows(db: Queryable): Promise<void> {
  await deleteInBatches(db, 'sessions', isExpired);
  await deleteInBatches(db, 'sessions', sql`revoked_at < now() - interval '30 days'`);
  await deleteInBatches(db, 'email_verifications', isExpired);
  await deleteInBatches(db, 'recovery_codes', isExpired);
  await deleteInBatches(db, 'recovery_proofs', isExpired);
  await deleteInBatches(db, 'recovery_tries', sql`tried_at < now() - interval '1 day'`);
}
