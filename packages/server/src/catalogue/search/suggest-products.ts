import type { Product } from '@mathappu/contract/catalogue';
import type { SuggestedCategory } from '@mathappu/contract/catalogue/product-finders';
import type { Shop } from '#server/shop.ts';
import { answerNames, readCategories } from '../categories/show-categories.ts';
import { answerProduct } from '../product-answer.ts';
import { correctionOf } from './corrections.ts';
import { readKnowledge } from './knowledge.ts';
import { matchCategories } from './match-categories.ts';
import { type SearchResult, searchUnderstood } from './search-products.ts';
import { foldWords } from './spelling/fold.ts';
import { type UnderstoodQuery, understandQuery } from './understand-query.ts';

const mostCategories = 3;
const mostProducts = 6;
const mostWords = 2;

type Suggestions = { categories: SuggestedCategory[]; products: Product[]; words: string[] };

/**
 * Suggests products, categories and corrections for a search that is still being typed. It runs the
 * search's statement on names of products and categories alone; the list that follows searches all words.
 */
export async function suggestProducts(
  parts: Pick<Shop, 'db' | 'cache'>,
  search: string,
): Promise<Suggestions> {
  const listing = { sort: 'newest', limit: mostProducts, offset: 0, filters: {} } as const;
  const scope = { seesDrafts: false };
  const knowledge = await readKnowledge(parts);
  const understood = understandQuery(search, knowledge);
  const inNames = { ...listing, search, scope, inNames: true };
  const found = await searchUnderstood(parts.db, inNames, understood, knowledge);
  const { categories } = await readCategories(parts);
  const shown = categories.filter(({ count }) => count > 0);
  return {
    categories: matchCategories(understood, shown)
      .slice(0, mostCategories)
      .map((category) => ({ ...answerNames(category), count: category.count })),
    products: found.products.map((row) => answerProduct(row)),
    words: correctedWords(understood, found).slice(0, mostWords),
  };
}

/** Corrected queries: that of the first product, then others whose words the found names have. */
function correctedWords(
  { words, alternatives }: UnderstoodQuery,
  { readAs, products }: SearchResult,
): string[] {
  if (readAs === undefined) return [];
  const corrected = readAs.split(' ');
  const isWordByWord = corrected.length === words.length;
  const inNames = new Set(products.flatMap(({ name }) => foldWords(name)));
  const others = words.flatMap((word, at) => {
    if (!isWordByWord || corrected[at] === word) return [];
    return alternatives
      .filter(({ from, to }) => from === at && to === at)
      .map((one) => correctionOf(word, one))
      .filter((other) => other !== undefined && inNames.has(other))
      .map((other) => corrected.with(at, other ?? '').join(' '));
  });
  return [...new Set([readAs, ...others])];
}
