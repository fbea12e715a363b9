import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { saleModes } from '../settings/selling-part.ts';
import type { Area } from '../staff/grants.ts';

const sales = z.object({ orders: z.int(), takings: z.number() });

/** Sales with the paid part of the takings, and the cash still to be collected at the door. */
const collectedSales = z.extend(sales, { paid: z.number(), toCollect: z.number() });

export const getSalesFigures = endpoint('getSalesFigures', {
  tag: 'Dashboard',
  summary: 'Orders and takings of today and the last seven days beside the seven days before',
  data: z.object({
    today: collectedSales,
    thisWeek: collectedSales,
    weekBefore: sales,
    /** Cash to collect at the door for open orders; takings include it. */
    cashToCollect: sales,
    /** Fourteen days in the shop's time zone, oldest first. */
    days: z.array(z.extend(sales, { date: z.iso.date() })),
  }),
});

/** What is done once before a shop opens. */
export const openingSteps = [
  'shop',
  'selling',
  'products',
  'delivery',
  'payment',
  'tax',
  'grievance',
  'mail',
  'backup',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** What waits; each of them is absent for roles that do not see its area. */
const waiting = z.object({
  toPack: z.int(),
  pendingPayment: z.int(),
  /** Orders with a payment that an admin has to accept or refund. */
  paymentsToDecide: z.int(),
  enquiriesToAnswer: z.int(),
  acceptedOffers: z.int(),
  /** Confirmed orders that wait for their payment outside the provider. */
  unpaidOffline: z.int(),
  /** Cancelled orders whose money is to be given back by hand. */
  toGiveBack: z.int(),
  /** Reports that nobody has decided yet. */
  paymentsReported: z.int(),
  problemsReported: z.int(),
  unreadMessages: z.int(),
  /** Reviews with words that nobody has read yet. */
  reviewsToRead: z.int(),
  /** The number of different searches of 30 days whose last run found nothing. */
  emptySearches: z.int(),
  failedMails: z.int(),
  /** Jobs that have failed for good, without mails. */
  failedJobs: z.int(),
  /** Events that no program took, of 30 days. */
  failedEvents: z.int(),
  /** Pictures whose files were missing in the store at last night's comparison. */
  picturesMissing: z.int(),
  /** Products that lack facts of their passport. */
  withoutPassport: z.int(),
  runningOut: z.array(z.object({ _id: id, name: z.string(), stock: z.int() })),
  /** Whether each step is done; null when all are, an admin has hidden them, or the shop is a demo. */
  opening: z.nullable(z.record(z.enum(openingSteps), z.boolean())),
  /** Whether, in production, no admin has chosen yet how the shop sells. */
  isSaleModeOpen: z.boolean(),
  /** Whether the shop has a GSTIN and no tax rate, so that no order can be shipped. */
  isTaxRateMissing: z.boolean(),
});
type Waiting = keyof z.output<typeof waiting>;

/** The area of the call that lists them. */
export const areasOfTodo: Readonly<Record<Waiting, Area>> = {
  toPack: 'orders',
  pendingPayment: 'orders',
  paymentsToDecide: 'payments',
  enquiriesToAnswer: 'enquiries',
  acceptedOffers: 'enquiries',
  unpaidOffline: 'orders',
  toGiveBack: 'orders',
  paymentsReported: 'receipts',
  problemsReported: 'receipts',
  unreadMessages: 'messages',
  reviewsToRead: 'messages',
  emptySearches: 'products',
  failedMails: 'system',
  failedJobs: 'system',
  failedEvents: 'people',
  picturesMissing: 'products',
  withoutPassport: 'products',
  runningOut: 'products',
  opening: 'settings',
  isSaleModeOpen: 'settings',
  isTaxRateMissing: 'settings',
};

export const getTodo = endpoint('getTodo', {
  tag: 'Dashboard',
  summary: 'What waits for the owner this morning',
  data: z.extend(z.partial(waiting), { saleMode: z.enum(saleModes) }),
});

export const sendTestMail = endpoint('sendTestMail', {
  tag: 'Dashboard',
  summary: 'Send the caller a mail whose link proves that mails arrive',
  errors: ['tooManyRequests'],
});

export const confirmTestMail = endpoint('confirmTestMail', {
  tag: 'Dashboard',
  summary: 'Say that the test mail with this code has arrived',
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  errors: ['invalidVerification'],
});

export const hideOpening = endpoint('hideOpening', {
  tag: 'Dashboard',
  summary: 'Hide for all admins what is to be done before the shop opens',
});

/** In days. */
const bestSellerPeriods = ['7', '30', '90', '365'] as const;

export const getBestSellers = endpoint('getBestSellers', {
  tag: 'Dashboard',
  summary: 'What sold most in the last thirty days, or in as many as asked for',
  query: z.strictObject({ days: z.optional(z.enum(bestSellerPeriods)) }),
  data: z.array(z.object({ _id: id, name: z.string(), quantity: z.int(), takings: z.number() })),
});

export const listNewOrders = endpoint('listNewOrders', {
  tag: 'Dashboard',
  summary: 'The numbers of the fifty orders that became ones to pack last, newest first',
  data: z.array(z.string()),
});
