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

/** `npm test` runs one sequence in forty; payment-transition.unit.test.ts plans all of them. */
const every = process.env.PAYMENT_EVENTS === 'all' ? 1 : 40;

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

const reports = [
  'verify',
  'order.paid',
  'payment.captured',
  'payment.authorized',
  'payment.failed',
  'dialog dismissed',
] as const;
type Report = (typeof reports)[number];

const isPayment = (report: Report) => report !== 'payment.failed' && report !== 'dialog dismissed';

/** An order whose first attempt failed and whose second one paid, and how to report it. */
async function payAtSecondAttempt() {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { stock: 5 });
  const order = await onlineOrder(testShop, buyer, [{ productId, quantity: 2 }]);
  await payInSandbox(testShop, order.razorpay, 'failure');
  const callback = await payInSandbox(testShop, order.razorpay);
  const events = eventsOf(testShop, order.razorpay.orderId);
  const send = async (report: Report): Promise<number> => {
    if (report === 'verify') return (await verify(testShop, buyer.token, callback)).status;
    if (report === 'dialog dismissed') {
      const body = { razorpay_order_id: order.razorpay.orderId };
      return (await testShop.call(reportPaymentFailed, { body, token: buyer.token })).status;
    }
    const event = events.find(({ type }) => type === report);
    if (!event) throw new Error(`the sandbox has no ${report}`);
    return sendEvent(testShop, event);
  };
  return { buyer, productId, order, send };
}

/** The model: any report of a payment settles the order once; the others mark a failed attempt. */
function expected(sequence: readonly Report[]) {
  return sequence.some(isPayment)
    ? { status: 'PENDING', paymentStatus: 'PAID', settling: ['captured'], paidMails: 1 }
    : {
        status: 'PENDING_PAYMENT',
        paymentStatus: sequence.length > 0 ? 'FAILED' : 'PENDING',
        settling: [],
        paidMails: 0,
      };
}

async function assertOutcome(sequence: readonly Report[]): Promise<void> {
  const { buyer, productId, order, send } = await payAtSecondAttempt();
  for (const report of sequence) expect(await send(report)).toBe(200);
  await testShop.runJobs();
  const { payments, refunds, ...state } = await paymentOf(testShop, order._id);
  const mails = mailsTo(testShop, buyer.email);
  const settling = payments.filter(({ isSettling }) => isSettling).map((payment) => payment.state);
  const paidMails = mails.filter((subject) => subject.startsWith('Payment')).length;
  expect({ ...state, settling, paidMails }, sequence.join()).toEqual(expected(sequence));
  expect(refunds).toEqual([]);
  // Placed and paid within a minute is told in one mail.
  expect(mails).toHaveLength(paidMails);
  expect([await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)]).toEqual([
    3, 3,
  ]);
}

const all = [...permutations(reports)];
const fiveTimes = all.map((sequence) => sequence.flatMap((report) => Array(5).fill(report)));
const someLost = subsets(reports)
  .filter(({ length }) => length < reports.length)
  .flatMap((some) => [...permutations(some)]);

test.each([
  ['all of them in any order', all],
  ['each of them five times', fiveTimes],
  ['some of them lost', someLost],
] as [string, Report[][]][])(
  'of six reports, %s: paid once, notified once, stock taken once',
  async (_how, sequences) => {
    for (const [index, sequence] of sequences.entries()) {
      if (index % every === 0) await assertOutcome(sequence);
    }
    expect(await findViolations(testShop.shop.db)).toEqual([]);
    expect(testShop.errors).toEqual([]);
  },
  every === 1 ? 1_800_000 : 60_000,
);
