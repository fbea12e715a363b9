import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

const days = 180;
/** Pairs of fewer orders say nothing. */
const fewestOrders = 3;
const keptOfEach = 8;

/** The newest orders say enough: of a larger shop, no more are counted. */
const mostOrders = 20_000;
/** The embedded database holds everybody while it counts a batch. */
const batchSize = 10;

/**
 * Counts for each product what was bought together with it, and writes what has changed. A product
 * that is not listed has none and is none.
 */
export async function countBoughtTogether(db: Queryable): Promise<void> {
  const since = await findOldestCounted(db);
  let batch = await listProductsAfter(db, undefined);
  while (batch.length > 0) {
    await writeBoughtTogether(db, batch, since);
    batch = await listProductsAfter(db, batch.at(-1));
  }
}

/** When the oldest order was placed that counts. */
async function findOldestCounted(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    select coalesce(
      (
        select created_at from orders
        where status = 'DELIVERED' and created_at >= now() - ${days}::integer * interval '1 day'
        order by created_at desc offset ${mostOrders - 1} limit 1
      ),
      now() - ${days}::integer * interval '1 day') as since`.execute(db);
  return rows[0]?.since ?? new Date();
}

async function listProductsAfter(db: Queryable, after: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

async function writeBoughtTogether(
  db: Queryable,
  ids: readonly string[],
  since: Date,
): Promise<void> {
  await sql`
    with counted as (
      select line.product_id, other.product_id as other_id, count(*)::integer as orders
      from order_lines line
      join orders o on o.id = line.order_id
      join products p on p.id = line.product_id and p.is_listed
      join order_lines other on other.order_id = line.order_id and other.product_id <> line.product_id
      join products q on q.id = other.product_id and q.is_listed
      where line.product_id = any(${ids}::uuid[])
        and o.status = 'DELIVERED' and o.created_at >= ${since}
      group by line.product_id, other.product_id having count(*) >= ${fewestOrders}
    ), ranked as (
      select product_id, other_id, orders,
        row_number() over (partition by product_id order by orders desc, other_id) as rank
      from counted
    ), best as (
      select product_id, other_id, orders from ranked where rank <= ${keptOfEach}
    ), gone as (
      delete from bought_together b
      where b.product_id = any(${ids}::uuid[]) and not exists (
        select from best where best.product_id = b.product_id and best.other_id = b.other_id)
    )
    insert into bought_together as known (product_id, other_id, orders)
    select product_id, other_id, orders from best
    on conflict on constraint bought_together_pkey do update set orders = excluded.orders
      where known.orders <> excluded.orders`.execute(db);
}
