import { type ChosenFacets, type FacetName, facetNames } from '@mathappu/contract/catalogue/facets';
import { toHundredths } from '@mathappu/contract/money';
import type { Catalogue } from '../catalogue.ts';
import { allValues } from './facet-values.ts';
import { makersOf } from './makers.ts';

/** The filters of a list. */
export type ProductFilters = ChosenFacets & {
  /** Products of this category; null: of none. */
  readonly categoryId?: string | null | undefined;
};

export type FilterName = FacetName | 'category' | 'maker' | 'price';

type Filter = { readonly name: FilterName; readonly passes: (slot: number) => boolean };

/** The filters that were chosen. */
function filtersOf(
  catalogue: Catalogue,
  { categoryId, price, maker, ...chosen }: ProductFilters,
): Filter[] {
  const { categories, categoryAt, facetValues, unitPaise } = catalogue;
  const ofFacets = facetNames.flatMap((name): Filter[] => {
    const wanted: readonly string[] | undefined = chosen[name];
    if (!wanted) return [];
    const bits = allValues
      .filter((one) => one.name === name && wanted.includes(one.value))
      .reduce((all, { bit }) => all | bit, 0);
    return [{ name, passes: (slot) => ((facetValues[slot] ?? 0) & bits) !== 0 }];
  });
  const least = toHundredths(price?.min ?? 0);
  const most = price?.max === undefined ? Number.POSITIVE_INFINITY : toHundredths(price.max);
  const isInRange = (slot: number) => {
    const paise = unitPaise[slot] ?? -1;
    return paise >= least && paise <= most;
  };
  const found = categories.findIndex(({ id }) => id === categoryId);
  const wanted = found < 0 ? categories.length : found;
  const isOnShelf = (slot: number) => categoryAt[slot] === wanted;
  return [
    ...(categoryId === undefined ? [] : [{ name: 'category' as const, passes: isOnShelf }]),
    ...(price ? [{ name: 'price' as const, passes: isInRange }] : []),
    ...(maker ? [{ name: 'maker' as const, passes: isOfMakers(catalogue, maker) }] : []),
    ...ofFacets,
  ];
}

/** What filters leave of a list. */
export type Filtered = {
  readonly filters: readonly Filter[];
  /** For each product of the list the filters that it fails, as bits. */
  readonly failedBy: Uint16Array;
  /** The slots of those that fail none. */
  readonly passing: Uint32Array;
};

export function applyFilters(
  catalogue: Catalogue,
  chosen: ProductFilters,
  slots: Uint32Array,
): Filtered {
  const filters = filtersOf(catalogue, chosen);
  const failedBy = new Uint16Array(slots.length);
  if (filters.length === 0) return { filters, failedBy, passing: slots };
  for (const [at, { passes }] of filters.entries()) {
    for (let row = 0; row < slots.length; row += 1) {
      if (!passes(slots[row] ?? 0)) failedBy[row] = (failedBy[row] ?? 0) | (1 << at);
    }
  }
  const passing = new Uint32Array(slots.length);
  let size = 0;
  for (let row = 0; row < slots.length; row += 1) {
    if (failedBy[row] !== 0) continue;
    passing[size] = slots[row] ?? 0;
    size += 1;
  }
  return { filters, failedBy, passing: passing.subarray(0, size) };
}

function isOfMakers(catalogue: Catalogue, slugs: readonly string[]): (slot: number) => boolean {
  const { makers, makerAt } = makersOf(catalogue);
  const wanted = new Set(makers.flatMap(({ slug }, at) => (slugs.includes(slug) ? at : [])));
  return (slot) => wanted.has(makerAt[slot] ?? -1);
}

const hasAny = (filters: object): boolean =>
  Object.values(filters).some((chosen) => chosen !== undefined);

/** Whether there is a filter beside the category. */
export const hasFacets = ({ categoryId: _, ...chosen }: ProductFilters): boolean => hasAny(chosen);

export const isFiltered = (filters: ProductFilters): boolean => hasAny(filters);
