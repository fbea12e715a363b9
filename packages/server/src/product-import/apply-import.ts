import { listNumbered, lockListNumbers } from '#server/catalogue/list-number-queries.ts';
import {
  type LockedRules,
  lockListingRules,
} from '#server/catalogue/listing/listing-rule-queries.ts';
import { insertProducts, updateProducts } from '#server/catalogue/product-write-queries.ts';
import { insertStockChanges } from '#server/catalogue/stock-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { addBatch, noCounts, type RunningImport, updateImport } from './import-queries.ts';
import {
  addedPieces,
  compareWithStored,
  type ImportedRow,
  newContentOf,
  writtenRow,
} from './import-row.ts';
import {
  deleteImportRows,
  type ImportedChange,
  insertProblems,
  listImportRows,
  recordChanges,
} from './import-row-queries.ts';
import { newNumbersIn, takenNumbersIn } from './match-numbers.ts';
import { recordReplacedEdits } from './record-replaced-edits.ts';
import { recordUnlistedRows } from './record-unlisted-rows.ts';
import { type Resolved, resolveNames } from './resolve-names.ts';
import { lockStoredProducts } from './stored-product-queries.ts';

/**
 * Imports the next rows, all or none, and records what each changed. A row whose product was deleted
 * or sold, or whose category or related product was deleted, since the check is left and recorded as a problem. Returns
 * false when nothing is left to do.
 */
export async function applyBatch(tx: Tx, running: RunningImport, limit: number): Promise<boolean> {
  const { id: importId, cursor_row: afterRow } = running;
  const next = await listImportRows(tx, { importId, afterRow, limit });
  const last = next.at(-1);
  if (!last) return endImport(tx, running);
  const rules = await lockListingRules(tx);
  const named = await resolveNames(tx, next);
  const { rows, problems } = await withFreeNumbers(tx, named);
  const edited = await applyEdits(tx, running, { rows, rules });
  const created = await addProducts(tx, running, { rows, rules });
  await recordChanges(tx, importId, [...edited.changes, ...created]);
  await deleteImportRows(tx, importId, edited.unchanged);
  const counts = {
    ...noCounts,
    processed: next.length,
    created: created.length,
    updated: edited.changes.length,
    unchanged: edited.unchanged.length,
    restocked: edited.changes.filter((change) => addedPieces(change) !== 0).length,
    left: problems.length + edited.problems.length,
    problems: await insertProblems(tx, importId, [...problems, ...edited.problems]),
  };
  await addBatch(tx, importId, { counts, cursorRow: last.row });
  return true;
}

/** Without the new rows whose number somebody has got since the check. */
async function withFreeNumbers(
  tx: Tx,
  named: Pick<Resolved, 'rows' | 'problems'>,
): Promise<Pick<Resolved, 'rows' | 'problems'>> {
  const numbers = newNumbersIn(named.rows);
  if (numbers.length === 0) return named;
  await lockListNumbers(tx);
  const taken = takenNumbersIn(named.rows, await listNumbered(tx, numbers));
  const left = new Set(taken.map(({ row }) => row));
  return {
    rows: named.rows.filter(({ row }) => !left.has(row)),
    problems: [...named.problems, ...taken],
  };
}

type Batch = { rows: readonly ImportedRow[]; rules: LockedRules };

async function applyEdits(
  tx: Tx,
  { id: importId, accepted, is_list }: RunningImport,
  { rows, rules }: Batch,
) {
  const stored = await lockStoredProducts(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  );
  const { edits, unchanged, problems } = compareWithStored(rows, stored, {
    rules,
    replacesStock: is_list && accepted.includes('stock'),
  });
  const changes = edits.map(({ row, product, change }) => ({
    ...change,
    row,
    productId: product.id,
    version: product.version + 1,
  }));
  if (edits.length > 0) {
    await recordReplacedEdits(tx, importId, edits);
    await recordUnlistedRows(tx, importId, { rows: edits.map(writtenRow), rules });
    await updateProducts(
      tx,
      edits.map(({ product, content, setAside }) => ({
        id: product.id,
        content,
        setAside,
        createdAt: product.createdAt,
      })),
      rules,
    );
    await insertStockChanges(tx, changes.map(toStockChange));
  }
  return { changes, unchanged, problems };
}

/** The new products come before all others, in the order of the file. */
async function addProducts(
  tx: Tx,
  { id: importId, created_at, total_rows }: RunningImport,
  { rows, rules }: Batch,
): Promise<ImportedChange[]> {
  const front = -created_at.getTime() - total_rows;
  const added = rows
    .filter(({ id }) => !id)
    .map((row) => ({
      row: row.row,
      id: newId(),
      content: newContentOf(row),
      listNumber: row.listNumber,
      position: front + row.row,
    }));
  if (added.length === 0) return [];
  const written = added.map(({ row, content }) => ({ row, content, createdAt: null }));
  await recordUnlistedRows(tx, importId, { rows: written, rules });
  const changes = added.map(({ row, id, content }) => ({
    row,
    productId: id,
    version: 1,
    after: { ...content, setAside: 0 },
  }));
  await insertProducts(
    tx,
    added.map(({ row: _, ...product }) => product),
    rules,
  );
  await insertStockChanges(tx, changes.map(toStockChange));
  return changes;
}

const toStockChange = (change: ImportedChange) => ({
  productId: change.productId,
  quantity: addedPieces(change),
});

export async function endImport(tx: Tx, running: RunningImport): Promise<false> {
  await updateImport(tx, running.id, { state: 'done' });
  await insertAuditEntry(tx, {
    actorId: running.actor_id,
    action: 'product.import',
    subjectKind: 'product-import',
    subjectId: running.id,
    after: {
      created: running.created_count,
      updated: running.updated_count,
      unchanged: running.unchanged_count,
      left: running.left_count,
    },
  });
  return false;
}
