import * as z from 'zod/mini';
import * as words from '#words/input';
import { isEachOnce } from '../cart.ts';
import { endpoint } from '../endpoint.ts';
import { id, moment, oneOrMore, text, twoDecimals } from '../fields.ts';
import { paperBuyer } from '../invoices/buyer.ts';
import {
  enquiryNoteMaxLength,
  maxCartLines,
  maxDeliveryCharge,
  maxEstimateDays,
  maxOrderRupees,
  maxPriceRupees,
  maxQuantity,
  maxQuoteLines,
  orderPageSize,
  orderReasonMaxLength,
} from '../limits.ts';
import { discountRow } from '../orders/order-totals.ts';
import { pagination, pagingQuery, personSearchText } from '../paging.ts';
import { carriedKinds } from '../settings/delivery-terms.ts';
import { ofQuote, quote, quoteLine, quoteVersion } from './enquiries.ts';
import { quoteKinds, quoteStates } from './quote-state.ts';

/** A changed field of a quote, before and after; the name of a `line` field has its product's id. */
const fieldChange = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
});

/** Warnings when confirming; `paymentMissing` concerns offline orders. */
const quoteWarnings = ['belowMinimum', 'notDelivered', 'orderingClosed', 'paymentMissing'] as const;
export type QuoteWarning = (typeof quoteWarnings)[number];

export const staffQuote = z.extend(quote, {
  customer: z.object({
    /** Null of the desk, and once the account has been deleted. */
    _id: z.nullable(id),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Of a business, as the desk wrote it down; '' when nothing was. */
    gstin: z.string(),
    businessName: z.string(),
    /** Whether it was sent without an account, so that nobody has verified the number. */
    isGuest: z.boolean(),
    /** Whether the account is banned or suspended. */
    isBarred: z.boolean(),
  }),
  lines: z.array(
    z.extend(quoteLine, {
      /** Pieces in stock; null when the product is no longer sold. */
      stock: z.nullable(z.int()),
      /** Rupees for one piece in the list of today; null when it is no longer sold. */
      priceToday: z.nullable(z.number()),
      /** Pieces asked for in all open enquiries, this one included. */
      demand: z.int(),
      /** Rupees printed on the box; null when it is not known. */
      mrp: z.nullable(z.number()),
    }),
  ),
  /** What the best price rule would take off its goods now; null when none would, or nothing can change. */
  bestDiscount: z.nullable(discountRow),
  /** For how many days an offer is good when nothing else is said. */
  offerDays: z.int(),
  /** Settings that an order would break. Confirming overrules them; the history records it. */
  warnings: z.array(z.enum(quoteWarnings)),
  history: z.array(
    z.object({
      version: quoteVersion,
      act: z.string(),
      by: z.string(),
      at: moment,
      changes: z.array(fieldChange),
    }),
  ),
});
export type StaffQuote = z.output<typeof staffQuote>;

const changeErrors = ['quoteNotFound', 'quoteChanged', 'quoteClosed'] as const;

export const listQuotes = endpoint('listQuotes', {
  tag: 'Enquiries (admin)',
  summary: 'Enquiries, those that wait for an answer first; or the running estimates',
  query: z.strictObject({
    ...pagingQuery(orderPageSize),
    /** ESTIMATE alone lists the estimates whose prices still count, the newest first. */
    state: z.optional(oneOrMore(quoteStates)),
    /** `estimate` lists those whose prices still count, as the state ESTIMATE does. */
    kind: z.optional(z.enum(quoteKinds)),
    /** With this product. */
    productId: z.optional(id),
    /** The same, as pages of the version before ask. */
    product: z.optional(id),
    /** Those that hold the product at less than it costs today; agreed prices do not count. */
    isHeldCheaper: z.optional(z.literal('true')),
    /** Over number, customer, phone and e-mail; of estimates over number and products. */
    search: personSearchText,
  }),
  data: z.object({
    quotes: z.array(
      z.object({
        _id: id,
        number: z.string(),
        state: z.enum(quoteStates),
        createdAt: moment,
        /** The last day of an estimate or offer. */
        validUntil: z.nullable(z.string()),
        customerName: z.string(),
        products: z.int(),
        total: z.number(),
        isOfferOver: z.boolean(),
      }),
    ),
    pagination,
  }),
});

export const getQuote = endpoint('getQuote', {
  tag: 'Enquiries (admin)',
  summary: 'An enquiry with its customer, stock, demand and history',
  params: ofQuote,
  data: staffQuote,
  errors: ['quoteNotFound'],
});

/** When another price than the list's was agreed. */
export const agreedPrice = {
  /** Rupees for one piece. */
  price: z.optional(twoDecimals(maxPriceRupees)),
  /** The customer reads it. */
  priceReason: z.optional(text(orderReasonMaxLength)),
};

export const hasPriceReason = z.refine<{
  price?: number | undefined;
  priceReason?: string | undefined;
}>(({ price, priceReason }) => price === undefined || Boolean(priceReason), {
  error: words.reasonMissing,
  path: ['priceReason'],
});

