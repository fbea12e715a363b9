import { createHash } from 'node:crypto';
import type { BodyOf } from '@mathappu/contract/endpoint';
import type {
  confirmQuote as endpoint,
  Shortage,
} from '@mathappu/contract/enquiries/admin-enquiries';
import { loweredTotals } from '@mathappu/contract/enquiries/edited-totals';
import { toShopDayAfter } from '@mathappu/contract/shop-time';
import { fill, type Language } from '@mathappu/contract/words';
import { sql } from 'kysely';
import { lockCustomer } from '#server/account/account-queries.ts';
import { lockProducts, type SellableProduct, takeStock } from '#server/catalogue/stock-queries.ts';
import { getPlacedOrder, insertOrder } from '#server/orders/new-order-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { type ActRequest, assertAct, changeQuote, getLockedQuote } from './change-enquiry.ts';
import { mailCustomer } from './enqueue-enquiry-mail.ts';
import {
  listPriceOf,
  type QuoteContent,
  type QuoteLine,
  totalOfLine,
  totalsOf,
} from './enquiry-content.ts';
import * as tamil from './enquiry-mail-words.ta.ts';
import * as english from './enquiry-mail-words.ts';
import type { LockedQuote } from './enquiry-queries.ts';
import { findWarnings } from './enquiry-warnings.ts';

const onlyInStock = { en: english.onlyInStock, ta: tamil.onlyInStock };

type Confirmation = ActRequest &
  Pick<BodyOf<typeof endpoint>, 'payment' | 'agreedBy' | 'isPartial' | 'buyer'>;
type Order = { readonly id: string; readonly number: string };

/**
 * Makes the order of an enquiry, once, at the agreed prices. Stock is taken all or nothing. An offline
 * order waits for its money without a time limit. Confirming again answers the same order, unless the
 * payment method is another.
 * @throws AppError quoteNotFound, quoteClosed, quoteChanged, outOfStock with the shortages
 */
export async function confirmEnquiry(
  shop: Parts & Pick<Shop, 'db' | 'cache'>,
  caller: Caller,
  { quoteId, version, ...confirmation }: Confirmation,
): Promise<Order> {
  const order = await inTransaction(shop.db, async (tx) => {
    const quote = await getLockedQuote(tx, quoteId);
    const { orderId } = quote.content;
    if (orderId !== null) {
      const { paymentMethod, ...placed } = await getPlacedOrder(tx, orderId);
      if (paymentMethod === confirmation.payment) return placed;
    }
    assertAct(quote, 'confirm', version);
    return confirmLocked(shop, tx, caller, { quote, ...confirmation });
  });
  shop.cache.drop();
  return order;
}

type Parts = Pick<Shop, 'jobs' | 'settings' | 'now'>;
type Agreement = Omit<Confirmation, keyof ActRequest> & { readonly quote: LockedQuote };

/**
 * Makes the order of a locked enquiry that may be confirmed. The caller drops the cache after the commit.
 * @throws AppError quoteClosed without a place to deliver to, outOfStock with the shortages
 */
