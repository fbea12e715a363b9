import type { Product, ProductSort } from '@mathappu/contract/catalogue';
import { readListNumber } from '@mathappu/contract/catalogue/list-number';
import type { Paging } from '@mathappu/contract/paging';
import { type Catalogue, productsAt, putInOrder, slotsInOrder } from './catalogue.ts';
import { countFacets, type ShownFacets } from './facets/count-facets.ts';
import { applyFilters, type ProductFilters } from './facets/facet-filters.ts';
import { answerProduct } from './product-answer.ts';
import { type ReadPrice, readPrice } from './search/read-price.ts';
import { describeSearch, findSimilar, searchCatalogue } from './search/search-products.ts';

export type Listing = Paging & {
  readonly search: string;
  readonly sort: ProductSort;
  readonly filters: ProductFilters;
  readonly withFacets: boolean;
};

type ListOptions = {
  /** For admins, who get products with every word of a search only. */
  readonly isWhole?: boolean;
  /** Which products may be listed; without it all of the catalogue. */
  readonly isVisible?: (slot: number) => boolean;
};

export type ListedPage = {
  /** The slots of the page. */
  readonly slots: Uint32Array;
  readonly totalCount: number;
  readonly totalPages: number;
  readonly correctedTo: string | undefined;
  readonly missingWords: string[] | undefined;
  /** How many products the search found, whatever the filters. */
  readonly searchFound: number | undefined;
} & (ShownFacets | typeof noFacets);

const noFacets = { facets: undefined, withoutFilters: undefined, withoutOne: undefined };

/** A page of the products that a search and filters leave. */
export function listSlots(
  catalogue: Catalogue,
  { page, limit, search, sort, filters, withFacets }: Listing,
  options: ListOptions = {},
): ListedPage {
  const { isVisible, isWhole = false } = options;
  const asked: ReadPrice = isWhole ? { search } : readPrice(search);
  const result = asked.search ? searchCatalogue(catalogue, asked.search, options) : undefined;
  const all = slotsInOrder(catalogue, 'featured');
  const matched = result?.found.slots ?? (isVisible ? all.filter(isVisible) : all);
  const found = isWhole ? withNumbered(catalogue, search, matched, isVisible) : matched;
  const { passing: listed } = applyFilters(catalogue, { price: asked.range }, found);
  const filtered = applyFilters(catalogue, filters, listed);
  const { passing } = filtered;
  const isCheapFirst = asked.isCheapFirst && (sort === 'relevance' || sort === 'newest');
  const sorted = sortSlots(catalogue, passing, isCheapFirst ? 'priceAsc' : sort);
  const { correctedTo, missingWords } = result ? describeSearch(result, passing) : noNotes;
  return {
    slots: sorted.subarray((page - 1) * limit, page * limit),
    totalCount: passing.length,
    totalPages: Math.ceil(passing.length / limit),
    correctedTo,
    missingWords,
    searchFound: search ? listed.length : undefined,
    ...(withFacets ? countFacets(catalogue, listed, filtered) : noFacets),
  };
}

/** The products that a search found. If the search is a list number, its product comes first. */
function withNumbered(
  { products }: Catalogue,
  search: string,
  found: Uint32Array,
  isVisible: (slot: number) => boolean = () => true,
): Uint32Array {
  const number = readListNumber(search);
  if (number === undefined) return found;
  const slot = products.findIndex((product) => product?.list_number === number);
  if (slot < 0 || !isVisible(slot)) return found;
  return Uint32Array.from([slot, ...found.filter((other) => other !== slot)]);
}

const noNotes = { correctedTo: undefined, missingWords: undefined };

/** @param slots in the order of `newest`: the shop's own, or the best match first */
function sortSlots(catalogue: Catalogue, slots: Uint32Array, sort: ProductSort): Uint32Array {
  switch (sort) {
    case 'newest':
    case 'relevance':
      return slots;
    case 'featured':
    case 'priceAsc':
    case 'priceDesc':
    case 'discount':
    case 'bestselling':
    case 'reviews':
      return putInOrder(catalogue, slots, sort);
    default:
      return sortForAdmin(catalogue, slots, sort);
  }
}

/** Sorts like `adminOrders` of product-queries.ts: drafts without the value come last. */
function sortForAdmin({ products }: Catalogue, slots: Uint32Array, sort: ProductSort): Uint32Array {
  const isDescending = sort.endsWith('-desc');
  const rows = Array.from(slots, (slot) => {
    const { id = '', name = '', price_paise, stock } = products[slot] ?? {};
    const value = sort.startsWith('name')
      ? name.toLowerCase()
      : sort.startsWith('price')
        ? price_paise
        : stock;
    return { slot, id, value: value ?? null };
  });
  const compare = (a: string | number, b: string | number) => (a === b ? 0 : a < b ? -1 : 1);
  rows.sort((a, b) => {
    if (a.value === null || b.value === null)
      return Number(a.value === null) - Number(b.value === null) || compare(a.id, b.id);
    const order = compare(a.value, b.value);
    return isDescending ? -order || compare(a.id, b.id) : order || compare(a.id, b.id);
  });
  return Uint32Array.from(rows, ({ slot }) => slot);
}

type ProductList = Omit<ListedPage, 'slots'> & {
  readonly data: Product[];
  readonly nearest: Product[] | undefined;
  readonly nearestAre: 'similar' | 'popular' | undefined;
};

/** The list that customers see. */
export function listProducts(catalogue: Catalogue, listing: Listing): ProductList {
  const { slots, ...list } = listSlots(catalogue, listing);
  const answer = (shown: Iterable<number>) =>
    productsAt(catalogue, shown).map((product) => answerProduct(product));
  if (list.searchFound !== 0)
    return { data: answer(slots), ...list, nearest: undefined, nearestAre: undefined };
  const similar = findSimilar(catalogue, listing.search, nearestShown);
  const isSimilar = similar.length > 0;
  const nearest = isSimilar
    ? similar
    : slotsInOrder(catalogue, 'bestselling').subarray(0, nearestShown);
  return {
    data: [],
    ...list,
    nearest: answer(nearest),
    nearestAre: isSimilar ? 'similar' : 'popular',
  };
}

const nearestShown = 4;
