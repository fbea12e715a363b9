import { otherCategory, productPageSize } from '@mathappu/contract/limits';
import { findBySlug, readCategories } from '#server/catalogue/categories/show-categories.ts';
import type { Shop } from '#server/shop.ts';

const maxLength = 100;

/**
 * The key under which the page of an address is kept for all visitors; undefined for one that is
 * rendered each time. Only addresses that many share are kept, so that no others push them out:
 * paths, and of the list of products the pages there are, of all or of one category.
 */
export async function findPageKey(
  shop: Pick<Shop, 'db' | 'cache'>,
  url: string,
): Promise<string | undefined> {
  if (url.length > maxLength) return undefined;
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return `page ${path}`;
  if (!/^(\/ta)?\/products$/.test(path)) return undefined;
  const params = new URLSearchParams(query);
  const [category, page] = [params.get('category'), Number(params.get('page') ?? 1)];
  const parsed = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  // Of other parameters, or these in another form, the page is the same but for its own links.
  if (parsed !== url.slice(path.length + 1)) return undefined;
  const count = await countProducts(shop, category);
  const isThere = count !== undefined && page <= Math.max(1, Math.ceil(count / productPageSize));
  return isThere ? `page ${path}?${parsed}` : undefined;
}

/** Of all products, or of a category by its slug of today; undefined when it has none. */
async function countProducts(
  shop: Pick<Shop, 'db' | 'cache'>,
  slug: string | null,
): Promise<number | undefined> {
  const list = await readCategories(shop);
  const { categories, other } = list;
  if (slug === null) return categories.reduce((sum, { count }) => sum + count, other.count);
  if (slug === otherCategory) return other.count;
  const category = findBySlug(list, slug);
  return category?.slug === slug ? category.count : undefined;
}
