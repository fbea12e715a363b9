import type { Paging } from '@mathappu/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import { listPage, type Page } from '#server/platform/db/list-page.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import {
  joinOrderParts,
  matchesFilter,
  type OrderFilter,
  type OrderRow,
  orderColumns,
} from './order-read-queries.ts';

type PageFilter = Pick<OrderFilter, 'status' | 'userId' | 'search' | 'owing' | 'left'>;

/** A page of orders, newest first, with their total. */
export async function listOrderPage(
  db: Queryable,
  filter: PageFilter,
  paging: Paging,
): Promise<Page<OrderRow>> {
  return listPage<OrderRow>(db, {
    from: sql`from orders o where ${matchesFilter(filter)}`,
    order: newestFirst,
    paging,
    columns: orderColumns,
    join: sql`left join orders o on o.id = page.id ${joinOrderParts}`,
  });
}

const newestFirst = sql`order by o.created_at desc, o.id desc`;

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
