import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { type Days, isWithin } from './days.ts';
import { isSoldWithin } from './sales-by-queries.ts';

type StaffRow = {
  _id: string;
  name: string;
  answered: number;
  orders: number;
  paise: Paise;
  receipts: number;
  receivedPaise: Paise;
};

/**
 * What each person has done: the enquiries that they offered, confirmed or declined, the orders that they made,
 * also those that were changed since, and the receipts that they booked, less what was given back.
 */
export async function listStaffFigures(db: Queryable, days: Days): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    with done as (
      select c.actor_id, count(distinct c.quote_id) as answered, 0 as orders, 0 as paise, 0 as receipts, 0 as received
      from quote_changes c
      where c.act in ('offer', 'confirm', 'decline') and c.actor_id is not null and ${isWithin(sql`c.at`, days)}
      group by 1
      union all
      select made.actor_id, 0, count(*), sum(o.total_paise - o.refunded_paise), 0, 0
      from orders o
      join orders first on first.number = left(o.number, 12)
      join order_status_changes made on made.order_id = first.id and made.from_status is null
      where made.actor_id is not null and made.actor_id is distinct from first.user_id and ${isSoldWithin(days)}
      group by 1
      union all
      select r.actor_id, 0, 0, 0, count(*), sum(r.amount_paise) from receipts r
      where ${isWithin(sql`r.at`, days)}
      group by 1
    )
    select u.id as "_id", u.name, sum(done.answered)::bigint as answered, sum(done.orders)::bigint as orders,
      sum(done.paise)::bigint as paise, sum(done.receipts)::bigint as receipts,
      sum(done.received)::bigint as "receivedPaise"
    from done join users u on u.id = done.actor_id
    group by u.id, u.name order by u.name, u.id`.execute(db);
  return rows;
}
