import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox, type PaymentSandbox } from './open-sandbox.ts';

const keys = { keyId: 'rzp_sandbox_test', keySecret: 'key secret', webhookSecret: 'hook secret' };
const authorization = `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`;

let sandbox: PaymentSandbox;
let host: FastifyInstance;
beforeEach(async () => {
  sandbox = await openSandbox({ keys });
  host = Fastify();
  host.register(sandbox.routes, { prefix: sandbox.path });
});
afterEach(async () => {
  await host.close();
  await sandbox.close();
});

/** A call of the provider's API; it is given up after two seconds. */
async function callApi(path: string, body?: object) {
  const answer = await fetch(`${sandbox.apiUrl}/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(2_000),
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

async function callHost(path: string, payload: object) {
  const answer = await host.inject({ method: 'POST', url: sandbox.path + path, payload });
  return answer.json() as Record<string, unknown>;
}

test('an offer and another currency change payments, not their orders', async () => {
  await callHost('/control', { offerPaise: 1_000, paymentCurrency: 'USD' });
  const created = await callApi('orders', { amount: 10_050, currency: 'INR', receipt: 'MP-1' });
  const orderId = created.json.id as string;
  const choice = { key_id: keys.keyId, order_id: orderId, outcome: 'success' };
  const { razorpay_payment_id: id } = await callHost('/pay', choice);
  const { json } = await callApi(`payments/${id}`);
  expect(json).toMatchObject({ id, order_id: orderId, amount: 9_050, currency: 'USD' });
  expect(sandbox.records.orders.get(orderId)).toMatchObject({ amount: 10_050, currency: 'INR' });
});

test('ids that it does not know, and keys that it refuses, are answered as by the provider', async () => {
  for (const path of ['payments/pay_other', 'orders/order_other/payments']) {
    const { status, json } = await callApi(path);
    expect([status, json.error]).toMatchObject([
      400,
      { description: 'The id provided does not exist' },
    ]);
  }
  expect((await callApi('refunds?count=1')).status).toBe(200);
  await callHost('/control', { refusesKeys: true });
  expect((await callApi('refunds?count=1')).status).toBe(401);
});

test('it is silent for as many calls as it is told, after those that it answers', async () => {
  await callHost('/control', { answeredCalls: 1, silentCalls: 1 });
  expect((await callApi('refunds')).status).toBe(200);
  await expect(callApi('refunds')).rejects.toThrow();
  expect((await callApi('refunds')).status).toBe(200);
});
