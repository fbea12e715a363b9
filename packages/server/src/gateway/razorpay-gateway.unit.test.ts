import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { forgeries } from '#test/attacks/forged-signatures.ts';
import { callbackText, sign } from './gateway-signatures.ts';
import {
  type GatewayFailure,
  GatewayRefusal,
  gatewayFailureOf,
  type PaymentGateway,
} from './payment-gateway.ts';
import { openRazorpayGateway } from './razorpay-gateway.ts';

const secret = 'key-secret-of-the-test';
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string };

/** A provider with a given answer, and the requests it received. */
async function provider(
  answer: (response: ServerResponse) => void,
  timeoutMs?: number,
): Promise<{ gateway: PaymentGateway; seen: Seen[] }> {
  const seen: Seen[] = [];
  const running = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(response);
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  const { port } = running.address() as AddressInfo;
  return { gateway: open(`http://127.0.0.1:${port}`, timeoutMs), seen };
}

const open = (apiUrl: string, timeoutMs?: number) =>
  openRazorpayGateway({
    keyId: 'rzp_test_1',
    keySecret: secret,
    webhookSecrets: ['current secret', 'previous secret'],
    apiUrl,
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    timeoutMs,
  });

const send =
  (json: unknown, status = 200) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof json === 'string' ? json : JSON.stringify(json));

const refundId = '0199a000-0000-7000-8000-000000000001';
const wanted = {
  amountPaise: 17_990,
  receipt: 'MP-ABCD-EFGH',
  openForMs: 20 * 60_000,
};

test('an order carries our number and its expiry, a refund its idempotency key', async () => {
  const { gateway, seen } = await provider(
    send({
      id: 'order_1',
      amount: 17_990,
      currency: 'INR',
      payment_id: 'pay_1',
      status: 'pending',
      receipt: refundId,
    }),
  );
  expect(await gateway.createOrder(wanted)).toEqual({
    gatewayOrderId: 'order_1',
    amountPaise: 17_990,
  });
  const refund = await gateway.refund({
    gatewayPaymentId: 'pay_1',
    amountPaise: 17_990,
    idempotencyKey: 'refund-1-17990',
    refundId,
    reason: 'Broken',
  });
  expect(refund).toMatchObject({ outcome: 'pending', providerStatus: 'pending', refundId });
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /v1/orders',
    'POST /v1/payments/pay_1/refund',
  ]);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    amount: 17_990,
    currency: 'INR',
    receipt: 'MP-ABCD-EFGH',
    payment: {
      capture: 'automatic',
      capture_options: {
        automatic_expiry_period: 20,
        manual_expiry_period: 7_200,
        refund_speed: 'normal',
      },
    },
  });
  expect(seen[0]?.headers.authorization).toBe(`Basic ${btoa(`rzp_test_1:${secret}`)}`);
  expect(seen[1]?.headers['x-refund-idempotency']).toBe('refund-1-17990');
  expect(JSON.parse(seen[1]?.body ?? '')).toMatchObject({ amount: 17_990, receipt: refundId });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['an error', send({ error: { code: 'SERVER_ERROR', description: 'Oops' } }, 500)],
  ['a refusal', send({ error: { code: 'BAD_REQUEST_ERROR', description: 'No' } }, 400)],
  ['a page', send('<html>Bad gateway</html>')],
  ['half an answer', send('{"id":"order_1"')],
  ['another shape', send({ id: 7, amount: '17990' })],
  ['another amount', send({ id: 'order_1', amount: 17_991, currency: 'INR' })],
  ['another currency', send({ id: 'order_1', amount: 17_990, currency: 'USD' })],
  ['a redirect', (response) => response.writeHead(302, { location: '/v1/other' }).end()],
  ['nothing', () => undefined],
  ['a slow drip', (response) => void response.writeHead(200).write('{')],
  ['a hang-up', (response) => void response.destroy()],
])('%s is a failure of the gateway, in time', async (_what, answer) => {
  const { gateway } = await provider(answer, 300);
  const start = Date.now();
  await expect(gateway.createOrder(wanted)).rejects.toMatchObject({ code: 'gatewayFailed' });
  expect(Date.now() - start).toBeLessThan(2_000);
});

const refuse = (status: number, description: string) =>
  send({ error: { code: 'BAD_REQUEST_ERROR', description } }, status);

