import { maxCategories } from '@mathappu/contract/limits';
import type { ImportStop } from '@mathappu/contract/product-import';
import { listCategories } from '#server/catalogue/categories/category-queries.ts';
import { listNumbered } from '#server/catalogue/list-number-queries.ts';
import { lockListingRules } from '#server/catalogue/listing/listing-rule-queries.ts';
import { listUnknownImages } from '#server/catalogue/product-write-queries.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import {
  addBatch,
  addNewCategories,
  beginApplying,
  noCounts,
  type RunningImport,
  updateImport,
} from './import-queries.ts';
import {
  addedPieces,
  compareWithStored,
  type ImportedRow,
  newContentOf,
  type StoredProduct,
  writtenRow,
} from './import-row.ts';
import {
  insertProblems,
  listImportRows,
  listStops,
  type RowProblem,
  recordPlans,
} from './import-row-queries.ts';
import { stopsOfEdit, stopsOfNew } from './import-stops.ts';
import { makeNewCategories } from './make-categories.ts';
import { newNumbersIn, takenNumbersIn } from './match-numbers.ts';
import { problem } from './problem.ts';
import { recordReplacedEdits } from './record-replaced-edits.ts';
import { recordUnlistedRows } from './record-unlisted-rows.ts';
import { resolveNames } from './resolve-names.ts';
import { listStoredProducts } from './stored-product-queries.ts';

/**
 * Compares the next rows with the products: counts what they would change and records their
 * problems. After the last row the import begins, unless there is a problem or it is a dry run.
 * Returns false when nothing is left to do.
 */
export async function checkBatch(tx: Tx, running: RunningImport, limit: number): Promise<boolean> {
  const { id: importId, cursor_row: afterRow } = running;
  const next = await listImportRows(tx, { importId, afterRow, limit });
  const last = next.at(-1);
  if (!last) return endCheck(tx, running);
  const rules = await lockListingRules(tx);
  const {
    rows,
    problems: unknown,
    newCategories,
  } = await resolveNames(tx, next, { makesCategories: running.is_list });
  const stored = await listStoredProducts(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  );
  const { edits, unchanged, problems } = compareWithStored(rows, stored, {
    rules,
    replacesStock: running.is_list,
  });
  await recordReplacedEdits(tx, importId, edits);
  await recordStops(tx, importId, [
    ...edits.flatMap(stopsOfEdit),
    ...rows.filter(({ id }) => !id).flatMap(stopsOfNew),
  ]);
  const added = rows
    .filter(({ id }) => !id)
    .map((row) => ({ row: row.row, content: newContentOf(row), createdAt: null }));
  await recordUnlistedRows(tx, importId, { rows: [...edits.map(writtenRow), ...added], rules });
  const imageProblems = await findUnknownImages(tx, rows, stored);
  const counts = {
    ...noCounts,
    processed: next.length,
    created: rows.filter(({ id }) => !id).length,
    updated: edits.length,
    unchanged: unchanged.length,
    restocked: edits.filter(({ change }) => addedPieces(change) !== 0).length,
    problems: await insertProblems(tx, importId, [
      ...unknown,
      ...problems,
      ...takenNumbersIn(rows, await listNumbered(tx, newNumbersIn(rows))),
      ...imageProblems,
    ]),
  };
  if (running.is_dry_run) {
    await recordPlans(tx, importId, [
      ...edits.map(({ row, product, change }) => ({ row, productId: product.id, ...change })),
      ...added.map(({ row, content }) => ({ row, productId: null, after: content })),
    ]);
  }
  await addNewCategories(tx, running, newCategories);
  await addBatch(tx, importId, { counts, cursorRow: last.row });
  return true;
}

async function endCheck(tx: Tx, running: RunningImport): Promise<boolean> {
  const { id, is_dry_run: isDryRun, problem_count } = running;
  const stopped = isDryRun ? [] : (await listStops(tx, id)).filter((one) => !one.isAccepted);
  const tooMany = await tooManyCategories(tx, running);
  const isRefused = problem_count > 0 || stopped.length > 0 || tooMany;
  if (isRefused || isDryRun) {
    await updateImport(tx, id, { state: isRefused ? 'refused' : 'done' });
    return false;
  }
  await makeNewCategories(tx, running);
  await beginApplying(tx, id);
  return true;
}

async function tooManyCategories(tx: Tx, running: RunningImport): Promise<boolean> {
  const { id, new_categories: added, problem_count } = running;
  if (added.length === 0) return false;
  const { categories } = await listCategories(tx);
  if (categories.length + added.length <= maxCategories) return false;
  const tooMany = problem('tooManyCategories', { maximum: maxCategories });
  const count = await insertProblems(tx, id, [{ row: 0, column: 'category', ...tooMany }]);
  await updateImport(tx, id, { problem_count: problem_count + count });
  return true;
}

/** Records by its kind what stops the import until it is accepted. */
async function recordStops(
  tx: Tx,
  importId: string,
  stops: readonly (RowProblem & { stop: ImportStop })[],
): Promise<void> {
  for (const [stop, rows] of Map.groupBy(stops, (one) => one.stop)) {
    await insertProblems(tx, importId, rows, stop);
  }
}

/** Images must be uploads of the shop, unless the product has them already. */
async function findUnknownImages(
  db: Queryable,
  rows: readonly ImportedRow[],
  stored: readonly StoredProduct[],
): Promise<RowProblem[]> {
  const urls = new Set(rows.flatMap(({ content }) => content.images ?? []));
  const unknown = new Set(await listUnknownImages(db, [...urls]));
  if (unknown.size === 0) return [];
  const imagesOf = new Map(stored.map(({ id, content }) => [id, content.images]));
  return rows
    .filter(({ id, content }) => {
      const present = (id && imagesOf.get(id)) || [];
      return content.images?.some((url) => unknown.has(url) && !present.includes(url));
    })
    .map(({ row }) => ({ row, column: 'image', ...problem('unknownImage') }));
}
