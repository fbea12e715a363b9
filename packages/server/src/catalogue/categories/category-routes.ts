import { restoreDays } from '@mathappu/contract/catalogue';
import * as calls from '@mathappu/contract/catalogue/categories';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import {
  createCategory,
  deleteCategory,
  orderCategories,
  updateCategory,
} from './change-categories.ts';
import { listDeletedCategories } from './deleted-category-queries.ts';
import { restoreCategory } from './restore-category.ts';
import { setProductCategory } from './set-product-category.ts';
import { answerList, categoriesOf } from './show-categories.ts';

const maxDeletedShown = 200;

export function addCategoryRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listCategories, () => ({
    make: async () => ({
      message: done.categories as typeof done.categories,
      ...answerList(categoriesOf(await shop.catalogue.current())),
    }),
  }));
  handle(app, calls.createCategory, async ({ body, caller }) => ({
    message: done.categoryAdded,
    data: await createCategory(shop, caller.userId, body),
  }));
  handle(app, calls.updateCategory, async ({ params, body, caller }) => {
    const edit = { id: params.categoryId, edit: body };
    const { category: data, ...effect } = await updateCategory(shop, caller.userId, edit);
    const { leaves, returns } = effect;
    if (leaves + returns === 0) return { message: done.categorySaved, data, ...effect };
    return { message: done.categoryListed, values: { leaves, returns }, data, ...effect };
  });
  handle(app, calls.deleteCategory, async ({ params, query, caller }) => {
    await deleteCategory(shop, caller.userId, { id: params.categoryId, ...query });
    return { message: done.categoryDeleted };
  });
  handle(app, calls.listDeletedCategories, async () => {
    const limits = { days: restoreDays, limit: maxDeletedShown };
    const deleted = await listDeletedCategories(shop.db, limits);
    return {
      message: done.deletedCategories,
      data: deleted.map(({ id, name, deletedAt }) => ({
        _id: id,
        name,
        deletedAt: deletedAt.toISOString(),
      })),
    };
  });
  handle(app, calls.restoreCategory, async ({ params, caller }) => ({
    message: done.categoryRestored,
    data: await restoreCategory(shop, caller.userId, params.categoryId),
  }));
  handle(app, calls.orderCategories, async ({ body, caller }) => {
    const { data, version } = await orderCategories(shop, caller.userId, body);
    return { message: done.categoriesOrdered, data, version };
  });
  handle(app, calls.setProductCategory, async ({ body, caller }) => {
    const changed = await setProductCategory(shop, caller.userId, body);
    return { message: done.categorySet, values: { changed }, data: { changed } };
  });
}
