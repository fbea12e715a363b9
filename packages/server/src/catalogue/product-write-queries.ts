import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { pictureIdIn } from '#server/platform/files/picture-address.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ProductContent } from './product-content.ts';
import { searchTextOf } from './search-words.ts';

export type WrittenProduct = { id: string; content: ProductContent };

/** One JSON parameter for any number of products; images and details keep their order. */
const asRows = (products: readonly (WrittenProduct & { position?: number })[]) => {
  const rows = products.map(({ id, content, position }) => ({
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
    position,
    search_text: searchTextOf(content),
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as row (
    id uuid, name text, description text, price_paise bigint, discount_bp integer, stock integer,
    unit text, rating_tenths integer, images json, details json, position bigint, search_text text)`;
};

const images = sql`array(select json_array_elements_text(row.images))`;

/** Deleted products count: a shop that once sold something is not empty. */
export async function hasProducts(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).execute()).length > 0;
}

/** Products with smaller positions come first in the shop. */
export async function insertProducts(
  tx: Tx,
  products: readonly (WrittenProduct & { position: number })[],
): Promise<void> {
  await sql`
    insert into products (id, name, description, price_paise, discount_bp, stock, unit,
      rating_tenths, images, details, position, search_text)
    select id, name, description, price_paise, discount_bp, stock, unit,
      rating_tenths, ${images}, details, position, search_text
    from ${asRows(products)}`.execute(tx);
}

/** Each update increments the version, which detects concurrent edits. */
export async function updateProducts(tx: Tx, products: readonly WrittenProduct[]): Promise<void> {
  await sql`
    update products set name = row.name, description = row.description,
      price_paise = row.price_paise, discount_bp = row.discount_bp, stock = row.stock,
      unit = row.unit, rating_tenths = row.rating_tenths, images = ${images},
      details = row.details, search_text = row.search_text,
      version = products.version + 1, updated_at = now()
    from ${asRows(products)} where products.id = row.id`.execute(tx);
}

/** Marks the product deleted; a trigger deletes its cart lines. */
export async function markProductDeleted(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('products')
    .set(({ eb }) => ({
      deleted_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
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
