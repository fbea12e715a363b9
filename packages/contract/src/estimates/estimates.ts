import * as z from 'zod/mini';
import * as words from '#words/input';
import { cartItem, isEachOnce, quantity } from '../cart.ts';
import { endpoint } from '../endpoint.ts';
import { quoteStates } from '../enquiries/quote-state.ts';
import { id, moment, text } from '../fields.ts';
import { maxCartLines } from '../limits.ts';
import { orderLine } from '../orders/order-line.ts';
import { orderTotals } from '../orders/order-totals.ts';
import { codeProblem, typedCode } from '../prices/price-codes.ts';

/** The code in the link of an estimate, in upper or lower case. */
export const shareCode = text(100).check(z.toUpperCase());

const askedLines = z
  .array(z.strictObject({ productId: id, quantity }))
  .check(z.minLength(1), z.maxLength(maxCartLines), z.refine(isEachOnce, words.productsRepeated));

export const createEstimate = endpoint('createEstimate', {
  tag: 'Estimates',
  summary:
    'Freeze goods at the prices of today; an Idempotency-Key header makes it repeatable for an account',
  body: z.strictObject({ items: askedLines, code: z.optional(typedCode) }),
  data: z.object({
    /** The number for the phone and for papers. */
    number: z.string(),
    /** The secret code of the link. */
    code: z.string(),
    /** The last day on which the prices are held, of the shop's calendar. */
    validUntil: z.iso.date(),
    /** The totals without delivery, which depends on the district. */
    totals: orderTotals,
    codeProblem,
  }),
  errors: ['productNotFound', 'invalidIdempotencyKey', 'idempotencyConflict'],
});

/** An estimate as anybody with the link sees it. It has no data of the person who made it. */
const sharedEstimate = z.object({
  number: z.string(),
  state: z.enum(quoteStates),
  date: moment,
  validUntil: z.iso.date(),
  /** Whether the prices still count. */
  isHeld: z.boolean(),
  /** The lines at the prices of the estimate. */
  lines: z.array(z.omit(orderLine, { passport: true })),
  totals: orderTotals,
  /** The goods at today's prices, without products that are no longer sold. */
  today: z.object({ lines: z.array(cartItem), totals: orderTotals }),
});
export type SharedEstimate = z.output<typeof sharedEstimate>;

export const getSharedQuote = endpoint('getSharedQuote', {
  tag: 'Estimates',
  summary: 'The estimate of a link, and what its goods cost today',
  params: z.strictObject({ code: shareCode }),
  data: sharedEstimate,
  errors: ['quoteNotFound'],
});
