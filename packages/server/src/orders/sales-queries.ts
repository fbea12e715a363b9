import type { Paise } from '@mathappu/contract/money';
import { type OrderStatus, statusesToPack } from '@mathappu/contract/orders/order-status';
import { shopTimeZone } from '@mathappu/contract/shop-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { isRefundedWhole, matchesFilter } from './order-read-queries.ts';

const salesDays = 14;
const today = sql`(now() at time zone ${shopTimeZone})::date`;

type DayOfSales = { date: string; orders: number; takingsPaise: number };

/** The last fourteen days, oldest first, days without a sale included. Takings are after refunds. */
export async function listDaysOfSales(db: Queryable): Promise<DayOfSales[]> {
  const { rows } = await sql<DayOfSales>`
    select to_char(days.date, 'YYYY-MM-DD') as date, coalesce(sum(sold.orders), 0)::bigint as orders,
      coalesce(sum(sold.takings_paise), 0)::bigint as "takingsPaise"
    from generate_series(${today} - ${salesDays - 1}::integer, ${today}, interval '1 day') as days (date)
    left join order_days as sold on sold.day = days.date::date and is_sale(sold.status)
    group by days.date order by days.date`.execute(db);
  return rows;
}

/** Within the conditions of `orders_cash_due_idx`. */
const isToCollect = sql`payment_method = 'cod' and payment_status <> 'PAID' and payment_status <> 'REFUNDED'
      and status in ('PENDING', 'PROCESSING', 'SHIPPED')`;

type Collected = { paidPaise: Paise; toCollectPaise: Paise };

/** The paid sum, and the cash to collect, of today's sales and of those of the last seven days. */
export async function sumCollected(
  db: Queryable,
): Promise<{ today: Collected; thisWeek: Collected }> {
  const { rows } = await sql<Collected & { isToday: boolean }>`
    select created_at >= (select ${startOfDay(0)}) as "isToday",
      coalesce(sum(total_paise - refunded_paise) filter (where payment_status = 'PAID'), 0)::bigint
        as "paidPaise",
      coalesce(sum(total_paise) filter (where ${isToCollect}), 0)::bigint as "toCollectPaise"
    from orders
    where created_at >= ${startOfDay(6)} and is_sale(status)
    group by 1`.execute(db);
  return { today: addUp(rows.filter(({ isToday }) => isToday)), thisWeek: addUp(rows) };
}

const startOfDay = (daysAgo: number) =>
  sql`(${today} - ${daysAgo}::integer)::timestamp at time zone ${shopTimeZone}`;

const addUp = (parts: readonly Collected[]): Collected => ({
  paidPaise: parts.reduce((sum, one) => sum + one.paidPaise, 0),
  toCollectPaise: parts.reduce((sum, one) => sum + one.toCollectPaise, 0),
});

type BestSeller = { _id: string; name: string; quantity: number; takingsPaise: number };

/** The products that sold best in the last days, after refunds, with their present names. */
export async function listBestSellers(db: Queryable, days: number): Promise<BestSeller[]> {
  const { rows } = await sql<BestSeller>`
    select product.id as "_id", product.name, best.quantity::bigint as quantity,
      best.takings_paise::bigint as "takingsPaise"
    from (
      select product_id, sum(quantity) as quantity, sum(takings_paise) as takings_paise
      from product_days where day > ${today} - ${days}::integer
      group by product_id having sum(quantity) > 0 order by 2 desc, 1 limit 8
    ) as best join products as product on product.id = best.product_id
    order by best.quantity desc, product.name`.execute(db);
  return rows;
}

/** Open orders that are paid at the door. */
export async function sumCashToCollect(
  db: Queryable,
): Promise<{ orders: number; takingsPaise: Paise }> {
  const { rows } = await sql<{ orders: number; takingsPaise: Paise }>`
    select count(*) as orders, coalesce(sum(total_paise), 0)::bigint as "takingsPaise" from orders
    where ${isToCollect}`.execute(db);
  return rows[0] ?? { orders: 0, takingsPaise: 0 };
}

/**
 * The numbers of the orders that became ones to pack last, newest first, without those that have been
 * cancelled again, or that replaced one on its way. The conditions are those of `order_status_changes_arrival_idx`.
 */
export async function listArrivals(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select o.number from (
      select order_id, from_status, at from order_status_changes
      where to_status in ('PENDING', 'PROCESSING')
        and (from_status is null or from_status in ('PENDING_PAYMENT', 'CANCELLED'))
      order by at desc, order_id limit ${limit}
    ) arrived join orders o on o.id = arrived.order_id
    where o.status <> 'CANCELLED' and (o.changed_from is null or arrived.from_status is not null)
    order by arrived.at desc, o.id`.execute(db);
  return rows.map(({ number }) => number);
}

/** How many orders have one of these statuses, as an expression for a select. */
export const ordersWith = (...statuses: OrderStatus[]): RawBuilder<number> => sql<number>`
  (select coalesce(sum(orders), 0)::bigint from order_days where status in (${sql.join(statuses)}))`;

/** How many orders wait to be packed: those with nothing left, since everything was refunded, do not. */
export const countToPack = sql<number>`
  (${ordersWith(...statusesToPack)} - (select count(*) from orders o
    where ${matchesFilter({ status: statusesToPack })} and ${isRefundedWhole}))`;

/** Merges the shards of past days into one row each: only concurrent orders need shards. */
export async function compactShards(db: Queryable): Promise<void> {
  await sql`
    with past as (
      delete from order_days where day < ${today} and (shard <> 0 or orders = 0)
      returning day, status, orders, takings_paise
    )
    insert into order_days as known (day, status, shard, orders, takings_paise)
    select day, status, 0, sum(orders), sum(takings_paise) from past
    group by day, status having sum(orders) <> 0 or sum(takings_paise) <> 0 order by day, status
    on conflict on constraint order_days_pkey do update
      set orders = known.orders + excluded.orders, takings_paise = known.takings_paise + excluded.takings_paise`.execute(
    db,
  );
}
