import { lockCategories } from '#server/catalogue/categories/category-queries.ts';
import {
  type LockedRules,
  lockListingRules,
} from '#server/catalogue/listing/listing-rule-queries.ts';
import { markProductsDeleted, updateProducts } from '#server/catalogue/product-write-queries.ts';
import { piecesOf, withPieces } from '#server/catalogue/stock-edit.ts';
import { insertStockChanges } from '#server/catalogue/stock-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import {
  addBatch,
  beginUndo,
  lockImport,
  noCounts,
  type RunningImport,
  updateImport,
} from './import-queries.ts';
import { addedPieces, type StoredProduct } from './import-row.ts';
import {
  type ImportedChange,
  insertProblems,
  listChanges,
  type RowProblem,
} from './import-row-queries.ts';
import { deleteMadeCategories } from './make-categories.ts';
import { problem } from './problem.ts';
import { lockStoredProducts } from './stored-product-queries.ts';

/**
 * Begins to undo an import that is done.
 * @throws AppError notFound, importRunning or importNotUndoable
 */
export async function undoImport(
  { db, jobs }: Pick<Shop, 'db' | 'jobs'>,
  actorId: string,
  importId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const done = await lockImport(tx, importId);
    if (!done) throw new AppError('notFound');
    if (!canUndo(done)) throw new AppError('importNotUndoable');
    await beginUndo(tx, importId, actorId);
    await jobs.enqueue(tx, 'product-import', {});
  });
}

export const canUndo = ({
  state,
  is_dry_run,
  created_count,
  updated_count,
}: Pick<RunningImport, 'state' | 'is_dry_run' | 'created_count' | 'updated_count'>): boolean =>
  state === 'done' && !is_dry_run && created_count + updated_count > 0;

/**
 * Undoes the last rows that are not undone yet, all or none: added products are deleted, changed
 * fields get their values from before, and stock is moved back by what was added, so that sales
 * stay. A product that somebody changed since is left and recorded as a problem. Returns false when
 * nothing is left to do.
 */
export async function undoBatch(tx: Tx, running: RunningImport, limit: number): Promise<boolean> {
  const { id: importId, cursor_row: beforeRow } = running;
  const changes = await listChanges(tx, { importId, beforeRow, limit });
  const last = changes.at(-1);
  if (!last) return endUndo(tx, running);
  const rules = await lockListingRules(tx);
  const categories = await lockCategories(
    tx,
    changes.flatMap(({ before }) => before?.categoryId ?? []),
  );
  const ids = changes.map(({ productId }) => productId);
  const stored = new Map((await lockStoredProducts(tx, ids)).map((one) => [one.id, one]));
  const added: string[] = [];
  const edits: { product: StoredProduct; restored: Restored }[] = [];
  const left: RowProblem[] = [];
  const notes: RowProblem[] = [];
  for (const change of changes) {
    const { row, before, version } = change;
    const product = stored.get(change.productId);
    if (!product) {
      if (before) left.push({ row, column: '', ...problem('deletedSince') });
    } else if (product.version !== version) {
      left.push({
        row,
        column: '',
        ...problem('changedSince', { product: product.content.name }),
      });
    } else if (!before) {
      added.push(product.id);
    } else {
      // A category that was deleted since is none.
      if (before.categoryId && !categories.includes(before.categoryId)) before.categoryId = null;
      const restored = restore(product, { ...change, before });
      if (restored.missing > 0) notes.push(soldNote(row, restored.missing));
      edits.push({ product, restored });
    }
  }
  await writeEdits(tx, edits, rules);
  await markProductsDeleted(tx, added);
  const counts = {
    ...noCounts,
    processed: changes.length,
    left: left.length,
    problems: await insertProblems(tx, importId, [...left, ...notes]),
  };
  await addBatch(tx, importId, { counts, cursorRow: last.row });
  return true;
}

type Restored = {
  content: StoredProduct['content'];
  setAside: number;
  /** Pieces that the import had added and that are sold, so that they cannot be taken away. */
  missing: number;
};

function restore(
  product: StoredProduct,
  change: Required<Pick<ImportedChange, 'before' | 'after'>>,
): Restored {
  const { stock: stockBefore, setAside: _, ...fields } = change.before;
  const pieces = piecesOf(product) - addedPieces(change);
  const isRestocked = stockBefore !== undefined;
  const { stock, setAside } = isRestocked
    ? withPieces({ stock: stockBefore, setAside: 0 }, pieces)
    : product;
  return {
    content: { ...product.content, ...fields, stock },
    setAside,
    missing: isRestocked ? Math.max(0, -pieces) : 0,
  };
}

const soldNote = (row: number, missing: number): RowProblem => ({
  row,
  column: 'stock',
  ...problem('soldSince', { missing }),
});

async function writeEdits(
  tx: Tx,
  edits: readonly { product: StoredProduct; restored: Restored }[],
  rules: LockedRules,
): Promise<void> {
  if (edits.length === 0) return;
  await updateProducts(
    tx,
    edits.map(({ product, restored: { content, setAside } }) => ({
      id: product.id,
      content,
      setAside,
      createdAt: product.createdAt,
    })),
    rules,
  );
  await insertStockChanges(
    tx,
    edits.map(({ product, restored: { content, setAside } }) => ({
      productId: product.id,
      quantity: piecesOf({ stock: content.stock, setAside }) - piecesOf(product),
    })),
  );
}

export async function endUndo(tx: Tx, running: RunningImport): Promise<false> {
  const { id, actor_id, undone_by, processed_rows, left_count } = running;
  await deleteMadeCategories(tx, running);
  await updateImport(tx, id, { state: 'undone' });
  await insertAuditEntry(tx, {
    actorId: undone_by ?? actor_id,
    action: 'product.import-undo',
    subjectKind: 'product-import',
    subjectId: id,
    after: { undone: processed_rows - left_count, left: left_count },
  });
  return false;
}
