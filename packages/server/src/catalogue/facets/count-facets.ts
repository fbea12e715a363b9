import type { listProducts } from '@mathappu/contract/catalogue';
import type { FacetCounts } from '@mathappu/contract/catalogue/facet-input';
import { facetNames } from '@mathappu/contract/catalogue/facets';
import type { AnswerOf } from '@mathappu/contract/endpoint';
import { otherCategory } from '@mathappu/contract/limits';
import type { Catalogue } from '../catalogue.ts';
import type { Filtered, FilterName } from './facet-filters.ts';
import { allValues } from './facet-values.ts';
import { makersOf } from './makers.ts';

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
  listed: Uint32Array,
  { filters: chosen, failedBy }: Filtered,
): ShownFacets {
  const bitOf = (name: FilterName) => {
    const at = chosen.findIndex((filter) => filter.name === name);
    return at < 0 ? 0 : 1 << at;
  };
  const ofCategory = bitOf('category');
  const inCategories = new Uint32Array(catalogue.categories.length + 1);
  const { makers, makerAt } = makersOf(catalogue);
  const ofMaker = bitOf('maker');
  const byMakers = new Uint32Array(makers.length);
  const counts = new Uint32Array(allValues.length);
  const filterOfValue = allValues.map(({ name }) => bitOf(name));
  const without = new Uint32Array(chosen.length);
  let inCategory = 0;
  for (let row = 0; row < listed.length; row += 1) {
    const slot = listed[row] ?? 0;
    const failed = failedBy[row] ?? 0;
    if ((failed & ofCategory) === 0) inCategory += 1;
    // A product that fails two filters or more is in no other number.
    if ((failed & (failed - 1)) !== 0) continue;
    if ((failed & ~ofCategory) === 0) add(inCategories, catalogue.categoryAt[slot] ?? 0);
    const maker = makerAt[slot] ?? -1;
    if (maker >= 0 && (failed & ~ofMaker) === 0) add(byMakers, maker);
    for (let at = 0; at < without.length; at += 1) {
      if ((failed & ~(1 << at)) === 0) add(without, at);
    }
    for (let values = catalogue.facetValues[slot] ?? 0; values !== 0; values &= values - 1) {
      const at = 31 - Math.clz32(values & -values);
      if ((failed & ~(filterOfValue[at] ?? 0)) === 0) add(counts, at);
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
        ...catalogue.categories.map(({ slug }, at) => ({
          value: slug,
          count: inCategories[at] ?? 0,
        })),
        { value: otherCategory, count: inCategories.at(-1) ?? 0 },
      ],
      maker: makers.map(({ slug, name }, at) => ({
        ...{ value: slug, name },
        count: byMakers[at] ?? 0,
      })),
      ...Object.fromEntries(ofFacets),
    } as FacetCounts,
    withoutFilters: inCategory,
    withoutOne: Object.fromEntries(chosen.map(({ name }, at) => [name, without[at] ?? 0])),
  };
}

const add = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};
