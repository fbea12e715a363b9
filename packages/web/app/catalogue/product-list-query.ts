import {
  addressOf,
  type ProductQuery,
  readFilters,
} from '@mathappu/contract/catalogue/product-address';
import { readListQuery } from '#web/lists/list-address.ts';

/** What the address of the list asks for. */
export function readProductQuery(params: URLSearchParams): ProductQuery {
  const { page, search } = readListQuery(params);
  return { page, search, ...readFilters(params, search) };
}

/** The address of the list, without parameters that have their default; commas as people write them. */
export function productListPath(query: ProductQuery): string {
  const params = new URLSearchParams(addressOf(query));
  return params.size > 0 ? `/products?${params}`.replaceAll('%2C', ',') : '/products';
}
