import { formatDate, toShopDayAfter } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { formatMoney } from '#server/gateway/format-money.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { type ActRequest, assertAct, changeQuote, getLockedQuote } from './change-quote.ts';
import { mailCustomer } from './enqueue-quote-mail.ts';
import { totalsOf } from './quote-content.ts';
import * as words from './quote-words.ts';
import { whatsappLink } from './whatsapp-link.ts';

type Offer = ActRequest & { readonly days: number; readonly message?: string | undefined };

/**
 * Offers what the enquiry has become, to the end of a day. Returns the address that opens WhatsApp
 * with the offer, to the customer's number.
 * @throws AppError quoteNotFound, quoteClosed, quoteChanged
 */
export async function offerQuote(
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
    const offered = await changeQuote(tx, quote, { validUntil }, { act: 'offer', ...by });
    await mailCustomer(shop, tx, offered, { kind: 'offered', message });
    const text = fill(words.offerMessage, {
      shop: name,
      number: quote.number,
      total: formatMoney(totalsOf(quote.content).totalPaise),
      date: formatDate(validUntil, 'en'),
      link: `${config.publicUrl}/order/${quote.number}`,
    });
    const lines = [text, message].filter(Boolean).join('\n');
    return whatsappLink(quote.customerPhone, lines);
  });
}
