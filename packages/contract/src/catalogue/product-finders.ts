import * as z from 'zod/mini';
import * as words from '#words/input';
import { product } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { id, text } from '../fields.ts';
import { maxProductsById, maxSearchLength } from '../limits.ts';
import { categoryOfProduct } from './product-category.ts';

/** A product without its long texts, since suggestions are sent at every pause in the typing. */
const suggestedProduct = z.omit(product, { description: true, details: true });
export type SuggestedProduct = z.output<typeof suggestedProduct>;

const suggestedCategory = z.extend(categoryOfProduct, {
  /** The number of listed products. */
  count: z.int(),
});
export type SuggestedCategory = z.output<typeof suggestedCategory>;

export const suggestProducts = endpoint('suggestProducts', {
  tag: 'Search',
  summary: 'Where a search that is still being typed may lead; its last word counts as unfinished',
  isCacheable: true,
  query: z.strictObject({ q: text(maxSearchLength, words.searchMissing) }),
  data: z.object({
    /** Up to three categories whose names have every word. */
    categories: z.array(suggestedCategory),
    /** The first six that the search finds. */
    products: z.array(suggestedProduct),
    /** Up to two corrected searches; each finds something. */
    words: z.array(z.string()),
  }),
});

export const listProductsByIds = endpoint('listProductsByIds', {
  tag: 'Catalogue',
  summary: 'These products, in this order and each once, without those that are not in the shop',
  body: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(maxProductsById)),
  }),
  data: z.array(product),
});
