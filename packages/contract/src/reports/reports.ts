import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { id, moment, text, twoDecimals } from '../fields.ts';
import {
  maxCartLines,
  maxOrderRupees,
  maxQuantity,
  maxReportPhotos,
  orderReasonMaxLength,
  reportTextMaxLength,
} from '../limits.ts';
import { ofLink } from '../order-links/order-links.ts';
import { orderPicturePattern } from '../order-links/order-pictures.ts';
import { receiptAccount } from '../orders/manual-payments.ts';
import { problemKinds, sentBy, staffReport } from './report.ts';

/** As it reads, without the spaces and hyphens with which it is copied. */
const reference = z.string(words.referenceMissing).check(
  z.maxLength(100, words.referenceMissing),
  z.normalize('NFKC'),
  z.overwrite((typed) => typed.replace(/[\s\p{Cf}-]/gu, '')),
);

const patterns = { upi: /^\d{12}$/, bank: /^[0-9A-Za-z]{6,22}$/ } as const;

const moreThanNothing = twoDecimals(maxOrderRupees, words.amountInvalid).check(
  z.refine((rupees) => rupees > 0, words.amountInvalid),
);

/** Money that a buyer says was sent. */
export const paymentReport = z
  .strictObject({
    kind: z.literal('payment'),
    amount: moreThanNothing,
    method: z.enum(sentBy),
    reference,
    /** Neither after today nor before the order. */
    paidOn: z.iso.date(words.dayInvalid),
  })
  .check(
    z.refine(({ method, reference }) => method !== 'upi' || patterns.upi.test(reference), {
      error: words.upiReferenceInvalid,
      path: ['reference'],
    }),
    z.refine(({ method, reference }) => method !== 'bank' || patterns.bank.test(reference), {
      error: words.bankReferenceInvalid,
      path: ['reference'],
    }),
  );

/** Pieces of the order's lines that came damaged, did not come, or are another thing. */
export const problemReport = z.strictObject({
  kind: z.literal('problem'),
  lines: z
    .array(
      z.strictObject({
        productId: id,
        quantity: z.int().check(z.minimum(1), z.maximum(maxQuantity)),
        what: z.enum(problemKinds),
      }),
    )
    .check(z.minLength(1, words.problemLinesMissing), z.maxLength(maxCartLines)),
  text: z._default(text(reportTextMaxLength), ''),
  /** Pictures of the order, one at least of what is damaged. */
  photos: z._default(
    z
      .array(z.string().check(z.regex(orderPicturePattern)))
      .check(z.maxLength(maxReportPhotos, words.tooManyPhotos)),
    [],
  ),
});

export const reportOrder = endpoint('reportOrder', {
  tag: 'Links',
  summary:
    'Tell the shop that an order was paid outside the payment provider, or that something is wrong with what came; nothing is moved by it',
  params: ofLink,
  body: z.discriminatedUnion('kind', [paymentReport, problemReport]),
  /** Of a payment with the same reference it is the earlier report. */
  data: z.object({ _id: id, at: moment }),
  errors: [
    'linkNotFound',
    'orderNotWaiting',
    'reportTooLate',
    'reportRefused',
    'tooMany',
    'invalidIdempotencyKey',
    'idempotencyConflict',
  ],
});

/** When the 24 hours of an order ended: the data of `reportTooLate`. */
export type ReportTooLate = { endedAt: string };

export const decideReport = endpoint('decideReport', {
  tag: 'Orders (admin)',
  summary: 'Accept what a buyer has reported, which books the receipt of a payment, or refuse it',
  params: z.strictObject({ reportId: id }),
  body: z
    .strictObject({
      decision: z.enum(['accept', 'refuse']),
      /** The customer reads it; needed unless a payment is accepted. */
      answer: z._default(text(orderReasonMaxLength), ''),
      /** What came of a payment, and when; as the buyer says if left out. */
      amount: z.optional(moreThanNothing),
      receivedOn: z.optional(z.iso.date(words.dayInvalid)),
      account: receiptAccount,
    })
    .check(
      z.refine(({ decision, answer }) => decision === 'accept' || answer !== '', {
        error: words.lineToReadMissing,
        path: ['answer'],
      }),
    ),
  data: staffReport,
  errors: ['reportNotFound', 'reportDecided', 'receiptRefused', 'receiptKnown', 'taxNumberRefused'],
});
