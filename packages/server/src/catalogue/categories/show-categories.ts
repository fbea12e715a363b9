import { createHash } from 'node:crypto';
import type { Category, listCategories as listCall } from '@mathappu/contract/catalogue/categories';
import type { CategoryOfProduct } from '@mathappu/contract/catalogue/product-category';
import type { AnswerOf } from '@mathappu/contract/endpoint';
import { otherCategory, productPageSize } from '@mathappu/contract/limits';
import { toRupees } from '@mathappu/contract/money';
import { ofCatalogue } from '../catalogue.ts';
import type { CategoryList, ListedCategory } from './category-queries.ts';

type Answer = AnswerOf<typeof listCall>;

/** The categories with the numbers and the lowest prices of their products. */
export const categoriesOf = ofCatalogue(({ products, categories }): CategoryList => {
  const shelves = new Map<string | null, { count: number; lowest_paise: number | null }>();
  for (const product of products) {
    if (!product) continue;
    const { category_id: id, unit_paise: paise } = product;
    const { count, lowest_paise: lowest } = shelves.get(id) ?? nothing;
    const lowest_paise = Math.min(lowest ?? Number.POSITIVE_INFINITY, paise ?? 0);
    shelves.set(id, { count: count + 1, lowest_paise });
  }
  return {
    categories: categories.map((category) => ({
      ...category,
      slugs: [...category.slugs],
      ...(shelves.get(category.id) ?? nothing),
    })),
    other: shelves.get(null) ?? nothing,
  };
});

const nothing = { count: 0, lowest_paise: null };

/** The category that a slug leads to, also one of before; null for the products of none. */
export function findBySlug(
  { categories }: CategoryList,
  slug: string,
): ListedCategory | null | undefined {
  if (slug === otherCategory) return null;
  return categories.find(({ slugs }) => slugs.includes(slug));
}

/** Whether the list of all products, or of one category, has the page; each has a first one. */
export function hasPage(
  { categories, other }: CategoryList,
  category: ListedCategory | null | undefined,
  page: number,
): boolean {
  const all = [...categories, other].reduce((sum, { count }) => sum + count, 0);
  const count = category === undefined ? all : (category ?? other).count;
  return page <= Math.max(1, Math.ceil(count / productPageSize));
}

export const answerList = (list: CategoryList): Pick<Answer, 'data' | 'other' | 'version'> => ({
  data: list.categories.map(answerCategory),
  other: answerShelf(list.other),
  version: orderVersionOf(list),
});

/** The version of the order is computed from it, so that it need not be stored. */
export function orderVersionOf({ categories }: CategoryList): number {
  const ids = categories.map(({ id }) => id).join();
  return createHash('sha256').update(ids).digest().readUInt32BE() + 1;
}

/** The names in one piece, as products have them. */
export const answerNames = (row: Pick<ListedCategory, 'id' | 'slug' | 'name' | 'name_ta'>) =>
  ({
    _id: row.id,
    slug: row.slug,
    name: row.name,
    nameTa: row.name_ta,
  }) satisfies CategoryOfProduct;

export const answerCategory = (row: ListedCategory): Category => ({
  ...answerNames(row),
  position: row.position,
  image: row.image,
  passport: Object.keys(row.passport).length === 0 ? undefined : row.passport,
  version: row.version,
  ...answerShelf(row),
});

const answerShelf = ({ count, lowest_paise }: CategoryList['other']) => ({
  count,
  lowestPrice: lowest_paise === null ? null : toRupees(lowest_paise),
});
