import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { pictureIdIn } from '#server/platform/files/picture-address.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ProductContent } from './product-content.ts';
import { searchTextOf } from './search-words.ts';

type WrittenProduct = { id: string; content: ProductContent };
type NewProduct = WrittenProduct & { position: number };
type EditedProduct = WrittenProduct & { setAside: number };

/** One JSON parameter for any number of products; images and details keep their order. */
const asRows = (products: readonly (NewProduct | EditedProduct)[]) => {
  const rows = products.map(({ id, content, ...others }) => ({
    id,
    name: content.name,
    description: content.description,
    price_paise: content.pricePaise,
    discount_bp: content.discountBp,
    stock: content.stock,
    unit: content.unit,
    rating_tenths: content.ratingTenths,
    images: content.images,
    details: content.details,
    position: 'position' in others ? others.position : undefined,
    set_aside: 'setAside' in others ? others.setAside : undefined,
    search_text: searchTextOf(content),
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as row (
    id uuid, name text, description text, price_paise bigint, discount_bp integer, stock integer,
    unit text, rating_tenths integer, images json, details json, position bigint, set_aside integer,
    search_text text)`;
};

const images = sql`array(select json_array_elements_text(row.images))`;

/** Deleted products count: a shop that once sold something is not empty. */
export async function hasProducts(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).execute()).length > 0;
}

/** Products with smaller positions come first in the shop. */
export async function insertProducts(tx: Tx, products: readonly NewProduct[]): Promise<void> {
  await sql`
    insert into products (id, name, description, price_paise, discount_bp, stock, unit,
      rating_tenths, images, details, position, search_text)
    select id, name, description, price_paise, discount_bp, stock, unit,
      rating_tenths, ${images}, details, position, search_text
    from ${asRows(products)}`.execute(tx);
}

/**
 * Writes a person's edits of locked products. Each increments the version, which detects concurrent
 * edits.
 */
export async function updateProducts(tx: Tx, products: readonly EditedProduct[]): Promise<void> {
  await sql`
    update products set name = row.name, description = row.description,
      price_paise = row.price_paise, discount_bp = row.discount_bp,
      stock = row.stock, set_aside = row.set_aside,
      is_stock_as_set = products.is_stock_as_set
        or (products.stock, products.set_aside) is distinct from (row.stock, row.set_aside),
      unit = row.unit, rating_tenths = row.rating_tenths, images = ${images},
      details = row.details, search_text = row.search_text,
      version = products.version + 1, updated_at = now()
    from ${asRows(products)} where products.id = row.id`.execute(tx);
}

/** Marks the products deleted; a trigger deletes their cart lines. */
export async function markProductsDeleted(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('products')
    .set(({ eb }) => ({
      deleted_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Those of the addresses that are not uploads of the shop. */
export async function listUnknownImages(db: Queryable, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const { rows } = await sql<{ url: string }>`
    select url from unnest(${urls}::text[]) as image (url)
    where not exists (
      select from uploaded_files where id = ${pictureIdIn(sql`image.url`)})`.execute(db);
  return rows.map((row) => row.url);
}

/** @throws AppError unknownImage for an address that is not an upload of the shop */
export async function assertImagesUploaded(tx: Tx, urls: readonly string[]): Promise<void> {
  if ((await listUnknownImages(tx, urls)).length === 0) return;
  throw new AppError('unknownImage', {}, { field: 'image' });
}
