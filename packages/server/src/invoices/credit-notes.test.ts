import { updateUser } from '@mathappu/contract/account';
import { cancelMyOrder } from '@mathappu/contract/payments';
import { beforeAll, expect, test } from 'vitest';
import { register, taxDocumentsOf } from '#test/admin/tax.ts';
import { byTier } from '#test/by-tier.ts';
import { acceptAs, orderPaidDifferently } from '#test/differing-payments.ts';
import { findViolations } from '#test/invariants.ts';
import { cashOrder, setStatus, unpaidOrder } from '#test/order-cases.ts';
import { playHistory } from '#test/payment-history.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { deliverWebhooks, payInSandbox, setSandbox, verify } from '#test/payments.ts';
import { admin, type Person } from '#test/people.ts';
import {
  historyOf,
  paidOnline,
  refundAtProvider,
  requestRefund,
  retry,
  settleAtProvider,
} from '#test/refunds.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});
beforeAll(() => register(testShop, owner));

type Ordered = { order: { _id: string; orderId: string }; buyer: Person; productId: string };

const invoiced = async <Order extends Ordered>(ordered: Order): Promise<Order> => {
  const { status, refusal } = await setStatus(testShop, owner, ordered, 'SHIPPED');
  if (status !== 200) throw new Error(refusal.message);
  return ordered;
};

/** The totals of the credit notes of an order. */
const credits = async (ordered: Ordered) =>
  (await taxDocumentsOf(testShop, owner, ordered)).slice(1).map(({ tax }) => tax.total);

/** Runs the jobs and hears the provider until nothing is left to do. */
async function settle(): Promise<void> {
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  await testShop.runJobs();
}

test('edge 38: cancelling an invoiced order credits it whole, mails that, and nothing revives it', async () => {
  const ordered = await invoiced(await cashOrder(testShop));
  await testShop.runJobs();
  testShop.outbox.length = 0;
  expect((await setStatus(testShop, owner, ordered, 'CANCELLED')).status).toBe(200);
  const [invoice, note, ...others] = await taxDocumentsOf(testShop, ordered.buyer, ordered);
  expect(others).toEqual([]);
  expect(note).toEqual({
    ...invoice,
    kind: 'credit_note',
    number: expect.stringMatching(/^CRN\/\d\d-\d\d\/\d{6}$/),
    date: expect.any(String),
    corrects: { number: invoice?.number, date: invoice?.date },
    reason: 'Order cancelled',
  });
  for (const status of ['PENDING', 'SHIPPED', 'DELIVERED', 'PENDING_PAYMENT'] as const) {
    const { refusal } = await setStatus(testShop, owner, ordered, status);
    expect(refusal).toMatchObject({
      code: 'orderStatusRefused',
      message: `Invoice ${invoice?.number} was credited. Make a new order.`,
    });
  }
  await testShop.runJobs();
  const subject = `Credit note ${note?.number} for order ${ordered.order.orderId} - Mathappu`;
  expect(testShop.outbox.map((mail) => mail.subject)).toContain(subject);
  const mail = testShop.outbox.find((one) => one.subject === subject);
  expect(mail).toMatchObject({
    to: ordered.buyer.email,
    text: expect.stringContaining(`over ₹179.90 for order ${ordered.order.orderId}`),
  });
});

test('a customer who reads Tamil is told of the tax documents in Tamil', async () => {
  const ordered = await cashOrder(testShop);
  const body = { name: ordered.buyer.name, language: 'ta' } as const;
  await testShop.call(updateUser, { body, token: ordered.buyer.token });
  await invoiced(ordered);
  await setStatus(testShop, owner, ordered, 'CANCELLED');
  await testShop.runJobs();
  const [invoice, note] = await taxDocumentsOf(testShop, owner, ordered);
  const mails = testShop.outbox.filter(({ to }) => to === ordered.buyer.email);
  expect(mails.map(({ text }) => text).join()).toContain(`இதன் வரி பில் ${invoice?.number};`);
  expect(mails.map(({ subject }) => subject)).toContain(
    `ஆர்டர் ${ordered.order.orderId}: வரவுக் குறிப்பு ${note?.number} - Mathappu`,
  );
});

test('an order that was set back to pending is credited when its customer cancels it', async () => {
  const ordered = await invoiced(await cashOrder(testShop));
  await setStatus(testShop, owner, ordered, 'PENDING');
  const body = { orderId: ordered.order._id };
  const { token } = ordered.buyer;
  expect((await testShop.call(cancelMyOrder, { body, token })).status).toBe(200);
  expect(await credits(ordered)).toEqual([179.9]);
});

test('each refund is credited once the provider has processed it, and cancelling credits the rest', async () => {
  const ordered = await invoiced(await paidOnline(testShop));
  await setSandbox(testShop, { refundDelayMs: 60_000 });
  await requestRefund(testShop, owner, ordered, { amount: 50 });
  await settle();
  expect(await credits(ordered)).toEqual([]);
  await settleAtProvider(testShop);
  await settle();
  expect(await credits(ordered)).toEqual([50]);
  const [, part] = await taxDocumentsOf(testShop, ordered.buyer, ordered);
  expect(part).toMatchObject({ lines: [], totals: null, reason: 'Payment given back' });
  // One that was made in the provider's dashboard counts as well.
  await refundAtProvider(testShop, ordered.paymentId, 2_000);
  await settleAtProvider(testShop);
  await settle();
  expect(await credits(ordered)).toEqual([50, 20]);
  await setStatus(testShop, owner, ordered, 'CANCELLED');
  expect(await credits(ordered)).toEqual([50, 20, 109.9]);
  await settle();
  await settleAtProvider(testShop);
  await settle();
  expect(await credits(ordered)).toEqual([50, 20, 109.9]);
});

