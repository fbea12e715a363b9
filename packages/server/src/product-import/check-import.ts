import { sentenceOf } from '@mathappu/contract/errors';
import { lockListingRules } from '#server/catalogue/listing/listing-rule-queries.ts';
import { listUnknownImages } from '#server/catalogue/product-write-queries.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import {
  addBatch,
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
import { insertProblems, listImportRows, type RowProblem } from './import-row-queries.ts';
import { recordReplacedEdits } from './record-replaced-edits.ts';
import { recordUnlistedRows } from './record-unlisted-rows.ts';
import { resolveNames } from './resolve-names.ts';
import { recordKnownNames } from './same-names.ts';
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
  const { rows, problems: unknown } = await resolveNames(tx, next);
  const stored = await listStoredProducts(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  );
  const { edits, unchanged, problems } = compareWithStored(rows, stored, rules);
  await recordReplacedEdits(tx, importId, edits);
  const added = rows
    .filter(({ id }) => !id)
    .map((row) => ({ row: row.row, content: newContentOf(row), createdAt: null }));
  await recordUnlistedRows(tx, importId, { rows: [...edits.map(writtenRow), ...added], rules });
  await recordKnownNames(tx, importId, rows);
  const imageProblems = await findUnknownImages(tx, rows, stored);
  const counts = {
    ...noCounts,
    processed: next.length,
    created: rows.filter(({ id }) => !id).length,
    updated: edits.length,
    unchanged: unchanged.length,
    restocked: edits.filter(({ change }) => addedPieces(change) !== 0).length,
    problems: await insertProblems(tx, importId, [...unknown, ...problems, ...imageProblems]),
  };
  await addBatch(tx, importId, { counts, cursorRow: last.row });
  return true;
}

async function endCheck(tx: Tx, running: RunningImport): Promise<boolean> {
  const isRefused = running.problem_count > 0;
  if (isRefused || running.is_dry_run) {
    await updateImport(tx, running.id, { state: isRefused ? 'refused' : 'done' });
    return false;
  }
  await beginApplying(tx, running.id);
  return true;
}

/** Images must be uploads of the shop, unless the product has them already. */
async function findUnknownImages(
  db: Queryable,
  rows: readonly ImportedRow[],
  stored: readonly StoredProduct[],
): Promise<RowProblem[]> {
  const urls = new Set(rows.flatMap(({ content }) => content.images));
  const unknown = new Set(await listUnknownImages(db, [...urls]));
  if (unknown.size === 0) return [];
  const imagesOf = new Map(stored.map(({ id, content }) => [id, content.images]));
  return rows
    .filter(({ id, content }) => {
      const present = (id && imagesOf.get(id)) || [];
      return content.images.some((url) => unknown.has(url) && !present.includes(url));
    })
    .map(({ row }) => ({ row, column: 'image', message: sentenceOf('unknownImage', {}) }));
}
