import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/api/use-read.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';

export const pageSize = 10;
export const productsFailureText = 'Failed to fetch products';
export const stockFilters = ['low'] as const;

export const readStock = (params: URLSearchParams) => readChoice(params, 'stock', stockFilters);

/** The products that the address of the page asks for. */
export function productsQuery(params: URLSearchParams) {
  const isRunningOut = readStock(params) === 'low';
  return pageQuery(
    'listProducts',
    { body: { ...readListQuery(params), limit: pageSize, isRunningOut } },
    { placeholderData: keepPreviousData, staleTime: 0, failureText: productsFailureText },
  );
}

export const productFailureText = 'Failed to fetch product details';

export const editedProductQuery = (productId: string) =>
  pageQuery(
    'getProduct',
    { params: { productId } },
    { staleTime: 0, failureText: productFailureText },
  );
