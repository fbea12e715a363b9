import * as calls from '@mathappu/contract/catalogue/synonyms';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { createSynonym, deleteSynonym, updateSynonym } from './change-synonyms.ts';
import { listTermPage } from './search-term-queries.ts';
import { showSynonyms } from './show-synonyms.ts';
import { trySearch } from './try-search.ts';

export function addAdminSearchRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listSynonyms, async ({ query }) => ({
    message: done.synonyms,
    ...(await showSynonyms(shop.db, query)),
  }));
  handle(app, calls.createSynonym, async ({ body, caller }) => ({
    message: done.synonymAdded,
    data: await createSynonym(shop, caller.userId, body),
  }));
  handle(app, calls.trySearch, async ({ body }) => ({
    message: done.searchTried,
    data: trySearch(await shop.catalogue.current(), body.q),
  }));
  handle(app, calls.updateSynonym, async ({ params, body, caller }) => ({
    message: done.synonymSaved,
    data: await updateSynonym(shop, caller.userId, { ...body, id: params.synonymId }),
  }));
  handle(app, calls.deleteSynonym, async ({ params, query, caller }) => {
    await deleteSynonym(shop, caller.userId, { id: params.synonymId, ...query });
    return { message: done.synonymDeleted };
  });
  handle(app, calls.listSearchTerms, async ({ query }) => {
    const { page, limit } = query;
    const { terms, total } = await listTermPage(shop.db, {
      days: Number(query.days),
      isEmpty: query.isEmpty === 'true',
      limit,
      offset: (page - 1) * limit,
    });
    return {
      message: done.searchTerms,
      data: terms,
      totalCount: total,
      totalPages: Math.ceil(total / limit),
    };
  });
}
