import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  insertProducts,
  updateProducts,
  type WrittenProduct,
} from '#server/catalogue/product-write-queries.ts';
import { insertStockChanges } from '#server/catalogue/stock-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { CheckedProduct } from './check-import.ts';
import { lockStoredProducts } from './product-import-queries.ts';

/** Small, since the embedded database blocks the thread during a statement. */
const batchSize = 25;

type AppliedImport = {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows whose product was deleted since the file was checked; the caller rolls back then. */
  missing: number[];
};

/** Inserts and updates the products of a checked file. */
export async function applyImport(
  tx: Tx,
  products: readonly CheckedProduct[],
  { actorId, importId, now }: { actorId: string; importId: string; now: Date },
): Promise<AppliedImport> {
  const edited = products
    .flatMap(({ id, content, row }) => (id ? { id, content, row } : []))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const added = products.flatMap(({ id, content }) => (id ? [] : { id: newId(), content }));
  const applied = { created: added.length, updated: 0, unchanged: 0, missing: [] as number[] };
  for (const batch of inBatches(edited)) {
    const outcome = await updateChanged(tx, batch);
    applied.updated += outcome.updated;
    applied.unchanged += batch.length - outcome.updated - outcome.missing.length;
    applied.missing.push(...outcome.missing);
  }
  // In the order of the file, before all other products.
  const front = -now.getTime() - added.length;
  const placed = added.map((product, index) => ({ ...product, position: front + index }));
  for (const batch of inBatches(placed)) {
    await insertProducts(tx, batch);
    await insertStockChanges(
      tx,
      batch.map(({ id, content }) => ({ productId: id, quantity: content.stock ?? 0 })),
    );
    await yieldToEventLoop();
  }
  const { missing: _, ...counts } = applied;
  await insertAuditEntry(tx, {
    actorId,
    action: 'product.import',
    subjectKind: 'product-import',
    subjectId: importId,
    after: counts,
  });
  return applied;
}

async function updateChanged(
  tx: Tx,
  batch: readonly (WrittenProduct & { row: number })[],
): Promise<{ updated: number; missing: number[] }> {
  const stored = await lockStoredProducts(
    tx,
    batch.map(({ id }) => id),
  );
  const storedOf = new Map(stored.map((product) => [product.id, product.content]));
  const changed = batch.filter(({ id, content }) => {
    const before = storedOf.get(id);
    return before && JSON.stringify(before) !== JSON.stringify(content);
  });
  if (changed.length > 0) {
    await updateProducts(tx, changed);
    const stockChanges = changed.map(({ id, content }) => ({
      productId: id,
      quantity: (content.stock ?? 0) - (storedOf.get(id)?.stock ?? 0),
    }));
    await insertStockChanges(tx, stockChanges);
  }
  await yieldToEventLoop();
  const missing = batch.filter(({ id }) => !storedOf.has(id)).map(({ row }) => row);
  return { updated: changed.length, missing };
}

function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) {
    yield items.slice(start, start + batchSize);
  }
}
