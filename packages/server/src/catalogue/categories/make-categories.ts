import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  deleteCategoryRow,
  insertCategories,
  isNameTaken,
  listCategories,
  listSlugOwners,
  listUnusedCategories,
  lockAllCategories,
  updatePositions,
} from './category-queries.ts';
import { chooseSlug } from './category-slug.ts';
import { auditCategory, getCategory } from './change-categories.ts';

/**
 * Adds the categories after the present ones, in their order, and returns their ids. One whose name
 * or slug is taken meanwhile is passed over.
 */
export async function makeCategories(
  tx: Tx,
  actorId: string,
  names: readonly { name: string; nameTa: string }[],
): Promise<string[]> {
  await lockAllCategories(tx);
  const { length: first } = (await listCategories(tx)).categories;
  const made: string[] = [];
  for (const { name, nameTa } of names) {
    if (await isNameTaken(tx, name)) continue;
    const id = newId();
    const owners = await listSlugOwners(tx);
    // A name whose slug leads to another category gets a numbered one.
    const slug =
      chooseSlug(name, { owners, categoryId: id }) ?? chooseSlug('', { owners, categoryId: id });
    if (!slug) continue;
    await insertCategories(tx, [
      { id, slug, name, name_ta: nameTa, position: first + made.length, image: null },
    ]);
    await auditCategory(tx, actorId, 'category.create', { id, after: await getCategory(tx, id) });
    made.push(id);
  }
  return made;
}

/** Deletes those of the categories that have no products and were not edited since they were made. */
export async function deleteEmptyCategories(
  tx: Tx,
  actorId: string,
  ids: readonly string[],
): Promise<void> {
  await lockAllCategories(tx);
  for (const id of await listUnusedCategories(tx, ids)) {
    const before = await getCategory(tx, id);
    await deleteCategoryRow(tx, id);
    await auditCategory(tx, actorId, 'category.delete', { id, before });
  }
  const { categories } = await listCategories(tx);
  await updatePositions(
    tx,
    categories.map(({ id }) => id),
  );
}
