import type { QuoteWarning, StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { isOfferOver } from '@mathappu/contract/enquiries/quote-state';
import { type Paise, toRupees } from '@mathappu/contract/money';
import { answerTotals, deliveryTermsOf } from '@mathappu/contract/orders/totals';
import { toShopDay } from '@mathappu/contract/shop-time';
import type { Discount } from '#server/prices/elect-discount.ts';
import { listPriceOf, phoneOf, totalOfLine } from './enquiry-content.ts';
import type { QuoteChangeRow, QuoteLineToday, QuoteRow } from './enquiry-read-queries.ts';

/** The enquiry for its customer. */
export function answerQuote(row: QuoteRow, now: Date): Quote {
  const { terms, ...address } = row.delivery ?? {};
  return {
    _id: row.id,
    number: row.number,
    code: row.code,
    state: row.state,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    validUntil: row.validUntil,
    isOfferOver: isOfferOver(row, toShopDay(now)),
    lines: row.lines.map(answerLine),
    totals: answerTotals(row),
    askedTotal: toRupees(askedPaise(row)),
    delivery_address: row.delivery && (address as Record<string, string>),
    delivery_terms: row.delivery && deliveryTermsOf({ terms }),
    note: row.note,
    shopNote: row.shopNote,
    message: row.message ?? '',
    reason: row.reason,
    orderId: row.orderNumber,
    steps: row.steps.map(({ act, at }) => ({ act, at: new Date(at).toISOString() })),
  };
}

/** The enquiry for staff, with the stock of its products and its history. */
export const answerStaffQuote = (
  row: QuoteRow,
  {
    history,
    warnings,
    bestDiscount,
    offerDays,
    now,
  }: {
    history: readonly QuoteChangeRow[];
    warnings: QuoteWarning[];
    bestDiscount: Discount | undefined;
    offerDays: number;
    now: Date;
  },
): StaffQuote => ({
  ...answerQuote(row, now),
  customer: {
    _id: row.userId,
    name: row.customerName,
    email: row.customerEmail,
    phone: phoneOf(row.customerPhone, row.delivery),
    gstin: row.buyerGstin,
    businessName: row.buyerName,
    isGuest: row.isGuest,
    isBarred: row.userStatus !== null && row.userStatus !== 'Active',
  },
  lines: row.lines.map((line) => ({
    ...answerLine(line),
    stock: line.stock,
    priceToday: line.priceTodayPaise === null ? null : toRupees(line.priceTodayPaise),
    demand: line.demand,
    mrp: line.mrpPaise === null ? null : toRupees(line.mrpPaise),
  })),
  bestDiscount: bestDiscount
    ? { label: bestDiscount.label, amount: -toRupees(bestDiscount.amountPaise) }
    : null,
  offerDays,
  warnings,
  history: history.map(({ version, act, by, at, changes }) => ({
    ...{ version, act, by },
    at: at.toISOString(),
    changes,
  })),
});

/** What the goods of the first version cost, with its rows. */
const askedPaise = ({ lines, askedAdjustments, adjustments }: QuoteRow): Paise =>
  lines.reduce((sum, line) => sum + (line.asked ?? 0) * listPriceOf(line), 0) +
  (askedAdjustments ?? adjustments).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const answerLine = (line: QuoteLineToday): Quote['lines'][number] => ({
  productId: line.productId,
  name: line.name,
  nameTa: line.nameTa,
  image: line.image,
  unit: line.unit,
  listNumber: line.listNumber,
  listPrice: toRupees(line.listPricePaise),
  discount: toRupees(line.discountBp),
  price: toRupees(line.unitPricePaise),
  priceReason: line.priceReason,
  asked: line.asked,
  quantity: line.quantity,
  reason: line.reason,
  isSold: line.stock !== null,
  left: line.stock !== null && line.stock < line.quantity ? line.stock : null,
  total: toRupees(totalOfLine(line)),
});
