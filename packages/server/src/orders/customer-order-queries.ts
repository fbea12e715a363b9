import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { eraseReceiptNotesOf } from './receipts/receipt-queries.ts';

/** Online orders of a user that are not paid yet. */
export async function countUnpaidOrders(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING_PAYMENT')
    .where('payment_method', '=', 'online')
    .executeTakeFirstOrThrow();
  return count;
}

/** Orders that are neither delivered nor cancelled. */
export async function countOrdersUnderWay(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'not in', ['DELIVERED', 'CANCELLED'])
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Number, lines, sums, dates, district and pincode stay: accounts must be retained for 72 months
 * (Central Goods and Services Tax Act, 2017, section 36).
 */
export async function anonymiseOrdersOf(tx: Tx, userId: string): Promise<void> {
  await sql`
    update order_status_changes set actor_name = 'Customer', actor_id = null where actor_id = ${userId}
      and order_id in (select id from orders where user_id = ${userId})`.execute(tx);
  await eraseReceiptNotesOf(tx, userId);
  await sql`
    update orders set user_id = null, customer_name = 'Deleted account', customer_email = '',
      customer_phone = '', delivery = delivery || '{"name": "", "address_line": "", "mobile": ""}'
    where user_id = ${userId}`.execute(tx);
}

/** Those that a user has sent, whatever became of them; an estimate has no delivery. */
export async function countSentEnquiries(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('delivery', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listOrderNumbers(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.number);
}
