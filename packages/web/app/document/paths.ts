import type { ListQuery } from '#web/lists/list-address.ts';

/**
 * The paths with a parameter, each written once; `routes.test.ts` compares them with the routes.
 * React Router's `href` would add 0.35 kB to every first visit.
 */
export const productPath = (productId: string) => `/productDetail/${productId}`;
export const orderPath = (orderId: string) => `/order/${orderId}`;
export const editProductPath = (productId: string) => `/admin/edit-product/${productId}`;

/** @param category its slug; '' or nothing for all products */
export type ProductListQuery = ListQuery & { category?: string };

/** The address of the product list, without parameters that have their default. */
export function productListPath({ page, search, category }: ProductListQuery): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/products?${params}` : '/products';
}

export const categoryPath = (category: string) =>
  productListPath({ page: 1, search: '', category });

/** The form of a saved address; `/address` alone is that of a new one. */
export const addressPath = (addressId: string) => `/address?id=${addressId}`;

/** The contact form with its subject, and perhaps its message, filled in. */
export const contactPath = (subject: string, message?: string) =>
  `/contact?${new URLSearchParams({ subject, ...(message && { message }) })}`;
