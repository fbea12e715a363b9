import { maxRelated } from '@mathappu/contract/limits';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { ProductRow } from '../product-answer.ts';
import { isVisible, productColumns } from '../product-queries.ts';

const forCustomers = isVisible({ seesDrafts: false });

/**
 * What goes well with a listed product, undefined for one that is not: what the owner picked in that
 * order, then what was bought together with it most often, then its category by the nearest price
 * after discounts. Products that are sold out come after all others. With it the category of that product.
 */
export async function findRelated(
  db: Queryable,
  id: string,
): Promise<{ rows: ProductRow[]; categoryId: string | null } | undefined> {
  const { rows } = await sql<{ of_category: string | null } & (ProductRow | { id: null })>`
    with one as (
      select p.id, p.category_id, p.goes_with, ${unitPrice} as price
      from products p where p.id = ${id} and ${forCustomers}
    ), candidate as (
      select picked.id, 1 as source, picked.place::bigint as place
      from one, unnest(one.goes_with) with ordinality as picked (id, place)
      union all
      select b.other_id, 2, -b.orders from one join bought_together b on b.product_id = one.id
      union all
      select p.id, 3, abs(${unitPrice} - one.price)
      from one join products p on p.category_id = one.category_id where ${forCustomers}
    ), first as (
      select distinct on (id) id, source, place from candidate order by id, source, place
    ), best as (
      select p.id, row_number() over (
        order by p.stock > 0 desc, first.source, first.place, p.position, p.id) as rank
      from first join products p on p.id = first.id, one
      where ${forCustomers} and p.id <> one.id
      order by rank limit ${maxRelated}
    )
    select one.category_id as of_category, ${productColumns} from one left join best on true left join products p on p.id = best.id
    order by best.rank`.execute(db);
  const [first] = rows;
  const found = rows.filter((row): row is typeof row & ProductRow => row.id !== null);
  return first && { rows: found, categoryId: first.of_category };
}

/** In paise, as `unitPricePaise` of the contract. */
const unitPrice = sql<number>`(p.price_paise * (10000 - p.discount_bp) + 5000) / 10000`;
