import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

export type KnownProduct = {
  id: string;
  name: string;
  listNumber: number | null;
  unit: string | null;
  category: string | undefined;
  isOnSale: boolean;
};

/** Up to `limit` products of a category, drafts included. */
export async function listIdsInCategory(
  db: Queryable,
  categoryId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('deleted_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** All products that are not deleted, in the shop's order, to find those that a file names. */
export async function listKnownProducts(db: Queryable): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select p.id, p.name, p.list_number as "listNumber", p.unit, c.name as category, p.stock is not null as "isOnSale"
    from products p left join categories c on c.id = p.category_id
    where p.deleted_at is null order by p.position, p.id`.execute(db);
  return rows;
}
