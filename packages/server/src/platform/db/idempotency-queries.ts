import { sql } from 'kysely';
import { deleteInBatches } from './delete-in-batches.ts';
import type { Queryable, Tx } from './open-database.ts';

/** A request with an idempotency key: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
export type KeyedRequest = {
  /** Null of a visitor; then the route and the key alone say which request it is. */
  readonly userId: string | null;
  readonly route: string;
  readonly key: string;
};

/** Stands in the key of the table for no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The request that first used a key, and its response. */
type Claim = { readonly requestHash: string; readonly answer: unknown };

/**
 * Claims a key together with its future response, in the transaction that does the work. Waits
 * while another transaction holds the key. Returns the earlier claim, whose row stays locked until
 * this transaction ends; undefined when there was none.
 */
export async function claimRequest(
  tx: Tx,
  { userId, route, key }: KeyedRequest,
  { requestHash, answer }: Claim,
): Promise<Claim | undefined> {
  // A conflict changes nothing, but locks the row and returns it.
  const { rows } = await sql<Claim & { isEarlier: boolean }>`
    insert into idempotent_requests (user_id, route, key, request_hash, answer)
    values (${userId ?? nobody}, ${route}, ${key}, ${requestHash}, ${JSON.stringify(answer)})
    on conflict (user_id, route, key) do update set key = excluded.key
    returning request_hash as "requestHash", answer, xmax <> 0 as "isEarlier"`.execute(tx);
  const [claimed] = rows;
  return claimed?.isEarlier ? claimed : undefined;
}

/** Releases the key of a request whose work was undone after its commit. */
export async function deleteRequest(tx: Tx, { userId, route, key }: KeyedRequest): Promise<void> {
  await tx
    .deleteFrom('idempotent_requests')
    .where('user_id', '=', userId ?? nobody)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}

/** Keys expire after two days, long after any client has stopped retrying. */
export const deleteOldRequests = (db: Queryable): Promise<void> =>
  deleteInBatches(db, 'idempotent_requests', sql`created_at < now() - interval '2 days'`);
