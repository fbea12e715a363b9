import {
  type ChosenFacets,
  type CustomerSort,
  chooseMakers,
  chooseSort,
  chooseValues,
  facetNames,
  orderedRange,
  type PriceRange,
  readPriceEnds,
} from './facets.ts';

/** The query in the address of the product list; parts that are left out have their defaults. */
export type ProductQuery = ChosenFacets & {
  readonly page: number;
  readonly search: string;
  /** The slug of a category; `otherCategory`: products of none. */
  readonly category?: string | undefined;
  readonly sort?: CustomerSort | undefined;
};

/** An URLSearchParams, which is no part of the language. */
type Params = {
  get(name: string): string | null;
  getAll(name: string): string[];
};

/**
 * The parameters beside page and search. Repeated ones and commas mean the same; what is unknown or
 * cannot be read counts as not asked for.
 */
export function readFilters(params: Params, search: string): Omit<ProductQuery, 'page' | 'search'> {
  const category = params.get('category') ?? '';
  const sort = chooseSort(params.get('sort'), search);
  const price = readPrice(params.getAll('price'));
  const chosen = facetNames.flatMap((name) => {
    const values = chooseValues(name, params.getAll(name).join().split(','));
    return values ? [[name, values]] : [];
  });
  const maker = chooseMakers(params.getAll('maker').join().split(','));
  return {
    ...(/^[a-z0-9-]{1,60}$/.test(category) && { category }),
    ...Object.fromEntries(chosen),
    ...(maker && { maker }),
    ...(price && { price }),
    ...(sort && { sort }),
  };
}

/** A form has each end in a parameter of its own. */
function readPrice([first = '', second]: readonly string[]): PriceRange | undefined {
  const range = readPriceEnds(first);
  if (second === undefined || (range && !first.startsWith('-'))) return orderedRange(range ?? {});
  const [min, max] = [first, second].map((end) => readPriceEnds(`${end}-`)?.min);
  return orderedRange({ min, max });
}

/** Names and texts in one order, without what has its default. */
export function addressOf({ page, search, category, maker, price, sort, ...chosen }: ProductQuery) {
  const filters: [name: string, text: string | undefined][] = [
    ...facetNames.map((name): [string, string | undefined] => [name, chosen[name]?.join()]),
    ['maker', maker?.join()],
    ['price', price && `${price.min ?? ''}-${price.max ?? ''}`],
  ];
  return [
    ['category', category],
    ['search', search],
    ...filters.sort(),
    ['sort', sort],
    ['page', page > 1 ? String(page) : undefined],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]));
}
