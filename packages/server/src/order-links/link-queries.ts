import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';

/** What a link leads to. */
export type Link = {
  kind: 'estimate' | 'enquiry' | 'order';
  id: string;
  number: string;
  userId: string | null;
  /** The mobile number that was given for it; '' for a guest's estimate. */
  phone: string;
};

/** The order of a code, or else the estimate or enquiry. An enquiry that became an order leads to it. */
export async function findLink(db: Queryable, code: string): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select 'order' as kind, o.id, o.number, o.user_id as "userId",
      coalesce(nullif(o.customer_phone, ''), o.delivery ->> 'mobile', '') as phone
    from orders o where o.share_code = ${code}
      or o.id = (select q.order_id from quotes q where q.share_code = ${code})
    union all
    select q.kind, q.id, q.number, q.user_id,
      coalesce(nullif(q.customer_phone, ''), q.delivery ->> 'mobile', '')
    from quotes q where q.share_code = ${code} and q.order_id is null
    limit 1`.execute(db);
  return rows[0];
}

/**
 * Gives a link without an account to an account: an order, and the enquiry it was made of. Returns whether
 * it had none until now.
 */
export async function adoptLink(tx: Tx, { kind, id }: Link, userId: string): Promise<boolean> {
  if (kind !== 'order') {
    const { numUpdatedRows } = await tx
      .updateTable('quotes')
      .set({ user_id: userId })
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  await tx.updateTable('quotes').set({ user_id: userId }).where('order_id', '=', id).execute();
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ user_id: userId })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sets the code of an order and of the enquiry it was made of, or of an estimate or enquiry that became
 * none. Returns what it is a link of, or undefined when there is no such number.
 */
export async function setLinkCode(
  tx: Tx,
  number: string,
  code: string,
): Promise<{ kind: 'order' | 'quote'; id: string } | undefined> {
  const { rows } = await sql<{ orderId: string | null; quoteId: string | null }>`
    with asked as (
      select o.id as order_id, q.id as quote_id
      from orders o full join quotes q on q.order_id = o.id
      where o.number = ${number} or q.number = ${number}
    ), orders_set as (
      update orders set share_code = ${code} from asked where orders.id = asked.order_id
    ), quotes_set as (
      update quotes set share_code = ${code} from asked where quotes.id = asked.quote_id
    )
    select order_id as "orderId", quote_id as "quoteId" from asked`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  return found.orderId
    ? { kind: 'order', id: found.orderId }
    : { kind: 'quote', id: found.quoteId ?? '' };
}
