import type { CategoryOfProduct } from '@mathappu/contract/catalogue/product-category';
import type { CategoryRow } from './categories/category-queries.ts';
import { facetValuesOf } from './facets/facet-values.ts';
import type { ProductRow } from './product-answer.ts';
import { foldOnce, markWords, searchedTexts } from './search/product-words.ts';
import { makeSynonymRules, type SynonymRow, type SynonymRules } from './search/synonym-rules.ts';
import {
  type ChangedWords,
  changeWordIndex,
  emptyWordIndex,
  type WordIndex,
} from './search/word-index.ts';

/** A product as it is loaded: what answers show of it, and what decides where it is listed. */
export type LoadedProduct = Omit<ProductRow, 'category' | 'category_passport'> & {
  readonly category_id: string | null;
  readonly position: number;
  /** When its number was last changed with all others. */
  readonly numbered_at: Date | null;
  readonly sold_30_days: number;
  readonly unit_paise: number | null;
  readonly goes_with: readonly string[];
  /** The ids of products that were bought together with it, the most frequent first. */
  readonly bought_with: readonly string[];
  readonly is_listed: boolean;
  readonly is_passport_complete: boolean;
};

export type CatalogueProduct = LoadedProduct & Pick<ProductRow, 'category' | 'category_passport'>;

/** A category with all slugs that ever led to it. */
export type LoadedCategory = CategoryRow & { readonly slugs: readonly string[] };

/**
 * The products of the shop with categories and synonyms, as one value in memory. It never changes: a
 * change makes another value, which shares with it what is the same. A product keeps its slot, an index
 * of all lists here, as long as it is in the value.
 */
export type Catalogue = {
  /** By slot; undefined where a product has gone. */
  readonly products: readonly (CatalogueProduct | undefined)[];
  readonly slots: ReadonlyMap<string, number>;
  /** In the order of the shop. */
  readonly categories: readonly LoadedCategory[];
  readonly synonyms: SynonymRules;
  readonly index: WordIndex;
  /** By slot: the values of facets as bits; the price of a piece, -1 without one. */
  readonly facetValues: Uint32Array;
  readonly unitPaise: Float64Array;
  /** By slot: the index of the category, that of none being the number of categories. */
  readonly categoryAt: Uint16Array;
  /** The orders that were asked for; see `slotsInOrder`. */
  readonly orders: Map<OrderName, Uint32Array>;
};

type CatalogueChanges = {
  /** Products that were added or changed. */
  readonly products?: readonly LoadedProduct[];
  /** Ids of products that are not in the catalogue any more, or never were. */
  readonly gone?: readonly string[];
  /** All of them, if any has changed. */
  readonly categories?: readonly LoadedCategory[];
  readonly synonyms?: readonly SynonymRow[];
};

export const emptyCatalogue: Catalogue = {
  products: [],
  slots: new Map(),
  categories: [],
  synonyms: makeSynonymRules([]),
  index: emptyWordIndex,
  facetValues: new Uint32Array(),
  unitPaise: new Float64Array(),
  categoryAt: new Uint16Array(),
  orders: new Map(),
};

type Change = {
  readonly slot: number;
  readonly before: CatalogueProduct | undefined;
  readonly after: CatalogueProduct | undefined;
};

