import type { Product } from '@mathappu/contract/catalogue';
import type { SuggestedCategory } from '@mathappu/contract/catalogue/product-finders';
import { foldWords } from '@mathappu/contract/spelling/fold';
import { type Catalogue, type CatalogueProduct, productsAt } from '../catalogue.ts';
import { answerNames, categoriesOf } from '../categories/show-categories.ts';
import { answerProduct } from '../product-answer.ts';
import { correctionOf } from './corrections.ts';
import { matchCategories } from './match-categories.ts';
import { readPrice } from './read-price.ts';
import { describeSearch, knowledgeOf, searchUnderstood } from './search-products.ts';
import { type UnderstoodQuery, understandQuery } from './understand-query.ts';

const mostCategories = 3;
const mostProducts = 6;
const mostWords = 2;

type Suggestions = { categories: SuggestedCategory[]; products: Product[]; words: string[] };

/**
 * Suggests products, categories and corrections for a search that is still being typed. It searches names
 * of products and categories alone; the list that follows searches all words.
 */
export function suggestProducts(catalogue: Catalogue, search: string): Suggestions {
  const understood = understandQuery(readPrice(search).search || search, knowledgeOf(catalogue));
  const result = searchUnderstood(catalogue, understood, { search, inNames: true });
  const { slots } = result.found;
  const products = productsAt(catalogue, slots.subarray(0, mostProducts));
  const { readAs } = describeSearch(result, slots);
  const shown = categoriesOf(catalogue).categories.filter(({ count }) => count > 0);
  return {
    categories: matchCategories(understood, shown)
      .slice(0, mostCategories)
      .map((category) => ({ ...answerNames(category), count: category.count })),
    products: products.map((product) => answerProduct(product)),
    words: correctedWords(understood, readAs, products).slice(0, mostWords),
  };
}

/** Corrected queries: that of the first product, then others whose words the found names have. */
function correctedWords(
  { words, alternatives }: UnderstoodQuery,
  readAs: string | undefined,
  products: readonly CatalogueProduct[],
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
