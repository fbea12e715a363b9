import { sql } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';

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
