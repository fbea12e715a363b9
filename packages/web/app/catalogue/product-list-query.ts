import { maxSearchLength } from '@mathappu/contract/limits';

export type ProductListQuery = { page: number; search: string };

const lastPage = 1_000_000;

/** What the address of the list asks for; anything unreadable counts as not asked. */
export function readListQuery(params: URLSearchParams): ProductListQuery {
  const page = Number(params.get('page'));
  const isPage = Number.isInteger(page) && page >= 1 && page <= lastPage;
  return { page: isPage ? page : 1, search: tidySearch(params.get('search') ?? '') };
}

/** The address of a list, without what goes without saying. */
export function listAddress({ page, search }: ProductListQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/products?${params}` : '/products';
}

export function tidySearch(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, maxSearchLength);
}
