import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { id, moment, orderIdOrNumber, text, twoDecimals } from '../fields.ts';
import { accountNameMaxLength, maxOrderRupees, receiptReferenceMaxLength } from '../limits.ts';

/** The ways to pay or give back money outside the payment provider. */
export const receiptMethods = ['cash', 'upi', 'bank'] as const;
export type ReceiptMethod = (typeof receiptMethods)[number];

/** Money received; the amount is negative for money given back. */
export const receipt = z.object({
  _id: id,
  amount: z.number(),
  method: z.enum(receiptMethods),
  /** The reference of the UPI or bank transfer; '' for cash. */
  reference: z.string(),
  /** The name of the shop's account; '' where none was stated. */
  account: z.string(),
  /** A day of the shop's calendar. */
  receivedOn: z.iso.date(),
  note: z.string(),
  by: z.string(),
  at: moment,
});
export type Receipt = z.output<typeof receipt>;

/** The name of one of the shop's accounts of the method, needed where it has some. */
export const receiptAccount = z.optional(text(accountNameMaxLength));

/** A reference as it reads: full-width and invisible characters of copied text are normalised. */
const transferReference = text(receiptReferenceMaxLength).check(
  z.normalize('NFKC'),
  z.overwrite((reference) => reference.replace(/\p{Cf}/gu, '')),
  z.trim(),
  z.maxLength(receiptReferenceMaxLength),
);

export const addReceipt = endpoint('addReceipt', {
  tag: 'Orders (admin)',
  summary: 'Book money received, or given back, outside the payment provider',
  params: z.strictObject({ orderId: orderIdOrNumber }),
  body: z
    .strictObject({
      /** Rupees; positive, also for money that is given back. */
      amount: twoDecimals(maxOrderRupees, words.amountInvalid).check(
        z.refine((rupees) => rupees > 0, words.amountInvalid),
      ),
      method: z.enum(receiptMethods),
      reference: z._default(transferReference, ''),
      account: receiptAccount,
      receivedOn: z.iso.date(words.dayInvalid),
      isGivenBack: z._default(z.boolean(), false),
      note: z._default(text(receiptReferenceMaxLength), ''),
    })
    .check(
      z.refine(({ method, reference }) => method === 'cash' || reference !== '', {
        error: words.receiptReferenceMissing,
        path: ['reference'],
      }),
    ),
  data: z.object({ receipts: z.array(receipt), moneyIn: z.number() }),
  errors: [
    'orderNotFound',
    'orderStatusChanged',
    'receiptRefused',
    'receiptKnown',
    'taxNumberRefused',
    'invalidIdempotencyKey',
    'idempotencyConflict',
  ],
});

export const listAccounts = endpoint('listAccounts', {
  tag: 'Orders (admin)',
  summary: 'The names of the shop’s accounts for receipts',
  data: z.array(z.object({ name: z.string(), method: z.enum(receiptMethods) })),
});
export type MoneyAccount = z.output<typeof listAccounts.data>[number];
