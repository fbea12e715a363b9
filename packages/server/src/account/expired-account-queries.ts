import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

const now = sql<Date>`now()`;
const dayAgo = sql<Date>`now() - interval '1 day'`;
const monthAgo = sql<Date>`now() - interval '30 days'`;

/** Deletes sessions a month after their end, and expired codes, proofs, tokens and tries. */
export async function deleteExpiredAccountRows(db: Queryable): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', now), row('revoked_at', '<', monthAgo)]))
    .execute();
  await db.deleteFrom('email_verifications').where('expires_at', '<', now).execute();
  await db.deleteFrom('recovery_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('recovery_proofs').where('expires_at', '<', now).execute();
  await db.deleteFrom('recovery_tries').where('tried_at', '<', dayAgo).execute();
}