test('a refund of all that was paid credits the invoice whole, and the order goes on', async () => {
  const ordered = await invoiced(await paidOnline(testShop));
  await requestRefund(testShop, owner, ordered);
  await settle();
  expect(await credits(ordered)).toEqual([179.9]);
  expect((await setStatus(testShop, owner, ordered, 'DELIVERED')).status).toBe(200);
  expect(await credits(ordered)).toEqual([179.9]);
});

test('notes of parts and of the rest add up to each amount of their invoice, to the paisa', async () => {
  const ordered = await invoiced(await paidOnline(testShop));
  // Each of these by itself would have one paisa of either tax: half of them too much.
  for (const body of [{ amount: 0.07 }, { amount: 0.07 }, { amount: 0.07 }, {}]) {
    await requestRefund(testShop, owner, ordered, body);
    await settle();
  }
  const [invoice, ...notes] = await taxDocumentsOf(testShop, owner, ordered);
  expect(notes).toHaveLength(4);
  for (const amount of ['taxable', 'cgst', 'sgst', 'total'] as const) {
    const sum = notes.reduce((paise, { tax }) => paise + Math.round(tax[amount] * 100), 0);
    expect([amount, sum / 100]).toEqual([amount, invoice?.tax[amount]]);
  }
});

test('a refund that fails leaves no credit note, and is credited once when it is made again', async () => {
  const ordered = await invoiced(await paidOnline(testShop));
  await setSandbox(testShop, { refundDelayMs: 60_000, refundOutcome: 'failed' });
  await requestRefund(testShop, owner, ordered, { amount: 50 });
  await settle();
  await settleAtProvider(testShop);
  await settle();
  expect(await credits(ordered)).toEqual([]);
  await setSandbox(testShop, { refundDelayMs: 0, refundOutcome: 'processed' });
  const [failed] = (await historyOf(testShop, owner, ordered)).refunds;
  expect(failed?.state).toBe('failed');
  await retry(testShop, owner, failed?._id ?? '');
  await settle();
  expect(await credits(ordered)).toEqual([50]);
});

test('what was given back before the goods left is credited as they leave', async () => {
  const ordered = await paidOnline(testShop);
  await requestRefund(testShop, owner, ordered, { amount: 79.9 });
  await settle();
  await invoiced(ordered);
  expect(await credits(ordered)).toEqual([79.9]);
});

test('edge 42: a second captured payment that is refunded leaves no credit note', async () => {
  await setSandbox(testShop, { acceptsSecondPayment: true });
  const unpaid = await unpaidOrder(testShop);
  const first = await payInSandbox(testShop, unpaid.order.razorpay);
  const second = await payInSandbox(testShop, unpaid.order.razorpay);
  await verify(testShop, unpaid.buyer.token, first);
  const ordered = await invoiced(unpaid);
  await verify(testShop, unpaid.buyer.token, second);
  await settle();
  const { refunds } = await historyOf(testShop, owner, ordered);
  expect(refunds).toMatchObject([{ state: 'processed', amount: 179.9 }]);
  expect(await credits(ordered)).toEqual([]);
});

test.each([
  ['another amount', { offerPaise: 1_000 }, { amount: 100 }, [100, 79.9]],
  // Half of what was paid in dollars is half of the invoice.
  [
    'another currency',
    { offerPaise: 0, paymentCurrency: 'USD' },
    { amount: 89.95 },
    [89.95, 89.95],
  ],
])(
  'a payment of %s that was accepted is credited with what it paid for',
  async (_what, sandbox, part, expected) => {
    const ordered = await orderPaidDifferently(testShop, sandbox);
    const { gatewayPaymentId } = ordered;
    await acceptAs(testShop, owner, { orderId: ordered.order.orderId, gatewayPaymentId });
    await invoiced(ordered);
    for (const body of [part, {}]) {
      await requestRefund(testShop, owner, ordered, { ...body, gatewayPaymentId });
      await settle();
    }
    expect(await credits(ordered)).toEqual(expected);
  },
);

test('late money for a cancelled order that was invoiced goes back', async () => {
  const ordered = await invoiced(await unpaidOrder(testShop));
  await setStatus(testShop, owner, ordered, 'CANCELLED');
  const callback = await payInSandbox(testShop, ordered.order.razorpay);
  await verify(testShop, ordered.buyer.token, callback);
  await settle();
  const { order, refunds } = await historyOf(testShop, owner, ordered);
  expect(order.status).toBe('CANCELLED');
  expect(refunds).toMatchObject([{ state: 'processed', amount: 179.9 }]);
  expect(await credits(ordered)).toEqual([179.9]);
});

test('of twenty who cancel at once one credits', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const ordered = await invoiced(await cashOrder(testShop));
    await Promise.all(
      Array.from({ length: 20 }, () => setStatus(testShop, owner, ordered, 'CANCELLED')),
    );
    expect(await credits(ordered)).toEqual([179.9]);
  }
});

test('after random histories of payments and refunds no invoice is credited beyond what went back', async () => {
  const registered = await openTestShop();
  const shopkeeper = await admin(registered);
  await register(registered, shopkeeper);
  const seed = Math.floor(Math.random() * 1e9);
  for (let round = 0; round < byTier(40); round += 1) {
    await playHistory(registered, shopkeeper, seededRandom(seed + round));
  }
  expect(await findViolations(registered.shop.db), `from seed ${seed}`).toEqual([]);
  const notes = registered.shop.db
    .selectFrom('tax_documents')
    .select('id')
    .where('kind', '=', 'credit_note');
  expect(await notes.execute()).not.toHaveLength(0);
  await registered.close();
}, 200_000);
