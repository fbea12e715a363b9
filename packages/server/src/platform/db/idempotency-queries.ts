import { sql } from 'kysely';
import type { Queryable, Tx } from './open-database.ts';

/** A request that its sender has given a key, so that it can be sent again. */
export type KeyedRequest = {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
};

/**
 * Claims a key together with the answer it will give, in the transaction that does the work.
 * While another transaction holds the same key, this waits for its end.
 * False when the key has been used before.
 */
export async function claimRequest(
  tx: Tx,
  { userId, route, key }: KeyedRequest,
  { requestHash, answer }: { requestHash: string; answer: unknown },
): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotent_requests')
    .values({
      user_id: userId,
      route,
      key,
      request_hash: requestHash,
      answer: JSON.stringify(answer),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'route', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What a claimed key was used for and answered. */
export async function getRequest(
  tx: Tx,
  { userId, route, key }: KeyedRequest,
): Promise<{ requestHash: string; answer: unknown }> {
  return tx
    .selectFrom('idempotent_requests')
    .select(['request_hash as requestHash', 'answer'])
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Frees the key of a request whose work was undone after it had been committed. */
export async function deleteRequest(tx: Tx, { userId, route, key }: KeyedRequest): Promise<void> {
  await tx
    .deleteFrom('idempotent_requests')
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}

/** A key is good for two days, far longer than anybody sends a request again. */
export async function deleteOldRequests(db: Queryable): Promise<void> {
  await db
    .deleteFrom('idempotent_requests')
    .where('created_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute();
}
