import type { editedProduct } from '@mathappu/contract/catalogue/written-product';
import type * as z from 'zod/mini';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { assertCategoryExists } from './categories/category-queries.ts';
import { assertPassport } from './listing/listing-outcome.ts';
import { lockListingRules } from './listing/listing-rule-queries.ts';
import { lockUnchangedProduct } from './lock-product.ts';
import { assertMrp } from './mrp.ts';
import { answerProductToAdmin, auditedProduct, type ProductRow } from './product-answer.ts';
import { contentOfRow } from './product-columns.ts';
import { contentOf } from './product-content.ts';
import { getProductRow } from './product-queries.ts';
import { assertImagesUploaded, updateProducts } from './product-write-queries.ts';
import { assertPicksExist } from './related/picked-product-queries.ts';
import { editStock, piecesOf } from './stock-edit.ts';
import { insertStockChanges } from './stock-queries.ts';

type Edit = z.output<typeof editedProduct>;

/**
 * Updates a product. An edit of an outdated version is refused. The difference to the stock that
 * the admin saw is applied, so that the edit does not undo sales.
 * @throws AppError productNotFound, productChanged, stockTooLowToLower, stockSeenMissing,
 *   unknownImage, categoryNotFound, neeriRefUnfit, factsNeeded or aboveMrp
 */
export async function updateProduct(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  { id, edit }: { id: string; edit: Edit },
): Promise<ProductRow> {
  const after = await inTransaction(db, async (tx) => {
    const rules = await lockListingRules(tx);
    const before = await lockUnchangedProduct(tx, id, edit.version);
    const storedStock = {
      stock: before.stock,
      setAside: before.set_aside,
      isStockAsSet: before.is_stock_as_set,
    };
    const stock = editStock(storedStock, { stock: edit.stock, seen: edit.stockSeen });
    if (stock instanceof AppError) {
      stock.data = answerProductToAdmin(before);
      throw stock;
    }
    const stored = contentOfRow(before);
    const content = { ...contentOf(edit, stored), stock: stock.stock };
    assertMrp(content);
    assertPassport({
      before: { ...stored, createdAt: before.created_at },
      after: content,
      rules,
    });
    await assertImagesUploaded(
      tx,
      content.images.filter((url) => !before.images.includes(url)),
    );
    if (content.categoryId !== before.category_id) {
      await assertCategoryExists(tx, content.categoryId);
    }
    if (edit.goesWith) await assertPicksExist(tx, edit.goesWith);
    const { created_at: createdAt } = before;
    await updateProducts(tx, [{ id, content, setAside: stock.setAside, createdAt }], rules);
    await insertStockChanges(tx, [
      { productId: id, quantity: piecesOf(stock) - piecesOf(storedStock) },
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
  cache.drop();
  return after;
}
