import { restoreDays } from '@mathappu/contract/catalogue';
import { type Selectable, sql } from 'kysely';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** Stores what brings the category back once it is deleted. Returns the ids of its products. */
export async function keepDeletedCategory(tx: Tx, id: string): Promise<readonly string[]> {
  const { rows } = await sql<Pick<DeletedCategory, 'product_ids'>>`
    insert into deleted_categories
      (id, slug, name, name_ta, position, image, passport, version, slugs, product_ids)
    select c.id, c.slug, c.name, c.name_ta, c.position, c.image, c.passport, c.version,
      array(select slug from category_slugs s where s.category_id = c.id),
      array(select p.id from products p where p.category_id = c.id)
    from categories c where c.id = ${id}
    returning product_ids`.execute(tx);
  return rows[0]?.product_ids ?? [];
}

/** The categories that were deleted in the last `days` days, the latest first. */
export async function listDeletedCategories(
  db: Queryable,
  { days, limit }: { days: number; limit: number },
): Promise<{ id: string; name: string; deletedAt: Date }[]> {
  const { rows } = await sql<{ id: string; name: string; deletedAt: Date }>`
    select id, name, deleted_at as "deletedAt" from deleted_categories
    where deleted_at > now() - make_interval(days => ${days}::integer)
    order by deleted_at desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Nobody can bring them back any more. */
export const deleteOldCategories = (db: Queryable): Promise<void> =>
  deleteInBatches(
    db,
    'deleted_categories',
    sql`deleted_at < now() - make_interval(days => ${restoreDays}::integer)`,
  );

type DeletedCategory = Omit<Selectable<Tables['deleted_categories']>, 'deleted_at'>;

/** Removes and returns a category that was deleted in the last `days` days. */
export async function takeDeletedCategory(
  tx: Tx,
  id: string,
  days: number,
): Promise<DeletedCategory | undefined> {
  const { rows } = await sql<DeletedCategory>`
    delete from deleted_categories
    where id = ${id} and deleted_at > now() - make_interval(days => ${days}::integer)
    returning id, slug, name, name_ta, position, image, passport, version, slugs, product_ids`.execute(
    tx,
  );
  return rows[0];
}

/**
 * Gives a category that is there again its former addresses and those of its products that have no
 * category since and are locked. Each is an edit: a form that was opened meanwhile is out of date.
 */
export async function giveBack(
  tx: Tx,
  { id, slugs, product_ids }: Pick<DeletedCategory, 'id' | 'slugs' | 'product_ids'>,
): Promise<void> {
  await sql`
    update category_slugs set category_id = ${id}
    where slug = any(${slugs}::text[]) and category_id is null`.execute(tx);
  await sql`
    update products set category_id = ${id}, version = version + 1, updated_at = now()
    where id = any(${product_ids}::uuid[]) and category_id is null`.execute(tx);
}
