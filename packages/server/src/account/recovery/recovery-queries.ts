import { type RawBuilder, sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** The user is null for an address without account: its code belongs to nobody. */
type NewRecoveryCode = { emailHash: string; userId: string | null; codeHash: string };

export async function replaceRecoveryCode(
  db: Queryable,
  { emailHash, userId, codeHash }: NewRecoveryCode,
): Promise<void> {
  const fresh = {
    id: newId(),
    user_id: userId,
    code_hash: codeHash,
    expires_at: sql<Date>`now() + interval '10 minutes'`,
  };
  await db
    .insertInto('recovery_codes')
    .values({ email_hash: emailHash, ...fresh })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet(fresh))
    .execute();
}

export type RecoveryCode = { id: string; codeHash: string; userId: string | null };

export async function findValidRecoveryCode(
  db: Queryable,
  emailHash: string,
): Promise<RecoveryCode | undefined> {
  return db
    .selectFrom('recovery_codes')
    .select(['id', 'code_hash as codeHash', 'user_id as userId'])
    .where('email_hash', '=', emailHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Serialises the tries for one address until the transaction ends. */
export async function lockRecoveryTries(tx: Tx, emailHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailHash}, 0))`.execute(tx);
}

/** The code, the account and the network whose tries are counted. */
export type TryScope = { codeId: string; emailHash: string; networkHash: string };

type TryCounts = {
  /** Tries of this code from this network. */
  code: number;
  /** Within the last hour and day, of all codes, from this network. */
  hour: number;
  day: number;
  /** Within the last day, of all codes, from all networks. */
  account: number;
  /** Seconds until the oldest of each leaves the count. */
  hourEndsIn: number;
  dayEndsIn: number;
  accountEndsIn: number;
};

export async function countRecoveryTries(
  db: Queryable,
  { codeId, emailHash, networkHash }: TryScope,
): Promise<TryCounts> {
  const isOfHour = sql`is_here and tried_at > now() - interval '1 hour'`;
  const secondsUntilEnd = (isCounted: RawBuilder<unknown>, length: RawBuilder<unknown>) => sql`
    coalesce(extract(epoch from min(tried_at) filter (where ${isCounted}) + ${length} - now()), 0)::float8`;
  const { rows } = await sql<TryCounts>`
    select
      (count(*) filter (where is_here and code_id = ${codeId}::uuid))::int as code,
      (count(*) filter (where ${isOfHour}))::int as hour,
      (count(*) filter (where is_here))::int as day,
      count(*)::int as account,
      ${secondsUntilEnd(isOfHour, sql`interval '1 hour'`)} as "hourEndsIn",
      ${secondsUntilEnd(sql`is_here`, sql`interval '1 day'`)} as "dayEndsIn",
      ${secondsUntilEnd(sql`true`, sql`interval '1 day'`)} as "accountEndsIn"
    from (
      select code_id, tried_at, network_hash = ${networkHash} as is_here from recovery_tries
      where email_hash = ${emailHash} and tried_at > now() - interval '1 day'
    ) tries`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('an aggregate has one row');
  return counts;
}

export async function insertRecoveryTry(
  db: Queryable,
  { codeId, emailHash, networkHash }: TryScope,
): Promise<void> {
  await db
    .insertInto('recovery_tries')
    .values({ id: newId(), code_id: codeId, email_hash: emailHash, network_hash: networkHash })
    .execute();
}

/**
 * Deletes the code and returns its user, to exactly one of several simultaneous callers; undefined
 * when it has expired or been replaced.
 */
export async function redeemRecoveryCode(
  db: Queryable,
  codeId: string,
): Promise<string | undefined> {
  const redeemed = await db
    .deleteFrom('recovery_codes')
    .using('users')
    .whereRef('users.id', '=', 'recovery_codes.user_id')
    .where('users.deleted_at', 'is', null)
    .where('recovery_codes.id', '=', codeId)
    .where('recovery_codes.expires_at', '>', sql<Date>`now()`)
    .returning('users.id')
    .executeTakeFirst();
  return redeemed?.id;
}

/** `isForAdmin`: the reset takes the second step off, too. */
type NewRecoveryProof = { userId: string; proofHash: string; isForAdmin?: boolean };

/** Replaces the account's proof. Returns when the new one expires: in 10 minutes. */
export async function replaceRecoveryProof(
  db: Queryable,
  { userId, proofHash, isForAdmin = false }: NewRecoveryProof,
): Promise<Date> {
  await db.deleteFrom('recovery_proofs').where('user_id', '=', userId).execute();
  const { expires_at } = await db
    .insertInto('recovery_proofs')
    .values({
      proof_hash: proofHash,
      user_id: userId,
      is_for_admin: isForAdmin,
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
): Promise<{ proofHash: string; userId: string } | undefined> {
  if (proofHashes.length === 0) return undefined;
  return db
    .selectFrom('recovery_proofs')
    .innerJoin('users', 'users.id', 'recovery_proofs.user_id')
    .select(['recovery_proofs.proof_hash as proofHash', 'users.id as userId'])
    .where('recovery_proofs.proof_hash', 'in', proofHashes)
    .where('recovery_proofs.expires_at', '>', sql<Date>`now()`)
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Deletes the proof and returns it to exactly one of several simultaneous callers. */
export const redeemRecoveryProof = (
  tx: Tx,
  proofHash: string,
): Promise<{ isForAdmin: boolean } | undefined> =>
  tx
    .deleteFrom('recovery_proofs')
    .where('proof_hash', '=', proofHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('is_for_admin as isForAdmin')
    .executeTakeFirst();

/** The code and what it was exchanged for. */
export async function deleteRecovery(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_proofs').where('user_id', '=', userId).execute();
}
