import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { getGateway } from '#server/gateway/payment-gateway.ts';
import { listRefunds } from '#server/gateway/refund-queries.ts';
import { bookReceipt } from '#server/orders/manual-payments/book-manual-payment.ts';
import { setOrderStatus } from '#server/orders/set-order-status.ts';
import { advanceRefunds } from '#server/payments/refunds/advance-refunds.ts';
import { refundOrder } from '#server/payments/refunds/refund-order.ts';
import { retryRefund } from '#server/payments/refunds/retry-refund.ts';
import { releaseHolds } from '#server/payments/release-holds.ts';
import { syncPayments } from '#server/payments/sync-payments.ts';
import { verifyPayment } from '#server/payments/verify-payment.ts';
import { isDatabaseUnavailable } from '#server/platform/db/database-errors.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { unpaidOrder } from './order-cases.ts';
import { codOrder } from './orders.ts';
import type { CheckoutCallback } from './payments.ts';
import { eventsOf, payInSandbox, paymentsAtGateway, sendEvent, setSandbox } from './payments.ts';
import { customer, type Person } from './people.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { TestShop } from './test-shop.ts';

type Order = Awaited<ReturnType<typeof unpaidOrder>>;

type History = {
  readonly testShop: TestShop;
  readonly random: SeededRandom;
  readonly order: Order;
  readonly admin: Caller;
  readonly callbacks: CheckoutCallback[];
  /** Minutes that the shop's clock is ahead. */
  readonly clock: { minutes: number };
};

type Step = (history: History) => Promise<unknown>;

function moveClock({ testShop, clock }: History, minutes: number): void {
  clock.minutes += minutes;
  testShop.setNow(new Date(Date.now() + clock.minutes * 60_000));
}

const gatewayOrderIdOf = ({ order }: History) => order.order.razorpay.orderId;

const sync: Step = async (history) => {
  const { shop } = history.testShop;
  const gatewayOrder = await findGatewayOrder(shop.db, gatewayOrderIdOf(history));
  if (gatewayOrder) await syncPayments(shop, getGateway(shop), gatewayOrder);
};

const advance: Step = (history) => {
  moveClock(history, history.random.below(90));
  return advanceRefunds(history.testShop.shop);
};

const pay: Step = async ({ testShop, order, callbacks }) => {
  const made = await payInSandbox(testShop, order.order.razorpay);
  if ('razorpay_signature' in made) callbacks.push(made);
};

const setStatus =
  (to: 'CANCELLED' | 'PENDING' | 'DELIVERED'): Step =>
  ({ testShop, order, admin }) =>
    setOrderStatus(testShop.shop, admin, { idOrNumber: order.order._id, to });

/** Given back by hand, or a booking of that taken back. */
const bookByHand: Step = ({ testShop, order, admin, random }) =>
  bookReceipt(testShop.shop, admin, {
    idOrNumber: order.order._id,
    idempotencyKey: undefined,
    body: {
      amount: (1 + random.below(17_990)) / 100,
      isGivenBack: random.is(75),
      ...{ method: 'cash', reference: '', note: '', receivedOn: '2026-01-31' },
    },
  });

/** Tells one of the provider's events, whichever and however often it was told before. */
const tellEvent: Step = async (history) => {
  const { testShop, random } = history;
  const events = eventsOf(testShop, gatewayOrderIdOf(history));
  if (events.length === 0) return;
  const event = random.pick(events);
  // Under an id of its own half of the time, so that not only the id keeps it from counting twice.
  const eventId = random.is(50) ? `${event.eventId}-${random.next()}` : event.eventId;
  await sendEvent(testShop, { ...event, eventId });
};

