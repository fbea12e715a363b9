import { getMyOrder } from '@mathappu/contract/orders';
import { expect, test } from 'vitest';
import { setStatus } from '#test/order-cases.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { deliverWebhooks, mailsTo, paymentOf, resetSandbox, setSandbox } from '#test/payments.ts';
import type { Person } from '#test/people.ts';
import {
  advanceIn,
  findingsOf,
  historyOf,
  paidOnline,
  refundAtProvider,
  requestRefund,
  retry,
  settleAtProvider,
} from '#test/refunds.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

type Paid = Awaited<ReturnType<typeof paidOnline>>;

const refundsOf = async (paid: Paid) => (await historyOf(testShop, owner, paid)).refunds;
const paymentStatusOf = async ({ order }: Paid) =>
  (await paymentOf(testShop, order._id)).paymentStatus;
const refundMailsOf = async ({ buyer, order }: Paid) => {
  await testShop.runJobs();
  return mailsTo(testShop, buyer.email)
    .filter((subject) => subject.startsWith('Refund'))
    .map((subject) => subject.replace(order.orderId, 'X').replace(/ - .*/, ''));
};
const toldCustomer = async ({ buyer, order }: Paid) => {
  const input = { params: { orderId: order._id }, token: buyer.token };
  return (await testShop.call(getMyOrder, input)).body.data.refunds;
};

test('a slow refund is on its way until the provider says processed', async () => {
  await setSandbox(testShop, { refundDelayMs: 600_000 });
  const paid = await paidOnline(testShop);
  await requestRefund(testShop, owner, paid);
  expect(await refundsOf(paid)).toMatchObject([{ state: 'requested', providerStatus: null }]);
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  expect(await refundsOf(paid)).toMatchObject([{ state: 'accepted', providerStatus: 'pending' }]);
  expect(await paymentStatusOf(paid)).toBe('PAID');
  expect(await toldCustomer(paid)).toEqual([
    { amount: 179.9, currency: 'INR', state: 'onItsWay', isSurplus: false },
  ]);
  expect(await refundMailsOf(paid)).toEqual(['Refund for order X is on its way']);

  await settleAtProvider(testShop);
  expect(await refundsOf(paid)).toMatchObject([
    { state: 'processed', providerStatus: 'processed', canRetry: false },
  ]);
  expect(await paymentStatusOf(paid)).toBe('REFUNDED');
  expect(await toldCustomer(paid)).toEqual([
    { amount: 179.9, currency: 'INR', state: 'returned', isSurplus: false },
  ]);
  expect(await refundMailsOf(paid)).toEqual([
    'Refund for order X is on its way',
    'Refund for order X',
  ]);
});

test('a slow refund made at the provider is on its way as soon as the provider tells of it', async () => {
  await setSandbox(testShop, { refundDelayMs: 600_000 });
  const paid = await paidOnline(testShop);
  await refundAtProvider(testShop, paid.paymentId, 5_000);
  expect(await refundsOf(paid)).toMatchObject([
    { state: 'accepted', amount: 50, source: 'provider', providerStatus: 'pending' },
  ]);
  expect(await toldCustomer(paid)).toEqual([
    { amount: 50, currency: 'INR', state: 'onItsWay', isSurplus: false },
  ]);
});

test.each(['processed', 'failed'] as const)(
  'a refund that is %s at the provider is looked up when its webhooks are lost',
  async (refundOutcome) => {
    await setSandbox(testShop, { refundDelayMs: 600_000, refundOutcome, lostWebhooks: ['*'] });
    const paid = await paidOnline(testShop);
    await requestRefund(testShop, owner, paid);
    await testShop.runJobs();
    await setSandbox(testShop, { settle: true });
    await advanceIn(testShop, 1);
    expect(await refundsOf(paid)).toMatchObject([{ state: 'accepted' }]);
    await advanceIn(testShop, 3);
    expect(await refundsOf(paid)).toMatchObject([{ state: refundOutcome }]);
  },
);

test('a refund that fails at the provider is listed, and done when it is tried again', async () => {
  await setSandbox(testShop, { refundDelayMs: 600_000, refundOutcome: 'failed' });
  const paid = await paidOnline(testShop);
  await setStatus(testShop, owner, paid, 'CANCELLED');
  await testShop.runJobs();
  await settleAtProvider(testShop);
  const [failed] = await refundsOf(paid);
  expect(failed).toMatchObject({ state: 'failed', providerStatus: 'failed', canRetry: true });
  expect(await paymentStatusOf(paid)).toBe('PAID');
  expect(await findingsOf(testShop, paid)).toEqual([['The refund failed', 179.9]]);
  expect(await toldCustomer(paid)).toEqual([]);

  await resetSandbox(testShop);
  const again = await retry(testShop, owner, failed?._id ?? '');
  expect(again.body.data).toMatchObject({ orderId: paid.order.orderId, amount: 179.9 });
  expect((await retry(testShop, owner, failed?._id ?? '')).refusal.code).toBe('refundNotRetriable');
  await testShop.runJobs();
  expect(await refundsOf(paid)).toMatchObject([
    { state: 'failed', canRetry: false },
    { _id: again.body.data._id, state: 'processed', reason: 'The order was cancelled' },
  ]);
  expect(await paymentStatusOf(paid)).toBe('REFUNDED');
  expect(await findingsOf(testShop, paid)).toEqual([]);
  expect(await refundMailsOf(paid)).toEqual(['Refund for order X']);
});

