import { type Selectable, sql } from 'kysely';
import { contentColumns, contentOfRow } from '#server/catalogue/product-columns.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { StoredProduct } from './import-row.ts';

const columns = sql`id, ${contentColumns}, position, list_number, set_aside, is_stock_as_set, version, created_at,
  updated_at`;

type Row = Omit<
  Selectable<Tables['products']>,
  | 'deleted_at'
  | 'words'
  | 'words_version'
  | 'sold_30_days'
  | 'unit_paise'
  | 'review_count'
  | 'review_stars'
  | 'is_listed'
  | 'class'
  | 'noise_db'
  | 'min_age'
  | 'best_seen'
  | 'is_passport_complete'
  | 'listing_problems'
  | 'freed_list_number'
  | 'numbered_at'
>;

const toStoredProduct = (row: Row): StoredProduct => ({
  id: row.id,
  position: row.position,
  listNumber: row.list_number,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  stock: row.stock,
  setAside: row.set_aside,
  isStockAsSet: row.is_stock_as_set,
  content: contentOfRow(row),
});

export async function listStoredProducts(
  db: Queryable,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  const { rows } = await sql<Row>`
    select ${columns} from products where id = any(${ids}::uuid[]) and deleted_at is null`.execute(
    db,
  );
  return rows.map(toStoredProduct);
}

/**
 * Reads the products and locks them in the order of their ids; batches must be in this order too.
 */
export async function lockStoredProducts(tx: Tx, ids: readonly string[]): Promise<StoredProduct[]> {
  const { rows } = await sql<Row>`
    select ${columns} from products where id = any(${ids}::uuid[]) and deleted_at is null
    order by id for update`.execute(tx);
  return rows.map(toStoredProduct);
}

/** The products after the given one in the shop's order, drafts included. */
export async function listProductsAfter(
  db: Queryable,
  after: Pick<StoredProduct, 'position' | 'id'> | undefined,
  limit: number,
): Promise<StoredProduct[]> {
  const { rows } = await sql<Row>`
    select ${columns} from products
    where deleted_at is null
      and ${after ? sql`(position, id) > (${after.position}, ${after.id}::uuid)` : sql`true`}
    order by position, id limit ${limit}`.execute(db);
  return rows.map(toStoredProduct);
}

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
