import { openQuoteStates } from '@mathappu/contract/enquiries/quote-state';
import type { Paise } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { Days } from './days.ts';
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

/** The categories, each with a bit of its own above the first; there are forty at most. */
const numbered = sql`(
  select c.id, c.name, 2::bigint << count(before.id)::integer as bit
  from categories c left join categories before on before.id < c.id group by c.id)`;

/**
 * What was sold of each category, by where the products are today; '' of those that are in none. The categories of
 * an order are the bits of one number, so that a year is grouped by its orders and not by its pairs.
 */
export async function listCategories(db: Queryable, days: Days): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with together as materialized (
      select bits, count(*) as orders from (
        select bit_or(coalesce(c.bit, 1)) filter (where l.quantity > l.refunded_quantity) as bits
        from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
          left join ${numbered} as c on c.id = p.category_id
        where ${isSoldWithin(days)} group by l.order_id
      ) as of_order group by 1
    )
    select coalesce(c.name, '') as name,
      (select sum(orders) from together where bits & coalesce(c.bit, 1) > 0)::bigint as orders,
      sum(sold.quantity)::bigint as quantity, sum(sold.takings_paise)::bigint as paise
    from product_days sold join products p on p.id = sold.product_id
      left join ${numbered} as c on c.id = p.category_id
    where sold.day between ${days.from}::date and ${days.to}::date
    group by c.name, c.bit having sum(sold.quantity) <> 0
    order by 4 desc, 1`.execute(db);
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

const rowsOf = (kind: 'packing' | 'delivery' | 'discount') =>
  sql`coalesce(sum((row ->> 'amountPaise')::bigint) filter (where row ->> 'kind' = ${sql.lit(kind)}), 0)`;

/** What the orders of these days have beside their goods, and what they come to. */
export async function sumOrders(db: Queryable, days: Days): Promise<RowsOfOrders> {
  const { rows } = await sql<RowsOfOrders>`
    select count(*)::bigint as orders, coalesce(sum(o.total_paise - o.refunded_paise), 0)::bigint as "totalPaise",
      coalesce(sum(beside.packing), 0)::bigint as "packingPaise",
      coalesce(sum(beside.delivery), 0)::bigint as "deliveryPaise",
      coalesce(sum(beside.discount), 0)::bigint as "discountsPaise"
    from orders o cross join lateral (
      select ${rowsOf('packing')} as packing, ${rowsOf('delivery')} as delivery, ${rowsOf('discount')} as discount
      from jsonb_array_elements(o.adjustments) as row
    ) as beside
    where ${isSoldWithin(days)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no sums of orders');
  return row;
}
