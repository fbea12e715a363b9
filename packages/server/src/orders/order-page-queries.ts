import { mostCounted } from '@mathappu/contract/limits';
import type { Paging } from '@mathappu/contract/paging';
import { sql } from 'kysely';
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
