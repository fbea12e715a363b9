import { sql } from 'kysely';
import type { Queryable, Tx } from './open-database.ts';

/** A request that its sender has given a key, so that it can be sent again. */
type KeyedRequest = {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
};

/** What a key stands for: the request it was first sent with and the answer that gave. */
type Claim = { readonly requestHash: string; readonly answer: unknown };

/**
 * Claims a key together with the answer it will give, in the transaction that does the work.
 * While another transaction holds the same key, this waits for its end. Gives what the key was
 * claimed for before, which nobody can take away until this transaction ends; else undefined.
 */
export async function claimRequest(
  tx: Tx,
  { userId, route, key }: KeyedRequest,
  { requestHash, answer }: Claim,
): Promise<Claim | undefined> {
  const claimed = await tx
    .insertInto('idempotent_requests')
    .values({
      user_id: userId,
      route,
      key,
      request_hash: requestHash,
      answer: JSON.stringify(answer),
    })
    .onConflict((conflict) =>
      // Changes nothing, but locks the row and gives it back.
      conflict.columns(['user_id', 'route', 'key']).doUpdateSet({ key }),
    )
    .returning(['request_hash as requestHash', 'answer', sql<boolean>`xmax <> 0`.as('isEarlier')])
    .executeTakeFirstOrThrow();
  return claimed.isEarlier ? claimed : undefined;
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
