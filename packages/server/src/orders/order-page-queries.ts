import { mostCounted } from '@mathappu/contract/limits';
import type { Paging } from '@mathappu/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import {
  countOrders,
  isCounted,
  joinOrderParts,
  listOrders,
  matchesFilter,
  type OrderFilter,
  type OrderRow,
  orderColumns,
} from './order-read-queries.ts';

type OrderPage = { orders: OrderRow[]; total: number };

/** A page of orders, newest first, with their total. Matches that have to be counted are found once. */
export async function listOrderPage(
  db: Queryable,
  filter: OrderFilter,
  { page, limit }: Paging,
): Promise<OrderPage> {
  const offset = (page - 1) * limit;
  if (isCounted(filter) && offset + limit <= mostCounted) {
    const { rows } = await sql<OrderRow & { total: number }>`
      with matching as materialized (
        select o.id, o.created_at from orders o where ${matchesFilter(filter)}
        order by o.created_at desc, o.id desc limit ${mostCounted}
      )
      select (select count(*) from matching) as total, ${orderColumns}
      from (
        select m.id from matching m order by m.created_at desc, m.id desc limit ${limit} offset ${offset}
      ) page join orders o on o.id = page.id ${joinOrderParts}
      order by o.created_at desc, o.id desc`.execute(db);
    if (rows[0] || page === 1) return { orders: rows, total: rows[0]?.total ?? 0 };
  }
  const [orders, total] = await Promise.all([
    listOrders(db, filter, { page, limit }),
    countOrders(db, filter),
  ]);
  return { orders, total };
}

/** Comes after the given order when the newest is first; true for all when none is given. */
export const isAfter = (orderId: string | undefined): RawBuilder<boolean> =>
  orderId
    ? sql`(o.created_at, o.id) < (select c.created_at, c.id from orders c where c.id = ${orderId}::uuid)`
    : sql`true`;

/** The orders after the given one, newest first; the first ones when none is given. */
export async function listOrdersAfter(
  db: Queryable,
  filter: OrderFilter,
  { afterId, limit }: { afterId: string | undefined; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o ${joinOrderParts}
    where ${isAfter(afterId)} and ${matchesFilter(filter)}
    order by o.created_at desc, o.id desc limit ${limit}`.execute(db);
  return rows;
}
