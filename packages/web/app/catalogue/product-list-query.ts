import { readPage, readSearch } from '#web/lists/list-params.ts';

export type ProductListQuery = { page: number; search: string };

/** What the address of the list asks for; anything unreadable counts as not asked. */
export function readListQuery(params: URLSearchParams): ProductListQuery {
  return { page: readPage(params), search: readSearch(params) };
}

/** The address of a list, without what goes without saying. */
export function listAddress({ page, search }: ProductListQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/products?${params}` : '/products';
}
