import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { openSandbox } from './open-sandbox.ts';
import { type Context, createOrder, payOrder } from './payments.ts';
import { sendToShops, webhookPath } from './send-webhook.ts';
import { openStore } from './store.ts';

const keys = { keyId: 'rzp_sandbox_test', keySecret: 'key secret', webhookSecret: 'hook secret' };

let now: Date;
let context: Context;
beforeEach(() => {
  now = new Date('2026-11-08T10:00:00Z');
  context = { store: openStore(undefined), now: () => now };
});

function payOne(): void {
  const { id } = createOrder(context, { amount: 10_050, currency: 'INR', receipt: 'MP-1' });
  payOrder(context, { orderId: id, isSuccess: true });
}

const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

const listStates = () => [...context.store.records.webhooks.values()].map(({ state }) => state);

test('webhooks are retried with growing delays and given up after ten attempts', async () => {
  payOne();
  let sent = 0;
  const refuse = async () => {
    sent += 1;
    return 503;
  };
  await deliverWebhooks(context, refuse);
  await deliverWebhooks(context, refuse);
  expect(sent).toBe(3);
  now = inSeconds(1);
  await deliverWebhooks(context, refuse);
  expect(sent).toBe(6);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    now = inSeconds(60);
    await deliverWebhooks(context, refuse);
  }
  expect(sent).toBe(30);
  expect(listStates()).toEqual(['given up', 'given up', 'given up']);
});

test('webhooks are delayed, lost and repeated according to the settings', async () => {
  const { settings } = context.store.records;
  const lostWebhooks = ['payment.captured'];
  const changed = { ...settings, webhookDelayMs: 60_000, webhookCopies: 2, lostWebhooks };
  context.store.commit({ settings: changed });
  payOne();
  const types: string[] = [];
  const take = async ({ type }: { type: string }) => {
    types.push(type);
    return 200;
  };
  await deliverWebhooks(context, take);
  expect(types).toEqual([]);
  now = inSeconds(60);
  await deliverWebhooks(context, take);
  expect(types).toEqual(['payment.authorized', 'payment.authorized', 'order.paid', 'order.paid']);
  expect(listStates()).toEqual([
    'delivered',
    'delivered',
    'lost',
    'lost',
    'delivered',
    'delivered',
  ]);
});

test('every shop gets a signed webhook; one that is not answered stays pending', async () => {
  payOne();
  const shop = Fastify({ forceCloseConnections: true });
  const signatures: boolean[] = [];
  shop.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  shop.post(webhookPath, async ({ body, headers }) => {
    const expected = createHmac('sha256', keys.webhookSecret)
      .update(body as string)
      .digest('hex');
    signatures.push(headers['x-razorpay-signature'] === expected);
    return { ok: true };
  });
  const url = await shop.listen({ host: '127.0.0.1', port: 0 });
  await deliverWebhooks(context, sendToShops([url, 'http://127.0.0.1:1'], keys));
  expect(listStates()).toEqual(['waiting', 'waiting', 'waiting']);
  now = inSeconds(1);
  await deliverWebhooks(context, sendToShops([url, url], keys));
  expect(listStates()).toEqual(['delivered', 'delivered', 'delivered']);
  expect(signatures).toEqual(Array.from({ length: 9 }, () => true));
  await shop.close();
});

test('a listening server gets its webhooks over HTTP automatically', async () => {
  const sandbox = await openSandbox({ keys });
  const { amount, currency, receipt } = { amount: 10_050, currency: 'INR', receipt: 'MP-1' };
  const shop = Fastify({ forceCloseConnections: true });
  shop.register(sandbox.routes, { prefix: sandbox.path });
  const arrived = new Promise<string>((resolve) => {
    shop.post(webhookPath, async ({ socket, headers }) => {
      resolve(`${socket.remoteAddress} ${headers['x-razorpay-event-id']}`);
      return {};
    });
  });
  const url = await shop.listen({ host: '0.0.0.0', port: 0 });
  const call = (path: string, body: object, headers = {}) =>
    fetch(url.replace('0.0.0.0', '127.0.0.1') + sandbox.path + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).then((answer) => answer.json() as Promise<{ id: string }>);
  const authorization = `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`;
  const { id } = await call('/v1/orders', { amount, currency, receipt }, { authorization });
  await call('/pay', { key_id: keys.keyId, order_id: id, outcome: 'success' });
  expect(await arrived).toMatch(/^127\.0\.0\.1 evt_/);
  await shop.close();
  await sandbox.close();
});
