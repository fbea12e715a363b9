import type { listProducts } from '@mathappu/contract/catalogue';
import type { FacetCounts } from '@mathappu/contract/catalogue/facet-input';
import { facetNames } from '@mathappu/contract/catalogue/facets';
import type { AnswerOf } from '@mathappu/contract/endpoint';
import { otherCategory } from '@mathappu/contract/limits';
import { sql } from 'kysely';
import type { Shop } from '#server/shop.ts';
import type { ListedCategory } from '../categories/category-queries.ts';
import { readCategories } from '../categories/show-categories.ts';
import { isVisible, type ProductScope } from '../product-queries.ts';
import { foundProducts, keptProducts } from '../search/found-queries.ts';
import type { FoundProducts } from '../search/search-products.ts';
import { allValues, formsWith, type ProductFilters } from './facet-conditions.ts';
import { type CountedFacets, countFacets } from './facet-queries.ts';

type Counting = {
  readonly search: string;
  readonly scope: ProductScope;
  readonly filters: ProductFilters;
  /** What the search found, if there is one. */
  readonly found?: FoundProducts | undefined;
};

export type ShownFacets = {
  /** Products of the list with all its filters. */
  readonly total: number;
  readonly facets: Required<
    Pick<AnswerOf<typeof listProducts>, 'facets' | 'withoutFilters' | 'withoutOne'>
  >;
};

/**
 * The numbers beside the filters. They are the same on all pages of a list and in every order, so
 * customers' are kept.
 */
export async function showFacets(
  shop: Pick<Shop, 'db' | 'cache'>,
  counting: Counting,
): Promise<ShownFacets> {
  const { search, scope, filters } = counting;
  const key = `facets ${JSON.stringify([search, filters])}`;
  const count = () => countListed(shop, counting);
  const [counted, { categories }] = await Promise.all([
    scope.seesDrafts ? count() : shop.cache.get(key, count),
    readCategories(shop),
  ]);
  return answerFacets(counted, categories);
}

/** Counts what the list holds without its filters: all products, or those of a search. */
function countListed({ db }: Pick<Shop, 'db'>, { scope, filters, found }: Counting) {
  if (!found) {
    return countFacets(db, filters, { products: sql`products p where ${isVisible(scope)}` });
  }
  if (found.searched.alternatives.length === 0) {
    return countFacets(db, filters, { products: sql`products p where false` });
  }
  return countFacets(db, filters, {
    withFound: sql`${formsWith(filters)} with ${foundProducts(found.searched, scope)}`,
    products: keptProducts,
  });
}

/** Every value in the order of the contract, categories in that of the shop. */
function answerFacets(
  { total, inCategory, without, values, categories: counts }: CountedFacets,
  categories: readonly ListedCategory[],
): ShownFacets {
  const ofFacets = facetNames.map((name) => [
    name,
    allValues.flatMap((one, at) =>
      one.name === name ? [{ value: one.value, count: values[at] ?? 0 }] : [],
    ),
  ]);
  const facets = {
    category: [
      ...categories.map(({ id, slug }) => ({ value: slug, count: counts.get(id) ?? 0 })),
      { value: otherCategory, count: counts.get(null) ?? 0 },
    ],
    ...Object.fromEntries(ofFacets),
  } as FacetCounts;
  const withoutOne = Object.fromEntries(without);
  return { total, facets: { facets, withoutFilters: inCategory, withoutOne } };
}
