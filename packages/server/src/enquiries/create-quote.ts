import type { BodyOf } from '@mathappu/contract/endpoint';
import type { createQuote as endpoint } from '@mathappu/contract/enquiries/desk';
import type { Paise } from '@mathappu/contract/money';
import { makeTotals } from '@mathappu/contract/orders/totals';
import { toShopDayAfter } from '@mathappu/contract/shop-time';
import { lockUser } from '#server/account/account-queries.ts';
import {
  listProductsForOrder,
  lockProducts,
  type SellableProduct,
} from '#server/catalogue/stock-queries.ts';
import {
  assertReceivedOn,
  bookLocked,
} from '#server/orders/manual-payments/book-manual-payment.ts';
import { lockOrder } from '#server/orders/order-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { type Discount, electDiscount } from '#server/prices/elect-discount.ts';
import type { Shop } from '#server/shop.ts';
import { discountedLinesOf } from './best-discount.ts';
import { getLockedQuote } from './change-enquiry.ts';
import { confirmLocked } from './confirm-enquiry.ts';
import { readDeskDelivery } from './desk-delivery.ts';
import { getWrittenQuote, type WrittenQuote } from './desk-queries.ts';
import { addLine, assertMrps, discountOf } from './edit-enquiry.ts';
import { type QuoteContent, type QuoteLine, totalsOf, withTotal } from './enquiry-content.ts';
import { diffQuotes } from './enquiry-history.ts';
import { insertQuote, insertQuoteChange } from './enquiry-queries.ts';
import { offerLocked } from './offer-enquiry.ts';

type Body = BodyOf<typeof endpoint>;
type Settings = Awaited<ReturnType<Shop['settings']['read']>>;

/**
 * Writes down what staff have agreed with a buyer: an estimate, an enquiry that is offered, or one that is
 * confirmed, with the receipt of an order that is paid now. All of it or nothing.
 * @throws AppError productNotFound, aboveMrp, userNotFound, addressNotFound, outOfStock with the shortages,
 * receiptRefused, receiptKnown, idempotencyConflict, invalidInput for a discount above what the goods cost
 */
export async function createQuote(
  shop: Pick<Shop, 'db' | 'settings' | 'now' | 'jobs' | 'config' | 'cache'>,
  caller: Caller,
  { body, idempotencyKey: key }: { body: Body; idempotencyKey: string | undefined },
): Promise<WrittenQuote> {
  if (body.receipt) assertReceivedOn(body.receipt.receivedOn, shop.now(), 'receipt.receivedOn');
  const written = await inTransaction(shop.db, async (tx) => {
    const id = newId();
    const scope = { userId: caller.userId, route: 'desk', key };
    const earlier = await claimOnce(tx, scope, hashDesk(body), { _id: id });
    if (earlier) return getWrittenQuote(tx, earlier._id);
    const settings = await shop.settings.readIn(tx);
    await writeQuote(tx, { id, body, caller, settings, now: shop.now() });
    if (body.as !== 'estimate') {
      const { days = settings.selling.offerDays, message, came, payment } = body;
      const quote = await getLockedQuote(tx, id);
      if (body.as === 'offer') await offerLocked(shop, tx, caller, { quote, days, message });
      else {
        const paid = payment === 'cod' ? 'cod' : 'offline';
        const agreement = { quote, payment: paid, agreedBy: came } as const;
        const order = await confirmLocked(shop, tx, caller, agreement);
        if (body.receipt) await bookAtOnce(shop, tx, { caller, orderId: order.id, body });
      }
    }
    return getWrittenQuote(tx, id);
  });
  if (body.as === 'order') shop.cache.drop();
  return written;
}

/** Equal requests of one key are one quote. */
const hashDesk = ({ came, customer, delivery, lines, charge, discount, ...rest }: Body): string => {
  const { note, as, days, message, payment, receipt } = rest;
  const goods = { came, customer, delivery, lines, charge, discount };
  return hashFields({ ...goods, note, as, days, message, payment, receipt });
};

type Writing = {
  readonly id: string;
  readonly body: Body;
  readonly caller: Caller;
  readonly settings: Settings;
  readonly now: Date;
};

