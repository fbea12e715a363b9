import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';

export async function insertUploadedFile(
  db: Queryable,
  file: { id: string; uploadedBy: string | null; orderId: string | null; placeholder: string },
): Promise<void> {
  await db
    .insertInto('uploaded_files')
    .values({
      id: file.id,
      uploaded_by: file.uploadedBy,
      order_id: file.orderId,
      placeholder: file.placeholder,
    })
    .execute();
}

/** Whether all of these pictures were uploaded for the order; until the transaction ends none of them goes. */
export async function arePicturesOfOrder(
  db: Queryable,
  orderId: string,
  ids: readonly string[],
): Promise<boolean> {
  const found = await db
    .selectFrom('uploaded_files')
    .select('id')
    .where('order_id', '=', orderId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return found.length === new Set(ids).size;
}

/** Ignores files that are there already. */
export async function insertMissingFiles(
  db: Queryable,
  files: readonly { id: string; placeholder: string }[],
): Promise<void> {
  await db
    .insertInto('uploaded_files')
    .values(files)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function listPictureIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('uploaded_files').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function listPicturesAmong(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from uploaded_files where id = any(${ids})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks these pictures as missing, and no other; returns those of them that still have their row. */
export async function markMissingPictures(
  db: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  await sql`
    update uploaded_files set missing_since = null
    where missing_since is not null and id <> all(${ids})`.execute(db);
  const { rows } = await sql<{ id: string }>`
    update uploaded_files set missing_since = coalesce(missing_since, now())
    where id = any(${ids}) returning id`.execute(db);
  return rows.map(({ id }) => id).toSorted();
}

/** The newest first, which are looked at most; pictures of orders are given as WebP alone. */
export async function findPictureWithoutAvif(db: Queryable): Promise<string | undefined> {
  const row = await db
    .selectFrom('uploaded_files')
    .select('id')
    .where('avif_tried_at', 'is', null)
    .where('order_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function markAvifTried(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('uploaded_files')
    .set({ avif_tried_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Pictures whose files the last comparison did not find. */
export const missingPictures: RawBuilder<number> = sql`
  (select count(*) from uploaded_files where missing_since is not null)`;

export async function countMissingPictures(db: Queryable): Promise<number> {
  return (await db.selectNoFrom(missingPictures.as('count')).executeTakeFirstOrThrow()).count;
}
