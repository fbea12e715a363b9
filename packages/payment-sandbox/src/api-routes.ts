import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { orderEntity, paymentEntity, refundEntity } from './entities.ts';
import {
  type Context,
  capturePayment,
  createOrder,
  getPayment,
  listPaymentsOf,
  SandboxRefusal,
} from './payments.ts';
import { listRefundsOf, listRefundsSince, refundPayment, settleRefunds } from './refunds.ts';
import type { SandboxKeys } from './signatures.ts';

const newOrder = z.looseObject({ amount: z.int(), currency: z.string(), receipt: z.string() });
const sum = z.looseObject({ amount: z.int() });
const newRefund = z.looseObject({
  amount: z.int().positive().optional(),
  receipt: z.string().nullish(),
});

const refundRange = z.looseObject({
  from: z.coerce.number().default(0),
  count: z.coerce.number().max(100).default(10),
  skip: z.coerce.number().default(0),
});

/**
 * The calls of the provider's API that the shop makes.
 * @see https://razorpay.com/docs/api/
 */
export function addApiRoutes(app: FastifyInstance, context: Context, keys: SandboxKeys): void {
  app.register(async (api) => {
    api.addHook('preHandler', async ({ headers }, reply) => {
      await misbehave(context, reply);
      const { refusesKeys } = context.store.records.settings;
      const isKnown = headers.authorization === basicAuthorization(keys) && !refusesKeys;
      if (!reply.sent && !isKnown) {
        throw new SandboxRefusal('Authentication failed', 401);
      }
      settleRefunds(context);
    });

    api.post('/v1/orders', async ({ body }) =>
      orderEntity(createOrder(context, readBody(newOrder, body))),
    );

    api.get('/v1/payments/:id', { exposeHeadRoute: false }, async ({ params }) =>
      paymentEntity(getPayment(context.store, idIn(params))),
    );

    api.get('/v1/orders/:id/payments', { exposeHeadRoute: false }, async ({ params }) => {
      const payments = listPaymentsOf(context, idIn(params));
      return { entity: 'collection', count: payments.length, items: payments.map(paymentEntity) };
    });

    api.post('/v1/payments/:id/capture', async ({ params, body }) => {
      const { amount } = readBody(sum, body);
      return paymentEntity(capturePayment(context, { paymentId: idIn(params), amount }));
    });

    api.post('/v1/payments/:id/refund', async ({ params, body, headers }) => {
      const { amount, receipt } = readBody(newRefund, body);
      const idempotencyKey = headers['x-refund-idempotency']?.toString();
      const request = { paymentId: idIn(params), amount, receipt: receipt ?? undefined };
      return refundEntity(refundPayment(context, { ...request, idempotencyKey }));
    });

    api.get('/v1/payments/:id/refunds', { exposeHeadRoute: false }, async ({ params }) => {
      const refunds = listRefundsOf(context, idIn(params));
      return { entity: 'collection', count: refunds.length, items: refunds.map(refundEntity) };
    });

    api.get('/v1/refunds', { exposeHeadRoute: false }, async ({ query }) => {
      const refunds = listRefundsSince(context, readBody(refundRange, query));
      return { entity: 'collection', count: refunds.length, items: refunds.map(refundEntity) };
    });

    api.all('/v1/*', () => {
      throw new SandboxRefusal('The requested URL was not found on the server.', 404);
    });
  });
}

/** Delays, fails or suppresses the response according to the settings. */
async function misbehave({ store }: Context, reply: FastifyReply): Promise<void> {
  const { settings } = store.records;
  const { apiDelayMs, apiFailure, silentCalls, answeredCalls } = settings;
  const counted = answeredCalls > 0 ? 'answeredCalls' : 'silentCalls';
  const isSilent = (counted === 'silentCalls' && silentCalls > 0) || apiFailure === 'no answer';
  if (settings[counted] > 0) {
    store.commit({ settings: { ...settings, [counted]: settings[counted] - 1 } });
  }
  const isWaiting = await hasPatience(reply, isSilent ? 2 ** 30 : apiDelayMs);
  if (!isWaiting) return void reply.hijack();
  if (apiFailure === 'rubbish') reply.type('application/json').send('<html>Bad gateway</html>');
  if (apiFailure === 'error 500') {
    const description = 'We are facing some trouble completing your request';
    reply.code(500).send({ error: { code: 'SERVER_ERROR', description } });
  }
}

/** True when the caller is still connected after this time. */
async function hasPatience({ raw }: FastifyReply, ms: number): Promise<boolean> {
  if (ms === 0) return true;
  const left = new AbortController();
  const leave = () => left.abort();
  raw.once('close', leave);
  try {
    await wait(ms, undefined, { signal: left.signal, ref: false });
    return true;
  } catch {
    return false;
  } finally {
    raw.off('close', leave);
  }
}

const basicAuthorization = ({ keyId, keySecret }: SandboxKeys) =>
  `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

const idIn = (params: unknown): string => (params as { id: string }).id;

function readBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new SandboxRefusal('Invalid fields');
  return parsed.data;
}
