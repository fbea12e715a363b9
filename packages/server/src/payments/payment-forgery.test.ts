import { razorpayWebhook, reportPaymentFailed } from '@mathappu/contract/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callbackText, sign } from '#server/gateway/gateway-signatures.ts';
import { forgeries } from '#test/attacks/forged-signatures.ts';
import {
  type CheckoutCallback,
  onlineOrder,
  payInSandbox,
  paymentOf,
  verify,
} from '#test/payments.ts';
import { customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const keySecret = 'sandbox key secret of this test';
const webhookSecret = 'sandbox webhook secret of this test';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop({
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: `${webhookSecret},the one before`,
  });
});
afterAll(() => testShop.close());

async function unpaidOrder() {
  const buyer = await customer(testShop);
  const productId = await product(testShop);
  return { buyer, order: await onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]) };
}

test('a signature is valid for its own order and customer only', async () => {
  const [mine, theirs] = [await unpaidOrder(), await unpaidOrder()];
  const paid = await payInSandbox(testShop, theirs.order.razorpay);
  const send = async (callback: CheckoutCallback) => {
    const { status, refusal } = await verify(testShop, mine.buyer.token, callback);
    return [status, refusal.message];
  };
  expect(await send(paid)).toEqual([404, 'Order Not Found']);
  expect(await send({ ...paid, razorpay_order_id: mine.order.razorpay.orderId })).toEqual([
    400,
    'Payment verification failed',
  ]);
  expect(await send({ ...paid, razorpay_order_id: 'order_unknown' })).toEqual([
    404,
    'Order Not Found',
  ]);
  const { status } = await testShop.call(reportPaymentFailed, {
    body: { razorpay_order_id: theirs.order.razorpay.orderId },
    token: mine.buyer.token,
  });
  expect(status).toBe(404);
  for (const { order } of [mine, theirs]) {
    expect(await paymentOf(testShop, order._id)).toMatchObject({
      status: 'PENDING_PAYMENT',
      paymentStatus: 'PENDING',
      payments: [],
    });
  }
});

test('of 1,120 forged callbacks and webhooks none has an effect, the genuine ones do', async () => {
  const { buyer, order } = await unpaidOrder();
  const { orderId, amount } = order.razorpay;
  const untouched = { status: 'PENDING_PAYMENT', paymentStatus: 'PENDING', payments: [] };
  const sendCallback = (paymentId: string, razorpay_signature: string) =>
    verify(testShop, buyer.token, {
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature,
    });
  for (let round = 0; round < 35; round += 1) {
    const paymentId = `pay_${round}`;
    const text = callbackText(orderId, paymentId);
    const valid = sign(keySecret, text);
    const body = captured(orderId, amount, paymentId);
    const event = { secret: webhookSecret, text: body, valid: sign(webhookSecret, body) };
    for (const [kind, forge] of Object.entries(forgeries)) {
      const { status, refusal } = await sendCallback(
        paymentId,
        forge({ secret: keySecret, text, valid }),
      );
      expect([kind, status, refusal.message]).toEqual([kind, 400, 'Payment verification failed']);
      const signature = forge(event);
      expect([kind, await post(body, { 'x-razorpay-signature': signature })]).toEqual([kind, 400]);
    }
  }
  const otherSecrets = [sign(webhookSecret, callbackText(orderId, 'pay_1')), order.razorpay.key];
  for (const signature of otherSecrets)
    expect((await sendCallback('pay_1', signature)).status).toBe(400);
  expect(await paymentOf(testShop, order._id)).toMatchObject(untouched);
  const valid = sign(keySecret, callbackText(orderId, 'pay_1'));
  expect((await sendCallback('pay_2', valid)).status).toBe(400);
  const genuine = await payInSandbox(testShop, order.razorpay);
  expect((await verify(testShop, buyer.token, genuine)).status).toBe(200);
});

function captured(gatewayOrderId: string, amount: number, id = 'pay_hook'): string {
  const entity = {
    id,
    entity: 'payment',
    amount,
    currency: 'INR',
    status: 'captured',
    order_id: gatewayOrderId,
  };
  return JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
}

const post = async (payload: string, headers: Record<string, string>) =>
  (await answerTo(payload, headers)).statusCode;

const answerTo = (payload: string, headers: Record<string, string>) =>
  testShop.app.inject({
    method: razorpayWebhook.method,
    url: `/api/v1${razorpayWebhook.path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

const signed = (body: string) => ({ 'x-razorpay-signature': sign(webhookSecret, body) });

test.each(['{"event":', '[]', '{"__proto__":{}}', `{"event":[${'1,'.repeat(20_000)}1]}`])(
  'the body %#, which cannot be read, is told so to the provider alone',
  async (body) => {
    expect((await answerTo(body, {})).json().code).toBe('paymentMismatch');
    const { statusCode, body: refusal } = await answerTo(body, signed(body));
    expect([400, 413]).toContain(statusCode);
    expect(refusal).toMatch(/"code":"(body|payloadTooLarge)/);
  },
);

test('a webhook takes 64 kB', async () => {
  const eventOf = (bytes: number) => JSON.stringify({ event: 'x'.repeat(bytes) });
  expect(await post(eventOf(60_000), signed(eventOf(60_000)))).toBe(200);
  expect(await post(eventOf(70_000), signed(eventOf(70_000)))).toBe(413);
});

test('a webhook with a valid signature is applied once per event', async () => {
  const { order } = await unpaidOrder();
  const body = captured(order.razorpay.orderId, order.razorpay.amount);
  const signature = sign(webhookSecret, body);
  const unsigned: Record<string, string>[] = [
    {},
    { 'x-razorpay-signature': '' },
    { 'x-razorpay-signature': sign(keySecret, body) },
    { 'x-razorpay-signature': sign(webhookSecret, `${body} `) },
    { 'x-razorpay-signature': signature.slice(1) },
  ];
  for (const headers of unsigned) expect(await post(body, headers)).toBe(400);
  expect(
    await post(body.replace('captured', 'CAPTURED'), { 'x-razorpay-signature': signature }),
  ).toBe(400);
  expect(await paymentOf(testShop, order._id)).toMatchObject({ payments: [] });

  const wrongAmount = captured(order.razorpay.orderId, 1, 'pay_small');
  const send = (text: string, eventId: string, secret = webhookSecret) =>
    post(text, { 'x-razorpay-signature': sign(secret, text), 'x-razorpay-event-id': eventId });
  expect(await send(wrongAmount, 'evt_0')).toBe(200);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING_PAYMENT',
    payments: [{ state: 'captured', isSettling: false }],
    refunds: [],
  });
  const statuses = await Promise.all([1, 2, 3, 4].map(() => send(body, 'evt_1', 'the one before')));
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await paymentOf(testShop, order._id)).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    refunds: [],
  });
  const events = await testShop.shop.db.selectFrom('webhook_events').select('event_id').execute();
  expect(events.map((event) => event.event_id).sort()).toEqual(['evt_0', 'evt_1']);
});

test.each([
  ['of another kind', { event: 'settlement.processed', payload: {} }],
  ['without payload', { event: 'payment.captured' }],
  ['empty', {}],
  [
    'about an order of another shop',
    JSON.parse(captured('order_elsewhere', 100, 'pay_elsewhere')) as object,
  ],
])('a signed event %s is accepted and has no effect', async (_what, event) => {
  const body = JSON.stringify(event);
  expect(await post(body, { 'x-razorpay-signature': sign(webhookSecret, body) })).toBe(200);
});
