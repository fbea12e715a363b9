import { restoreDays } from '@mathappu/contract/catalogue';
import type { Category } from '@mathappu/contract/catalogue/categories';
import { maxCategories } from '@mathappu/contract/limits';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { auditProductChanges } from '../audit-products.ts';
import { lockRulesToChange, rulesOf } from '../listing/listing-rule-queries.ts';
import { lockProductsToEdit } from '../product-queries.ts';
import {
  insertCategories,
  isNameTaken,
  listCategories,
  lockAllCategories,
  updatePositions,
} from './category-queries.ts';
import { auditCategory, getCategory, listAnew } from './change-categories.ts';
import { giveBack, takeDeletedCategory } from './deleted-category-queries.ts';

/**
 * Brings a category back that was deleted in the last 90 days: to its place, with its addresses, facts
 * and those of its products that have no other category since.
 * @throws AppError categoryNotFound, categoryTaken for a name that another has now, or tooMany
 */
export async function restoreCategory(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  id: string,
): Promise<Category> {
  const restored = await inTransaction(db, async (tx) => {
    const rules = rulesOf(await lockRulesToChange(tx));
    await lockAllCategories(tx);
    const deleted = await takeDeletedCategory(tx, id, restoreDays);
    if (!deleted) throw new AppError('categoryNotFound');
    const { slugs, product_ids, ...category } = deleted;
    if (await isNameTaken(tx, category.name)) throw new AppError('categoryTaken');
    const { categories } = await listCategories(tx);
    if (categories.length >= maxCategories) {
      throw new AppError('tooMany', { maximum: maxCategories });
    }
    // A form that was opened before is out of date.
    await insertCategories(tx, [{ ...category, version: category.version + 1 }]);
    const products = await lockProductsToEdit(tx, product_ids);
    await giveBack(tx, { id, slugs, product_ids });
    const order = categories.map((one) => one.id);
    await updatePositions(tx, order.toSpliced(category.position, 0, id));
    await listAnew(tx, rules);
    const returned = products.filter(({ category_id }) => category_id === null);
    await auditProductChanges(tx, actorId, returned);
    const after = await getCategory(tx, id);
    await auditCategory(tx, actorId, 'category.restore', { id, after });
    return after;
  });
  cache.drop();
  return restored;
}
