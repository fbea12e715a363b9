import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { pictureIdIn } from '#server/platform/files/picture-address.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { listingOutcome } from './listing/listing-outcome.ts';
import type { LockedRules } from './listing/listing-rule-queries.ts';
import { columnOf, contentColumnNames, contentColumns } from './product-columns.ts';
import type { ProductContent } from './product-content.ts';

type WrittenProduct = { id: string; content: ProductContent };
type NewProduct = WrittenProduct & {
  position: number;
  /** A free one; without it the database gives the next. */
  listNumber?: number | undefined;
};
type EditedProduct = WrittenProduct & { setAside: number; createdAt: Date };

/**
 * One JSON parameter for any number of products; images and details keep their order.
 * https://www.postgresql.org/docs/current/functions-json.html#FUNCTIONS-JSON-PROCESSING
 */
const asRows = (products: readonly (NewProduct | EditedProduct)[], rules: LockedRules) => {
  const rows = products.map(({ content, ...others }) => {
    const createdAt = 'createdAt' in others ? others.createdAt : null;
    const outcome = listingOutcome(content, createdAt, rules);
    const fields = {
      ...content,
      ...others,
      ...outcome,
      wordsVersion: unmadeWords,
    };
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [columnOf(field), value]),
    );
  });
  return sql`json_populate_recordset(null::products, ${JSON.stringify(rows)}::json) as row`;
};

/** Tells the previous release, if it is started again, to make the search words of the row anew. */
const unmadeWords = 0;

/** Deleted products count: a shop that once sold something is not empty. */
export async function hasProducts(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).execute()).length > 0;
}

export async function lockEmptyShop(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('empty shop', 0))`.execute(tx);
}

/**
 * Products with smaller positions come first in the shop.
 * @param rules locked in this transaction
 */
export async function insertProducts(
  tx: Tx,
  products: readonly NewProduct[],
  rules: LockedRules,
): Promise<void> {
  const columns = sql`id, position, list_number, words_version, listing_problems, is_passport_complete,
    ${contentColumns}`;
  await sql`
    insert into products (${columns}) select ${columns} from ${asRows(products, rules)}`.execute(
    tx,
  );
}

/**
 * Writes a person's edits of locked products. Each increments the version, which detects concurrent
 * edits.
 * @param rules locked in this transaction, before the products
 */
export async function updateProducts(
  tx: Tx,
  products: readonly EditedProduct[],
  rules: LockedRules,
): Promise<void> {
  await sql`
    update products set ${sql.join(
      contentColumnNames.map((name) => sql`${sql.ref(name)} = ${sql.ref(`row.${name}`)}`),
    )},
      set_aside = row.set_aside, words_version = row.words_version,
      listing_problems = row.listing_problems, is_passport_complete = row.is_passport_complete,
      is_stock_as_set = products.is_stock_as_set
        or (products.stock, products.set_aside) is distinct from (row.stock, row.set_aside),
      version = products.version + 1, updated_at = now()
    from ${asRows(products, rules)} where products.id = row.id`.execute(tx);
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

/** Restores a product that was deleted in the last `days` days; returns false when there is none. */
export async function markProductRestored(tx: Tx, id: string, days: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update products set deleted_at = null
    where id = ${id} and deleted_at > now() - make_interval(days => ${days}::integer)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** The products that were deleted in the last `days` days, the latest first. */
export async function listDeleted(
  db: Queryable,
  days: number,
  limit: number,
): Promise<{ id: string; name: string; deletedAt: Date }[]> {
  const { rows } = await sql<{ id: string; name: string; deletedAt: Date }>`
    select id, name, deleted_at as "deletedAt" from products
    where deleted_at > now() - make_interval(days => ${days}::integer)
    order by deleted_at desc, id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Finds the addresses that are not uploads of the shop. Inside a transaction the uploads are
 * locked: the clean-up of unused pictures waits for it and looks again.
 */
export async function listUnknownImages(db: Queryable, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const { rows } = await sql<{ url: string }>`
    with image as (
      select url, ${pictureIdIn(sql`url`)} as id from unnest(${urls}::text[]) as given (url)
    ), uploaded as (
      select id from uploaded_files where id in (select id from image) and order_id is null
      order by id for key share
    )
    select url from image where not exists (select from uploaded where id = image.id)`.execute(db);
  return rows.map((row) => row.url);
}

/** @throws AppError unknownImage for an address that is not an upload of the shop */
export async function assertImagesUploaded(tx: Tx, urls: readonly string[]): Promise<void> {
  if ((await listUnknownImages(tx, urls)).length === 0) return;
  throw new AppError('unknownImage', {}, { field: 'image' });
}
