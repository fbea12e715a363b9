import { sql } from 'kysely';
import { fixed } from '#server/platform/db/fixed-sql.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { LoadedCategory, LoadedProduct } from './catalogue.ts';
import { shownColumns } from './product-queries.ts';

/** A product that customers see, or, for admins, any that is not deleted. */
export type Loading = 'listed' | 'all';

const conditions = { listed: sql`p.is_listed`, all: sql`p.deleted_at is null` } as const;

const loadedColumns = fixed(sql`
  ${shownColumns}, p.category_id, p.position, p.numbered_at, p.sold_30_days, p.unit_paise, p.goes_with, p.is_listed,
  p.is_passport_complete,
  array(
    select b.other_id from bought_together b join products other on other.id = b.other_id
    where b.product_id = p.id order by b.orders desc, other.position, other.id
  ) as bought_with`);

/** Some of the products after an id, in the order of their ids. */
export async function listProductsToLoad(
  db: Queryable,
  loading: Loading,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<LoadedProduct[]> {
  const isAfter = after === undefined ? sql`true` : sql`p.id > ${after}::uuid`;
  const { rows } = await sql<LoadedProduct>`
    select ${loadedColumns} from products p where ${conditions[loading]} and ${isAfter}
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

export async function listProductsToReload(
  db: Queryable,
  loading: Loading,
  ids: readonly string[],
): Promise<LoadedProduct[]> {
  const { rows } = await sql<LoadedProduct>`
    select ${loadedColumns} from products p
    where p.id = any(${ids}::uuid[]) and ${conditions[loading]}`.execute(db);
  return rows;
}

/** All categories in the order of the shop. */
export async function listCategoriesToLoad(db: Queryable): Promise<LoadedCategory[]> {
  const { rows } = await sql<LoadedCategory>`
    select c.id, c.slug, c.name, c.name_ta, c.position, c.image, c.version, c.passport,
      array(select slug from category_slugs s where s.category_id = c.id) as slugs
    from categories c order by c.position`.execute(db);
  return rows;
}
