import { maxPriceRupees } from '../limits.ts';

/**
 * The properties by which products are filtered, with their values: from this table are made the
 * address, the call, the counts and the screen. One more takes its row here, its
 * condition in the server (`catalogue/facets/facet-values.ts`), and its texts in the web (`catalogue/filters/facet-texts.ts`). In the order in which addresses have them.
 */
export const facets = {
  class: { values: ['swas', 'safal', 'star', 'conventional'] },
  discount: { values: ['10', '25', '50'], takesOne: true },
  noise: { values: ['quiet', 'moderate', 'loud'] },
  seen: { values: ['day', 'night'] },
  stock: { values: ['in'], takesOne: true },
  suits: { values: ['children', 'adults'] },
} as const satisfies Record<string, { values: readonly string[]; takesOne?: true }>;

export type FacetName = keyof typeof facets;
export type FacetValue<Name extends FacetName> = (typeof facets)[Name]['values'][number];

export const facetNames = Object.keys(facets) as FacetName[];

/** A range of unit prices after discounts, in whole rupees, both ends included. */
export type PriceRange = { readonly min?: number | undefined; readonly max?: number | undefined };

/** The chosen values of each facet, sorted. A product needs one of the values of each facet. */
export type ChosenFacets = {
  readonly [Name in FacetName]?: readonly FacetValue<Name>[] | undefined;
} & {
  readonly price?: PriceRange | undefined;
  /** Slugs of makers, sorted. Which there are is known by the products alone. */
  readonly maker?: readonly string[] | undefined;
};

/** Makers that are chosen at once at most. */
export const maxMakers = 20;

/** Slugs of makers, sorted; texts that are none are passed over. Undefined if none is left. */
export function chooseMakers(given: readonly string[]): string[] | undefined {
  const slugs = given.filter((slug) => /^[\p{L}\p{M}\p{N}-]{1,60}$/u.test(slug));
  return slugs.length > 0 ? [...new Set(slugs)].sort().slice(0, maxMakers) : undefined;
}

/** The known values, sorted; only the first if the facet takes one; undefined if there is none. */
export function chooseValues<Name extends FacetName>(
  name: Name,
  given: readonly string[],
): FacetValue<Name>[] | undefined {
  const { values, takesOne }: { values: readonly string[]; takesOne?: true } = facets[name];
  const known = given.filter((value) => values.includes(value)) as FacetValue<Name>[];
  if (known.length === 0) return undefined;
  return [...new Set(takesOne ? known.slice(0, 1) : known)].sort();
}

/** Reads '100-500', '-500' or '1000-'; undefined for any other text. */
export function readPriceEnds(text: string): PriceRange | undefined {
  const ends = /^(?=-?\d)(\d{0,8})-(\d{0,8})$/.exec(text)?.slice(1);
  const [min, max] = ends?.map((end) => (end ? Number(end) : undefined)) ?? [];
  return ends && Math.max(min ?? 0, max ?? 0) <= maxPriceRupees ? { min, max } : undefined;
}

/** Swaps reversed ends and drops a lower end of 0; undefined if no end is left. */
export function orderedRange({ min, max }: PriceRange): PriceRange | undefined {
  const [low = 0, high] =
    min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  if (high === undefined) return low > 0 ? { min: low } : undefined;
  return low > 0 ? { min: low, max: high } : { max: high };
}

/** The orders in which customers may have the list. */
export const productSorts = [
  'relevance',
  'featured',
  'priceAsc',
  'priceDesc',
  'discount',
  'bestselling',
  'reviews',
] as const;
export type CustomerSort = (typeof productSorts)[number];

/**
 * The requested sort. Undefined for an unknown one and for the default, which is the best match of a
 * search, else the shop's own order.
 */
export function chooseSort(asked: string | null, search: string): CustomerSort | undefined {
  const [best, own] = productSorts;
  return productSorts.find(
    (sort) => sort === asked && sort !== (search ? best : own) && (search || sort !== best),
  );
}
