import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { lockUnchangedProduct } from './lock-product.ts';
import { auditedProduct } from './product-answer.ts';
import { markProductsDeleted } from './product-write-queries.ts';

/**
 * Removes a product from the shop and from carts. Orders keep their own copy of it.
 * @param version the version the admin saw
 * @throws AppError productNotFound, productChanged
 */
export async function deleteProduct(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  { id, version }: { id: string; version?: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockUnchangedProduct(tx, id, version);
    await markProductsDeleted(tx, [id]);
    await insertAuditEntry(tx, {
      actorId,
      action: 'product.delete',
      subjectKind: 'product',
      subjectId: id,
      before: auditedProduct(before),
    });
  });
  cache.drop();
}
