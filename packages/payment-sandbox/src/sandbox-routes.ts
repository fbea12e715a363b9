import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { addApiRoutes } from './api-routes.ts';
import { addControlRoutes } from './control-routes.ts';
import { deliverWebhooks, type SendWebhook } from './deliver-webhooks.ts';
import { addDialogRoutes } from './dialog-routes.ts';
import { type Context, SandboxRefusal } from './payments.ts';
import { settleRefunds } from './refunds.ts';
import { sendToHost, sendToShops } from './send-webhook.ts';
import type { SandboxKeys } from './signatures.ts';

const pollMs = 500;

/** The addresses that get the webhooks; by default the server with these routes. */
type SandboxRoutesOptions = { readonly shopUrls?: readonly string[] };

/** The whole sandbox for a server that browsers reach: API, dialog, control and webhooks. */
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

/** Errors other than refusals of the sandbox are left to the surrounding server. */
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
      settleRefunds(context);
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
  // The server still accepts requests here, so a webhook in flight arrives.
  app.addHook('preClose', async () => {
    closing.abort();
    clearTimeout(timer);
    await delivery;
  });
}