async function writeQuote(tx: Tx, { id, body, caller, settings, now }: Writing): Promise<void> {
  const { customer, as, came } = body;
  const { name, mobile: phone, email = '', gstin = '', businessName = '' } = customer;
  const { userId = null } = customer;
  if (userId !== null && !(await lockUser(tx, userId))) throw new AppError('userNotFound');
  const content = await readContent(tx, { body, settings, now });
  await insertQuote(tx, {
    ...{ id, source: came, userId, createdBy: caller.userId },
    kind: as === 'estimate' ? 'estimate' : 'enquiry',
    customer: { name, phone, email, gstin, businessName },
    content,
    requestHash: null,
    isAgeNoticeShown: true,
    now,
  });
  if (as !== 'estimate') {
    await insertQuoteChange(tx, {
      ...{ quoteId: id, version: 1, act: 'send', now },
      by: { id: caller.userId, name: caller.name },
      changes: diffQuotes(undefined, content),
    });
  }
  await insertAuditEntry(tx, {
    actorId: caller.userId,
    action: 'quote.create',
    subjectKind: 'quote',
    subjectId: id,
    after: { as, came, totalPaise: totalsOf(content).totalPaise },
  });
}

/** @throws AppError productNotFound, aboveMrp, addressNotFound, invalidInput */
async function readContent(
  tx: Tx,
  { body, settings, now }: Pick<Writing, 'body' | 'settings' | 'now'>,
): Promise<QuoteContent> {
  const ids = body.lines.map(({ productId }) => productId);
  // An order locks its products before a price rule.
  const readProducts = body.as === 'order' ? lockProducts : listProductsForOrder;
  const products = await readProducts(tx, ids);
  assertMrps(body.lines, products);
  const isEstimate = body.as === 'estimate';
  const lines = body.lines.map((asked, index): QuoteLine => {
    const line = { ...addLine(asked, products, index + 1), asked: asked.quantity };
    const isAgreed = line.priceReason !== '';
    // An estimate holds an agreed price as a list price without a discount.
    return isEstimate && isAgreed
      ? { ...line, listPricePaise: line.unitPricePaise, discountBp: 0 }
      : line;
  });
  const { delivery, terms } = await readDeskDelivery(tx, body, settings);
  const { packingPercent, estimateDays } = settings.selling;
  const subtotalPaise = lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0);
  const discount = await readDiscount(tx, { body, settings, now, products, lines, subtotalPaise });
  const { adjustments } = makeTotals(subtotalPaise, {
    packingPercent,
    // What delivery costs is not held.
    delivery: isEstimate ? undefined : terms,
    ...(discount && { discount }),
  });
  return {
    state: isEstimate ? 'ESTIMATE' : 'ENQUIRY',
    validUntil: isEstimate ? toShopDayAfter(now, estimateDays) : null,
    ...{ note: '', shopNote: body.note ?? '', reason: '', delivery, adjustments, lines },
    priceRule: discount?.priceRule ?? null,
    orderId: null,
  };
}

type Goods = Pick<Writing, 'body' | 'settings' | 'now'> & {
  readonly products: readonly SellableProduct[];
  readonly lines: readonly QuoteLine[];
  readonly subtotalPaise: Paise;
};

/** @throws AppError invalidInput for one above what the goods cost */
async function readDiscount(
  tx: Tx,
  { body, settings, now, products, lines, subtotalPaise }: Goods,
): Promise<Discount | undefined> {
  const { discount: given, customer } = body;
  if (!given) return undefined;
  if (given !== 'best') return { ...discountOf(given, subtotalPaise), priceRule: null };
  const totals = lines.map(withTotal);
  const { discount } = await electDiscount(tx, {
    lines: discountedLinesOf(totals, products),
    rules: settings.priceRules,
    buyer: { userId: customer.userId ?? null, mobile: customer.mobile, isMet: true },
    now,
    isHolding: body.as === 'estimate',
  });
  return discount;
}

async function bookAtOnce(
  shop: Parameters<typeof bookLocked>[0],
  tx: Tx,
  { caller, orderId, body }: { caller: Caller; orderId: string; body: Body },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !body.receipt) throw new Error(`order ${orderId} is gone`);
  await bookLocked(shop, tx, caller, {
    ...{ order, body: body.receipt },
    accountField: 'receipt.account',
  });
}
