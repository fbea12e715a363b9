import { suggestProducts as suggestCall } from '@mathappu/contract/catalogue/product-finders';
import { listSynonymWords } from '@mathappu/contract/catalogue/synonyms';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { showSynonymWords } from './show-synonyms.ts';
import { suggestProducts } from './suggest-products.ts';

/** Requests for suggestions are not counted as searches. */
export function addSuggestionRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, suggestCall, async ({ query, request }) => {
    await shop.limits.use('suggestions', request.ip);
    return {
      make: async () => {
        const data = suggestProducts(await shop.catalogue.current(), query.q);
        return { message: done.suggestions as typeof done.suggestions, data };
      },
    };
  });
  handle(app, listSynonymWords, () => ({
    make: async () => ({
      message: done.synonymWords as typeof done.synonymWords,
      data: await showSynonymWords(shop.db),
    }),
  }));
}
