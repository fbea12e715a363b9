import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { auditedProduct } from './product-content.ts';
import { lockProduct } from './product-queries.ts';
import { markProductDeleted } from './product-write-queries.ts';

/**
 * Removes a product from the shop and from carts. Orders keep their own copy of it.
 * @throws AppError productNotFound
 */
export async function deleteProduct(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new AppError('productNotFound');
    await markProductDeleted(tx, id);
    await insertAuditEntry(tx, {
      actorId,
      action: 'product.delete',
      subjectKind: 'product',
      subjectId: id,
      before: auditedProduct(before),
    });
  });
  cache.drop('products');
}
