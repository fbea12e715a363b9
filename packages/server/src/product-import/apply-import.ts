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

/** Small enough that the embedded database gives the thread back soon. */
const batchSize = 25;

type AppliedImport = {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows whose product was deleted since the file was checked; then nothing must be kept. */
  gone: number[];
};

/** Writes the whole file; the transaction it runs in makes that all or nothing. */
export async function applyImport(
  tx: Tx,
  products: readonly CheckedProduct[],
  { actorId, importId, now }: { actorId: string; importId: string; now: Date },
): Promise<AppliedImport> {
  const edited = products
    .flatMap(({ id, content, row }) => (id ? { id, content, row } : []))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const added = products.flatMap(({ id, content }) => (id ? [] : { id: newId(), content }));
  const applied = { created: added.length, updated: 0, unchanged: 0, gone: [] as number[] };
  for (const batch of inBatches(edited)) {
    const outcome = await updateChanged(tx, batch);
    applied.updated += outcome.updated;
    applied.unchanged += batch.length - outcome.updated - outcome.gone.length;
    applied.gone.push(...outcome.gone);
  }
  // In the order of the file, before everything that is there.
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
  const { gone: _, ...counts } = applied;
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
): Promise<{ updated: number; gone: number[] }> {
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
    const moves = changed.map(({ id, content }) => ({
      productId: id,
      quantity: (content.stock ?? 0) - (storedOf.get(id)?.stock ?? 0),
    }));
    await insertStockChanges(tx, moves);
  }
  await yieldToEventLoop();
  const gone = batch.filter(({ id }) => !storedOf.has(id)).map(({ row }) => row);
  return { updated: changed.length, gone };
}

function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) {
    yield items.slice(start, start + batchSize);
  }
}
