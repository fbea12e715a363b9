import {
  deleteEmptyCategories,
  makeCategories,
} from '#server/catalogue/categories/make-categories.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type RunningImport, updateImport } from './import-queries.ts';
import { listTamilNames } from './import-row-queries.ts';

/** Makes the categories that a list names and the shop does not have. */
export async function makeNewCategories(tx: Tx, running: RunningImport): Promise<void> {
  const { id, actor_id, new_categories: names } = running;
  if (names.length === 0) return;
  const tamilNames = await listTamilNames(tx, id);
  const made = await makeCategories(
    tx,
    actor_id,
    names.map((name) => ({ name, nameTa: tamilNames.get(name) ?? '' })),
  );
  await updateImport(tx, id, { made_categories: made });
}

/** Undoes it, but for categories that have products or were edited since. */
export async function deleteMadeCategories(tx: Tx, running: RunningImport): Promise<void> {
  const { actor_id, undone_by, made_categories: ids } = running;
  if (ids.length > 0) await deleteEmptyCategories(tx, undone_by ?? actor_id, ids);
}
