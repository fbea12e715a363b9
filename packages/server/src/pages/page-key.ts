import { addressOf, readFilters } from '@mathappu/contract/catalogue/product-address';
import { categoriesOf, findBySlug, hasPage } from '#server/catalogue/categories/show-categories.ts';
import type { Shop } from '#server/shop.ts';

const maxLength = 100;

/**
 * The cache key of a page's address; undefined for a page that is rendered each time. Paths without a query
 * are cached, and the existing pages of the list of products, of all or of one category, in every order.
 */
export async function findPageKey(
  { catalogue }: Pick<Shop, 'catalogue'>,
  url: string,
): Promise<string | undefined> {
  if (url.length > maxLength) return undefined;
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return `page ${path}`;
  if (!/^(\/ta)?\/products$/.test(path)) return undefined;
  if (query === 'view=list') return `page ${url}`;
  const params = new URLSearchParams(query);
  const page = Number(params.get('page') ?? 1);
  const { category, sort } = readFilters(params, '');
  const parsed = String(new URLSearchParams(addressOf({ category, sort, page, search: '' })));
  // Other parameters, or another form of these, would change the links in the page.
  if (!Number.isInteger(page) || parsed !== url.slice(path.length + 1)) return undefined;
  const list = categoriesOf(await catalogue.current());
  const shelf = category === undefined ? undefined : findBySlug(list, category);
  // An old slug redirects, and the page of an unknown slug says that it is unknown.
  const isCurrent = category === undefined || shelf === null || shelf?.slug === category;
  if (!isCurrent || !hasPage(list, shelf, page)) return undefined;
  return `page ${path}?${parsed}`;
}
