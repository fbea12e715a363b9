import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox, type PaymentSandbox } from './open-sandbox.ts';

const keys = { keyId: 'rzp_sandbox_test', keySecret: 'key secret', webhookSecret: 'hook secret' };
const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

let folder: string;
let sandbox: PaymentSandbox;
let host: FastifyInstance;
let now: Date;

async function open(): Promise<void> {
  sandbox = await openSandbox({ keys, folder, now: () => now });
  host = Fastify();
  host.register(sandbox.routes, { prefix: sandbox.path });
}

async function close(): Promise<void> {
  await host.close();
  await sandbox.close();
}

beforeEach(async () => {
  now = new Date('2026-11-08T10:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'payment-sandbox-'));
  await open();
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

/** A call of the provider's API, over HTTP as a shop makes it. */
async function callApi(path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${sandbox.apiUrl}/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

/** A call of the dialog or of the control address. */
async function callHost(path: string, payload: object) {
  const answer = await host.inject({ method: 'POST', url: sandbox.path + path, payload });
  return answer.json() as Record<string, unknown>;
}

async function createOrder(): Promise<string> {
  const { json } = await callApi('orders', { amount: 10_050, currency: 'INR', receipt: 'MP-1' });
  return json.id as string;
}

const pay = (orderId: string, outcome = 'success') =>
  callHost('/pay', { key_id: keys.keyId, order_id: orderId, outcome });

const refund = (paymentId: string, amount: number, key: string) =>
  callApi(`payments/${paymentId}/refund`, { amount }, { 'x-refund-idempotency': key });

const describeError = (json: Record<string, unknown>) =>
  (json.error as { description: string }).description;

test('orders, captures and refunds over HTTP need the keys', async () => {
  for (const path of ['orders', 'payments/pay_1/capture', 'payments/pay_1/refund']) {
    const { status, json } = await callApi(path, { amount: 10_000 }, { authorization: 'Basic x' });
    expect([status, describeError(json)]).toEqual([401, 'Authentication failed']);
  }
  expect(
    (await callHost('/pay', { key_id: 'x', order_id: 'y', outcome: 'success' })).error,
  ).toEqual({ code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' });
});

test('an order is paid once, with a signature, and listed in the format of the provider', async () => {
  const orderId = await createOrder();
  expect((await pay(orderId, 'failure')).error).toMatchObject({ reason: 'payment_failed' });
  const callback = await pay(orderId);
  expect(callback).toEqual({
    razorpay_order_id: orderId,
    razorpay_payment_id: expect.stringMatching(/^pay_[0-9a-f]{14}$/),
    razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(describeError(await pay(orderId))).toBe('Payment already done for this order.');
  const { json } = await callApi(`orders/${orderId}/payments`);
  expect(json).toMatchObject({
    count: 2,
    items: [{ status: 'failed' }, { status: 'captured', amount: 10_050, amount_refunded: 0 }],
  });
});

test('an authorised payment is captured whole and once', async () => {
  await callHost('/control', { capture: 'manual' });
  const { razorpay_payment_id: id } = await pay(await createOrder());
  const capture = (amount: number) => callApi(`payments/${id}/capture`, { amount });
  expect(describeError((await capture(1)).json)).toMatch('Capture amount must be equal');
  expect((await capture(10_050)).json).toMatchObject({ id, status: 'captured' });
  expect(describeError((await capture(10_050)).json)).toMatch('already been captured');
});

test('a refund requested twice with one key is made once', async () => {
  const { razorpay_payment_id: id } = await pay(await createOrder());
  const paymentId = id as string;
  const first = await refund(paymentId, 10_050, 'one');
  expect((await refund(paymentId, 10_050, 'one')).json).toEqual(first.json);
  expect(describeError((await refund(paymentId, 1, 'one')).json)).toMatch('Different request');
  expect(describeError((await refund(paymentId, 10_050, 'two')).json)).toMatch('fully refunded');
  expect([...sandbox.records.refunds.values()]).toHaveLength(1);
});

async function paidPayment(): Promise<{ orderId: string; id: string }> {
  const orderId = await createOrder();
  return { orderId, id: (await pay(orderId)).razorpay_payment_id as string };
}

const paymentOf = async (orderId: string) =>
  ((await callApi(`orders/${orderId}/payments`)).json.items as object[])[0];

const eventTypes = () =>
  [...sandbox.records.webhooks.values()]
    .map(({ type }) => type)
    .filter((type) => /refund/.test(type));

test('parts are refunded until nothing remains, by a call and on its own side', async () => {
  const { orderId, id } = await paidPayment();
  const first = await callApi(`payments/${id}/refund`, { amount: 4_000, receipt: 'one' });
  expect(first.json).toMatchObject({ amount: 4_000, receipt: 'one', status: 'processed' });
  expect(await paymentOf(orderId)).toMatchObject({
    status: 'captured',
    amount_refunded: 4_000,
    refund_status: 'partial',
  });
  expect(describeError((await refund(id, 6_051, 'two')).json)).toMatch('greater than');
  await callHost('/control', { refund: { payment_id: id } });
  expect(await paymentOf(orderId)).toMatchObject({
    status: 'refunded',
    amount_refunded: 10_050,
    refund_status: 'full',
  });
  expect((await callApi(`payments/${id}/refunds?count=100`)).json).toMatchObject({
    count: 2,
    items: [
      { amount: 6_050, receipt: null },
      { amount: 4_000, receipt: 'one' },
    ],
  });
  expect(eventTypes()).toEqual([
    'refund.created',
    'refund.processed',
    'refund.created',
    'refund.processed',
  ]);
});

test.each(['processed', 'failed'] as const)(
  'a slow refund is pending until its time, then %s',
  async (outcome) => {
    await callHost('/control', { refundDelayMs: 60_000, refundOutcome: outcome });
    const { orderId, id } = await paidPayment();
    expect((await refund(id, 10_050, 'one')).json).toMatchObject({ status: 'pending' });
    expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded' });
    expect(eventTypes()).toEqual(['refund.created']);
    now = new Date(now.getTime() + 60_000);
    expect((await callApi(`payments/${id}/refunds`)).json).toMatchObject({
      items: [{ status: outcome }],
    });
    expect(await paymentOf(orderId)).toMatchObject({
      status: outcome === 'failed' ? 'captured' : 'refunded',
    });
    expect(eventTypes()).toEqual(['refund.created', `refund.${outcome}`]);
  },
);

test('with an empty balance a refund is refused, and made under the same key later', async () => {
  await callHost('/control', { balance: 'empty' });
  const { id } = await paidPayment();
  expect(describeError((await refund(id, 10_050, 'one')).json)).toMatch('not have enough balance');
  await callHost('/control', { balance: 'enough' });
  expect((await refund(id, 10_050, 'one')).json).toMatchObject({ status: 'processed' });
});

test('a long journal is compacted at the next start without losing anything', async () => {
  const { id } = await paidPayment();
  await refund(id, 10_050, 'one');
  const before = structuredClone({ ...sandbox.records });
  await close();
  const file = join(folder, 'journal.jsonl');
  const change = JSON.stringify({ settings: { webhookCopies: before.settings.webhookCopies } });
  await appendFile(file, `${change}\n`.repeat(1_000));
  await open();
  await close();
  await open();
  expect({ ...sandbox.records }).toEqual(before);
  const journal = await readFile(file, 'utf8');
  expect(journal.trim().split('\n')).toHaveLength(1);
});

test('records and settings are the same after a restart', async () => {
  const orderId = await createOrder();
  await callHost('/control', { webhookDelayMs: 60_000, acceptsSecondPayment: true });
  const { razorpay_payment_id: id } = await pay(orderId);
  await refund(id as string, 10_050, 'one');
  const before = structuredClone({ ...sandbox.records });
  await close();
  await open();
  expect({ ...sandbox.records }).toEqual(before);
  expect(sandbox.records.orders.get(orderId)).toMatchObject({ status: 'paid', receipt: 'MP-1' });
  expect(sandbox.records.webhooks.size).toBe(5);
});

test('a call that its caller aborts is not answered and has no effect', async () => {
  await callHost('/control', { apiFailure: 'no answer' });
  const order = { amount: 10_050, currency: 'INR', receipt: 'MP-1' };
  const answer = fetch(`${sandbox.apiUrl}/v1/orders`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(50),
  });
  await expect(answer).rejects.toThrow();
  await callHost('/control', { apiFailure: 'error 500' });
  expect((await callApi('orders', order)).status).toBe(500);
  expect(sandbox.records.orders.size).toBe(0);
});

test('its script and styles are served as files that a strict content policy allows', async () => {
  const script = await host.inject(`${sandbox.path}/checkout.js`);
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.body).not.toMatch(/\.style\b|innerHTML|eval\(|setAttribute\('style'/);
  for (const word of ['Succeed', 'வெற்றி']) expect(script.body).toContain(word);
  const styles = await host.inject(`${sandbox.path}/checkout.css`);
  expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
});