export async function confirmLocked(
  shop: Parts,
  tx: Tx,
  { userId, name }: Caller,
  { quote, payment, agreedBy, isPartial = false, buyer }: Agreement,
): Promise<Order> {
  const { delivery, state } = quote.content;
  if (delivery === null) throw new AppError('quoteClosed', {}, { data: { state } });
  const customer = quote.userId === null ? undefined : await lockCustomer(tx, quote.userId);
  const settings = await shop.settings.readIn(tx);
  const id = newId();
  const language = customer?.chosenLanguage ?? customer?.language ?? 'en';
  const content = isPartial ? await lowerToStock(tx, quote.content, language) : quote.content;
  const lines = content.lines.filter(({ quantity }) => quantity > 0);
  const products = await takeAll(tx, id, lines);
  const totals = totalsOf(content);
  const isUnpaid = payment === 'offline' && totals.totalPaise > 0;
  const number = await insertOrder(tx, {
    columns: {
      id,
      user_id: quote.userId,
      share_code: quote.code,
      buyer_gstin: (buyer?.gstin ?? quote.buyerGstin) || null,
      buyer_name: (buyer?.name ?? quote.buyerName) || null,
      price_rule: content.priceRule,
      notice_version: quote.noticeVersion,
      status: isUnpaid ? 'PENDING_PAYMENT' : 'PENDING',
      payment_status: payment === 'offline' && !isUnpaid ? 'PAID' : 'PENDING',
      payment_method: payment,
      pay_by: isUnpaid
        ? sql<Date>`${toShopDayAfter(shop.now(), settings.selling.payDays)}::date`
        : null,
      request_hash: createHash('sha256').update(`quote ${quote.id}`).digest('hex'),
      is_age_notice_shown: quote.isAgeNoticeShown,
      language,
    },
    totals,
    customer: {
      name: quote.customerName,
      email: quote.customerEmail,
      phone: quote.customerPhone,
    },
    delivery,
    lines: lines.map((line) => soldLine(line, products)),
    by: { id: userId, name },
  });
  const { subtotalPaise } = totals;
  const warnings = findWarnings({ ...content, subtotalPaise }, settings, shop.now()).filter(
    (warning) => warning !== 'paymentMissing' || isUnpaid,
  );
  const facts = { agreedBy, ...(warnings.length > 0 && { warnings }) };
  const by = { actorId: userId, actorName: name, now: shop.now(), facts };
  const changed = { ...content, orderId: id };
  const confirmed = await changeQuote(tx, quote, changed, { act: 'confirm', ...by });
  await mailCustomer(shop, tx, confirmed, { kind: 'confirmed', order: number });
  return { id, number };
}

/**
 * The enquiry with what is in stock of its lines, and the discount in their share; unchanged when nothing
 * of it is there. The products are locked.
 */
async function lowerToStock(
  tx: Tx,
  content: QuoteContent,
  language: Language,
): Promise<QuoteContent> {
  const products = await lockProducts(
    tx,
    content.lines.map(({ productId }) => productId),
  );
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]));
  const lines = content.lines.map((line) => {
    const stock = stockOf.get(line.productId) ?? 0;
    if (stock >= line.quantity) return line;
    return { ...line, quantity: stock, reason: fill(onlyInStock[language], { stock }) };
  });
  if (lines.every(({ quantity }) => quantity === 0)) return content;
  const { subtotalPaise } = totalsOf({ ...content, lines });
  const { adjustments } = loweredTotals(totalsOf(content), subtotalPaise);
  return { ...content, lines, adjustments };
}

/**
 * Returns the products.
 * @throws AppError outOfStock with every line of which there are too few; then nothing was taken
 */
async function takeAll(
  tx: Tx,
  orderId: string,
  lines: readonly QuoteLine[],
): Promise<readonly SellableProduct[]> {
  const { short, products } = await takeStock(tx, { orderId, round: 1, lines });
  if (short.length === 0) return products;
  const shortages = short.map(
    ({ productId, quantity, available }): Shortage => ({
      productId,
      name: lines.find((line) => line.productId === productId)?.name ?? '',
      needed: quantity,
      stock: available,
    }),
  );
  throw new AppError('outOfStock', {}, { data: { shortages } });
}

/** If the agreed price differs from the list's, it is the line's price, and the line has no discount. */
export function soldLine(line: QuoteLine, products: readonly SellableProduct[]) {
  const { productId, name, image, unit, listNumber, quantity, unitPricePaise, priceReason } = line;
  const isListPrice = unitPricePaise === listPriceOf(line);
  return {
    ...{ productId, name, image, unit, listNumber, quantity, priceReason },
    pricePaise: isListPrice ? line.listPricePaise : unitPricePaise,
    discountBp: isListPrice ? line.discountBp : 0,
    totalPaise: totalOfLine(line),
    passport: line.passport ?? products.find(({ id }) => id === productId)?.passport ?? null,
  };
}
