import * as calls from '@mathappu/contract/enquiries/admin-enquiries';
import { isOfferOver } from '@mathappu/contract/enquiries/quote-state';
import { toRupees } from '@mathappu/contract/money';
import { paginate } from '@mathappu/contract/paging';
import { toShopDay } from '@mathappu/contract/shop-time';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { endEstimates } from '#server/estimates/end-estimates.ts';
import { handle } from '#server/platform/http/handle.ts';
import { recordLookUp } from '#server/sessions/record-look-up.ts';
import type { Shop } from '#server/shop.ts';
import { confirmEnquiry } from './confirm-enquiry.ts';
import { declineQuote } from './decline-enquiry.ts';
import { editEnquiry } from './edit-enquiry.ts';
import { listQuotes } from './enquiry-read-queries.ts';
import { offerEnquiry } from './offer-enquiry.ts';
import { readStaffQuote, refuseWithCurrent } from './read-enquiry.ts';

export function addAdminEnquiryRoutes(app: FastifyInstance, shop: Shop): void {
  const read = (quoteId: string) => readStaffQuote(shop, quoteId);
  const orCurrent =
    (quoteId: string) =>
    (error: unknown): Promise<never> =>
      refuseWithCurrent(error, () => read(quoteId));

  handle(app, calls.listQuotes, async ({ query, caller }) => {
    const { kind, search, productId: product = query.product } = query;
    const states = kind === 'estimate' ? (['ESTIMATE'] as const) : query.state;
    const today = toShopDay(shop.now());
    const isHeldCheaper = query.isHeldCheaper === 'true';
    const filter = { states, search, product, isHeldCheaper, today };
    const [{ rows, ...total }] = await Promise.all([
      listQuotes(shop.db, filter, query),
      search && recordLookUp(shop, caller.userId, { search }),
    ]);
    const quotes = rows.map(({ id: _id, createdAt, totalPaise, ...row }) => ({
      _id,
      ...row,
      createdAt: createdAt.toISOString(),
      total: toRupees(totalPaise),
      isOfferOver: isOfferOver(row, today),
    }));
    return {
      message: done.enquiriesFetched,
      data: { quotes, pagination: paginate(query, total) },
    };
  });
  handle(app, calls.getQuote, async ({ params }) => ({
    message: done.enquiryFetched,
    data: await read(params.quoteId),
  }));
  handle(app, calls.editQuote, async ({ params: { quoteId }, body, caller }) => {
    await editEnquiry(shop, caller, { quoteId, ...body }).catch(orCurrent(quoteId));
    return { message: done.enquirySaved, data: await read(quoteId) };
  });
  handle(app, calls.offerQuote, async ({ params: { quoteId }, body, caller }) => {
    const offer = { quoteId, ...body };
    const whatsappUrl = await offerEnquiry(shop, caller, offer).catch(orCurrent(quoteId));
    return { message: done.offerSent, data: { quote: await read(quoteId), whatsappUrl } };
  });
  handle(app, calls.declineQuote, async ({ params: { quoteId }, body, caller }) => {
    await declineQuote(shop, caller, { quoteId, ...body }).catch(orCurrent(quoteId));
    return { message: done.enquiryDeclined, data: await read(quoteId) };
  });
  handle(app, calls.endEstimates, async ({ body, caller }) => {
    const count = await endEstimates(shop, caller, body);
    return { message: done.estimatesEnded, values: { count }, data: { count } };
  });
  handle(app, calls.confirmQuote, async ({ params: { quoteId }, body, caller }) => {
    const confirmation = { quoteId, ...body };
    const { id, number } = await confirmEnquiry(shop, caller, confirmation).catch(
      orCurrent(quoteId),
    );
    return {
      message: done.orderOfQuote,
      values: { number },
      data: { orderId: number, _id: id },
    };
  });
}
