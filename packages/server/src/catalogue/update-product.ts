import { type editedProduct, maxStock, type Product } from '@mathappu/contract/catalogue';
import type * as z from 'zod';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { answerProduct, type ProductRow } from './product-answer.ts';
import { auditedProduct, contentOf } from './product-content.ts';
import { getProductRow, lockProduct } from './product-queries.ts';
import { updateProducts } from './product-write-queries.ts';
import { refuseUnknownImages } from './refuse-unknown-images.ts';
import { insertStockChanges } from './stock-queries.ts';

type Edit = z.output<typeof editedProduct>;

/**
 * Changes a product. An edit that started from another version is refused, and stock moves by
 * what the admin changed it by, so that it cannot undo what was sold meanwhile.
 * @throws AppError productNotFound, productChanged or outOfStock
 */
export async function updateProduct(
  shop: Shop,
  actorId: string,
  { id, edit }: { id: string; edit: Edit },
): Promise<Product> {
  const updated = await inTransaction(shop.db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new AppError('productNotFound');
    if (edit.version !== undefined && edit.version !== before.version) {
      throw new AppError('productChanged', { data: answerProduct(before) });
    }
    const content = { ...contentOf(edit, before), stock: stockAfter(before, edit) };
    await refuseUnknownImages(
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
  shop.cache.drop('products');
  return answerProduct(updated);
}

function stockAfter(before: ProductRow, { stock, stockSeen }: Edit): number {
  if (stockSeen === undefined || stockSeen === null) return stock;
  const current = before.stock ?? 0;
  const after = current + stock - stockSeen;
  if (after < 0) {
    throw new AppError('outOfStock', {
      message: `Only ${current} left in stock, so it cannot be lowered by ${stockSeen - stock}`,
      data: answerProduct(before),
    });
  }
  return Math.min(after, maxStock);
}
