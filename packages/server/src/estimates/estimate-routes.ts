import * as calls from '@mathappu/contract/estimates/estimates';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import type { Shop } from '#server/shop.ts';
import { createEstimate } from './create-estimate.ts';
import { answerEstimate } from './estimate-answer.ts';
import { openSharedEstimate } from './open-shared-estimate.ts';

export function addEstimateRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.createEstimate, async ({ body, caller, request }) => {
    const estimate = await createEstimate(shop, {
      userId: caller?.userId,
      ip: request.ip,
      lines: body.items,
      code: body.code,
      idempotencyKey: readIdempotencyKey(request),
    });
    return {
      message: done.estimateSaved,
      values: { number: estimate.number },
      data: answerEstimate(estimate),
    };
  });
  handle(app, calls.getSharedQuote, async ({ params, request }) => ({
    message: done.estimate,
    data: await openSharedEstimate(shop, { code: params.code, ip: request.ip }),
  }));
}
