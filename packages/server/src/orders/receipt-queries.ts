import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

/** The conditions of `orders_cancelled_money_idx`. */
const mayHoldMoney = sql`o.status = 'CANCELLED' and o.payment_method <> 'online'
  and (o.received_paise <> 0 or o.payment_status = 'PAID')`;

/** What is to be given back by hand of a cancelled order `o`; the provider gives back the rest. */
export const toGiveBackPaise = sql<number>`case
  when not (${mayHoldMoney}) then 0
  when o.payment_method = 'offline' then greatest(o.received_paise, 0)
  when o.payment_status = 'PAID' then greatest(o.total_paise + o.received_paise, 0)
  else 0 end`;

/** How many cancelled orders have money that is to be given back by hand. */
export const countToGiveBack = sql<number>`
  (select count(*) from orders o where ${mayHoldMoney} and ${toGiveBackPaise} > 0)`;

/** Confirmed orders that wait for money outside the payment provider. */
export const countUnpaidOffline = sql<number>`
  (select count(*) from orders where payment_method = 'offline' and status = 'PENDING_PAYMENT')`;

/** Whatever became of them. */
export async function countEnquiries(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from quotes where user_id = ${userId} and state <> 'ESTIMATE'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
