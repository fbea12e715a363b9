import * as calls from '@mathappu/contract/prices/price-rules';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import type { Shop } from '#server/shop.ts';
import { listMyPriceRules } from './list-my-price-rules.ts';
import { tryCode } from './try-code.ts';
import {
  createPriceRule,
  deletePriceRule,
  listPriceRules,
  updatePriceRule,
} from './write-price-rule.ts';

export function addPriceRuleRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listMyPriceRules, async ({ body: { code }, caller, request }) => {
    await tryCode(shop, code, { ip: request.ip, userId: caller?.userId });
    const buyer = { userId: caller?.userId ?? null, mobile: '' };
    return { message: done.priceRules, data: await listMyPriceRules(shop, { buyer, code }) };
  });

  handle(app, calls.listPriceRules, async ({ caller }) => ({
    message: done.priceRules,
    data: await listPriceRules(shop, caller),
  }));

  handle(app, calls.createPriceRule, async ({ body: rule, caller, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    return {
      message: done.priceRuleSaved,
      data: await createPriceRule(shop, caller, { rule, idempotencyKey }),
    };
  });

  handle(app, calls.updatePriceRule, async ({ params, body: { version, ...rule }, caller }) => ({
    message: done.priceRuleSaved,
    data: await updatePriceRule(shop, caller, { id: params.ruleId, version, rule }),
  }));

  handle(app, calls.deletePriceRule, async ({ params, query, caller }) => {
    await deletePriceRule(shop, caller, { id: params.ruleId, version: query.version });
    return { message: done.priceRuleDeleted };
  });
}
