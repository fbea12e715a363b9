import { openQuoteStates } from '@mathappu/contract/enquiries/quote-state';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** The ids of a user's open enquiries, locked until the transaction ends. */
export async function lockOpenEnquiriesOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('quotes')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', openQuoteStates)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOpenEnquiries(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', openQuoteStates)
    .executeTakeFirstOrThrow();
  return count;
}

/** An equal enquiry of the same user in the last 30 seconds that is still open. */
export async function findDuplicateEnquiry(
  tx: Tx,
  userId: string,
  requestHash: string,
): Promise<{ id: string; number: string; createdAt: Date } | undefined> {
  return tx
    .selectFrom('quotes')
    .select(['id', 'number', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('request_hash', '=', requestHash)
    .where('state', 'in', openQuoteStates)
    .where('created_at', '>', sql<Date>`now() - interval '30 seconds'`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export async function getQuoteNumber(db: Queryable, id: string): Promise<string> {
  const { number } = await db
    .selectFrom('quotes')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return number;
}
