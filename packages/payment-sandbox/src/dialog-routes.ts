import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import * as tamil from './dialog-words.ta.ts';
import * as english from './dialog-words.ts';
import { type Context, payOrder, SandboxRefusal } from './payments.ts';
import { type SandboxKeys, signCallback } from './signatures.ts';

const payRequest = z.strictObject({
  key_id: z.string(),
  order_id: z.string(),
  outcome: z.enum(['success', 'failure']),
});

/** The words of the dialog, by the names that the provider's `config.display.language` has. */
const texts = { en: { lang: 'en', ...english }, tam: { lang: 'ta', ...tamil } };

const readBrowserFile = (name: string) =>
  readFileSync(new URL(`../browser/${name}`, import.meta.url), 'utf8');

/** The files and calls of the dialog in the browser. */
export function addDialogRoutes(app: FastifyInstance, context: Context, keys: SandboxKeys): void {
  // In a block, so that the words are no variable of the page.
  const script = `{ const texts = ${JSON.stringify(texts)};\n${readBrowserFile('checkout.js')} }\n`;
  for (const [name, type, content] of [
    ['checkout.js', 'text/javascript; charset=utf-8', script],
    ['checkout.css', 'text/css; charset=utf-8', readBrowserFile('checkout.css')],
  ] as const) {
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }

  app.get('/checkout/:orderId', async ({ params }) => {
    const { orderId } = params as { orderId: string };
    const order = context.store.records.orders.get(orderId);
    if (!order) throw new SandboxRefusal('The id provided does not exist', 404);
    return { amount: order.amount, currency: order.currency, status: order.status };
  });

  app.post('/pay', async ({ body }) => {
    const parsed = payRequest.safeParse(body);
    if (!parsed.success || parsed.data.key_id !== keys.keyId) {
      throw new SandboxRefusal('Authentication failed', 401);
    }
    const { order_id: orderId, outcome } = parsed.data;
    const payment = payOrder(context, { orderId, isSuccess: outcome === 'success' });
    if (payment.status === 'failed') return { error: declined(payment.id, orderId) };
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: signCallback(keys, { orderId, paymentId: payment.id }),
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
