import * as calls from '@mathappu/contract/catalogue/listing-rules';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { changeListingRule } from './change-listing-rule.ts';
import { listListingRules } from './show-listing-rules.ts';

export function addListingRuleRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listListingRules, async () => ({
    message: done.listingRules,
    data: await listListingRules(shop),
  }));
  handle(app, calls.updateListingRule, async ({ params, body, caller }) => {
    await changeListingRule(shop, caller.userId, { ...params, ...body });
    return { message: done.listingRuleSaved, data: await listListingRules(shop) };
  });
}
