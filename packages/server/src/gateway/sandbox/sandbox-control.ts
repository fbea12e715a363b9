import * as z from 'zod';
import type { SandboxDb, SandboxTx } from './sandbox-tables.ts';

const longestDelayMs = 10 * 60_000;

/** How the sandbox misbehaves; what `/sandbox/razorpay/control` reads and sets. */
export const sandboxSettings = z.strictObject({
  /** How long each webhook is kept back. */
  webhookDelayMs: z.int().min(0).max(longestDelayMs),
  /** Kinds of webhooks that never arrive, such as `payment.captured`; `*` is all of them. */
  lostWebhooks: z.array(z.string().max(60)).max(20),
  /** How often each webhook arrives. */
  webhookCopies: z.int().min(1).max(10),
  webhookOrder: z.enum(['as sent', 'reversed', 'shuffled']),
  apiDelayMs: z.int().min(0).max(longestDelayMs),
  apiFailure: z.enum(['none', 'error 500', 'rubbish', 'no answer']),
  /** With `manual`, a payment stays authorised until it is captured by a call. */
  capture: z.enum(['automatic', 'manual']),
  /** Lets an order be paid twice, as happens when two banks answer late. */
  acceptsSecondPayment: z.boolean(),
});

export type SandboxSettings = z.output<typeof sandboxSettings>;

const wellBehaved: SandboxSettings = {
  webhookDelayMs: 0,
  lostWebhooks: [],
  webhookCopies: 1,
  webhookOrder: 'as sent',
  apiDelayMs: 0,
  apiFailure: 'none',
  capture: 'automatic',
  acceptsSecondPayment: false,
};

export async function readSandboxSettings(db: SandboxDb | SandboxTx): Promise<SandboxSettings> {
  const row = await db
    .selectFrom('sandbox.control')
    .select('settings')
    .where('id', '=', 1)
    .executeTakeFirst();
  return { ...wellBehaved, ...(row?.settings as Partial<SandboxSettings> | undefined) };
}

export async function writeSandboxSettings(
  db: SandboxDb,
  settings: SandboxSettings,
): Promise<void> {
  const json = JSON.stringify(settings);
  await db
    .insertInto('sandbox.control')
    .values({ id: 1, settings: json })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ settings: json }))
    .execute();
}
