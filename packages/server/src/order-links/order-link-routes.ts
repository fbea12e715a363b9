import { imageMaxBytes } from '@mathappu/contract/limits';
import * as calls from '@mathappu/contract/order-links/order-links';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { answeredWords, answerOffer } from '#server/enquiries/answer-offer.ts';
import { refuseWithCurrent } from '#server/enquiries/read-enquiry.ts';
import { storeOrderPicture } from '#server/platform/files/store-image.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { handle } from '#server/platform/http/handle.ts';
import { readFiles } from '#server/platform/http/read-files.ts';
import { closedPolicy, headersOfLink } from '#server/platform/http/security-headers.ts';
import type { Shop } from '#server/shop.ts';
import { adoptSharedOrder } from './adopt-link.ts';
import { forgetBuyer } from './forget-buyer.ts';
import { findOrderPicture, getOrderLink } from './order-pictures.ts';
import { renewLink } from './renew-link.ts';
import { countGuess, getLink, showLink } from './show-link.ts';

export function addOrderLinkRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.getSharedOrder, async ({ params, caller, request, reply }) => {
    reply.headers(headersOfLink);
    await shop.limits.use('openedLink', request.ip);
    const link = await getLink(shop.db, params.code);
    return { message: done.linkOpened, data: await showLink(shop, link, caller?.userId) };
  });
  handle(
    app,
    calls.answerSharedOrder,
    async ({ params: { code }, body, caller, request, reply }) => {
      reply.headers(headersOfLink);
      const link = await getLink(shop.db, code).catch(countGuess(shop, request.ip));
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
    },
  );
  handle(
    app,
    calls.adoptSharedOrder,
    async ({ params: { code }, body, caller, request, reply }) => {
      reply.headers(headersOfLink);
      const adoption = { code, userId: caller.userId, mobile: body.mobile };
      const number = await adoptSharedOrder(shop, adoption).catch(countGuess(shop, request.ip));
      return { message: done.linkAdopted, data: { number } };
    },
  );
  handle(app, calls.uploadOrderPicture, async ({ params: { code }, caller, request, reply }) => {
    reply.headers(headersOfLink);
    const { id: orderId } = await getOrderLink(shop.db, code).catch(countGuess(shop, request.ip));
    await shop.limits.use('linkPicture', code);
    const [{ bytes }] = await readFiles(request, {
      fields: calls.uploadOrderPicture.files,
      maxBytes: imageMaxBytes,
    });
    const uploadedBy = caller?.userId ?? null;
    return {
      message: done.uploaded,
      data: { _id: await storeOrderPicture(shop, bytes, { orderId, uploadedBy }) },
    };
  });
  handle(app, calls.getOrderPicture, async ({ params: { code, pictureId }, request, reply }) => {
    reply.headers(headersOfLink);
    await shop.limits.use('openedPicture', request.ip);
    const { id: orderId } = await getOrderLink(shop.db, code).catch(countGuess(shop, request.ip));
    const picture = await findOrderPicture(shop, orderId, pictureId);
    if (!picture) throw new AppError('notFound');
    reply
      .headers({
        'content-type': 'image/webp',
        'content-length': String(picture.size),
        'cache-control': 'no-store',
        'content-security-policy': `${closedPolicy}; sandbox`,
        'content-disposition': 'inline',
      })
      .send(picture.stream);
    return { message: done.linkOpened };
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