test('an empty balance is shown in the provider’s words, and the refund is made once it is filled', async () => {
  await setSandbox(testShop, { balance: 'empty' });
  const paid = await paidOnline(testShop);
  await requestRefund(testShop, owner, paid);
  await testShop.runJobs();
  const words = 'Your account does not have enough balance to carry out the refund operation.';
  const [waiting] = await refundsOf(paid);
  expect(waiting).toMatchObject({ state: 'requested', providerMessage: words, canRetry: true });
  expect(await findingsOf(testShop, paid)).toEqual([
    [`The refund has not gone through yet: ${words}`, 179.9],
  ]);
  await setSandbox(testShop, { balance: 'enough' });
  await testShop.runJobs();
  expect(await refundsOf(paid)).toMatchObject([{ state: 'requested' }]);
  await retry(testShop, owner, waiting?._id ?? '');
  await testShop.runJobs();
  expect(await refundsOf(paid)).toMatchObject([{ state: 'processed', providerMessage: '' }]);
  expect(await findingsOf(testShop, paid)).toEqual([]);
});

test('a refund that ran out of attempts fails, and is made under its old key when it is tried again', async () => {
  await setSandbox(testShop, { balance: 'empty' });
  const paid = await paidOnline(testShop);
  await requestRefund(testShop, owner, paid);
  // At most an hour lies between two attempts.
  for (let hour = 0; hour < 101; hour += 1) await advanceIn(testShop, hour * 61);
  testShop.setNow(new Date());
  const [failed] = await refundsOf(paid);
  expect(failed).toMatchObject({ state: 'failed', providerStatus: null, canRetry: true });
  expect((await findingsOf(testShop, paid))[0]?.[0]).toMatch(/^The refund failed: Your account/);
  await resetSandbox(testShop);
  await retry(testShop, owner, failed?._id ?? '');
  await testShop.runJobs();
  expect(await refundsOf(paid)).toMatchObject([{ _id: failed?._id, state: 'processed' }]);
  expect(await paymentStatusOf(paid)).toBe('REFUNDED');
});

test('a part refunded at the provider is counted, and cancelling refunds the rest', async () => {
  const paid = await paidOnline(testShop);
  await refundAtProvider(testShop, paid.paymentId, 4_000);
  expect(await refundsOf(paid)).toMatchObject([
    { amount: 40, state: 'processed', source: 'provider' },
  ]);
  const { refundable, payments } = await historyOf(testShop, owner, paid);
  expect(refundable?.amount).toBe(139.9);
  expect(payments).toMatchObject([{ state: 'captured', amount: 179.9, refundableAmount: 139.9 }]);
  expect(await paymentStatusOf(paid)).toBe('PAID');
  await setStatus(testShop, owner, paid, 'CANCELLED');
  await testShop.runJobs();
  expect(await refundsOf(paid)).toMatchObject([{ amount: 40 }, { amount: 139.9 }]);
  expect(await paymentStatusOf(paid)).toBe('REFUNDED');
});

test('a part refunded at the provider without a webhook is found before the rest is refunded', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  const paid = await paidOnline(testShop);
  await refundAtProvider(testShop, paid.paymentId, 4_000);
  expect(await refundsOf(paid)).toEqual([]);
  await requestRefund(testShop, owner, paid);
  await testShop.runJobs();
  const refunds = await refundsOf(paid);
  expect(refunds.map(({ amount, source, state }) => [amount, source, state]).sort()).toEqual([
    [139.9, 'shop', 'processed'],
    [40, 'provider', 'processed'],
  ]);
  expect(await paymentStatusOf(paid)).toBe('REFUNDED');
});

test('a whole refund at the provider leaves nothing of the one requested here', async () => {
  await setSandbox(testShop, { lostWebhooks: ['*'] });
  const paid = await paidOnline(testShop);
  await requestRefund(testShop, owner, paid);
  await refundAtProvider(testShop, paid.paymentId);
  await testShop.runJobs();
  const refunds = await refundsOf(paid);
  expect(refunds.map(({ source, state, canRetry }) => [source, state, canRetry])).toEqual([
    ['shop', 'failed', false],
    ['provider', 'processed', false],
  ]);
  expect(await paymentStatusOf(paid)).toBe('REFUNDED');
  expect(await findingsOf(testShop, paid)).toEqual([]);
});
