import type { ProductSort } from '@mathappu/contract/catalogue';
import type { CustomerSort } from '@mathappu/contract/catalogue/facets';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { readProductQuery } from '#web/catalogue/product-list-query.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';
import * as words from '#words/admin/products';

export const pageSize = 10;
export const stockFilters = ['low'] as const;

export const readStock = (params: URLSearchParams) => readChoice(params, 'stock', stockFilters);

export const listingFilters = ['unlisted', 'passport'] as const;

/** Filters for products that are not in the shop, or that lack facts of their passport. */
export const readListing = (params: URLSearchParams) =>
  readChoice(params, 'listing', listingFilters);

type ChosenSort = Exclude<ProductSort, CustomerSort | 'newest'>;

const sortLabels: Record<ChosenSort, string> = {
  'name-asc': words.nameUp,
  'name-desc': words.nameDown,
  'price-asc': words.priceUp,
  'price-desc': words.priceDown,
  'stock-asc': words.stockUp,
  'stock-desc': words.stockDown,
};
const sorts = Object.keys(sortLabels) as ChosenSort[];
export const sortOptions = sorts.map((value) => ({ value, label: sortLabels[value] }));

/** Undefined: newest first, or the best match of a search. */
export const readSort = (params: URLSearchParams) => readChoice(params, 'sort', sorts);

/** The category's slug. */
export const readCategory = (params: URLSearchParams) => readProductQuery(params).category;

/** The products that the address of the page asks for; the filters of customers are none of it. */
export function productsQuery(params: URLSearchParams) {
  const listing = readListing(params);
  return pageQuery(
    'listProducts',
    {
      body: {
        ...readListQuery(params),
        category: readCategory(params),
        limit: pageSize,
        isRunningOut: readStock(params) === 'low',
        isUnlisted: listing === 'unlisted',
        lacksPassport: listing === 'passport',
        sort: readSort(params),
      },
    },
    { placeholderData: keepPreviousData, staleTime: 0, failureText: words.loadFailed },
  );
}

export const editedProductQuery = (productId: string) =>
  pageQuery(
    'getProduct',
    { params: { productId } },
    { staleTime: 0, failureText: words.productFailed },
  );