test.each<[GatewayFailure, (response: ServerResponse) => void]>([
  ['silent', () => undefined],
  ['silent', refuse(500, 'We are facing some trouble')],
  ['silent', refuse(429, 'Too many requests')],
  ['silent', send('<html>Not found</html>', 404)],
  ['keysRefused', refuse(401, 'Authentication failed')],
  ['unknownId', refuse(400, 'The id provided does not exist')],
  ['callRefused', refuse(400, 'This payment has already been captured')],
])('the shop can tell a failure that is %s', async (failure, answer) => {
  const { gateway } = await provider(answer);
  const error: unknown = await gateway.getPayment('pay_1').catch((reason: unknown) => reason);
  expect(gatewayFailureOf(error)).toBe(failure);
});

test('a call ends by its own signal before the standard timeout', async () => {
  const { gateway } = await provider(() => undefined);
  const start = performance.now();
  const asking = gateway.getPayment('pay_1', AbortSignal.timeout(20));
  await expect(asking).rejects.toMatchObject({ code: 'gatewayFailed' });
  expect(performance.now() - start).toBeLessThan(280);
});

test('a refused connection is a failure of the gateway too', async () => {
  const gateway = open('http://127.0.0.1:1');
  await expect(gateway.listPayments('order_1')).rejects.toMatchObject({ code: 'gatewayFailed' });
});

test('refunds are listed from the oldest, with the outcome that each status means', async () => {
  const entity = { payment_id: 'pay_1', amount: 100, receipt: 'from the dashboard' };
  const statuses = ['processed', 'failed', 'reversed', 'pending', 'something new'];
  const items = statuses.map((status, index) => ({ ...entity, id: `rfnd_${index}`, status }));
  const { gateway, seen } = await provider(send({ count: items.length, items }));
  const refunds = await gateway.listRefunds('pay_1');
  expect(seen[0]?.url).toBe('/v1/payments/pay_1/refunds?count=100');
  expect(refunds.map(({ gatewayRefundId, outcome }) => [gatewayRefundId, outcome])).toEqual([
    ['rfnd_4', 'pending'],
    ['rfnd_3', 'pending'],
    ['rfnd_2', 'failed'],
    ['rfnd_1', 'failed'],
    ['rfnd_0', 'processed'],
  ]);
  expect(refunds.map(({ refundId }) => refundId)).toEqual(Array(5).fill(undefined));
});

test('a refusal is a failure with the provider’s words as its cause', async () => {
  const description = 'The account has not enough balance';
  const { gateway } = await provider(
    send({ error: { code: 'BAD_REQUEST_ERROR', description } }, 400),
  );
  const error = await gateway.listRefunds('pay_1').catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ code: 'gatewayFailed', cause: { message: description } });
  expect((error as Error).cause).toBeInstanceOf(GatewayRefusal);
});

const isHex = /^[0-9a-f]{64}$/;

test('of 1,600 forged signatures of sixteen kinds none is accepted, of 100 valid ones all', () => {
  const gateway = open('http://127.0.0.1:1');
  for (let round = 0; round < 100; round += 1) {
    const gatewayOrderId = `order_${randomBytes(7).toString('hex')}`;
    const gatewayPaymentId = `pay_${randomBytes(7).toString('hex')}`;
    const text = callbackText(gatewayOrderId, gatewayPaymentId);
    const valid = sign(secret, text);
    expect(valid).toMatch(isHex);
    const check = (signature: string) =>
      gateway.isPaymentSignature({ gatewayOrderId, gatewayPaymentId, signature });
    expect(check(valid)).toBe(true);
    for (const [kind, forge] of Object.entries(forgeries)) {
      expect(check(forge({ secret, text, valid })), kind).toBe(false);
    }
  }
});

test('a webhook is signed with the current or the previous secret, over its raw bytes', () => {
  const gateway = open('http://127.0.0.1:1');
  const body = Buffer.from('{"event":"order.paid"}');
  expect(gateway.isWebhookSignature(body, sign('current secret', body))).toBe(true);
  expect(gateway.isWebhookSignature(body, sign('previous secret', body))).toBe(true);
  expect(gateway.isWebhookSignature(body, sign('older secret', body))).toBe(false);
  expect(gateway.isWebhookSignature(body, sign('', body))).toBe(false);
  const spaced = Buffer.from('{"event": "order.paid"}');
  expect(gateway.isWebhookSignature(spaced, sign('current secret', body))).toBe(false);
});
