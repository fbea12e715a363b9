import type { listProducts } from '@mathappu/contract/catalogue';
import type { FacetCounts } from '@mathappu/contract/catalogue/facet-input';
import { facetNames } from '@mathappu/contract/catalogue/facets';
import type { AnswerOf } from '@mathappu/contract/endpoint';
import { otherCategory } from '@mathappu/contract/limits';
import type { Catalogue } from '../catalogue.ts';
import { type FilterName, filtersOf, type ProductFilters } from './facet-filters.ts';
import { allValues } from './facet-values.ts';

export type ShownFacets = Required<
  Pick<AnswerOf<typeof listProducts>, 'facets' | 'withoutFilters' | 'withoutOne'>
>;

/**
 * The numbers beside the filters: a value of a filter is counted among the products that pass all other
 * filters.
 *
 * @param listed the slots of the list without its filters: all products, or those that a search found
 */
export function countFacets(
  catalogue: Catalogue,
  filters: ProductFilters,
  listed: Uint32Array,
): ShownFacets {
  const chosen = filtersOf(catalogue, filters);
  const bitOf = (name: FilterName) => {
    const at = chosen.findIndex((filter) => filter.name === name);
    return at < 0 ? 0 : 1 << at;
  };
  const ofCategory = bitOf('category');
  const categories = new Map<string | null, number>();
  const counts = allValues.map(() => 0);
  const bitsOfFilters = allValues.map(({ name }) => bitOf(name));
  const without = chosen.map(() => 0);
  let inCategory = 0;
  for (const slot of listed) {
    let failed = 0;
    for (const [at, { passes }] of chosen.entries()) if (!passes(slot)) failed |= 1 << at;
    if ((failed & ofCategory) === 0) inCategory += 1;
    // A product that fails two filters or more is in no other number.
    if ((failed & (failed - 1)) !== 0) continue;
    if ((failed & ~ofCategory) === 0) {
      const id = catalogue.products[slot]?.category_id ?? null;
      categories.set(id, (categories.get(id) ?? 0) + 1);
    }
    for (let at = 0; at < without.length; at += 1) {
      if ((failed & ~(1 << at)) === 0) without[at] = (without[at] ?? 0) + 1;
    }
    const values = catalogue.facetValues[slot] ?? 0;
    for (let at = 0; at < counts.length; at += 1) {
      if ((values & (1 << at)) !== 0 && (failed & ~(bitsOfFilters[at] ?? 0)) === 0)
        counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const ofFacets = facetNames.map((name) => [
    name,
    allValues.flatMap((one, at) =>
      one.name === name ? [{ value: one.value, count: counts[at] ?? 0 }] : [],
    ),
  ]);
  return {
    facets: {
      category: [
        ...catalogue.categories.map(({ id, slug }) => ({
          value: slug,
          count: categories.get(id) ?? 0,
        })),
        { value: otherCategory, count: categories.get(null) ?? 0 },
      ],
      ...Object.fromEntries(ofFacets),
    } as FacetCounts,
    withoutFilters: inCategory,
    withoutOne: Object.fromEntries(chosen.map(({ name }, at) => [name, without[at] ?? 0])),
  };
}
