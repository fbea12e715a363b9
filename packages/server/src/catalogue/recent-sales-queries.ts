import { shopTimeZone } from '@mathappu/contract/shop-time';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Db } from '#server/platform/db/open-database.ts';

/** How many products are locked at once; orders of them wait meanwhile. */
const rowsAtOnce = 500;

/**
 * Counts the pieces of each product that were ordered in 30 days, and writes the counts that have
 * changed, in batches. Their rows are locked in the order of their ids, as orders lock them.
 */
export async function updateRecentSales(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string; pieces: number }>`
    with sold as (
      select product_id, sum(quantity)::integer as pieces from product_days
      where day > (now() at time zone ${shopTimeZone})::date - 30 group by product_id
    )
    select p.id, greatest(coalesce(sold.pieces, 0), 0) as pieces
    from products p left join sold on sold.product_id = p.id
    where p.deleted_at is null and p.sold_30_days <> greatest(coalesce(sold.pieces, 0), 0)
    order by p.id`.execute(db);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const batch = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await inTransaction(db, async (tx) => {
      await sql`
        with counted as (
          select p.id, row.pieces
          from json_to_recordset(${batch}::json) as row (id uuid, pieces integer)
          join products p on p.id = row.id
          order by p.id for update of p
        )
        update products set sold_30_days = counted.pieces
        from counted where products.id = counted.id`.execute(tx);
    });
  }
}
