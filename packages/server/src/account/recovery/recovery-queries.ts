import { sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

export async function replaceRecoveryCode(
  db: Queryable,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<void> {
  const fresh = {
    code_hash: codeHash,
    tries: 0,
    expires_at: sql<Date>`now() + interval '10 minutes'`,
  };
  await db
    .insertInto('recovery_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

/** Serialises the tries for one address until the transaction ends. */
export async function lockRecoveryTries(tx: Tx, emailHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailHash}, 0))`.execute(tx);
}

/** Tries within the last hour and day, and the seconds until the oldest of each leaves the count. */
export async function countRecoveryTries(db: Queryable, emailHash: string) {
  const { rows } = await sql<{
    hour: number;
    day: number;
    hourEndsIn: number;
    dayEndsIn: number;
  }>`
    select
      (count(*) filter (where tried_at > now() - interval '1 hour'))::int as hour,
      count(*)::int as day,
      coalesce(extract(epoch from min(tried_at) filter (where tried_at > now() - interval '1 hour')
        + interval '1 hour' - now()), 0)::float8 as "hourEndsIn",
      coalesce(extract(epoch from min(tried_at) + interval '1 day' - now()), 0)::float8
        as "dayEndsIn"
    from recovery_tries
    where email_hash = ${emailHash} and tried_at > now() - interval '1 day'
  `.execute(db);
  return rows[0] ?? { hour: 0, day: 0, hourEndsIn: 0, dayEndsIn: 0 };
}

export async function insertRecoveryTry(db: Queryable, emailHash: string): Promise<void> {
  await db.insertInto('recovery_tries').values({ id: newId(), email_hash: emailHash }).execute();
}

/** Counts a try of the account's valid code; undefined without one, or after five tries. */
export async function countCodeTry(
  db: Queryable,
  email: string,
): Promise<{ userId: string; codeHash: string } | undefined> {
  return db
    .updateTable('recovery_codes')
    .from('users')
    .set({ tries: sql<number>`recovery_codes.tries + 1` })
    .whereRef('users.id', '=', 'recovery_codes.user_id')
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .where('recovery_codes.tries', '<', 5)
    .where('recovery_codes.expires_at', '>', sql<Date>`now()`)
    .returning(['recovery_codes.user_id as userId', 'recovery_codes.code_hash as codeHash'])
    .executeTakeFirst();
}

/** Deletes the code; true for exactly one of several simultaneous callers. */
export async function redeemRecoveryCode(
  db: Queryable,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Replaces the account's proof. Returns when the new one expires: in 10 minutes. */
export async function replaceRecoveryProof(
  db: Queryable,
  { userId, proofHash }: { userId: string; proofHash: string },
): Promise<Date> {
  await db.deleteFrom('recovery_proofs').where('user_id', '=', userId).execute();
  const { expires_at } = await db
    .insertInto('recovery_proofs')
    .values({
      proof_hash: proofHash,
      user_id: userId,
      expires_at: sql<Date>`now() + interval '10 minutes'`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** The one of the hashes that is a valid proof for this address. */
export async function findRecoveryProof(
  db: Queryable,
  email: string,
  proofHashes: readonly string[],
): Promise<string | undefined> {
  if (proofHashes.length === 0) return undefined;
  const found = await db
    .selectFrom('recovery_proofs')
    .innerJoin('users', 'users.id', 'recovery_proofs.user_id')
    .select('recovery_proofs.proof_hash')
    .where('recovery_proofs.proof_hash', 'in', proofHashes)
    .where('recovery_proofs.expires_at', '>', sql<Date>`now()`)
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.proof_hash;
}

/** Deletes the proof. Returns its user to exactly one of several simultaneous callers. */
export async function redeemRecoveryProof(
  db: Queryable,
  proofHash: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('recovery_proofs')
    .where('proof_hash', '=', proofHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return deleted?.user_id;
}

export async function deleteRecoveryCode(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
