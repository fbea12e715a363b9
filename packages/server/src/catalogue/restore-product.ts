import { restoreDays } from '@mathappu/contract/catalogue';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { lockListingRules } from './listing/listing-rule-queries.ts';
import { lockUnchangedProduct } from './lock-product.ts';
import { auditedProduct, type ProductRow } from './product-answer.ts';
import { contentOfRow } from './product-columns.ts';
import { getProductRow } from './product-queries.ts';
import { markProductRestored, updateProducts } from './product-write-queries.ts';

/**
 * Brings a product back that was deleted in the last 90 days, as it was; the rules of today decide
 * whether the shop shows it.
 * @throws AppError productNotFound
 */
export async function restoreProduct(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  id: string,
): Promise<ProductRow> {
  const restored = await inTransaction(db, async (tx) => {
    const rules = await lockListingRules(tx);
    if (!(await markProductRestored(tx, id, restoreDays))) throw new AppError('productNotFound');
    const stored = await lockUnchangedProduct(tx, id, undefined);
    const { created_at: createdAt, set_aside: setAside } = stored;
    await updateProducts(tx, [{ id, content: contentOfRow(stored), setAside, createdAt }], rules);
    const after = await getProductRow(tx, id);
    await insertAuditEntry(tx, {
      actorId,
      action: 'product.restore',
      subjectKind: 'product',
      subjectId: id,
      after: auditedProduct(after),
    });
    return after;
  });
  cache.drop();
  return restored;
}
