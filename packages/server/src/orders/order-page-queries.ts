import type { Paging } from '@mathappu/contract/paging';
import { shopTimeZone } from '@mathappu/contract/shop-time';
import { type RawBuilder, sql } from 'kysely';
import { listPage, type Page } from '#server/platform/db/list-page.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { recentFirst } from '#server/platform/db/search-sql.ts';
import {
  joinOrderParts,
  matchesFilter,
  type OrderFilter,
  type OrderRow,
  orderColumns,
} from './order-read-queries.ts';
import { countRefundedWhole } from './sales-queries.ts';

type PageFilter = Pick<OrderFilter, 'status' | 'userId' | 'search' | 'owing' | 'left'>;

/** A page of orders, newest first, with their total. */
export async function listOrderPage(
  db: Queryable,
  filter: PageFilter,
  paging: Paging,
): Promise<Page<OrderRow>> {
  const { userId, search, owing, left } = filter;
  // `order_days` has no totals by user, search or owing.
  const total = userId || search || owing ? undefined : keptTotal(filter);
  const offset = (paging.page - 1) * paging.limit;
  // `order_days` also counts orders of which no pieces are left.
  if (total && !left && offset >= deepOffset) {
    const [rows, { rows: totals }] = await Promise.all([
      listDeepPage(db, filter, { offset, limit: paging.limit }),
      total.execute(db),
    ]);
    return { rows, total: totals[0]?.count ?? 0 };
  }
  const from = sql`from orders o where ${matchesFilter(filter)}`;
  return listPage<OrderRow>(db, {
    from,
    order: newestFirst,
    paging,
    total: total ?? (search ? undefined : sql`select count(*) as count ${from}`),
    first: recentFirst(search, sql`o.created_at`),
    // Orders of a customer and owed orders have no stored total.
    isPlannedOnce: total !== undefined && (filter.status?.length ?? 0) < 2,
    columns: orderColumns,
    join: sql`left join orders o on o.id = page.id ${joinOrderParts}`,
  });
}

const newestFirst = sql`order by o.created_at desc, o.id desc`;

const keptTotal = ({ status, left }: PageFilter) => sql<{ count: number }>`
  select (coalesce(sum(o.orders), 0) - ${left ? countRefundedWhole(status) : sql`0`})::bigint as count
  from order_days o where ${matchesFilter({ status })}`;

/** From this offset on, scanning the index takes longer than summing up the days. */
const deepOffset = 500;

/** A late page: finds the day in which it begins by sums of days, and scans the index from there. */
async function listDeepPage(
  db: Queryable,
  filter: PageFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    with days as (
      select day, sum(orders) as orders from order_days
      where ${matchesFilter({ status: filter.status })} group by day
    ), placed as (
      select day, orders, sum(orders) over (order by day desc) - orders as newer from days
    ), start as (
      select day, newer::bigint from placed where newer <= ${offset} and newer + orders > ${offset}
    )
    select ${orderColumns}
    from (
      select o.id from orders o where ${matchesFilter(filter)} and o.created_at <
        (select (day + 1)::timestamp at time zone ${shopTimeZone} from start)
      ${newestFirst} limit ${limit} offset (select ${offset}::bigint - newer from start)
    ) page join orders o on o.id = page.id ${joinOrderParts} ${newestFirst}`.execute(db);
  return rows;
}

/** Whether an order follows the given one, newest first; true for all orders if none is given. */
export const isAfter = (orderId: string | undefined): RawBuilder<boolean> =>
  orderId
    ? sql`(o.created_at, o.id) < (select c.created_at, c.id from orders c where c.id = ${orderId}::uuid)`
    : sql`true`;

/** The next orders after the given one, newest first; starts at the newest if none is given. */
export async function listOrdersAfter(
  db: Queryable,
  filter: OrderFilter,
  { afterId, limit }: { afterId: string | undefined; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o ${joinOrderParts}
    where ${isAfter(afterId)} and ${matchesFilter(filter)}
    ${newestFirst} limit ${limit}`.execute(db);
  return rows;
}
