import { insertAuditEntries } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { auditedProduct } from './product-answer.ts';
import { type LockedProduct, lockProductsToEdit } from './product-queries.ts';

/** A statement has at most 65,535 parameters. */
const entriesAtOnce = 1000;

/** Writes for each of these products what it was and what it is now. */
export async function auditProductChanges(
  tx: Tx,
  actorId: string,
  before: readonly LockedProduct[],
): Promise<void> {
  const changed = await lockProductsToEdit(
    tx,
    before.map(({ id }) => id),
  );
  const after = new Map(changed.map((row) => [row.id, row]));
  const entries = before.map((row) => ({
    actorId,
    action: 'product.update' as const,
    subjectKind: 'product',
    subjectId: row.id,
    before: auditedProduct(row),
    after: auditedProduct(after.get(row.id) ?? row),
  }));
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await insertAuditEntries(tx, entries.slice(start, start + entriesAtOnce));
  }
}
