import type { ListQuery } from '#web/lists/list-address.ts';

/** The address of the product list, without parameters that have their default. */
export function productListPath({ page, search }: ListQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/products?${params}` : '/products';
}
