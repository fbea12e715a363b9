import type { newProduct } from '@mathappu/contract/catalogue/written-product';
import type * as z from 'zod/mini';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Shop } from '#server/shop.ts';
import { assertCategoryExists } from './categories/category-queries.ts';
import { assertPassport } from './listing/listing-outcome.ts';
import { lockListingRules } from './listing/listing-rule-queries.ts';
import { assertMrp } from './mrp.ts';
import { auditedProduct, type ProductRow } from './product-answer.ts';
import { contentOf } from './product-content.ts';
import { getProductRow } from './product-queries.ts';
import { assertImagesUploaded, insertProducts } from './product-write-queries.ts';
import { assertPicksExist } from './related/picked-product-queries.ts';
import { insertStockChanges } from './stock-queries.ts';

/**
 * Adds a product as the first of the shop. Without price, stock or unit it is a draft, and listing
 * rules may keep it out.
 * @throws AppError unknownImage, categoryNotFound, neeriRefUnfit or aboveMrp
 */
export async function createProduct(
  { db, cache, now }: Pick<Shop, 'db' | 'cache' | 'now'>,
  actorId: string,
  written: z.output<typeof newProduct>,
): Promise<ProductRow> {
  const content = contentOf(written);
  const id = newId();
  const created = await inTransaction(db, async (tx) => {
    const rules = await lockListingRules(tx);
    assertMrp(content);
    assertPassport({ after: content, rules });
    await assertImagesUploaded(tx, content.images);
    await assertCategoryExists(tx, content.categoryId);
    await assertPicksExist(tx, content.goesWith);
    await insertProducts(tx, [{ id, content, position: -now().getTime() }], rules);
    await insertStockChanges(tx, [{ productId: id, quantity: content.stock ?? 0 }]);
    const row = await getProductRow(tx, id);
    await insertAuditEntry(tx, {
      actorId,
      action: 'product.create',
      subjectKind: 'product',
      subjectId: id,
      after: auditedProduct(row),
    });
    return row;
  });
  cache.drop();
  return created;
}
