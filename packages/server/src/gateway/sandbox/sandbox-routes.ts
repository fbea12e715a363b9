import { readFileSync } from 'node:fs';
import { apiBase } from '@mathappu/contract/calls';
import { razorpayWebhook } from '@mathappu/contract/payments';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { callbackText, sign } from '#server/gateway/gateway-signatures.ts';
import { internalAddress } from '#server/platform/http/internal-address.ts';
import type { Shop } from '#server/shop.ts';
import { sandboxOf, sandboxPath } from './open-sandbox.ts';
import { findSandboxOrder, paySandboxOrder, SandboxRefusal } from './sandbox-acts.ts';
import { answerSandboxCall, type Sandbox } from './sandbox-api.ts';
import { readSandboxSettings, sandboxSettings, writeSandboxSettings } from './sandbox-control.ts';
import { deliverWebhooks, listLatestWebhooks, type WebhookDelivery } from './sandbox-webhooks.ts';

const pollMs = 500;

/** The look-alike of the payment provider; nothing of it exists where the sandbox is not used. */
export function addSandboxRoutes(app: FastifyInstance, shop: Shop): void {
  if (!shop.config.usesSandbox) return;
  const sandbox = sandboxOf(shop.config, shop.db);
  app.all(`${sandboxPath}/v1/*`, async (request, reply) => {
    const answer = await answerSandboxCall(sandbox, asRequest(request));
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text());
  });
  addDialogRoutes(app, sandbox);
  addWebhooks(app, sandbox, shop);
}

function asRequest({ method, url, headers, rawBody }: FastifyRequest): Request {
  return new Request(new URL(url, 'http://sandbox'), {
    method,
    headers: {
      authorization: headers.authorization ?? '',
      'x-refund-idempotency': String(headers['x-refund-idempotency'] ?? ''),
    },
    ...(rawBody && { body: new Uint8Array(rawBody) }),
  });
}

const payRequest = z.strictObject({
  key_id: z.string(),
  order_id: z.string(),
  outcome: z.enum(['success', 'failure']),
});

/** What the dialog in the browser loads and calls. */
function addDialogRoutes(app: FastifyInstance, { db, keys }: Sandbox): void {
  for (const [name, type] of [
    ['checkout.js', 'text/javascript; charset=utf-8'],
    ['checkout.css', 'text/css; charset=utf-8'],
  ] as const) {
    const content = readFileSync(new URL(`browser/${name}`, import.meta.url));
    app.get(`${sandboxPath}/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }

  app.get(`${sandboxPath}/checkout/:orderId`, async (request, reply) => {
    const { orderId } = request.params as { orderId: string };
    const order = await findSandboxOrder(db, orderId);
    return order ?? refuse(reply, new SandboxRefusal('The id provided does not exist', 404));
  });

  app.post(`${sandboxPath}/pay`, async (request, reply) => {
    const parsed = payRequest.safeParse(request.body);
    if (!parsed.success || parsed.data.key_id !== keys.keyId) {
      return refuse(reply, new SandboxRefusal('Authentication failed', 401));
    }
    const { order_id: orderId, outcome } = parsed.data;
    const payment = await paySandboxOrder(db, { orderId, isSuccess: outcome === 'success' }).catch(
      asRefusal,
    );
    if (payment instanceof SandboxRefusal) return refuse(reply, payment);
    if (payment.status === 'failed') {
      return { error: declined(payment.id, orderId) };
    }
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: sign(keys.keySecret, callbackText(orderId, payment.id)),
    };
  });
}

const declined = (paymentId: string, orderId: string) => ({
  code: 'BAD_REQUEST_ERROR',
  description: 'The bank declined the payment',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
  metadata: { payment_id: paymentId, order_id: orderId },
});

const controlRequest = z.strictObject({
  ...sandboxSettings.partial().shape,
  /** Delivers everything that waits, due or not, before answering. */
  deliver: z.boolean().default(false),
});

function addWebhooks(app: FastifyInstance, { db, keys }: Sandbox, { log }: Shop): void {
  const send = async ({ eventId, body }: WebhookDelivery): Promise<number> => {
    const answer = await app.inject({
      method: 'POST',
      url: apiBase + razorpayWebhook.path,
      remoteAddress: internalAddress,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': sign(keys.webhookSecrets[0] ?? '', body),
      },
      payload: body,
    });
    return answer.statusCode;
  };

  const describe = async () => ({
    settings: await readSandboxSettings(db),
    webhooks: await listLatestWebhooks(db),
  });

  app.get(`${sandboxPath}/control`, describe);
  app.post(`${sandboxPath}/control`, async (request, reply) => {
    const parsed = controlRequest.safeParse(request.body);
    if (!parsed.success) return refuse(reply, new SandboxRefusal(z.prettifyError(parsed.error)));
    const { deliver, ...changes } = parsed.data;
    await writeSandboxSettings(db, { ...(await readSandboxSettings(db)), ...changes });
    if (deliver) await deliverWebhooks(db, send, { all: true });
    return describe();
  });

  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  const poll = async () => {
    await deliverWebhooks(db, send).catch((error: unknown) =>
      log.warn({ err: error }, 'sandbox webhooks'),
    );
    if (!isClosing) timer = setTimeout(() => void poll(), pollMs).unref();
  };
  app.addHook('onListen', async () => void poll());
  app.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
  });
}

function asRefusal(error: unknown): SandboxRefusal {
  if (error instanceof SandboxRefusal) return error;
  throw error;
}

function refuse(reply: FastifyReply, { status, message }: SandboxRefusal): FastifyReply {
  return reply.code(status).send({ error: { code: 'BAD_REQUEST_ERROR', description: message } });
}
