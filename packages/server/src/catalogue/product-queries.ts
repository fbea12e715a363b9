import type { ProductSort } from '@mathappu/contract/catalogue';
import { lowStock } from '@mathappu/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { fixed } from '#server/platform/db/fixed-sql.ts';
import { inOneProcess } from '#server/platform/db/in-one-process.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { pictureIdIn } from '#server/platform/files/picture-address.ts';
import { type ProductFilters, passesAll } from './facets/facet-conditions.ts';
import type { ProductRow } from './product-answer.ts';
import { plainColumns } from './product-columns.ts';

/**
 * The columns of a product `p`, with its category and the placeholders of its images. Those are
 * long, and the driver reads a quoted array letter by letter, but not JSON.
 */
export const productColumns = fixed(sql`
  p.id, p.name, p.description, p.price_paise, p.discount_bp, p.stock, p.set_aside, p.unit,
  p.rating_tenths, p.review_count, p.review_stars, p.images, p.details, p.passport,
  p.listing_problems, p.version, p.updated_at, ${plainColumns},
  (
    select json_build_object('_id', c.id, 'slug', c.slug, 'name', c.name, 'nameTa', c.name_ta)
    from categories c where c.id = p.category_id
  ) as category,
  coalesce((
    select json_agg(coalesce(f.placeholder, '') order by image.place)
    from unnest(p.images) with ordinality as image (url, place)
    left join uploaded_files f on f.id = ${pictureIdIn(sql`image.url`)}
  ), '[]') as placeholders`);

export type ProductScope = {
  seesDrafts: boolean;
  isRunningOut?: boolean;
  /** For admins: what the shop does not show, or what lacks facts that are needed to list it. */
  isUnlisted?: boolean;
  lacksPassport?: boolean;
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

export const columnsFor = ({ seesDrafts }: ProductScope): RawBuilder<unknown> =>
  seesDrafts ? adminColumns : productColumns;

/** Customers see listed products, admins drafts too. */
export const isVisible = ({
  seesDrafts,
  isRunningOut,
  isUnlisted,
  lacksPassport,
}: ProductScope): RawBuilder<boolean> => {
  const conditions = [seesDrafts && !isRunningOut ? sql`p.deleted_at is null` : sql`p.is_listed`];
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
  scope: ProductScope;
  filters: ProductFilters;
  /** How many products there are in all, where that is known already. */
  total?: number | undefined;
};

/** From this number of reviews on their average says something. */
const fewReviews = 3;

const shopOrder = sql`p.position, p.id`;

/** What decides between equal matches of a search. */
export const standing = sql`coalesce(p.stock, 0) > 0 desc, p.sold_30_days desc, ${shopOrder}`;

/**
 * Those of customers are read from products_facets_idx, each of the others has an index that yields
 * it. Collation "C" is the same everywhere.
 */
export const sortOrders: Record<ProductSort, RawBuilder<unknown>> = {
  newest: shopOrder,
  relevance: shopOrder,
  featured: shopOrder,
  priceAsc: sql`p.unit_paise, ${shopOrder}`,
  priceDesc: sql`p.unit_paise desc nulls last, ${shopOrder}`,
  discount: sql`p.discount_bp desc, ${shopOrder}`,
  bestselling: standing,
  reviews: sql`
    case when p.review_count >= ${fewReviews}::integer then p.review_stars::float8 / p.review_count end
      desc nulls last, ${shopOrder}`,
  'name-asc': sql`lower(p.name) collate "C", p.id`,
  'name-desc': sql`lower(p.name) collate "C" desc, p.id desc`,
  'price-asc': sql`p.price_paise, p.id`,
  'price-desc': sql`p.price_paise desc nulls last, p.id`,
  'stock-asc': sql`p.stock, p.id`,
  'stock-desc': sql`p.stock desc nulls last, p.id`,
};

/**
 * The ids of a page with their places, read from an index alone where one has the columns. Places are
 * given afterwards: a window beside the limit would have all rows sorted.
 */
const pageOf = (
  isShown: RawBuilder<unknown>,
  { sort, limit, offset }: Pick<ProductListing, 'sort' | 'limit' | 'offset'>,
): RawBuilder<unknown> => sql`
  select top.id, row_number() over () as place
  from (
    select p.id from products p where ${isShown}
    order by ${sortOrders[sort]} limit ${limit} offset ${offset}
  ) as top`;

/** A page and the total: one statement. */
export async function listProductPage(
  db: Queryable,
  { sort, limit, offset, scope, filters, total }: ProductListing,
): Promise<ProductPage> {
  const isShown = sql`${isVisible(scope)} and ${passesAll(filters)}`;
  const counted =
    total === undefined
      ? sql`select count(*) as total from products p where ${isShown} and ${inOneProcess}`
      : sql`select ${total}::integer as total`;
  const { rows } = await sql<{ total: number } & (ProductRow | { id: null })>`
    with page as (${pageOf(isShown, { sort, limit, offset })}),
    counted as (${counted})
    select counted.total, ${columnsFor(scope)}
    from counted left join page on true left join products p on p.id = page.id
    order by page.place`.execute(db);
  const products = rows.filter((row): row is ProductRow & { total: number } => row.id !== null);
  return { products, total: rows[0]?.total ?? 0 };
}

/** What sold most in 30 days, in stock first: chosen from the index alone. */
export async function listBestSellers(db: Queryable, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with page as (${pageOf(sql`p.is_listed`, { sort: 'bestselling', limit, offset: 0 })})
    select ${productColumns} from page join products p on p.id = page.id
    order by page.place`.execute(db);
  return rows;
}

export async function findProduct(
  db: Queryable,
  id: string,
  scope: ProductScope,
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${columnsFor(scope)} from products p where p.id = ${id} and ${isVisible(scope)}`.execute(
    db,
  );
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
  const row = await findProduct(db, id, { seesDrafts: true });
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

/**
 * The listed products in the shop's order. A sitemap holds 50,000 addresses, pages included, and has
 * each in two languages: https://www.sitemaps.org/protocol.html
 */
export function listSitemapProducts(db: Queryable): Promise<{ id: string; updated_at: Date }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('is_listed', '=', true)
    .orderBy('position')
    .limit(24_900)
    .execute();
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
