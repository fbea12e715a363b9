import { razorpayWebhook, reportPaymentFailed } from '@mathappu/contract/payments';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { handoverText, sign } from '#server/payments/gateway-signatures.ts';
import { type Handover, onlineOrder, payInSandbox, paymentOf, verify } from '#test/payments.ts';
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
afterEach(() => {
  expect(testShop.errors.splice(0)).toEqual([]);
});
afterAll(() => testShop.close());

async function unpaidOrder() {
  const buyer = await customer(testShop);
  const productId = await product(testShop);
  return { buyer, order: await onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]) };
}

test('a signature counts for its own order and its own customer only', async () => {
  const [mine, theirs] = [await unpaidOrder(), await unpaidOrder()];
  const paid = await payInSandbox(testShop, theirs.order.razorpay);
  const send = async (handover: Handover) => {
    const { status, refusal } = await verify(testShop, mine.buyer.token, handover);
    return [status, refusal.message];
  };
  expect(await send(paid)).toEqual([404, 'Order Not Found']);
  expect(await send({ ...paid, razorpay_order_id: mine.order.razorpay.orderId })).toEqual([
    400,
    'Payment verification failed',
  ]);
  expect(await send({ ...paid, razorpay_order_id: 'order_of_nobody' })).toEqual([
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

test('forged handovers change nothing, the true one does', async () => {
  const { buyer, order } = await unpaidOrder();
  const { orderId } = order.razorpay;
  const text = handoverText(orderId, 'pay_1');
  const valid = sign(keySecret, text);
  const flipped = [...valid].map((digit, index) => (index === 63 ? flip(digit) : digit)).join('');
  const forged = [
    'a'.repeat(64),
    flipped,
    sign('', text),
    sign(webhookSecret, text),
    sign(keySecret, `${text}\n`),
    sign(keySecret, `pay_1|${orderId}`),
    sign(keySecret, handoverText(orderId, 'pay_2')),
    sign(keySecret, orderId),
    sign(keySecret, 'pay_1'),
    sign(order.razorpay.key, text),
    valid.slice(2),
    `${valid}00`,
    '',
  ];
  for (const razorpay_signature of forged) {
    const { status, refusal } = await verify(testShop, buyer.token, {
      razorpay_order_id: orderId,
      razorpay_payment_id: 'pay_1',
      razorpay_signature,
    });
    expect([status, refusal.message]).toEqual([400, 'Payment verification failed']);
  }
  expect(await paymentOf(testShop, order._id)).toMatchObject({ status: 'PENDING_PAYMENT' });
  const accepted = await verify(testShop, buyer.token, {
    razorpay_order_id: orderId,
    razorpay_payment_id: 'pay_1',
    razorpay_signature: valid,
  });
  expect(accepted.status).toBe(200);
});

const flip = (digit: string) => (digit === '0' ? '1' : '0');

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

async function post(payload: string, headers: Record<string, string>): Promise<number> {
  const answer = await testShop.app.inject({
    method: razorpayWebhook.method,
    url: `/api/v1${razorpayWebhook.path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return answer.statusCode;
}

test('a webhook counts when its bytes are signed, once for each event', async () => {
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

  const wrongSum = captured(order.razorpay.orderId, 1, 'pay_small');
  const send = (text: string, eventId: string, secret = webhookSecret) =>
    post(text, { 'x-razorpay-signature': sign(secret, text), 'x-razorpay-event-id': eventId });
  expect(await send(wrongSum, 'evt_0')).toBe(200);
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
])('a signed event %s is received and does nothing', async (_what, event) => {
  const body = JSON.stringify(event);
  expect(await post(body, { 'x-razorpay-signature': sign(webhookSecret, body) })).toBe(200);
});
