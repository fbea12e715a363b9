import * as z from 'zod';

const longestDelayMs = 10 * 60_000;

/** The sandbox's faults, read and set at its control address. */
export const sandboxSettings = z.strictObject({
  /** The delay of each webhook. */
  webhookDelayMs: z.int().min(0).max(longestDelayMs),
  /** Kinds of webhooks that never arrive, such as `payment.captured`; `*` is all of them. */
  lostWebhooks: z.array(z.string().max(60)).max(20),
  /** The number of deliveries of each webhook. */
  webhookCopies: z.int().min(1).max(10),
  webhookOrder: z.enum(['as sent', 'reversed', 'shuffled']),
  apiDelayMs: z.int().min(0).max(longestDelayMs),
  apiFailure: z.enum(['none', 'error 500', 'rubbish', 'no answer']),
  /** So many calls of the API, from the next one on, get no answer. */
  silentCalls: z.int().min(0).max(10_000),
  /** So many calls are answered before those. */
  answeredCalls: z.int().min(0).max(10_000),
  /** The API answers as to keys that are no longer valid. */
  refusesKeys: z.boolean(),
  /** A larger order is refused, in the paise of its currency. */
  largestOrderPaise: z.int().min(100),
  /** What an offer takes off the amount of each payment; the order keeps its own. */
  offerPaise: z.int().min(0),
  /** The currency of payments, when it is not the order's. */
  paymentCurrency: z.optional(z.string().regex(/^[A-Z]{3}$/)),
  /** With `manual`, a payment stays authorised until it is captured by a call. */
  capture: z.enum(['automatic', 'manual']),
  /** Lets an order be paid twice, as happens when two banks answer late. */
  acceptsSecondPayment: z.boolean(),
  /** How long a new refund is pending; 0 settles it in the answer. */
  refundDelayMs: z.int().min(0).max(longestDelayMs),
  /** What becomes of refunds that are settled from now on. */
  refundOutcome: z.enum(['processed', 'failed']),
  /** With an empty balance, refunds are refused. */
  balance: z.enum(['enough', 'empty']),
});

export type SandboxSettings = z.output<typeof sandboxSettings>;

export const wellBehaved: SandboxSettings = {
  webhookDelayMs: 0,
  lostWebhooks: [],
  webhookCopies: 1,
  webhookOrder: 'as sent',
  apiDelayMs: 0,
  apiFailure: 'none',
  silentCalls: 0,
  answeredCalls: 0,
  refusesKeys: false,
  // The provider's own maximum, unless the account has another.
  largestOrderPaise: 50_000_000,
  offerPaise: 0,
  capture: 'automatic',
  acceptsSecondPayment: false,
  refundDelayMs: 0,
  refundOutcome: 'processed',
  balance: 'enough',
};
