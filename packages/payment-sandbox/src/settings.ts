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
  capture: 'automatic',
  acceptsSecondPayment: false,
  refundDelayMs: 0,
  refundOutcome: 'processed',
  balance: 'enough',
};
