import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { addApiRoutes } from './api-routes.ts';
import { addControlRoutes } from './control-routes.ts';
import { deliverWebhooks, type SendWebhook } from './deliver-webhooks.ts';
import { addDialogRoutes } from './dialog-routes.ts';
import { type Context, SandboxRefusal } from './payments.ts';
import { sendToHost, sendToShops } from './send-webhook.ts';
import type { SandboxKeys } from './signatures.ts';

const pollMs = 500;

/** Who gets the webhooks, by address; unless said otherwise the server that has these routes. */
type SandboxRoutesOptions = { readonly shopUrls?: readonly string[] };

/** All of the sandbox for a server that browsers reach: API, dialog, control and webhooks. */
export const sandboxRoutes =
  (context: Context, keys: SandboxKeys): FastifyPluginCallback<SandboxRoutesOptions> =>
  (app, { shopUrls }, done) => {
    const send = shopUrls ? sendToShops(shopUrls, keys) : sendToHost(app, keys);
    answerRefusals(app);
    addApiRoutes(app, context, keys);
    addDialogRoutes(app, context, keys);
    addControlRoutes(app, context, send);
    deliverWhileListening(app, context, send);
    done();
  };

/** What is not a refusal of the sandbox is left to the server around it. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof SandboxRefusal)) throw error;
    const { status, message } = error;
    reply.code(status).send({ error: { code: 'BAD_REQUEST_ERROR', description: message } });
  });
}

function deliverWhileListening(app: FastifyInstance, context: Context, send: SendWebhook): void {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let delivery: Promise<void> | undefined;
  const poll = async () => {
    try {
      await deliverWebhooks(context, send, { signal: closing.signal });
    } catch (error) {
      app.log.warn({ err: error }, 'sandbox webhooks');
    }
    if (!closing.signal.aborted) timer = setTimeout(start, pollMs).unref();
  };
  const start = () => {
    delivery = poll();
  };
  app.addHook('onListen', async () => start());
  // The server still answers here: a webhook on its way to it arrives.
  app.addHook('preClose', async () => {
    closing.abort();
    clearTimeout(timer);
    await delivery;
  });
}
