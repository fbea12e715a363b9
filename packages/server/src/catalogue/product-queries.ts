import type { ProductSort } from '@mathappu/contract/catalogue';
import { lowStock } from '@mathappu/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { fixed } from '#server/platform/db/fixed-sql.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { pictureIdIn } from '#server/platform/files/picture-address.ts';
import type { PicturedProduct } from './pictures/match-pictures.ts';
import type { ProductRow } from './product-answer.ts';
import { plainColumns } from './product-columns.ts';

const placeholders = sql`
  coalesce((
    select json_agg(coalesce(f.placeholder, '') order by image.place)
    from unnest(p.images) with ordinality as image (url, place)
    left join uploaded_files f on f.id = ${pictureIdIn(sql`image.url`)}
  ), '[]') as placeholders`;

/**
 * The columns of a product `p` that answers show, without its category, with the placeholders of its
 * images. Those are long, and the driver reads a quoted array letter by letter, but not JSON.
 */
export const shownColumns = fixed(sql`
  p.id, p.name, p.description, p.price_paise, p.discount_bp, p.stock, p.set_aside, p.unit,
  p.rating_tenths, p.review_count, p.review_stars, p.images, p.details, p.passport,
  p.mrp_paise, p.pieces_per_case, p.list_number, p.listing_problems, p.version, p.updated_at, ${plainColumns}, ${placeholders}`);

/** The facts that a product `p` has of its category, in place of those that it does not state; or null. */
const categoryPassport = sql`(select c.passport from categories c where c.id = p.category_id)`;

/** With its category. */
export const productColumns = fixed(sql`
  ${shownColumns},
  (
    select json_build_object('_id', c.id, 'slug', c.slug, 'name', c.name, 'nameTa', c.name_ta)
    from categories c where c.id = p.category_id
  ) as category, ${categoryPassport} as category_passport`);

/** The filters of an admin's list. */
export type AdminScope = {
  readonly isRunningOut?: boolean | undefined;
  /** Conditions for products that the shop does not show, or that lack facts they need. */
  readonly isUnlisted?: boolean | undefined;
  readonly lacksPassport?: boolean | undefined;
};

/** Admins see what was picked to go well with a product. */
const adminColumns = sql`
  ${productColumns},
  coalesce((
    select json_agg(json_build_object('_id', other.id, 'name', other.name) order by chosen.place)
    from unnest(p.goes_with) with ordinality as chosen (id, place)
    join products other on other.id = chosen.id
    where other.deleted_at is null and other.id <> p.id
  ), '[]') as picked`;

const isInScope = ({
  isRunningOut,
  isUnlisted,
  lacksPassport,
}: AdminScope): RawBuilder<boolean> => {
  const conditions = [isRunningOut ? sql`p.is_listed` : sql`p.deleted_at is null`];
  if (isRunningOut) conditions.push(sql`p.stock <= ${lowStock}`);
  if (isUnlisted) conditions.push(sql`not p.is_listed`);
  if (lacksPassport) conditions.push(sql`not p.is_passport_complete`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

type ProductPage = { products: ProductRow[]; total: number };

type ProductListing = {
  sort: ProductSort;
  limit: number;
  offset: number;
  scope: AdminScope;
};

const shopOrder = sql`p.position, p.id`;

/** Collation "C" is the same everywhere. Orders that only customers have are the shop's own here. */
const adminOrders: Partial<Record<ProductSort, RawBuilder<unknown>>> = {
  'name-asc': sql`lower(p.name) collate "C", p.id`,
  'name-desc': sql`lower(p.name) collate "C" desc, p.id desc`,
  'price-asc': sql`p.price_paise, p.id`,
  'price-desc': sql`p.price_paise desc nulls last, p.id`,
  'stock-asc': sql`p.stock, p.id`,
  'stock-desc': sql`p.stock desc nulls last, p.id`,
};

/** A page of the admin's list and the total: one statement. */
export async function listProductPage(
  db: Queryable,
  { sort, limit, offset, scope }: ProductListing,
): Promise<ProductPage> {
  const isShown = isInScope(scope);
  const { rows } = await sql<{ total: number } & (ProductRow | { id: null })>`
    with page as (
      select top.id, row_number() over () as place
      from (
        select p.id from products p where ${isShown}
        order by ${adminOrders[sort] ?? shopOrder} limit ${limit} offset ${offset}
      ) as top
    ),
    counted as (select count(*) as total from products p where ${isShown})
    select counted.total, ${adminColumns}
    from counted left join page on true left join products p on p.id = page.id
    order by page.place`.execute(db);
  const products = rows.filter((row): row is ProductRow & { total: number } => row.id !== null);
  return { products, total: rows[0]?.total ?? 0 };
}

/** Reads those of the products that are not deleted, in the order of their ids. */
export async function listProductsForAdmin(
  db: Queryable,
  ids: readonly string[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select ${adminColumns}
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join products p on p.id = asked.id and p.deleted_at is null
    order by asked.place`.execute(db);
  return rows;
}

/** A product that is not deleted. */
export async function findProduct(db: Queryable, id: string): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${adminColumns} from products p where p.id = ${id} and p.deleted_at is null`.execute(db);
  return rows[0];
}

/** The name of a product, also of a deleted one. */
export async function findProductName(db: Queryable, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

/** All products that are not deleted, with what file names of their pictures may say. */
export async function listPicturedProducts(db: Queryable): Promise<PicturedProduct[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'name_ta as nameTa', 'list_number as listNumber'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows;
}

/** By id; also of deleted products. */
export async function findTamilNames(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name_ta'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name_ta]));
}

/** A product that exists, drafts included. */
export async function getProductRow(db: Queryable, id: string): Promise<ProductRow> {
  const row = await findProduct(db, id);
  if (!row) throw new Error(`product ${id} is not there`);
  return row;
}

/** The listed products among these, in no particular order. */
export async function listListedProducts(
  db: Queryable,
  ids: readonly string[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from products p where p.id = any(${ids}::uuid[]) and p.is_listed`.execute(
    db,
  );
  return rows;
}

export type LockedProduct = ProductRow & {
  is_stock_as_set: boolean;
  category_id: string | null;
  goes_with: string[];
  created_at: Date;
};

/** Locks products that are not deleted until the transaction ends, in the order of their ids. */
export async function lockProductsToEdit(tx: Tx, ids: readonly string[]): Promise<LockedProduct[]> {
  const { rows } = await sql<LockedProduct>`
    select ${adminColumns}, p.is_stock_as_set, p.category_id, p.goes_with, p.created_at
    from products p where p.id = any(${ids}::uuid[]) and p.deleted_at is null
    order by p.id for update of p`.execute(tx);
  return rows;
}