/** Rupees taken off, with the reason that the customer reads. */
const givenDiscount = z.strictObject({
  reason: text(orderReasonMaxLength, words.reasonMissing),
  amount: twoDecimals(maxOrderRupees),
});

/** A discount of staff's own, or that of the best price rule as it is written. */
export const discountOrBest = z.union([givenDiscount, z.literal('best')]);

const editedLine = z
  .strictObject({
    productId: id,
    quantity: z.int().check(z.minimum(0), z.maximum(maxQuantity)),
    ...agreedPrice,
    /** The reason why the line differs from the request; unchanged if left out. */
    reason: z.optional(text(orderReasonMaxLength)),
  })
  .check(hasPriceReason);

/** The number of products with pieces; a removed product stays as a line of 0 pieces. */
const countGoods = (lines: readonly { quantity: number }[]): number =>
  lines.filter(({ quantity }) => quantity > 0).length;

export const editQuote = endpoint('editQuote', {
  tag: 'Enquiries (admin)',
  summary: 'Set lines, delivery and discount; what was offered or accepted is open again',
  params: ofQuote,
  body: z.strictObject({
    version: quoteVersion,
    /** All lines; a line that is not named is removed. */
    lines: z.array(editedLine).check(
      z.maxLength(maxQuoteLines),
      z.refine((lines) => countGoods(lines) > 0 && countGoods(lines) <= maxCartLines),
      z.refine(isEachOnce),
    ),
    /** The terms and charge of the delivery; unchanged if left out. */
    delivery: z.optional(
      z.strictObject({ kind: z.enum(carriedKinds), charge: twoDecimals(maxDeliveryCharge) }),
    ),
    discount: z.optional(discountOrBest),
    /** The note to the customer; unchanged if left out. */
    shopNote: z.optional(text(enquiryNoteMaxLength)),
    /** Ignored: what a page of an older version sends here may be the customer's own note. */
    note: z.optional(text(enquiryNoteMaxLength)),
  }),
  data: staffQuote,
  errors: [...changeErrors, 'productNotFound', 'aboveMrp'],
});
export type QuoteEdit = z.input<typeof editQuote.body>;

export const offerQuote = endpoint('offerQuote', {
  tag: 'Enquiries (admin)',
  summary: 'Offer what the enquiry has become, good for some days',
  params: ofQuote,
  body: z.strictObject({
    version: quoteVersion,
    days: z.int().check(z.minimum(1), z.maximum(maxEstimateDays)),
    message: z.optional(text(enquiryNoteMaxLength)),
  }),
  data: z.object({
    quote: staffQuote,
    /** Opens WhatsApp with the offer, to the number of the customer. */
    whatsappUrl: z.string(),
  }),
  errors: changeErrors,
});

export const declineQuote = endpoint('declineQuote', {
  tag: 'Enquiries (admin)',
  summary: 'Decline an enquiry, or end an estimate',
  params: ofQuote,
  body: z.strictObject({
    version: quoteVersion,
    reason: text(orderReasonMaxLength, words.reasonMissing),
  }),
  data: staffQuote,
  errors: changeErrors,
});

export const endEstimates = endpoint('endEstimates', {
  tag: 'Enquiries (admin)',
  summary:
    'End all running estimates with a product, as when its price was wrong, or that hold a price rule',
  body: z
    .strictObject({
      productId: z.optional(id),
      priceRule: z.optional(id),
      /** For the shop's own history. */
      reason: text(orderReasonMaxLength, words.reasonMissing),
    })
    .check(
      z.refine(
        ({ productId, priceRule }) => (productId === undefined) !== (priceRule === undefined),
        {
          error: words.invalid,
          path: ['productId'],
        },
      ),
    ),
  data: z.object({ count: z.int() }),
});

/** How the buyer has agreed, after being spoken with. */
export const agreedBys = ['phone', 'whatsapp', 'counter', 'page'] as const;

export const confirmQuote = endpoint('confirmQuote', {
  tag: 'Enquiries (admin)',
  summary: 'Make the order of an enquiry; a confirmed one answers its order again',
  params: ofQuote,
  body: z.strictObject({
    version: quoteVersion,
    /** `cod`: cash at the door. `offline`: paid before the goods leave, by UPI, bank or cash. */
    payment: z.enum(['cod', 'offline']),
    agreedBy: z.enum(agreedBys),
    /** Lines with too little stock are lowered to what is there, and the discount in its share. */
    isPartial: z.optional(z.boolean()),
    /** Whom its tax invoice is made out to; as written down before if left out. */
    buyer: z.optional(paperBuyer),
  }),
  data: z.object({ orderId: z.string(), _id: id }),
  errors: [...changeErrors, 'outOfStock'],
});

/** The data of `outOfStock` at confirming. */
export type Shortage = { productId: string; name: string; needed: number; stock: number };
