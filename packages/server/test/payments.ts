import {
  type OrderRequest,
  placeOnlineOrder,
  type RazorpayCheckout,
} from '@mathappu/contract/checkout';
import {
  listPaymentDiscrepancies,
  razorpayWebhook,
  verifyPayment,
} from '@mathappu/contract/payments';
import { sign } from '#server/gateway/gateway-signatures.ts';
import type { PaymentSandbox } from '#server/gateway/open-gateway.ts';
import { orderBody, type RequestedLine } from './orders.ts';
import { admin, type Person } from './people.ts';
import type { TestAnswer, TestShop } from './test-shop.ts';

export type CheckoutCallback = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

export function sendOnlineOrder(
  testShop: TestShop,
  buyer: Pick<Person, 'token'>,
  body: OrderRequest,
  key: string = crypto.randomUUID(),
): Promise<TestAnswer<typeof placeOnlineOrder>> {
  return testShop.call(placeOnlineOrder, {
    body,
    token: buyer.token,
    headers: { 'idempotency-key': key },
  });
}

/** An unpaid online order. */
export async function onlineOrder(
  testShop: TestShop,
  buyer: Pick<Person, 'userId' | 'token'>,
  lines: readonly RequestedLine[],
): Promise<{ _id: string; orderId: string; razorpay: RazorpayCheckout }> {
  const body = await orderBody(testShop, buyer, lines);
  const { status, body: answer } = await sendOnlineOrder(testShop, buyer, body);
  if (status !== 200) throw new Error(`order refused: ${answer.message}`);
  return answer.data;
}

/** Pays, or fails to, as the sandbox's dialog does; its webhooks stay pending. */
export async function payInSandbox<T = CheckoutCallback>(
  testShop: TestShop,
  { orderId, key }: RazorpayCheckout,
  outcome: 'success' | 'failure' = 'success',
): Promise<T> {
  const answer = await testShop.app.inject({
    method: 'POST',
    url: '/sandbox/razorpay/pay',
    payload: { key_id: key, order_id: orderId, outcome },
  });
  return answer.json() as T;
}

export const verify = (testShop: TestShop, token: string, body: CheckoutCallback) =>
  testShop.call(verifyPayment, { token, body });

/** Sets how the sandbox behaves. */
export async function setSandbox(testShop: TestShop, changes: object): Promise<void> {
  const answer = await testShop.app.inject({
    method: 'POST',
    url: '/sandbox/razorpay/control',
    payload: changes,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Resets the sandbox to its initial behaviour. */
export const resetSandbox = (testShop: TestShop): Promise<void> =>
  setSandbox(testShop, {
    lostWebhooks: [],
    webhookCopies: 1,
    webhookOrder: 'as sent',
    apiDelayMs: 0,
    apiFailure: 'none',
    silentCalls: 0,
    answeredCalls: 0,
    refusesKeys: false,
    largestOrderPaise: 50_000_000,
    offerPaise: 0,
    paymentCurrency: 'INR',
    capture: 'automatic',
    acceptsSecondPayment: false,
    refundDelayMs: 0,
    refundOutcome: 'processed',
    balance: 'enough',
  });

/** Delivers all pending webhooks. */
export const deliverWebhooks = (testShop: TestShop) => setSandbox(testShop, { deliver: true });

type GatewayEvent = {
  readonly type: string;
  readonly eventId: string;
  readonly body: string;
};

/** The sandbox's events about one of its orders, oldest first. */
export const eventsOf = (testShop: TestShop, gatewayOrderId: string): GatewayEvent[] =>
  [...sandboxOf(testShop).records.webhooks.values()].filter(({ body }) =>
    body.includes(`"${gatewayOrderId}"`),
  );

/** The gateway's payments of one of its orders. */
export const paymentsAtGateway = (testShop: TestShop, gatewayOrderId: string) =>
  [...sandboxOf(testShop).records.payments.values()].filter(
    ({ orderId }) => orderId === gatewayOrderId,
  );

/** The gateway's refunds for orders with these numbers. */
export function refundsAtGateway(testShop: TestShop, orderNumbers: readonly string[]) {
  const { orders, payments, refunds } = sandboxOf(testShop).records;
  const orderOf = (paymentId: string) => orders.get(payments.get(paymentId)?.orderId ?? '');
  return [...refunds.values()].filter(({ paymentId }) =>
    orderNumbers.includes(orderOf(paymentId)?.receipt ?? ''),
  );
}

/** The sandbox of the test shop. */
function sandboxOf({ shop }: Pick<TestShop, 'shop'>): PaymentSandbox {
  if (!shop.sandbox) throw new Error('this shop has no payment sandbox');
  return shop.sandbox;
}

/** Delivers one event to an app of the shop, signed as by the gateway; returns the status of the response. */
export async function sendEvent(
  { shop, app }: Pick<TestShop, 'shop' | 'app'>,
  { eventId, body }: GatewayEvent,
): Promise<number> {
  const { webhookSecret } = sandboxOf({ shop }).keys;
  const answer = await app.inject({
    method: razorpayWebhook.method,
    url: `/api/v1${razorpayWebhook.path}`,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': sign(webhookSecret, body),
    },
    payload: body,
  });
  return answer.statusCode;
}

/** The statuses of the order, and the states of its payments and refunds. */
export async function paymentOf(testShop: TestShop, orderId: string) {
  const { db } = testShop.shop;
  const order = await db
    .selectFrom('orders')
    .select(['status', 'payment_status as paymentStatus'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .select(['state', 'is_settling as isSettling'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['state', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return { ...order, payments, refunds };
}

export const mailsTo = (testShop: TestShop, email: string): string[] =>
  testShop.outbox.filter(({ to }) => to === email).map(({ subject }) => subject);

/** The subjects of the mails, sorted, with X for the numbers of orders. */
export const anonymousMailsTo = (testShop: TestShop, email: string): string[] =>
  mailsTo(testShop, email)
    .map((subject) => subject.replace(/MP-\S+/, 'X'))
    .sort();

/** The list of discrepancies as the owner reads it now. */
export async function readDiscrepancies(testShop: TestShop) {
  const { token } = await admin(testShop);
  return (await testShop.call(listPaymentDiscrepancies, { token })).body;
}

export const discrepanciesOf = async (testShop: TestShop, orderNumber: string) =>
  (await readDiscrepancies(testShop)).data.filter(({ orderId }) => orderId === orderNumber);