/** The catalogue after changes. */
export function changeCatalogue(before: Catalogue, changes: CatalogueChanges): Catalogue {
  const categories = changes.categories ?? before.categories;
  const changed = changedProducts(before, changes, categories);
  const synonyms = changes.synonyms ? makeSynonymRules(changes.synonyms) : before.synonyms;
  const shelves = new Map(categories.map(({ id }, at) => [id, at]));
  const categoryOf = (product: CatalogueProduct | undefined) =>
    shelves.get(product?.category_id ?? '') ?? categories.length;
  const products = before.products.slice();
  const isSameSlots = changed.every((one) => one.before && one.after);
  const slots = isSameSlots ? before.slots : new Map(before.slots);
  for (const { slot, before: old, after } of changed) {
    products[slot] = after;
    if (isSameSlots) continue;
    if (old) (slots as Map<string, number>).delete(old.id);
    if (after) (slots as Map<string, number>).set(after.id, slot);
  }
  const facetValues = new Uint32Array(products.length);
  facetValues.set(before.facetValues);
  const unitPaise = new Float64Array(products.length);
  unitPaise.set(before.unitPaise);
  const categoryAt = changes.categories
    ? Uint16Array.from(products, categoryOf)
    : new Uint16Array(products.length);
  if (!changes.categories) categoryAt.set(before.categoryAt);
  for (const { slot, after } of changed) {
    categoryAt[slot] = categoryOf(after);
    facetValues[slot] = after ? facetValuesOf(after) : 0;
    unitPaise[slot] = after?.unit_paise ?? -1;
  }
  const index = changeWordIndex(before.index, changedWords(changed));
  const orders = isSameSlots ? ordersLeft(before, changed) : new Map();
  return {
    ...{ products, slots, categories, categoryAt, synonyms, index },
    ...{ facetValues, unitPaise, orders },
  };
}

function changedProducts(
  before: Catalogue,
  { products = [], gone = [], categories: changed }: CatalogueChanges,
  categories: readonly LoadedCategory[],
): Change[] {
  const shelves = new Map(categories.map((category) => [category.id, shelfOf(category)]));
  const withCategory = (product: LoadedProduct): CatalogueProduct => ({
    ...product,
    ...(shelves.get(product.category_id ?? '') ?? noShelf),
  });
  const changes = new Map<string, Change>();
  const free = freeSlots(before);
  const slotOf = (id: string) => before.slots.get(id) ?? changes.get(id)?.slot ?? free();
  const note = (id: string, after: CatalogueProduct | undefined): void => {
    const slot = slotOf(id);
    changes.set(id, { slot, before: before.products[slot], after });
  };
  if (changed) {
    for (const product of before.products) {
      if (!product) continue;
      const after = withCategory(product);
      if (!isSameShelf(product, after)) note(product.id, after);
    }
  }
  for (const product of products) note(product.id, withCategory(product));
  for (const id of gone) if (before.slots.has(id)) note(id, undefined);
  return [...changes.values()];
}

/** What a product has of its category. */
type Shelf = Pick<CatalogueProduct, 'category' | 'category_passport'>;

const noShelf: Shelf = { category: null, category_passport: null };

const shelfOf = ({ id, slug, name, name_ta, passport }: LoadedCategory): Shelf => ({
  category: { _id: id, slug, name, nameTa: name_ta },
  category_passport: passport,
});

const isSameShelf = (a: Shelf, b: Shelf): boolean =>
  isSameCategory(a.category, b.category) &&
  JSON.stringify(a.category_passport) === JSON.stringify(b.category_passport);

const isSameCategory = (a: CategoryOfProduct | null, b: CategoryOfProduct | null): boolean =>
  a?._id === b?._id && a?.slug === b?.slug && a?.name === b?.name && a?.nameTa === b?.nameTa;

/** Slots of products that have gone are taken again. */
function freeSlots({ products, slots }: Catalogue): () => number {
  const holes =
    slots.size === products.length
      ? []
      : products.flatMap((product, slot) => (product ? [] : [slot]));
  let end = products.length;
  return () => {
    const hole = holes.pop();
    if (hole !== undefined) return hole;
    end += 1;
    return end - 1;
  };
}

/** The words of products before and after, by ascending slots, unless their texts are the same. */
function* changedWords(changed: readonly Change[]): Generator<ChangedWords> {
  const fold = foldOnce();
  for (const { slot, before, after } of changed.toSorted((a, b) => a.slot - b.slot)) {
    const [old = [], next = []] = [before, after].map((one) => one && searchedTexts(one));
    if (before && after && JSON.stringify(old) === JSON.stringify(next)) continue;
    yield { slot, before: markWords(old, fold), after: markWords(next, fold) };
  }
}

