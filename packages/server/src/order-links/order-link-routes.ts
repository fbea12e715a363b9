import * as calls from '@mathappu/contract/order-links/order-links';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { answeredWords, answerOffer } from '#server/enquiries/answer-offer.ts';
import { refuseWithCurrent } from '#server/enquiries/read-enquiry.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { handle } from '#server/platform/http/handle.ts';
import { headersOfLink } from '#server/platform/http/security-headers.ts';
import type { Shop } from '#server/shop.ts';
import { adoptSharedOrder } from './adopt-link.ts';
import { forgetBuyer } from './forget-buyer.ts';
import { renewLink } from './renew-link.ts';
import { getLink, showLink } from './show-link.ts';

export function addOrderLinkRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.getSharedOrder, async ({ params, caller, request, reply }) => {
    reply.headers(headersOfLink);
    await shop.limits.use('openedLink', request.ip);
    const link = await getLink(shop.db, params.code);
    return { message: done.linkOpened, data: await showLink(shop, link, caller?.userId) };
  });
  handle(app, calls.answerSharedOrder, async ({ params: { code }, body, caller, reply }) => {
    reply.headers(headersOfLink);
    const link = await getLink(shop.db, code);
    await shop.limits.use('linkAct', code);
    const read = async () => showLink(shop, await getLink(shop.db, code), caller?.userId);
    // What has become an order, or is an estimate, has no offer.
    if (link.kind !== 'enquiry') {
      const { state } = await read();
      throw new AppError('quoteClosed', {}, { data: { state } });
    }
    await answerOffer(shop, {
      quoteId: link.id,
      code,
      actorId: caller?.userId ?? null,
      ...body,
    }).catch((error: unknown) => refuseWithCurrent(error, read));
    return { message: answeredWords[body.answer], data: await read() };
  });
  handle(app, calls.adoptSharedOrder, async ({ params: { code }, body, caller, reply }) => {
    reply.headers(headersOfLink);
    const adoption = { code, userId: caller.userId, mobile: body.mobile };
    return { message: done.linkAdopted, data: { number: await adoptSharedOrder(shop, adoption) } };
  });
  handle(app, calls.forgetBuyer, async ({ params, body, caller }) => {
    await forgetBuyer(shop, caller, { ...params, ...body });
    return { message: done.buyerForgotten };
  });
  handle(app, calls.renewLink, async ({ params, caller }) => ({
    message: done.linkRenewed,
    data: { code: await renewLink(shop, caller, params.number) },
  }));
}
