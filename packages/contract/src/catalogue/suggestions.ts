import * as z from 'zod/mini';
import * as words from '#words/input';
import { product } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { maxSearchLength } from '../limits.ts';
import { categoryOfProduct } from './product-category.ts';

/** As in lists, without the long texts: one is sent at every pause in the typing. */
const suggestedProduct = z.omit(product, { description: true, details: true });
export type SuggestedProduct = z.output<typeof suggestedProduct>;

const suggestedCategory = z.extend(categoryOfProduct, {
  /** Products that the shop shows. */
  count: z.int(),
});
export type SuggestedCategory = z.output<typeof suggestedCategory>;

export const suggestProducts = endpoint('suggestProducts', {
  tag: 'Search',
  summary: 'Where a search that is still being typed may lead; its last word counts as unfinished',
  isCacheable: true,
  query: z.strictObject({ q: text(maxSearchLength, words.searchMissing) }),
  data: z.object({
    /** Up to three whose names have every word. */
    categories: z.array(suggestedCategory),
    /** The first six that the search finds. */
    products: z.array(suggestedProduct),
    /** Up to two searches that were perhaps meant; each finds something. */
    words: z.array(z.string()),
  }),
});
