import type { Product, ProductSort } from '@mathappu/contract/catalogue';
import type { Paging } from '@mathappu/contract/paging';
import type { Language } from '@mathappu/contract/words';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import type { ProductFilters } from './facets/facet-conditions.ts';
import { type ShownFacets, showFacets } from './facets/show-facets.ts';
import { answerProduct, answerProductToAdmin } from './product-answer.ts';
import {
  findProduct,
  listListedProducts,
  listProductPage,
  type ProductScope,
} from './product-queries.ts';
import { findRelated } from './related/related-queries.ts';
import {
  type FoundProducts,
  findNearest,
  type SearchResult,
  searchProducts,
} from './search/search-products.ts';

type ProductList = {
  data: Product[];
  totalCount: number;
  /** How many products the search found in the whole shop. */
  searchFound: number | undefined;
  totalPages: number;
} & SearchNotes &
  (ShownFacets['facets'] | typeof noFacets);

/** What a search says of its results. */
type SearchNotes = {
  correctedTo: string | undefined;
  missingWords: string[] | undefined;
  nearest: Product[] | undefined;
  nearestAre: 'similar' | 'popular' | undefined;
};

type Listing = Paging & {
  search: string;
  sort: ProductSort;
  filters: ProductFilters;
  withFacets: boolean;
  language: Language;
};

/** A page of the products in the scope. */
export async function listProducts(
  shop: Pick<Shop, 'db' | 'cache'>,
  { page, limit, search, sort, filters, withFacets, language }: Listing,
  scope: ProductScope,
): Promise<ProductList> {
  const listing = { sort, limit, offset: (page - 1) * limit, scope, filters };
  const countFacets = (found?: FoundProducts) =>
    showFacets(shop, { search, scope, filters, found });
  // The facets of a list count the list as well, those of a search only what it found.
  const counted = withFacets && !search ? await countFacets() : undefined;
  const result: SearchResult = search
    ? await searchProducts(shop, { ...listing, search })
    : await listProductPage(shop.db, { ...listing, total: counted?.total });
  const { products, total, found, correctedTo, missingWords } = result;
  const shown = withFacets ? (counted ?? (await countFacets(found))) : undefined;
  const isNothing = found?.total === 0 && !scope.seesDrafts;
  return {
    data: products.map((row) => answerTo(scope)(row, language)),
    totalCount: total,
    searchFound: found?.total,
    totalPages: Math.ceil(total / limit),
    correctedTo,
    missingWords,
    ...(isNothing ? await answerNearest(shop, search) : noneNearest),
    ...(shown?.facets ?? noFacets),
  };
}

const noFacets = { facets: undefined, withoutFilters: undefined, withoutOne: undefined };
const noneNearest = { nearest: undefined, nearestAre: undefined };

async function answerNearest(
  shop: Pick<Shop, 'db' | 'cache'>,
  search: string,
): Promise<Pick<SearchNotes, 'nearest' | 'nearestAre'>> {
  const { products, areSimilar } = await findNearest(shop, search);
  return {
    nearest: products.map((row) => answerProduct(row)),
    nearestAre: areSimilar ? 'similar' : 'popular',
  };
}

/** @throws AppError productNotFound, also for a draft that the caller may not see */
export async function getProduct(
  db: Queryable,
  productId: string,
  { language, ...scope }: ProductScope & { language: Language },
): Promise<Product> {
  const row = await findProduct(db, productId, scope);
  if (!row) throw new AppError('productNotFound');
  return answerTo(scope)(row, language);
}

const answerTo = ({ seesDrafts }: ProductScope) =>
  seesDrafts ? answerProductToAdmin : answerProduct;

/** @throws AppError productNotFound, also for a product that is not listed */
export async function listRelated(db: Queryable, productId: string): Promise<Product[]> {
  const related = await findRelated(db, productId);
  if (!related) throw new AppError('productNotFound');
  return related.rows.map((row) => answerProduct(row));
}

/** Those that the shop shows, in the order of the ids, each once. */
export async function getListedProducts(db: Queryable, ids: readonly string[]): Promise<Product[]> {
  const rows = new Map((await listListedProducts(db, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []).map((row) => answerProduct(row));
}
