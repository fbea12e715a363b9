import * as calls from '@mathappu/contract/reports/reports';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { countGuess, getLink } from '#server/order-links/show-link.ts';
import { handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { headersOfLink } from '#server/platform/http/security-headers.ts';
import type { Shop } from '#server/shop.ts';
import { decideReport } from './decide-report.ts';
import { reportOrder } from './report-order.ts';

export function addReportRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.reportOrder, async ({ params: { code }, body, request, reply, ...by }) => {
    reply.headers(headersOfLink);
    await getLink(shop.db, code).catch(countGuess(shop, request.ip));
    await shop.limits.use('linkAct', code);
    const idempotencyKey = readIdempotencyKey(request);
    const { caller, language } = by;
    const data = await reportOrder(shop, { code, body, caller, language, idempotencyKey });
    return { message: done.reportTaken, data };
  });
  handle(app, calls.decideReport, async ({ params: { reportId }, body, caller }) => {
    const data = await decideReport(shop, caller, { reportId, body });
    return {
      message: data.state === 'accepted' ? done.reportAccepted : done.reportRefused,
      data,
    };
  });
}
