import { expect, test } from 'vitest';
import { getGateway } from '#server/gateway/payment-gateway.ts';
import { setStatus } from '#test/order-cases.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { paymentOf, refundsAtGateway, resetSandbox, setSandbox } from '#test/payments.ts';
import type { Person } from '#test/people.ts';
import { advanceIn, findingsOf, historyOf, paidOnline, requestRefund } from '#test/refunds.ts';
import type { TestShop } from '#test/test-shop.ts';
import { advanceRefunds } from './advance-refunds.ts';

let testShop: TestShop;
let owner: Person;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});

type Paid = Awaited<ReturnType<typeof paidOnline>>;

const refundsOf = async (paid: Paid) => (await historyOf(testShop, owner, paid)).refunds;
const paymentStatusOf = async ({ order }: Paid) =>
  (await paymentOf(testShop, order._id)).paymentStatus;

test('the refund of a cancelled order that goes on is withdrawn before it is sent, also when it failed', async () => {
  const paid = await paidOnline(testShop);
  await requestRefund(testShop, owner, paid, { amount: 20 });
  await testShop.runJobs();
  await setSandbox(testShop, { refundOutcome: 'failed' });
  await requestRefund(testShop, owner, paid, { amount: 50 });
  await testShop.runJobs();
  // Requested only: the provider refuses it for now.
  await setSandbox(testShop, { balance: 'empty' });
  await setStatus(testShop, owner, paid, 'CANCELLED');
  await testShop.runJobs();
  expect((await refundsOf(paid)).map(({ amount, state }) => [amount, state])).toEqual([
    [20, 'processed'],
    [50, 'failed'],
    [159.9, 'requested'],
  ]);
  await setStatus(testShop, owner, paid, 'PROCESSING');
  await resetSandbox(testShop);
  await advanceIn(testShop, 60);
  testShop.setNow(new Date());
  expect(await refundsOf(paid)).toMatchObject([
    { amount: 20, state: 'processed', withdrawnAt: null },
    { amount: 50, state: 'failed', withdrawnAt: null, canRetry: true },
    { amount: 159.9, state: 'failed', withdrawnAt: expect.any(String), canRetry: false },
  ]);
  expect(await paymentStatusOf(paid)).toBe('PAID');
  expect(
    refundsAtGateway(testShop, [paid.order.orderId]).filter(({ status }) => status === 'processed'),
  ).toHaveLength(1);
  // What an admin had refunded for another reason is owed again.
  expect(await findingsOf(testShop, paid)).toEqual([['The refund failed', 50]]);

  // It failed at the provider, then the order goes on; cancelled again, it is all refunded.
  await setSandbox(testShop, { refundOutcome: 'failed' });
  await setStatus(testShop, owner, paid, 'CANCELLED');
  await testShop.runJobs();
  await setStatus(testShop, owner, paid, 'PENDING');
  expect(await findingsOf(testShop, paid)).toEqual([['The refund failed', 50]]);
  await resetSandbox(testShop);
  await setStatus(testShop, owner, paid, 'CANCELLED');
  await testShop.runJobs();
  expect(await paymentStatusOf(paid)).toBe('REFUNDED');
  expect(await findingsOf(testShop, paid)).toEqual([]);
});

test('a withdrawn refund whose request the provider had already is returned, and said to be', async () => {
  const paid = await paidOnline(testShop);
  await setStatus(testShop, owner, paid, 'CANCELLED');
  const { shop } = testShop;
  const gateway = getGateway(shop);
  const refund = async (request: Parameters<typeof gateway.refund>[0]) => {
    const made = await gateway.refund(request);
    await setStatus(testShop, owner, paid, 'PENDING');
    return made;
  };
  await advanceRefunds({ ...shop, payments: { ...gateway, refund } });
  expect(await refundsOf(paid)).toMatchObject([{ state: 'processed', withdrawnAt: null }]);
  expect(await paymentStatusOf(paid)).toBe('REFUNDED');
});
