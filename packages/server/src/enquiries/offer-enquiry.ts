import { whatsappAddress } from '@mathappu/contract/enquiries/whatsapp-address';
import { formatDate, toShopDayAfter } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { formatMoney } from '#server/gateway/format-money.ts';
import { pageUrl } from '#server/platform/config/page-language.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { type ActRequest, assertAct, changeQuote, getLockedQuote } from './change-enquiry.ts';
import { languageOfUser, mailCustomer } from './enqueue-enquiry-mail.ts';
import { phoneOf, totalsOf } from './enquiry-content.ts';
import * as tamil from './enquiry-mail-words.ta.ts';
import * as english from './enquiry-mail-words.ts';

const wordsIn = { en: english, ta: tamil };

type Offer = ActRequest & { readonly days: number; readonly message?: string | undefined };

/**
 * Offers the enquiry's present lines until the end of a day. Returns a link that opens WhatsApp with the
 * offer and the customer's number.
 * @throws AppError quoteNotFound, quoteClosed, quoteChanged
 */
export async function offerEnquiry(
  shop: Pick<Shop, 'db' | 'now' | 'settings' | 'config' | 'jobs'>,
  caller: Caller,
  { quoteId, version, days, message = '' }: Offer,
): Promise<string> {
  const { db, now, settings, config } = shop;
  const { name } = (await settings.read()).shop;
  return inTransaction(db, async (tx) => {
    const quote = await getLockedQuote(tx, quoteId);
    assertAct(quote, 'offer', version);
    const validUntil = toShopDayAfter(now(), days);
    const by = { actorId: caller.userId, actorName: caller.name, now: now() };
    const words = { message };
    const offered = await changeQuote(tx, quote, { validUntil }, { act: 'offer', ...by, words });
    await mailCustomer(shop, tx, offered, { kind: 'offered', message });
    const language = await languageOfUser(tx, quote.userId);
    const orderPath = `/order/${quote.userId === null ? quote.code : quote.number}`;
    const text = fill(wordsIn[language].offerMessage, {
      shop: name,
      number: quote.number,
      total: formatMoney(totalsOf(quote.content).totalPaise),
      date: formatDate(validUntil, language),
      // Without an account the link alone opens it.
      link: pageUrl(config, language, orderPath),
    });
    const lines = [text, message].filter(Boolean).join('\n');
    return whatsappAddress(phoneOf(quote.customerPhone, quote.content.delivery), lines);
  });
}
