import { sql } from 'kysely';
import { findLatestChange } from '#server/platform/db/audit-queries.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { LockedProduct } from './product-queries.ts';

type ProductChange = { by: string; at: Date };

/**
 * Finds who changed the product last, and when. An import and its undo have one audit entry for all
 * of their products; the rows of the import name the products.
 */
export async function findLatestProductChange(
  db: Queryable,
  { id, version, updated_at: at }: Pick<LockedProduct, 'id' | 'version' | 'updated_at'>,
): Promise<ProductChange | undefined> {
  const latest = await findLatestChange(db, 'product', id);
  if (latest && latest.at >= at) return latest;
  const { rows } = await sql<{ by: string }>`
    select u.name as by from product_import_rows r
    join product_imports i on i.id = r.import_id
    join users u on u.id = case when r.version < ${version} then i.undone_by else i.actor_id end
    where r.product_id = ${id} and r.version is not null
    order by r.version desc limit 1`.execute(db);
  return rows[0] && { ...rows[0], at };
}
