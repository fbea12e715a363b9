import { toRupees, unitPricePaise } from '@mathappu/contract/money';
import type { SharedOrder } from '@mathappu/contract/order-links/order-links';
import { customerStatusOf } from '@mathappu/contract/orders/order-status';
import { answerTotals, deliveryTermsOf } from '@mathappu/contract/orders/totals';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import { answerQuote } from '#server/enquiries/enquiry-answers.ts';
import { findQuote, type QuoteRow } from '#server/enquiries/enquiry-read-queries.ts';
import { answerChangedFrom, answerOrder } from '#server/orders/order-answer.ts';
import { getOrder, type OrderRow } from '#server/orders/order-read-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { firstNameOf } from './first-name.ts';
import { findLink, type Link } from './link-queries.ts';

type Parts = Pick<Shop, 'db' | 'settings' | 'now'>;

/** @throws AppError linkNotFound */
export async function getLink(db: Shop['db'], code: string): Promise<Link> {
  const link = await findLink(db, code);
  if (!link) throw new AppError('linkNotFound');
  return link;
}

/** A code that leads nowhere counts as an opening: no act is a faster way to guess codes. */
export const countGuess =
  ({ limits }: Pick<Shop, 'limits'>, address: string) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof AppError && error.code === 'linkNotFound') {
      await limits.use('openedLink', address);
    }
    throw error;
  };

/** Only a guest's estimate was given no number. */
export const needsMobile = ({ kind, phone }: Link): boolean => kind !== 'estimate' || phone !== '';

/**
 * What a link shows: goods, sums and state, of a person nothing but the first name and the district.
 * @throws AppError linkNotFound
 */
export async function showLink(
  shop: Parts,
  link: Link,
  /** The account that looks. */
  userId: string | undefined,
): Promise<SharedOrder> {
  const shown =
    link.kind === 'order'
      ? showOrder(await getOrder(shop.db, link.id), {
          now: shop.now(),
          payment: (await shop.settings.read()).payment,
        })
      : showQuote(await getQuote(shop.db, link.id), link.kind, shop.now());
  const isFree = link.userId === null;
  return {
    ...shown,
    isMine: userId !== undefined && link.userId === userId,
    canWithdraw: link.kind === 'enquiry' && isFree,
    canAdd: userId !== undefined && isFree,
    needsMobile: needsMobile(link),
  };
}

async function getQuote(db: Shop['db'], id: string): Promise<QuoteRow> {
  const quote = await findQuote(db, id);
  if (!quote) throw new AppError('linkNotFound');
  return quote;
}

type Shown = Omit<SharedOrder, 'isMine' | 'canWithdraw' | 'canAdd' | 'needsMobile'>;

/** Of what an order has not. */
const ofQuotes = {
  validUntil: null,
  isOfferOver: false,
  askedTotal: 0,
  message: '',
  shopNote: '',
  reason: '',
  steps: [],
} satisfies Partial<Shown>;

/** Of what an estimate or an enquiry has not. */
const ofOrders = {
  paymentMethod: null,
  paymentStatus: null,
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  changedFrom: null,
  owed: 0,
  received: 0,
  payTo: null,
  payBy: null,
  reports: [],
  canReportProblem: false,
  problemsUntil: null,
  shipment: null,
} satisfies Partial<Shown>;

function showOrder(row: OrderRow, answering: Parameters<typeof answerOrder>[1]): Shown {
  const { payTo, payBy, receivedAmt, reports, canReportProblem, problemsUntil, shipment } =
    answerOrder({ ...row, lines: row.lines.map((line) => ({ ...line, review: null })) }, answering);
  return {
    ...ofQuotes,
    kind: 'order',
    number: row.number,
    state: customerStatusOf[row.status],
    createdAt: row.createdAt.toISOString(),
    // An order of a deleted account has no address of mail and no name.
    firstName: firstNameOf(row.delivery.name || (row.customerEmail && row.customerName)),
    district: zoneOf(row.delivery),
    lines: row.lines.map(
      ({ pricePaise, discountBp, quantity, totalPaise, listNumber, ...line }) => ({
        productId: line.productId,
        name: line.name,
        nameTa: line.nameTa,
        image: line.image,
        unit: line.unit,
        listNumber,
        listPrice: toRupees(pricePaise),
        discount: toRupees(discountBp),
        price: toRupees(unitPricePaise(pricePaise, discountBp)),
        priceReason: line.priceReason,
        asked: quantity,
        quantity,
        reason: '',
        isSold: true,
        left: null,
        total: toRupees(totalPaise),
      }),
    ),
    totals: answerTotals(row),
    delivery_terms: deliveryTermsOf(row.delivery),
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    changedFrom: answerChangedFrom(row),
    owed: payTo?.amount ?? 0,
    received: receivedAmt,
    payTo,
    payBy,
    reports,
    canReportProblem,
    problemsUntil,
    shipment,
  };
}

function showQuote(row: QuoteRow, kind: 'estimate' | 'enquiry', now: Date): Shown {
  const quote = answerQuote(row, now);
  return {
    ...ofOrders,
    kind,
    number: quote.number,
    state: quote.state,
    version: quote.version,
    createdAt: quote.createdAt,
    firstName: firstNameOf(row.delivery?.name || row.customerName),
    district: row.delivery ? zoneOf(row.delivery) : '',
    lines: quote.lines,
    totals: quote.totals,
    delivery_terms: quote.delivery_terms,
    validUntil: quote.validUntil,
    isOfferOver: quote.isOfferOver,
    askedTotal: quote.askedTotal,
    message: quote.message,
    shopNote: quote.shopNote,
    reason: quote.state === 'DECLINED' ? quote.reason : '',
    steps: quote.steps,
  };
}
