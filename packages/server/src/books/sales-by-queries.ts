import type { SaleSource } from '@mathappu/contract/books/figures';
import type { Paise } from '@mathappu/contract/money';
import { deliveryState } from '@mathappu/contract/places/states';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { type Days, isWithin } from './days.ts';

/** Where an order `o` goes: its district, or its state when that is another one; '' if nothing was said. */
export const placeOf = sql<string>`case
  when coalesce(o.delivery ->> 'state', '') in ('', ${sql.lit(deliveryState)}) then coalesce(o.delivery ->> 'city', '')
  else o.delivery ->> 'state' end`;

/** How an order `o` came: from the website, of an enquiry there, or as staff wrote down. */
const sourceOf = sql<SaleSource>`case when q.source is null then 'web'
  when q.source <> 'web' then q.source when q.kind = 'enquiry' then 'enquiry' else 'web' end`;

type GroupRow<Name extends string> = { name: Name; orders: number; quantity: number; paise: Paise };

/** Of orders `o` that were placed on these days: they count as sold. */
export const isSoldWithin = (days: Days): RawBuilder<boolean> =>
  sql`(is_sold(o.status, o.total_paise, o.refunded_paise) and ${isWithin(sql`o.created_at`, days)})`;

/** Orders, pieces and money after refunds of the orders that have one value of the key, the most first. */
async function groupOrders<Name extends string>(
  db: Queryable,
  days: Days,
  { key, join = sql`` }: { key: RawBuilder<Name>; join?: RawBuilder<unknown> },
): Promise<GroupRow<Name>[]> {
  const { rows } = await sql<GroupRow<Name>>`
    select name, sum(orders)::bigint as orders, sum(quantity)::bigint as quantity, sum(paise)::bigint as paise
    from (
      select ${key} as name, count(*) as orders, 0 as quantity, sum(o.total_paise - o.refunded_paise) as paise
      from orders o ${join} where ${isSoldWithin(days)} group by 1
      union all
      select ${key}, 0, sum(l.quantity - l.refunded_quantity), 0
      from orders o ${join} join order_lines l on l.order_id = o.id where ${isSoldWithin(days)} group by 1
    ) as counted
    group by 1 order by 4 desc, 1`.execute(db);
  return rows;
}

export const listPlaces = (db: Queryable, days: Days): Promise<GroupRow<string>[]> =>
  groupOrders(db, days, { key: placeOf });

export const listSources = (db: Queryable, days: Days): Promise<GroupRow<SaleSource>[]> =>
  groupOrders(db, days, { key: sourceOf, join: sql`left join quotes q on q.order_id = o.id` });
