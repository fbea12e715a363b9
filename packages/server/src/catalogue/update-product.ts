import type { editedProduct, Product } from '@mathappu/contract/catalogue';
import { maxStock } from '@mathappu/contract/limits';
import type * as z from 'zod/mini';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { lockUnchangedProduct } from './lock-product.ts';
import { answerProduct, type ProductRow } from './product-answer.ts';
import { auditedProduct, contentOf } from './product-content.ts';
import { getProductRow } from './product-queries.ts';
import { assertImagesUploaded, updateProducts } from './product-write-queries.ts';
import { insertStockChanges } from './stock-queries.ts';

type Edit = z.output<typeof editedProduct>;

/**
 * Updates a product. An edit of an outdated version is refused. The difference to the stock that
 * the admin saw is applied, so that the edit does not undo sales.
 * @throws AppError productNotFound, productChanged, stockTooLowToLower or unknownImage
 */
export async function updateProduct(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  { id, edit }: { id: string; edit: Edit },
): Promise<Product> {
  const updated = await inTransaction(db, async (tx) => {
    const before = await lockUnchangedProduct(tx, id, edit.version);
    const content = { ...contentOf(edit, before), stock: stockAfter(before, edit) };
    await assertImagesUploaded(
      tx,
      content.images.filter((url) => !before.images.includes(url)),
    );
    await updateProducts(tx, [{ id, content }]);
    await insertStockChanges(tx, [
      { productId: id, quantity: content.stock - (before.stock ?? 0) },
    ]);
    const after = await getProductRow(tx, id);
    await insertAuditEntry(tx, {
      actorId,
      action: 'product.update',
      subjectKind: 'product',
      subjectId: id,
      before: auditedProduct(before),
      after: auditedProduct(after),
    });
    return after;
  });
  cache.drop('products');
  return answerProduct(updated);
}

function stockAfter(before: ProductRow, { stock, stockSeen }: Edit): number {
  if (stockSeen === undefined || stockSeen === null) return stock;
  const current = before.stock ?? 0;
  const after = current + stock - stockSeen;
  if (after < 0) {
    throw new AppError(
      'stockTooLowToLower',
      { stock: current, difference: stockSeen - stock },
      { data: answerProduct(before) },
    );
  }
  return Math.min(after, maxStock);
}
