import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { deliverWebhooks, describeWebhooks, type SendWebhook } from './deliver-webhooks.ts';
import { type Context, SandboxRefusal } from './payments.ts';
import { sandboxSettings } from './settings.ts';

const controlRequest = z.strictObject({
  ...sandboxSettings.partial().shape,
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
    const { deliver, ...changes } = parsed.data;
    context.store.commit({ settings: { ...context.store.records.settings, ...changes } });
    if (deliver) await deliverWebhooks(context, send, { all: true });
    return describe();
  });
}
