import { maxPriceRupees } from '../limits.ts';
import { parseRupees } from '../parse-number.ts';
import {
  type ChosenFacets,
  type CustomerSort,
  chooseSort,
  chooseValues,
  facetNames,
  orderedRange,
  type PriceRange,
  readPriceEnds,
} from './facets.ts';

/** What an address of the list of products asks for; what is left out has its default. */
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
  return {
    ...(/^[a-z0-9-]{1,60}$/.test(category) && { category }),
    ...Object.fromEntries(chosen),
    ...(price && { price }),
    ...(sort && { sort }),
  };
}

/** A form has each end in a parameter of its own, as it was typed. */
function readPrice([first = '', second]: readonly string[]): PriceRange | undefined {
  const range = readPriceEnds(first);
  if (second === undefined || (range && !first.startsWith('-'))) return orderedRange(range ?? {});
  const [min, max] = [first, second].map(readPriceEnd);
  return orderedRange({
    min: Number.isNaN(min) ? undefined : min,
    max: Number.isNaN(max) ? undefined : max,
  });
}

/** What was typed as an end of the price, in whole rupees; undefined for nothing, NaN for what is none. */
export function readPriceEnd(typed: string): number | undefined {
  if (!typed.trim()) return undefined;
  const rupees = Math.round(parseRupees(typed) ?? Number.NaN);
  return rupees >= 0 && rupees <= maxPriceRupees ? rupees : Number.NaN;
}

/** Names and texts in one order, without what has its default. */
export function addressOf({ page, search, category, price, sort, ...chosen }: ProductQuery) {
  const filters: [name: string, text: string | undefined][] = [
    ...facetNames.map((name): [string, string | undefined] => [name, chosen[name]?.join()]),
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
