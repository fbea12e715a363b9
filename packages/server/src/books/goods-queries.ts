import { openQuoteStates } from '@mathappu/contract/enquiries/quote-state';
import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { type Days, isWithin } from './days.ts';
import { isSoldWithin } from './sales-by-queries.ts';

type ProductRow = {
  _id: string;
  listNumber: number | null;
  name: string;
  quantity: number;
  paise: Paise;
  stock: number | null;
  asked: number;
};

/** What was sold of each product, after refunds by pieces, and what open enquiries ask for now. */
export async function listSoldProducts(db: Queryable, { from, to }: Days): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with sold as (
      select product_id, sum(quantity) as quantity, sum(takings_paise) as paise
      from product_days where day between ${from}::date and ${to}::date group by 1
    ), asked as (
      select l.product_id, sum(l.quantity) as quantity
      from quotes q join quote_lines l on l.quote_id = q.id
      where q.kind = 'enquiry' and q.state in (${sql.join(openQuoteStates.map((state) => sql.lit(state)))})
      group by 1
    )
    select p.id as "_id", p.list_number as "listNumber", p.name, coalesce(sold.quantity, 0)::bigint as quantity,
      coalesce(sold.paise, 0)::bigint as paise, p.stock, coalesce(asked.quantity, 0)::bigint as asked
    from products p left join sold on sold.product_id = p.id left join asked on asked.product_id = p.id
    where coalesce(sold.quantity, 0) <> 0 or coalesce(sold.paise, 0) <> 0 or coalesce(asked.quantity, 0) <> 0
    order by coalesce(sold.paise, 0) desc, p.list_number, p.name, p.id`.execute(db);
  return rows;
}

type CategoryRow = { name: string; orders: number; quantity: number; paise: Paise };

/** What was sold of each category, by where the products are today; '' of those that are in none. */
export async function listCategories(db: Queryable, days: Days): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with sold as (
      select l.order_id, p.category_id, sum(l.quantity - l.refunded_quantity) as quantity,
        sum((l.quantity - l.refunded_quantity) * l.total_paise / l.quantity) as paise
      from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
      where ${isSoldWithin(days)} and l.quantity > l.refunded_quantity
      group by 1, 2
    )
    select coalesce(c.name, '') as name, count(*)::bigint as orders, sum(sold.quantity)::bigint as quantity,
      sum(sold.paise)::bigint as paise
    from sold left join categories c on c.id = sold.category_id
    group by c.id, c.name order by 4 desc, 1`.execute(db);
  return rows;
}

export type RowsOfOrders = {
  orders: number;
  packingPaise: Paise;
  deliveryPaise: Paise;
  /** Negative. */
  discountsPaise: Paise;
  /** After refunds. */
  totalPaise: Paise;
};

const kept = (kind: 'packing' | 'delivery' | 'discount') =>
  sql`coalesce(sum(a.paise) filter (where a.kind = ${sql.lit(kind)}), 0)::bigint`;

/** What the orders of these days have beside their goods, and what they come to. */
export async function sumOrders(db: Queryable, days: Days): Promise<RowsOfOrders> {
  const placed = sql`is_sale(o.status) and ${isWithin(sql`o.created_at`, days)}`;
  const { rows } = await sql<RowsOfOrders>`
    select (select count(*) from orders o where ${isSoldWithin(days)})::bigint as orders,
      (select coalesce(sum(o.total_paise - o.refunded_paise), 0)::bigint from orders o where ${placed}) as "totalPaise",
      ${kept('packing')} as "packingPaise", ${kept('delivery')} as "deliveryPaise", ${kept('discount')} as "discountsPaise"
    from (
      select e ->> 'kind' as kind, (e ->> 'amountPaise')::bigint as paise
      from orders o cross join lateral jsonb_array_elements(o.adjustments) as e
      where ${isSoldWithin(days)}
    ) as a`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no sums of orders');
  return row;
}