/** Weighted by how often they are listed. */
const steps: readonly Step[] = [
  pay,
  pay,
  ({ testShop, order }) => payInSandbox(testShop, order.order.razorpay, 'failure'),
  async ({ testShop, order, random, callbacks }) => {
    const callback = callbacks.length > 0 && random.pick(callbacks);
    if (callback) await verifyPayment(testShop.shop, order.buyer.userId, callback);
  },
  ...Array<Step>(6).fill(tellEvent),
  sync,
  async (history) => {
    moveClock(history, 21);
    await releaseHolds(history.testShop.shop);
  },
  // The goods are sold to somebody else, so that the order cannot be revived.
  async ({ testShop, order: { productId } }) =>
    codOrder(testShop, await customer(testShop), [{ productId, quantity: 3 }]).catch(() => {}),
  setStatus('CANCELLED'),
  setStatus('CANCELLED'),
  setStatus('PENDING'),
  setStatus('DELIVERED'),
  bookByHand,
  ({ testShop, order, admin, random }) =>
    refundOrder(testShop.shop, admin, {
      idOrNumber: order.order._id,
      reason: 'Asked for',
      ...random.pick([
        {},
        { amount: (1 + random.below(17_990)) / 100 },
        { lines: [{ productId: order.productId, quantity: 1 }] },
      ]),
    }),
  async ({ testShop, order, admin, random }) => {
    const refunds = await listRefunds(testShop.shop.db, order.order._id);
    if (refunds.length > 0) await retryRefund(testShop.shop, admin, random.pick(refunds).id);
  },
  async (history) => {
    const { testShop, random } = history;
    const payments = paymentsAtGateway(testShop, gatewayOrderIdOf(history));
    if (payments.length === 0) return;
    const amount = random.is(20) ? undefined : 1 + random.below(9_000);
    const refund = { payment_id: random.pick(payments).id, amount };
    // Refused when the payment has less left.
    await setSandbox(testShop, { refund }).catch(() => undefined);
  },
  ({ testShop, random }) =>
    setSandbox(testShop, { refundDelayMs: random.pick([0, 600_000]), settle: random.is(50) }),
  ({ testShop, random }) =>
    setSandbox(testShop, { refundOutcome: random.pick(['processed', 'processed', 'failed']) }),
  ({ testShop, random }) => setSandbox(testShop, { balance: random.pick(['enough', 'empty']) }),
  ({ testShop, random }) =>
    setSandbox(testShop, { capture: random.pick(['automatic', 'automatic', 'manual']) }),
  ({ testShop, random }) =>
    setSandbox(testShop, { apiFailure: random.pick(['none', 'none', 'error 500']) }),
  advance,
  advance,
];

/** Refusals and a database without a free connection are part of a history; nothing else is. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof AppError) && !isDatabaseUnavailable(error)) throw error;
};

/**
 * Plays a random history of one order and its payments, some steps at the same time, and then lets
 * the provider finish and the shop hear of everything, by events in any order or by asking.
 */
export async function playHistory(
  testShop: TestShop,
  owner: Person,
  random: SeededRandom,
): Promise<Order> {
  const calm = { lostWebhooks: ['*'], acceptsSecondPayment: true, capture: 'automatic' };
  const healthy = { apiFailure: 'none', balance: 'enough' };
  await setSandbox(testShop, { ...calm, ...healthy, refundDelayMs: 0, refundOutcome: 'processed' });
  testShop.setNow(new Date());
  const order = await unpaidOrder(testShop);
  const admin = { userId: owner.userId, name: owner.name } as Caller;
  const history = { testShop, random, order, admin, callbacks: [], clock: { minutes: 0 } };
  const rounds = 6 + random.below(20);
  for (let round = 0; round < rounds; round += 1) {
    const together = Array.from({ length: 1 + random.below(3) }, () => random.pick(steps));
    await Promise.all(
      together.map(async (step) => step(history)).map((act) => act.catch(unlessRefused)),
    );
  }
  await finish(history, healthy);
  return order;
}

/** More than any history needs; what is under way then stays so, and the comparison fails. */
const mostRounds = 10;

/** Until nothing is under way any more; refunds may have failed. */
async function finish(history: History, healthy: object): Promise<void> {
  const { testShop, random, order } = history;
  // In half of the histories no event arrives any more, and the provider has to be asked.
  const isTold = random.is(50);
  let told = 0;
  for (let round = 0, isOpen = true; isOpen && round < mostRounds; round += 1) {
    await setSandbox(testShop, { ...healthy, settle: true });
    const events = eventsOf(testShop, gatewayOrderIdOf(history));
    if (isTold) {
      for (const event of random.shuffle(events.slice(told))) await sendEvent(testShop, event);
    }
    told = events.length;
    await sync(history);
    // Longer than any wait between two attempts or looks.
    moveClock(history, 7 * 60);
    await advanceRefunds(testShop.shop);
    const refunds = await listRefunds(testShop.shop.db, order.order._id);
    const isUnderWay = refunds.some(({ state }) => state === 'requested' || state === 'accepted');
    isOpen = isUnderWay || eventsOf(testShop, gatewayOrderIdOf(history)).length > told;
  }
}
