import { isOfferOver } from '@mathappu/contract/enquiries/quote-state';
import { toShopDay } from '@mathappu/contract/shop-time';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type ActRequest, assertAct, changeQuote, getLockedQuote } from './change-enquiry.ts';
import { mailShop } from './enqueue-enquiry-mail.ts';

/**
 * The customer's answer. Accepting is a message: only the shop makes an order.
 * @throws AppError quoteNotFound, quoteClosed, also when the offer is over, quoteChanged
 */
export async function answerOffer(
  shop: Pick<Shop, 'db' | 'now' | 'jobs' | 'settings' | 'config'>,
  userId: string,
  { quoteId, version, answer }: ActRequest & { readonly answer: 'accept' | 'withdraw' },
): Promise<void> {
  const { db, now } = shop;
  await inTransaction(db, async (tx) => {
    const quote = await getLockedQuote(tx, quoteId, userId);
    assertAct(quote, answer, version);
    const { state } = quote.content;
    if (answer === 'accept' && isOfferOver(quote.content, toShopDay(now()))) {
      throw new AppError('quoteClosed', {}, { data: { state } });
    }
    const by = { actorId: userId, actorName: 'Customer', now: now() };
    const answered = await changeQuote(tx, quote, {}, { act: answer, ...by });
    await mailShop(shop, tx, answered, answer === 'accept' ? 'accepted' : 'withdrawn');
  });
}
