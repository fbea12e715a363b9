import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { auditProductChanges } from '../audit-products.ts';
import { lockListingRules } from '../listing/listing-rule-queries.ts';
import { contentOfRow } from '../product-columns.ts';
import { lockProductsToEdit } from '../product-queries.ts';
import { updateProducts } from '../product-write-queries.ts';
import { assertCategoryExists } from './category-queries.ts';

/**
 * Puts the products into the category, or into none, and returns how many were elsewhere before.
 * Deleted products are passed over.
 * @throws AppError categoryNotFound
 */
export async function setProductCategory(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  { ids, categoryId }: { ids: readonly string[]; categoryId: string | null },
): Promise<number> {
  const changed = await inTransaction(db, async (tx) => {
    const rules = await lockListingRules(tx);
    await assertCategoryExists(tx, categoryId);
    const locked = await lockProductsToEdit(tx, ids);
    const before = locked.filter((product) => product.category_id !== categoryId);
    if (before.length === 0) return 0;
    await updateProducts(
      tx,
      before.map((row) => ({
        id: row.id,
        content: { ...contentOfRow(row), categoryId },
        setAside: row.set_aside,
        createdAt: row.created_at,
      })),
      rules,
    );
    await auditProductChanges(tx, actorId, before);
    return before.length;
  });
  if (changed > 0) cache.drop();
  return changed;
}
