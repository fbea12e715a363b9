import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { isInForce } from '#server/sessions/session-queries.ts';

/** A person who signs in; `version` and `secret` are null without a second step. */
export type SigningIn = {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly status: string;
  readonly status_reason: string;
  readonly version: string | null;
  /** Encrypted. */
  readonly secret: string | null;
};

const selectSigningIn = (db: Queryable) =>
  db
    .selectFrom('users')
    .leftJoin('second_steps as step', (join) =>
      join.onRef('step.user_id', '=', 'users.id').on('step.confirmed_at', 'is not', null),
    )
    .select(['users.id', 'users.email', 'users.password_hash', 'users.status'])
    .select(['users.status_reason', 'step.version', 'step.secret'])
    .where('users.deleted_at', 'is', null);

/** User and second step in one statement. */
export const findSigningIn = (db: Queryable, email: string): Promise<SigningIn | undefined> =>
  selectSigningIn(db).where('users.email', '=', email.toLowerCase()).executeTakeFirst();

export const findSigningInById = (db: Queryable, id: string): Promise<SigningIn | undefined> =>
  selectSigningIn(db).where('users.id', '=', id).executeTakeFirst();

export const findSecondStep = (db: Queryable, userId: string) =>
  db
    .selectFrom('second_steps')
    .select(['secret', 'confirmed_at', 'new_secret', 'new_secret_at', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Begins a set-up, also beside the second step that is on. */
export async function upsertNewSecret(
  tx: Tx,
  userId: string,
  { encrypted, at }: { encrypted: string; at: Date },
): Promise<void> {
  const fresh = { new_secret: encrypted, new_secret_at: at };
  await tx
    .insertInto('second_steps')
    .values({ user_id: userId, version: randomUUID(), ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

/** What counts was read before: nothing is written once it has changed. */
type Seen = { readonly userId: string; readonly version: string };

/** Makes the new key the one that counts. False when it is not the latest one any more. */
export async function updateToNewSecret(
  tx: Tx,
  { userId, encrypted, step }: { userId: string; encrypted: string; step: number },
  recoveryHashes: string[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_steps')
    .set({
      secret: encrypted,
      confirmed_at: sql<Date>`now()`,
      new_secret: null,
      new_secret_at: null,
      last_step: step,
      recovery_hashes: recoveryHashes,
      version: randomUUID(),
    })
    .where('user_id', '=', userId)
    .where('new_secret', '=', encrypted)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** True for exactly one of those who bring the code of the same 30 seconds, and not after a later one. */
export async function updateLastStep(
  tx: Tx,
  { userId, version }: Seen,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_steps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Uses a recovery code up. True for exactly one of those who bring it. */
export async function updateUsedRecoveryCode(
  tx: Tx,
  { userId, version }: Seen,
  hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_steps')
    .set({ recovery_hashes: sql<string[]>`array_remove(recovery_hashes, ${hash})` })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .where(sql<boolean>`${hash} = any(recovery_hashes)`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function updateRecoveryCodes(
  tx: Tx,
  userId: string,
  recoveryHashes: string[],
): Promise<void> {
  await tx
    .updateTable('second_steps')
    .set({ recovery_hashes: recoveryHashes })
    .where('user_id', '=', userId)
    .execute();
}

/** Ends what was signed for the version before. False without a second step. */
export async function updateVersion(tx: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_steps')
    .set({ version: randomUUID() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Whether one was on; a set-up that was begun goes as well. */
export async function deleteSecondStep(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('second_steps')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(deleted?.confirmed_at);
}

/** Those of people whose access has ended. */
export async function deleteEndedSecondSteps(db: Queryable, today: string): Promise<void> {
  await db
    .deleteFrom('second_steps')
    .where('user_id', 'not in', (query) =>
      query
        .selectFrom('staff')
        .select(sql<string>`staff.user_id`.as('id'))
        .where('staff.user_id', 'is not', null)
        .where(isInForce(sql`${today}::date`)),
    )
    .execute();
}
