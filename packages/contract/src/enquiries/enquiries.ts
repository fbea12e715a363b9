import * as z from 'zod/mini';
import * as words from '#words/input';
import { placingErrors } from '../checkout.ts';
import { endpoint } from '../endpoint.ts';
import { id, knownState, line, mobileNumber, moment, text } from '../fields.ts';
import { enquiryNoteMaxLength, guestNameMaxLength, orderPageSize } from '../limits.ts';
import { orderDelivery, orderTotals } from '../orders/order-totals.ts';
import { orderedGoods } from '../orders/ordered-goods.ts';
import { pagination, pagingQuery } from '../paging.ts';
import { deliveryDistricts, pincodeOf } from '../places/districts.ts';
import { deliveryState } from '../places/states.ts';
import { isCityOf, isPincodeOf } from '../places/zone-pincodes.ts';
import { codeProblem } from '../prices/price-codes.ts';
import { quoteKinds, quoteStates, quoteSteps } from './quote-state.ts';

export const quoteNumberPattern = /^EQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
export const quoteIdOrNumber = z.union([z.uuid(), z.string().check(z.regex(quoteNumberPattern))]);
export const ofQuote = z.strictObject({ quoteId: quoteIdOrNumber });

/** The version of the quote that the caller saw. */
export const quoteVersion = z.int().check(z.minimum(1));

/** A line with the requested and the offered quantity. */
export const quoteLine = z.object({
  productId: id,
  name: z.string(),
  /** The product's name in Tamil as it is now; '' when there is none. */
  nameTa: z.string(),
  image: z.string(),
  unit: z.string(),
  /** The number on the price list of that day; null in lines of before there were any. */
  listNumber: z.nullable(z.int()),
  /** The list price in rupees before the discount, on the day of the request. */
  listPrice: z.number(),
  discount: z.number(),
  /** The agreed price of one piece, in rupees. */
  price: z.number(),
  priceReason: z.string(),
  /** Null when the shop has added the line. */
  asked: z.nullable(z.int()),
  /** 0 when the line was taken out. */
  quantity: z.int(),
  /** The reason why the line differs from the request; '' if none was given. */
  reason: z.string(),
  isSold: z.boolean(),
  /** Pieces in stock now, when they are fewer than `quantity`. */
  left: z.nullable(z.int()),
  total: z.number(),
});

export const quote = z.object({
  _id: id,
  number: z.string(),
  /** The secret code of its link. */
  code: z.string(),
  state: z.enum(quoteStates),
  version: quoteVersion,
  createdAt: moment,
  /** The last day of an offer; null while nothing was offered. */
  validUntil: z.nullable(z.iso.date()),
  /** Whether that day is over. */
  isOfferOver: z.boolean(),
  lines: z.array(quoteLine),
  totals: orderTotals,
  /** What the goods would have cost as they were asked for. */
  askedTotal: z.number(),
  delivery_address: z.nullable(z.record(z.string(), z.string())),
  delivery_terms: z.nullable(orderDelivery),
  /** The customer's note and the shop's answer. */
  note: z.string(),
  shopNote: z.string(),
  /** What the shop wrote with its last offer. */
  message: z.string(),
  /** Why it was declined or withdrawn. */
  reason: z.string(),
  /** The number of the order that was made of it. */
  orderId: z.nullable(z.string()),
  /** The acts so far, oldest first. */
  steps: z.array(z.object({ act: z.enum(quoteSteps), at: moment })),
});
export type Quote = z.output<typeof quote>;

/** Without an account there is no saved address. */
const guestErrors = placingErrors.filter(
  (code): code is Exclude<typeof code, 'addressNotFound'> => code !== 'addressNotFound',
);

export const sendEnquiry = endpoint('sendEnquiry', {
  tag: 'Enquiries',
  summary: 'Ask the shop for goods; nothing is sold, and an Idempotency-Key makes it repeatable',
  body: z.extend(orderedGoods, { note: z.optional(text(enquiryNoteMaxLength)) }),
  data: z.object({
    number: z.string(),
    _id: id,
    /** The secret code of its link. */
    code: z.string(),
    codeProblem,
  }),
  errors: [...placingErrors, 'saleModeRefused', 'tooManyQuotes'],
});

