import * as z from 'zod/mini';
import { id, moment } from '../fields.ts';

/** `payment`: money was sent. `problem`: something came damaged, did not come, or is another thing. */
export const reportKinds = ['payment', 'problem'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const problemKinds = ['damaged', 'missing', 'wrong'] as const;

/** The ways to send money to the shop. */
export const sentBy = ['upi', 'bank'] as const;

const reportStates = ['open', 'accepted', 'refused'] as const;

/** What a buyer has told the shop about an order. It moves nothing by itself. */
export const report = z.object({
  _id: id,
  kind: z.enum(reportKinds),
  state: z.enum(reportStates),
  at: moment,
  /** Of a payment; null of a problem. */
  amount: z.nullable(z.number()),
  method: z.nullable(z.enum(sentBy)),
  /** '' of a problem, and once it has been erased. */
  reference: z.string(),
  /** A day of the shop's calendar. */
  paidOn: z.nullable(z.iso.date()),
  /** Of a problem; empty of a payment. */
  lines: z.array(z.object({ productId: id, quantity: z.int(), what: z.enum(problemKinds) })),
  text: z.string(),
  /** Pictures of the order, seen by the code of its link. */
  photos: z.array(z.string()),
  /** What the shop says to it; '' while it is open. */
  answer: z.string(),
  decidedAt: z.nullable(moment),
});
export type Report = z.output<typeof report>;

/** The same for staff. */
export const staffReport = z.extend(report, {
  source: z.enum(['account', 'link', 'staff']),
  /** Null while it is open, and when its receipt was booked before it was written. */
  decidedBy: z.nullable(z.string()),
});
export type StaffReport = z.output<typeof staffReport>;
