import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { deliverWebhooks, describeWebhooks, type SendWebhook } from './deliver-webhooks.ts';
import { type Context, SandboxRefusal } from './payments.ts';
import { refundPayment, settleRefunds } from './refunds.ts';
import { sandboxSettings } from './settings.ts';

const controlRequest = z.strictObject({
  ...sandboxSettings.partial().shape,
  /** Refunds a payment on the sandbox's own side, as in the provider's dashboard. */
  refund: z
    .strictObject({ payment_id: z.string(), amount: z.int().positive().optional() })
    .optional(),
  /** Gives all pending refunds their outcome, due or not. */
  settle: z.boolean().default(false),
  /** Delivers all pending webhooks, due or not, before answering. */
  deliver: z.boolean().default(false),
});

/** Shows the state of the sandbox and sets its faults. */
export function addControlRoutes(app: FastifyInstance, context: Context, send: SendWebhook): void {
  const describe = () => ({
    settings: context.store.records.settings,
    webhooks: describeWebhooks(context),
  });

  app.get('/control', async () => describe());

  app.post('/control', async ({ body }) => {
    const parsed = controlRequest.safeParse(body);
    if (!parsed.success) throw new SandboxRefusal(z.prettifyError(parsed.error));
    const { refund, settle, deliver, ...changes } = parsed.data;
    context.store.commit({ settings: { ...context.store.records.settings, ...changes } });
    if (refund) refundPayment(context, { paymentId: refund.payment_id, amount: refund.amount });
    if (settle) settleRefunds(context, { all: true });
    if (deliver) await deliverWebhooks(context, send, { all: true });
    return describe();
  });
}