/** Whoever asks without an account: a name, a number to call, and where the goods go. */
const guest = {
  name: line(guestNameMaxLength, words.fillRequiredFields),
  mobile: mobileNumber(words.mobileRequired, words.mobileInvalid),
  /** Without it Tamil Nadu. */
  state: z.optional(knownState),
  /** The city, outside Tamil Nadu. */
  district: line(60, words.districtMissing),
  /** The address may be left out, or have one of its parts. */
  pincode: z.optional(
    z.pipe(
      z.string().check(
        z.maxLength(60),
        z.refine((typed) => !typed.trim() || pincodeOf(typed) !== undefined, words.pincodeInvalid),
      ),
      z.transform((typed: string) => pincodeOf(typed) ?? ''),
    ),
  ),
  address_line: z.optional(text(250)),
  note: z.optional(text(enquiryNoteMaxLength)),
};

type GuestPlace = { district: string; pincode?: string | undefined; state?: string | undefined };

/** An address, whose city is the field `district`. */
const addressOf = ({ district: city, state = deliveryState }: GuestPlace) => ({ state, city });

const liesInState = [
  z.refine<GuestPlace>(
    ({ district, state = deliveryState }) =>
      state !== deliveryState || Object.hasOwn(deliveryDistricts, district),
    { path: ['district'], error: words.districtMissing },
  ),
  z.refine<GuestPlace>((place) => isCityOf(addressOf(place)), {
    path: ['district'],
    error: words.cityInvalid,
  }),
  z.refine<GuestPlace>((place) => !place.pincode || isPincodeOf(addressOf(place), place.pincode), {
    path: ['pincode'],
    error: ({ input }) =>
      addressOf(input as GuestPlace).state === deliveryState
        ? words.pincodeNotOfDistrict
        : words.pincodeNotDelivered,
  }),
];

/** The fields of the form. */
export const guestFields = z.strictObject(guest).check(...liesInState);

export const sendGuestEnquiry = endpoint('sendGuestEnquiry', {
  tag: 'Enquiries',
  summary: 'Ask the shop for goods without an account; a signed-in sender’s belongs to the account',
  body: z
    .extend(z.omit(orderedGoods, { delivery_address: true }), {
      ...guest,
      isAgeNoticeShown: z.literal(true),
    })
    .check(...liesInState),
  data: z.object({
    number: z.string(),
    /** The secret code of its link. */
    code: z.string(),
    codeProblem,
  }),
  errors: [...guestErrors, 'saleModeRefused', 'tooManyQuotes'],
});

export const listMyQuotes = endpoint('listMyQuotes', {
  tag: 'Enquiries',
  summary: 'The signed-in customer’s enquiries, or estimates, newest first',
  query: z.strictObject({
    ...pagingQuery(orderPageSize),
    kind: z._default(z.enum(quoteKinds), 'enquiry'),
  }),
  data: z.object({ quotes: z.array(quote), pagination }),
});

export const getMyQuote = endpoint('getMyQuote', {
  tag: 'Enquiries',
  summary: 'One of the signed-in customer’s enquiries, by _id or number',
  params: ofQuote,
  data: quote,
  errors: ['quoteNotFound'],
});

/** The customer's answer to a version of an enquiry. */
export const quoteAnswer = z
  .strictObject({
    version: quoteVersion,
    answer: z.enum(['accept', 'change', 'withdraw']),
    /** What is to be changed; the shop reads it. */
    text: z.optional(text(enquiryNoteMaxLength)),
  })
  .check(
    z.refine(({ answer, text }) => answer !== 'change' || Boolean(text), {
      error: words.changeMissing,
      path: ['text'],
    }),
  );

export const answerQuote = endpoint('answerQuote', {
  tag: 'Enquiries',
  summary:
    'Accept an offer, which is a message and no sale, ask for a change of it, or withdraw an enquiry',
  params: ofQuote,
  body: quoteAnswer,
  data: quote,
  errors: ['quoteNotFound', 'quoteChanged', 'quoteClosed'],
});
