import { whatsappAddress } from '@mathappu/contract/enquiries/whatsapp-address';
import { formatDate, toShopDayAfter } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { formatMoney } from '#server/gateway/format-money.ts';
import { salePath } from '#server/orders/sale-path.ts';
import { pageUrl } from '#server/platform/config/page-language.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { type ActRequest, assertAct, changeQuote, getLockedQuote } from './change-enquiry.ts';
import { languageOfUser, mailCustomer } from './enqueue-enquiry-mail.ts';
import { phoneOf, totalsOf } from './enquiry-content.ts';
import * as tamil from './enquiry-mail-words.ta.ts';
import * as english from './enquiry-mail-words.ts';
import type { LockedQuote } from './enquiry-queries.ts';

const wordsIn = { en: english, ta: tamil };

type Terms = { readonly days: number; readonly message?: string | undefined };
type Parts = Pick<Shop, 'now' | 'settings' | 'config' | 'jobs'>;

/**
 * Offers the enquiry's present lines until the end of a day. Returns a link that opens WhatsApp with the
 * offer and the customer's number.
 * @throws AppError quoteNotFound, quoteClosed, quoteChanged
 */
export async function offerEnquiry(
  shop: Parts & Pick<Shop, 'db'>,
  caller: Caller,
  { quoteId, version, ...terms }: ActRequest & Terms,
): Promise<string> {
  return inTransaction(shop.db, async (tx) => {
    const quote = await getLockedQuote(tx, quoteId);
    assertAct(quote, 'offer', version);
    return offerLocked(shop, tx, caller, { quote, ...terms });
  });
}

/** Offers a locked enquiry that may be offered. Returns the link to WhatsApp. */
export async function offerLocked(
  shop: Parts,
  tx: Tx,
  caller: Caller,
  { quote, days, message = '' }: Terms & { readonly quote: LockedQuote },
): Promise<string> {
  const { now, settings, config } = shop;
  const { name } = settings.latest.shop;
  const validUntil = toShopDayAfter(now(), days);
  const by = { actorId: caller.userId, actorName: caller.name, now: now() };
  const words = { message };
  const offered = await changeQuote(tx, quote, { validUntil }, { act: 'offer', ...by, words });
  await mailCustomer(shop, tx, offered, { kind: 'offered', message });
  const language = await languageOfUser(tx, quote.userId);
  const text = fill(wordsIn[language].offerMessage, {
    shop: name,
    number: quote.number,
    total: formatMoney(totalsOf(quote.content).totalPaise),
    date: formatDate(validUntil, language),
    link: pageUrl(config, language, salePath(quote)),
  });
  const lines = [text, message].filter(Boolean).join('\n');
  return whatsappAddress(phoneOf(quote.customerPhone, quote.content.delivery), lines);
}
