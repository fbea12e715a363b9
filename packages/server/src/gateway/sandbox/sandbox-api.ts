import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { RazorpayKeys } from '#server/gateway/razorpay-gateway.ts';
import {
  captureSandboxPayment,
  createSandboxOrder,
  refundSandboxPayment,
  SandboxRefusal,
} from './sandbox-acts.ts';
import { readSandboxSettings } from './sandbox-control.ts';
import { orderEntity, paymentEntity, refundEntity } from './sandbox-entities.ts';
import type { SandboxDb } from './sandbox-tables.ts';

export type Sandbox = { readonly db: SandboxDb; readonly keys: RazorpayKeys };

type ApiCall = { id: string; body: unknown; headers: Headers };
type ApiRoute = readonly [
  method: 'GET' | 'POST',
  path: RegExp,
  answer: (db: SandboxDb, call: ApiCall) => Promise<unknown>,
];

const newOrder = z.looseObject({ amount: z.int(), currency: z.string(), receipt: z.string() });
const sum = z.looseObject({ amount: z.int() });

const routes: readonly ApiRoute[] = [
  [
    'POST',
    /\/v1\/orders$/,
    async (db, { body }) => {
      const { amount, currency, receipt } = newOrder.parse(body);
      return orderEntity(await createSandboxOrder(db, { amount, currency, receipt }));
    },
  ],
  [
    'GET',
    /\/v1\/orders\/([^/]+)\/payments$/,
    async (db, { id }) => {
      const rows = await db
        .selectFrom('sandbox.payments')
        .selectAll()
        .where('order_id', '=', id)
        .orderBy('created_at')
        .execute();
      return { entity: 'collection', count: rows.length, items: rows.map(paymentEntity) };
    },
  ],
  [
    'POST',
    /\/v1\/payments\/([^/]+)\/capture$/,
    async (db, { id, body }) =>
      paymentEntity(
        await captureSandboxPayment(db, { paymentId: id, amount: sum.parse(body).amount }),
      ),
  ],
  [
    'POST',
    /\/v1\/payments\/([^/]+)\/refund$/,
    async (db, { id, body, headers }) =>
      refundEntity(
        await refundSandboxPayment(db, {
          paymentId: id,
          amount: sum.parse(body).amount,
          idempotencyKey: headers.get('x-refund-idempotency') ?? undefined,
        }),
      ),
  ],
];

/** Answers a call as the provider's API would, or as badly as the settings say. */
export async function answerSandboxCall(sandbox: Sandbox, request: Request): Promise<Response> {
  const settings = await readSandboxSettings(sandbox.db);
  if (settings.apiDelayMs > 0) {
    await wait(settings.apiDelayMs, undefined, { signal: request.signal });
  }
  if (settings.apiFailure === 'no answer') {
    await wait(2 ** 30, undefined, { signal: request.signal, ref: false });
  }
  if (settings.apiFailure === 'rubbish') return new Response('<html>Bad gateway</html>');
  if (settings.apiFailure === 'error 500') {
    return refuse(500, 'SERVER_ERROR', 'We are facing some trouble completing your request');
  }
  if (!isAuthentic(sandbox.keys, request)) {
    return refuse(401, 'BAD_REQUEST_ERROR', 'Authentication failed');
  }
  return answerCall(sandbox.db, request);
}

async function answerCall(db: SandboxDb, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const [method, path, answer] of routes) {
    const match = method === request.method ? path.exec(pathname) : null;
    if (!match) continue;
    const body = method === 'POST' ? await request.json().catch(() => undefined) : undefined;
    const call = { id: decodeURIComponent(match[1] ?? ''), body, headers: request.headers };
    try {
      return Response.json(await answer(db, call));
    } catch (error) {
      if (error instanceof SandboxRefusal) {
        return refuse(error.status, 'BAD_REQUEST_ERROR', error.message);
      }
      if (error instanceof z.ZodError) return refuse(400, 'BAD_REQUEST_ERROR', 'Invalid fields');
      throw error;
    }
  }
  return refuse(404, 'BAD_REQUEST_ERROR', 'The requested URL was not found on the server.');
}

function isAuthentic({ keyId, keySecret }: RazorpayKeys, request: Request): boolean {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return request.headers.get('authorization') === expected;
}

function refuse(status: number, code: string, description: string): Response {
  return Response.json({ error: { code, description } }, { status });
}
