import * as z from 'zod/mini';
import * as words from '#words/input';
import { isEachOnce, quantity } from '../cart.ts';
import { endpoint } from '../endpoint.ts';
import { email, id, knownState, line, mobileNumber, text, twoDecimals } from '../fields.ts';
import { buyerGstin, buyerName } from '../invoices/buyer.ts';
import {
  enquiryNoteMaxLength,
  guestNameMaxLength,
  maxCartLines,
  maxDeliveryCharge,
  maxEstimateDays,
} from '../limits.ts';
import { addReceipt } from '../orders/manual-payments.ts';
import { personSearchText } from '../paging.ts';
import { pincodeOf } from '../places/districts.ts';
import { deliveryState } from '../places/states.ts';
import { isCityOf, isPincodeOf } from '../places/zone-pincodes.ts';
import { agreedPrice, discountOrBest, hasPriceReason } from './admin-enquiries.ts';

/** How a buyer came who is written down by staff. */
export const comings = ['phone', 'whatsapp', 'counter'] as const;
export type Coming = (typeof comings)[number];

/** What staff make of it: an estimate, an offer that the buyer answers on its link, or an order at once. */
export const deskKinds = ['estimate', 'offer', 'order'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** `now`: the money is there already, and its receipt comes with the order. */
export const deskPayments = ['offline', 'cod', 'now'] as const;
export type DeskPayment = (typeof deskPayments)[number];

const buyersFound = 10;
/** Shorter words are found by no index. */
const shortestWord = 3;

export const listBuyers = endpoint('listBuyers', {
  tag: 'Enquiries (admin)',
  summary: 'Accounts and earlier buyers by name or number, kept in the audit trail',
  query: z.strictObject({
    search: personSearchText.check(
      z.refine((text) => text.split(' ').some((word) => word.length >= shortestWord)),
    ),
  }),
  data: z
    .array(
      z.object({
        name: z.string(),
        /** 10 digits; '' of an account without a number. */
        mobile: z.string(),
        email: z.string(),
        /** Null of a buyer without an account. */
        userId: z.nullable(id),
        /** The account's own address, the default one first, or where the last goods went. */
        address: z.nullable(
          z.object({
            /** Null of a buyer without an account. */
            addressId: z.nullable(id),
            address_line: z.string(),
            city: z.string(),
            state: z.string(),
            pincode: z.string(),
          }),
        ),
        /** A day of the shop's calendar; null when nothing was ordered. */
        lastOrderOn: z.nullable(z.iso.date()),
        /** Whether the account is banned or suspended. */
        isBarred: z.boolean(),
      }),
    )
    .check(z.maxLength(buyersFound)),
});
export type Buyer = z.output<typeof listBuyers.data>[number];

export const listDeskProducts = endpoint('listDeskProducts', {
  tag: 'Enquiries (admin)',
  summary: 'What the desk reads of products beside the price list',
  data: z.array(
    z.object({
      productId: id,
      /** Pieces asked for in all open enquiries. */
      demand: z.int(),
      /** Rupees printed on the box, which no agreed price may exceed; null when it is not known. */
      mrp: z.nullable(z.number()),
    }),
  ),
});
export type DeskProduct = z.output<typeof listDeskProducts.data>[number];

const deskLine = z
  .strictObject({
    productId: id,
    quantity,
    ...agreedPrice,
  })
  .check(hasPriceReason);

/** One of four: an address of the picked account, a written one, a depot, or the shop's own counter. */
const deskDelivery = z
  .strictObject({
    addressId: z.optional(id),
    address_line: z.optional(text(250, words.fillRequiredFields)),
    city: z.optional(text(60, words.fillRequiredFields)),
    pincode: z.optional(z.string().check(z.maxLength(20))),
    /** Without it Tamil Nadu, whose cities are its districts. */
    state: z.optional(knownState),
    depotId: z.optional(z.string().check(z.maxLength(40))),
    atCounter: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ addressId, address_line, depotId, atCounter }) =>
        [addressId, address_line, depotId, atCounter].filter((way) => way !== undefined).length ===
        1,
      { error: words.fillRequiredFields, path: ['address_line'] },
    ),
    z.refine(
      ({ address_line, city = '', state = deliveryState }) =>
        address_line === undefined || isCityOf({ state, city }),
      { error: words.cityInvalid, path: ['city'] },
    ),
    z.refine(
      ({ address_line, city = '', pincode = '', state = deliveryState }) =>
        address_line === undefined || isPincodeOf({ state, city }, pincodeOf(pincode) ?? ''),
      { error: words.pincodeNotDelivered, path: ['pincode'] },
    ),
  );

export const createQuote = endpoint('createQuote', {
  tag: 'Enquiries (admin)',
  summary:
    'Write down a buyer: an estimate, an offer or an order; an Idempotency-Key makes it repeatable',
  body: z
    .strictObject({
      came: z.enum(comings),
      customer: z.strictObject({
        name: line(guestNameMaxLength, words.nameRequired),
        mobile: mobileNumber(words.mobileInvalid, words.mobileInvalid),
        email: z.optional(email(words.emailInvalid, words.emailInvalid)),
        gstin: z.optional(buyerGstin),
        /** The business whose GSTIN it is. */
        businessName: z.optional(buyerName),
        /** The account that staff picked. */
        userId: z.optional(id),
      }),
      delivery: deskDelivery,
      lines: z
        .array(deskLine)
        .check(
          z.minLength(1),
          z.maxLength(maxCartLines),
          z.refine(isEachOnce, words.productsRepeated),
        ),
      /** Rupees for the delivery; without it the district's terms hold. */
      charge: z.optional(twoDecimals(maxDeliveryCharge)),
      discount: z.optional(discountOrBest),
      /** The note to the customer. */
      note: z.optional(text(enquiryNoteMaxLength)),
      /** That the buyer says they are 18 or older. */
      isAdult: z.literal(true, words.adultMissing),
      as: z.enum(deskKinds),
      /** How many days an offer is good; without it as long as the shop's offers are. */
      days: z.optional(z.int().check(z.minimum(1), z.maximum(maxEstimateDays))),
      /** Goes with an offer. */
      message: z.optional(text(enquiryNoteMaxLength)),
      /** Of an order. */
      payment: z.optional(z.enum(deskPayments)),
      /** Of an order that is paid now. */
      receipt: z.optional(addReceipt.body),
    })
    .check(
      z.refine(({ as, payment }) => (as === 'order') === (payment !== undefined), {
        error: words.paymentChoiceMissing,
        path: ['payment'],
      }),
      z.refine(({ payment, receipt }) => (payment === 'now') === (receipt !== undefined), {
        error: words.amountInvalid,
        path: ['receipt'],
      }),
    ),
  data: z.object({
    /** The EQ number, also of an order. */
    number: z.string(),
    /** The secret code of its link. */
    code: z.string(),
    /** The number of the order; absent of an estimate and an offer. */
    orderId: z.optional(z.string()),
  }),
  errors: [
    'productNotFound',
    'aboveMrp',
    'userNotFound',
    'addressNotFound',
    'outOfStock',
    'receiptRefused',
    'receiptKnown',
    'invalidIdempotencyKey',
    'idempotencyConflict',
  ],
});
export type DeskQuote = z.input<typeof createQuote.body>;