/**
 * Products are compared by a number, the least first; equal ones are in the shop's order. A product
 * without the value comes last.
 */
const last = Number.MAX_VALUE;
const fewReviews = 3;
const soldOut = 2 ** 40;

const orderKeys = {
  /** The shop's own order. */
  featured: ({ position }: CatalogueProduct) => position,
  priceAsc: ({ unit_paise }: CatalogueProduct) => unit_paise ?? last,
  priceDesc: ({ unit_paise }: CatalogueProduct) => (unit_paise === null ? last : -unit_paise),
  discount: ({ discount_bp }: CatalogueProduct) => -discount_bp,
  /** It also decides between equal matches of a search. */
  bestselling: ({ stock, sold_30_days }: CatalogueProduct) =>
    (Number(stock) > 0 ? 0 : soldOut) - sold_30_days,
  /** The average counts from three reviews on. */
  reviews: ({ review_count, review_stars }: CatalogueProduct) =>
    review_count >= fewReviews ? -review_stars / review_count : last,
} as const;
type OrderName = keyof typeof orderKeys;

/** The slots of all products in an order, which is sorted when it is first asked for. */
export function slotsInOrder(catalogue: Catalogue, name: OrderName): Uint32Array {
  const known = catalogue.orders.get(name);
  if (known) return known;
  const { products } = catalogue;
  const sorted = name === 'featured' ? sortByPosition(catalogue) : sortByKey(catalogue, name);
  catalogue.orders.set(name, sorted);
  return sorted;

  function sortByPosition({ slots }: Catalogue): Uint32Array {
    const all = [...slots.values()].flatMap((slot) => {
      const product = products[slot];
      return product ? [{ slot, product }] : [];
    });
    all.sort(({ product: a }, { product: b }) => a.position - b.position || (a.id < b.id ? -1 : 1));
    return Uint32Array.from(all, ({ slot }) => slot);
  }
}

/** Sorting is stable: products with equal keys stay in the shop's order. */
function sortByKey(catalogue: Catalogue, name: OrderName): Uint32Array {
  const keyOf = orderKeys[name];
  const keys = Float64Array.from(catalogue.products, (product) => (product ? keyOf(product) : 0));
  return slotsInOrder(catalogue, 'featured')
    .slice()
    .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
}

/** The given slots in an order. */
export function putInOrder(catalogue: Catalogue, slots: Uint32Array, name: OrderName): Uint32Array {
  const all = slotsInOrder(catalogue, name);
  if (slots.length === all.length) return all;
  const isAmong = new Uint8Array(catalogue.products.length);
  for (const slot of slots) isAmong[slot] = 1;
  const ordered = new Uint32Array(slots.length);
  let size = 0;
  for (const slot of all) {
    if (isAmong[slot] !== 1) continue;
    ordered[size] = slot;
    size += 1;
  }
  return ordered;
}

/** The orders that changes of products have left as they were. */
function ordersLeft({ orders }: Catalogue, changed: readonly Change[]): Catalogue['orders'] {
  const isSame = (name: OrderName) =>
    changed.every(
      ({ before, after }) => before && after && orderKeys[name](before) === orderKeys[name](after),
    );
  if (!isSame('featured')) return new Map();
  return new Map([...orders].filter(([name]) => isSame(name)));
}

/** Computes once for each catalogue. */
export function ofCatalogue<T>(make: (catalogue: Catalogue) => T): (catalogue: Catalogue) => T {
  const made = new WeakMap<Catalogue, { value: T }>();
  return (catalogue) => {
    const known = made.get(catalogue) ?? { value: make(catalogue) };
    made.set(catalogue, known);
    return known.value;
  };
}

export const findListed = (catalogue: Catalogue, id: string): CatalogueProduct | undefined =>
  catalogue.products[catalogue.slots.get(id) ?? -1];

export const productsAt = (catalogue: Catalogue, slots: Iterable<number>): CatalogueProduct[] =>
  [...slots].flatMap((slot) => catalogue.products[slot] ?? []);
