import { facetNames } from '@mathappu/contract/catalogue/facets';
import {
  addressOf,
  type ProductQuery,
  readFilters,
} from '@mathappu/contract/catalogue/product-address';
import { productPageSize } from '@mathappu/contract/limits';
import { readListQuery } from '#web/lists/list-address.ts';

/** The query in the address of the list. */
export function readProductQuery(params: URLSearchParams): ProductQuery {
  const { page, search } = readListQuery(params);
  return { page, search, ...readFilters(params, search) };
}

/** The address of the list, without parameters that have their default; commas as people write them. */
export function productListPath(query: ProductQuery): string {
  const params = new URLSearchParams(addressOf(query));
  return params.size > 0 ? `/products?${params}`.replaceAll('%2C', ',') : '/products';
}

/** How many values of filters were chosen; the category is none of them. */
export const countChosen = (query: ProductQuery): number =>
  facetNames.reduce(
    (sum, name) => sum + (query[name]?.length ?? 0),
    (query.price ? 1 : 0) + (query.maker?.length ?? 0),
  );

/** A page of the list with the numbers beside its filters. */
export const listInput = (query: ProductQuery) => ({
  ...query,
  limit: productPageSize,
  view: 'shop' as const,
  withFacets: true,
});
