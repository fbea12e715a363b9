import type { ProductSort } from '@mathappu/contract/catalogue';
import type { Shop } from '#server/shop.ts';
import type { ProductFilters } from '../facets/facet-conditions.ts';
import type { ProductRow } from '../product-answer.ts';
import { listBestSellers, type ProductScope } from '../product-queries.ts';
import { chooseAlternatives, fallbacksLeft } from './choose-alternatives.ts';
import { chooseLead } from './choose-lead.ts';
import { correctionOf, joinPhrases, onlyCorrection } from './corrections.ts';
import { enough } from './found-queries.ts';
import type { SearchedWords } from './hit-queries.ts';
import { readKnowledge } from './knowledge.ts';
import { type FoundPage, findProductPage } from './search-queries.ts';
import {
  type Alternative,
  asOtherKeyboard,
  type Knowledge,
  nearestWords,
  type UnderstoodQuery,
  understandQuery,
} from './understand-query.ts';

type SearchListing = {
  readonly search: string;
  readonly sort: ProductSort;
  readonly limit: number;
  readonly offset: number;
  readonly scope: ProductScope;
  readonly filters: ProductFilters;
  /** Whether only names of products and categories are searched, without a second search by fallbacks. */
  readonly inNames?: boolean;
};

export type FoundProducts = {
  readonly total: number;
  /** The words by which they are found. */
  readonly searched: SearchedWords;
};

export type SearchResult = {
  readonly products: ProductRow[];
  readonly total: number;
  /** The number of products that the search finds without filters. */
  readonly found?: FoundProducts;
  /** The query as corrected for the best match; undefined if nothing was corrected. */
  readonly readAs?: string;
  /** The corrected query, if every result was found by the correction. */
  readonly correctedTo?: string;
  /** The words of the query that some of the results lack. */
  readonly missingWords?: string[];
};

type Parts = Pick<Shop, 'db' | 'cache'>;

/** A page of what a search finds: one statement, and another one when that found nothing at all. */
export async function searchProducts(parts: Parts, listing: SearchListing): Promise<SearchResult> {
  const knowledge = await readKnowledge(parts);
  return searchUnderstood(parts.db, listing, understandQuery(listing.search, knowledge), knowledge);
}

export async function searchUnderstood(
  db: Shop['db'],
  listing: SearchListing,
  understood: UnderstoodQuery,
  knowledge: Knowledge,
): Promise<SearchResult> {
  const { frequency } = knowledge.vocabulary;
  const find = async (query: UnderstoodQuery, fallbackWords = 0) => {
    const all = chooseAlternatives(query, fallbackWords);
    const chosen = listing.inNames ? inNamesOnly(query.words, all, knowledge) : all;
    const lead = chooseLead(query.words, chosen, frequency);
    const searched = { ...query, alternatives: chosen, inNames: listing.inNames, frequency };
    const led = lead && (await findBy(db, query, { ...searched, lead }, listing));
    return led && hasLed(led, listing) ? led : findBy(db, query, searched, listing);
  };
  const first = await find(understood);
  const { left, page } = first;
  if (left > 0 && !listing.inNames) return describe(understood, await find(understood, left));
  const typedOtherwise = page.found === 0 && asOtherKeyboard(listing.search, knowledge);
  if (!typedOtherwise) return describe(understood, first);
  return describe(typedOtherwise, await find(typedOtherwise));
}

/**
 * The alternatives among words of names and categories. A single Latin letter after words that no name has
 * is left out, as it is when it stands alone: half of all names may have it.
 */
function inNamesOnly(
  words: readonly string[],
  alternatives: readonly Alternative[],
  { vocabulary }: Knowledge,
): Alternative[] {
  const called = alternatives.filter((one) => one.words.every(vocabulary.isInNames));
  const at = words.length - 1;
  const last = words[at] ?? '';
  const isOneLetter = at > 0 && /^[a-z]$/.test(last);
  return isOneLetter && called.every(({ from }) => from === at) ? [] : called;
}

type Found = { searched: SearchedWords; page: FoundPage; left: number };

async function findBy(
  db: Shop['db'],
  understood: UnderstoodQuery,
  searched: SearchedWords,
  listing: SearchListing,
): Promise<Found> {
  if (searched.alternatives.length === 0) return { searched, page: nothing, left: 0 };
  const page = await findProductPage(db, { ...listing, searched });
  return { searched, page, left: fallbacksLeft(understood, searched.alternatives, page.anyHas) };
}

/** Whether a search with a lead found everything that it would find without one, partial matches included. */
function hasLed({ searched: { lead }, page }: Found, { scope }: SearchListing): boolean {
  if (!lead || scope.seesDrafts) return true;
  return lead.findsPartial ? hasWord(page.anyHas, lead.at) : page.found >= enough;
}

const nothing: FoundPage = {
  products: [],
  total: 0,
  found: 0,
  anyHas: 0,
  combinations: [],
  readBy: [],
};

function describe(
  { words, isOtherKeyboard }: UnderstoodQuery,
  { searched, page }: Found,
): SearchResult {
  const { products, total } = page;
  const found = { total: page.found, searched };
  if (total === 0) return { products, total, found };
  const readBy = words.map(
    (word, at) =>
      searched.alternatives[page.readBy[at] ?? -1] ?? onlyCorrection(word, at, searched),
  );
  const corrected = words.map((word, at) => correctionOf(word, readBy[at]) ?? word);
  const isRead = words.map((word, at) => isOtherKeyboard || word !== corrected[at]);
  const readAs = isRead.includes(true) ? joinPhrases(corrected, readBy) : undefined;
  const isCorrected = page.combinations.every((has) =>
    isRead.some((one, at) => one && hasWord(has, at)),
  );
  const missingWords = (isCorrected ? corrected : words).filter(
    (_, at) => !page.combinations.every((has) => hasWord(has, at)),
  );
  return {
    products,
    total,
    found,
    readAs,
    ...(isCorrected ? { correctedTo: readAs } : {}),
    ...(missingWords.length > 0 ? { missingWords } : {}),
  };
}

const hasWord = (bits: number, at: number): boolean => ((bits >> at) & 1) === 1;

type Nearest = { readonly products: ProductRow[]; readonly areSimilar: boolean };

const nearestShown = 4;

/** Products to show when a search finds nothing: those with similar names, or the best sellers. */
export async function findNearest(parts: Parts, search: string): Promise<Nearest> {
  const knowledge = await readKnowledge(parts);
  const understood = nearestWords(search, knowledge);
  const { frequency } = knowledge.vocabulary;
  const products = await listSimilar(parts, { ...understood, inNames: true, frequency });
  if (products.length > 0) return { products, areSimilar: true };
  const bestSellers = await parts.cache.get('best-sellers', () =>
    listBestSellers(parts.db, nearestShown),
  );
  return { products: bestSellers, areSimilar: false };
}

async function listSimilar({ db }: Parts, searched: SearchedWords): Promise<ProductRow[]> {
  if (searched.alternatives.length === 0) return [];
  const listing = { sort: 'newest', limit: nearestShown, offset: 0, filters: {} } as const;
  const scope = { seesDrafts: false };
  return (await findProductPage(db, { ...listing, searched, scope })).products;
}
