import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import {
  quoteAnswer,
  quoteLine,
  quoteNumberPattern,
  quoteVersion,
} from '../enquiries/enquiries.ts';
import { quoteSteps } from '../enquiries/quote-state.ts';
import { mobileNumber, moment, orderNumberPattern, text } from '../fields.ts';
import { orderReasonMaxLength } from '../limits.ts';
import { changedFrom } from '../orders/order-change.ts';
import { orderDelivery, orderTotals } from '../orders/order-totals.ts';
import { orderReports, paymentMethod, paymentStatus, payTo } from '../orders.ts';
import { shipment } from '../shipments/shipment.ts';
import { codePattern, readLinkCode } from './link-code.ts';
import { orderPicturePattern } from './order-pictures.ts';

export const ofLink = z.strictObject({
  code: z.pipe(
    z.pipe(z.string().check(z.maxLength(100)), z.transform(readLinkCode)),
    z.string().check(z.regex(codePattern)),
  ),
});

/** What everybody with the link sees: goods, sums and state, of a person the first name and the district. */
export const sharedOrder = z.object({
  kind: z.enum(['estimate', 'enquiry', 'order']),
  number: z.string(),
  /** The state of a quote or the status of an order. */
  state: z.string(),
  /** Of an estimate or an enquiry. */
  version: z.optional(quoteVersion),
  createdAt: moment,
  firstName: z.string(),
  /** The state, outside Tamil Nadu. */
  district: z.string(),
  /** Of an order `asked` and `quantity` are the same, and no line has a reason. */
  lines: z.array(quoteLine),
  totals: orderTotals,
  delivery_terms: z.nullable(orderDelivery),
  /** The last day of an estimate or an offer. */
  validUntil: z.nullable(z.iso.date()),
  isOfferOver: z.boolean(),
  /** Of an enquiry: what the goods would have cost as they were asked for, and what the shop wrote. */
  askedTotal: z.number(),
  message: z.string(),
  shopNote: z.string(),
  /** Why an enquiry was declined. */
  reason: z.string(),
  /** The acts of an enquiry so far, oldest first. */
  steps: z.array(z.object({ act: z.enum(quoteSteps), at: moment })),
  paymentMethod: z.nullable(paymentMethod),
  paymentStatus: z.nullable(paymentStatus),
  shippedAt: z.nullable(moment),
  deliveredAt: z.nullable(moment),
  cancelledAt: z.nullable(moment),
  /** The money that an offline order waits for, and where it is paid; 0 and null of all others. */
  owed: z.number(),
  received: z.number(),
  payTo: z.nullable(payTo),
  payBy: z.nullable(z.iso.date()),
  ...orderReports,
  /** The order that this one replaces; null of a quote and of an order that replaces none. */
  changedFrom: z.nullable(changedFrom),
  /** How an order left; null before that. */
  shipment: z.nullable(shipment),
  /** Whether the caller's account holds it. */
  isMine: z.boolean(),
  /** Whether whoever has the link may withdraw it: as long as no account holds it. */
  canWithdraw: z.boolean(),
  /** Whether the caller may add it to the account. */
  canAdd: z.boolean(),
  /** Whether adding it asks for the mobile number that was given for it. */
  needsMobile: z.boolean(),
});
export type SharedOrder = z.output<typeof sharedOrder>;

export const getSharedOrder = endpoint('getSharedOrder', {
  tag: 'Links',
  summary: 'What a link shows to everybody who has it: an estimate, an enquiry or an order',
  params: ofLink,
  data: sharedOrder,
  errors: ['linkNotFound'],
});

export const answerSharedOrder = endpoint('answerSharedOrder', {
  tag: 'Links',
  summary:
    'Accept the offer of a link, ask for a change of it, or withdraw an enquiry that no account holds',
  params: ofLink,
  body: quoteAnswer,
  data: sharedOrder,
  errors: ['linkNotFound', 'quoteChanged', 'quoteClosed'],
});

export const adoptSharedOrder = endpoint('adoptSharedOrder', {
  tag: 'Links',
  summary: 'Add what a link shows to the account, by the mobile number that was given for it',
  params: ofLink,
  body: z.strictObject({
    mobile: z.optional(mobileNumber(words.mobileInvalid, words.mobileInvalid)),
  }),
  data: z.object({ number: z.string() }),
  errors: ['linkNotFound', 'linkTaken', 'linkNumberWrong'],
});

export const uploadOrderPicture = endpoint('uploadOrderPicture', {
  tag: 'Links',
  summary:
    'Upload a private picture of an order by its link; one that nothing shows is deleted after a day',
  params: ofLink,
  files: [{ name: 'image', maxFiles: 1 }],
  data: z.object({ _id: z.string() }),
  errors: ['linkNotFound', 'invalidImage', 'imageDamaged', 'imageTooManyPixels'],
});

export const getOrderPicture = endpoint('getOrderPicture', {
  tag: 'Links',
  summary: 'A private picture of an order, by the code of its link',
  params: z.extend(ofLink, { pictureId: z.string().check(z.regex(orderPicturePattern)) }),
  contentType: 'image/webp',
  errors: ['linkNotFound', 'notFound'],
});

const ofSale = z.strictObject({
  number: z.union([
    z.string().check(z.regex(orderNumberPattern)),
    z.string().check(z.regex(quoteNumberPattern)),
  ]),
});

export const forgetBuyer = endpoint('forgetBuyer', {
  tag: 'Links',
  summary:
    'Erase who bought without an account from a closed order or enquiry, or an estimate; goods, sums, dates, district and tax documents stay',
  params: ofSale,
  body: z.strictObject({ reason: text(orderReasonMaxLength, words.reasonMissing) }),
  errors: ['linkNotFound', 'linkTaken', 'ordersUnderWay', 'moneyToGiveBack'],
});

export const renewLink = endpoint('renewLink', {
  tag: 'Links',
  summary: 'Give an estimate, an enquiry or an order a new link; the old one is dead at once',
  params: ofSale,
  data: z.object({ code: z.string() }),
  errors: ['linkNotFound'],
});
