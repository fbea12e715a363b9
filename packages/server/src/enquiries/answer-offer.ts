import type { BodyOf } from '@mathappu/contract/endpoint';
import type { answerQuote as endpoint } from '@mathappu/contract/enquiries/enquiries';
import { isOfferOver } from '@mathappu/contract/enquiries/quote-state';
import { toShopDay } from '@mathappu/contract/shop-time';
import * as done from '@mathappu/contract/words/done';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type ActRequest, assertAct, changeQuote, getLockedQuote } from './change-enquiry.ts';
import { mailShop } from './enqueue-enquiry-mail.ts';

type OfferAnswer = ActRequest &
  Pick<BodyOf<typeof endpoint>, 'answer' | 'text'> & {
    /** The account that must own the enquiry. */
    readonly ownerId?: string;
    /** The code of its link, by which whoever has it answers. */
    readonly code?: string;
    /** The account that answers; null of somebody without one. */
    readonly actorId: string | null;
  };

const actOf = { accept: 'accept', change: 'ask', withdraw: 'withdraw' } as const;
/** What the customer reads after an answer. */
export const answeredWords = {
  accept: done.offerAccepted,
  change: done.changeAsked,
  withdraw: done.enquiryWithdrawn,
} as const;

const toldOf = { accept: 'accepted', change: 'asked', withdraw: 'withdrawn' } as const;

/**
 * The customer's answer. Accepting is a message: only the shop makes an order. Asking for a change opens
 * the enquiry again, and the offer counts no more.
 * @throws AppError quoteNotFound, linkNotFound, quoteChanged, quoteClosed, also when the offer is over
 */
export async function answerOffer(
  shop: Pick<Shop, 'db' | 'now' | 'jobs' | 'settings' | 'config'>,
  { quoteId, ownerId, code, actorId, version, answer, text = '' }: OfferAnswer,
): Promise<void> {
  const { db, now } = shop;
  await inTransaction(db, async (tx) => {
    const quote = await getLockedQuote(tx, quoteId, ownerId);
    const { state } = quote.content;
    if (code !== undefined) {
      if (quote.code !== code) throw new AppError('linkNotFound');
      // Withdrawing is left to the account that holds it.
      if (answer === 'withdraw' && quote.userId !== null) {
        throw new AppError('quoteClosed', {}, { data: { state } });
      }
    }
    assertAct(quote, actOf[answer], version);
    if (answer === 'accept' && isOfferOver(quote.content, toShopDay(now()))) {
      throw new AppError('quoteClosed', {}, { data: { state } });
    }
    const isChange = answer === 'change';
    const answered = await changeQuote(tx, quote, isChange ? { validUntil: null } : {}, {
      act: actOf[answer],
      ...{ actorId, actorName: 'Customer', now: now() },
      ...(isChange && { words: { text } }),
    });
    await mailShop(shop, tx, answered, { kind: toldOf[answer], ...(isChange && { text }) });
  });
}
