import { reportPaymentFailed } from '@mathappu/contract/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '#test/invariants.ts';
import {
  eventsOf,
  mailsTo,
  onlineOrder,
  payInSandbox,
  paymentOf,
  sendEvent,
  verify,
} from '#test/payments.ts';
import { customer } from '#test/people.ts';
import { permutations, subsets } from '#test/permutations.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** One sequence in forty in `npm test`; what they mean is tried in all orders in payment-step. */
const every = process.env.PAYMENT_MESSAGES === 'all' ? 1 : 40;

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

const messages = [
  'verify',
  'order.paid',
  'payment.captured',
  'payment.authorized',
  'payment.failed',
  'closed',
] as const;
type Message = (typeof messages)[number];

/** An order whose first attempt failed and whose second one paid, and the ways to tell it. */
async function openCase() {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { stock: 5 });
  const order = await onlineOrder(testShop, buyer, [{ productId, quantity: 2 }]);
  await payInSandbox(testShop, order.razorpay, 'failure');
  const handover = await payInSandbox(testShop, order.razorpay);
  const events = await eventsOf(testShop, order.razorpay.orderId);
  const tell = async (message: Message): Promise<number> => {
    if (message === 'verify') return (await verify(testShop, buyer.token, handover)).status;
    if (message === 'closed') {
      const body = { razorpay_order_id: order.razorpay.orderId };
      return (await testShop.call(reportPaymentFailed, { body, token: buyer.token })).status;
    }
    const event = events.find(({ type }) => type === message);
    if (!event) throw new Error(`the sandbox has no ${message}`);
    return sendEvent(testShop, event);
  };
  return { buyer, productId, order, tell };
}

/** The smallest model: whatever tells of money pays the order, once; the rest only says how it went. */
function expected(told: readonly Message[]) {
  const hasFailed = told.includes('payment.failed') || told.includes('closed');
  if (told.every((message) => message === 'payment.failed' || message === 'closed')) {
    return {
      status: 'PENDING_PAYMENT',
      paymentStatus: hasFailed ? 'FAILED' : 'PENDING',
      settling: [],
      paidMails: 0,
    };
  }
  return { status: 'PENDING', paymentStatus: 'PAID', settling: ['captured'], paidMails: 1 };
}

async function tryOut(told: readonly Message[]): Promise<void> {
  const { buyer, productId, order, tell } = await openCase();
  for (const message of told) expect(await tell(message)).toBe(200);
  await testShop.runJobs();
  const { payments, refunds, ...state } = await paymentOf(testShop, order._id);
  const mails = mailsTo(testShop, buyer.email);
  const settling = payments.filter(({ isSettling }) => isSettling).map((payment) => payment.state);
  const paidMails = mails.filter((subject) => subject.startsWith('Payment')).length;
  expect({ ...state, settling, paidMails }, told.join()).toEqual(expected(told));
  expect(refunds).toEqual([]);
  expect(mails).toHaveLength(1 + paidMails);
  expect([await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)]).toEqual([
    3, 3,
  ]);
}

const all = [...permutations(messages)];
const someMissing = subsets(messages)
  .filter(({ length }) => length < messages.length)
  .flatMap((some) => [...permutations(some)]);

test.each([
  ['all of them in any order', all],
  ['each of them five times', all.map((told) => told.flatMap((message) => Array(5).fill(message)))],
  ['some of them missing', someMissing],
] as [string, Message[][]][])(
  'of six messages %s: paid once, told once, stock taken once',
  async (_how, sequences) => {
    for (const [index, told] of sequences.entries()) {
      if (index % every === 0) await tryOut(told);
    }
    expect(await findViolations(testShop.shop.db)).toEqual([]);
    expect(testShop.errors).toEqual([]);
  },
  every === 1 ? 1_800_000 : 60_000,
);
