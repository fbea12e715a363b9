import * as calls from '@mathappu/contract/enquiries/enquiries';
import { paginate } from '@mathappu/contract/paging';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import type { Shop } from '#server/shop.ts';
import { answeredWords, answerOffer } from './answer-offer.ts';
import { answerQuote } from './enquiry-answers.ts';
import { countQuotes, listOwnQuotes } from './enquiry-read-queries.ts';
import { readOwnQuote, refuseWithCurrent } from './read-enquiry.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { sendGuestEnquiry } from './send-guest-enquiry.ts';

export function addEnquiryRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.sendEnquiry, async ({ body, caller, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    const { userId } = caller;
    const { id, ...sent } = await sendEnquiry(shop, { userId, body, idempotencyKey });
    return { message: done.enquirySent, data: { _id: id, ...sent } };
  });
  handle(app, calls.sendGuestEnquiry, async ({ body, caller, request }) => {
    const { id: _, ...sent } = await sendGuestEnquiry(shop, {
      userId: caller?.userId,
      ip: request.ip,
      body,
      idempotencyKey: readIdempotencyKey(request),
    });
    return { message: done.enquirySent, data: sent };
  });
  handle(app, calls.listMyQuotes, async ({ query, caller }) => {
    const own = { userId: caller.userId, kind: query.kind };
    const [quotes, total] = await Promise.all([
      listOwnQuotes(shop.db, own, query),
      countQuotes(shop.db, own),
    ]);
    return {
      message: done.enquiriesFetched,
      data: {
        quotes: quotes.map((quote) => answerQuote(quote, shop.now())),
        pagination: paginate(query, { total }),
      },
    };
  });
  handle(app, calls.getMyQuote, async ({ params, caller }) => ({
    message: done.enquiryFetched,
    data: await readOwnQuote(shop, caller.userId, params.quoteId),
  }));
  handle(app, calls.answerQuote, async ({ params, body, caller }) => {
    const read = () => readOwnQuote(shop, caller.userId, params.quoteId);
    const by = { ownerId: caller.userId, actorId: caller.userId };
    await answerOffer(shop, { ...params, ...body, ...by }).catch((error: unknown) =>
      refuseWithCurrent(error, read),
    );
    return {
      message: answeredWords[body.answer],
      data: await read(),
    };
  });
}
