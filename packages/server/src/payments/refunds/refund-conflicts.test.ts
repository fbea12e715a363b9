import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { pay, sendEventOf, unpaidOrder } from '#test/order-cases.ts';
import { resetSandbox, setSandbox } from '#test/payments.ts';
import { admin, type Person } from '#test/people.ts';
import { historyOf, refundAtProvider, requestRefund, retry } from '#test/refunds.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let meena: Person;
let priya: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  meena = await admin(testShop, { name: 'Meena' });
  priya = await admin(testShop, { name: 'Priya' });
});
afterAll(() => testShop.close());

/** Two pieces at ₹89.95 each. */
async function paidOrder() {
  const paid = await pay(testShop, await unpaidOrder(testShop));
  await sendEventOf(testShop, paid, 'payment.captured');
  return paid;
}

test('who decided on a refund that is no longer possible so reads who refunded and what remains', async () => {
  const paid = await paidOrder();
  const seen = { refundableSeen: 179.9 };
  expect((await requestRefund(testShop, priya, paid, { amount: 50 })).status).toBe(200);
  const before = (await historyOf(testShop, meena, paid)).refunds;
  const late = await requestRefund(testShop, meena, paid, { ...seen, amount: 20 });
  expect(late.refusal).toMatchObject({
    code: 'refundChanged',
    message:
      'Priya changed the refunds meanwhile: ₹129.90 of this payment can be refunded. Nothing was changed',
    details: { by: 'Priya', refundable: '129.90' },
  });
  expect(Date.parse(String(late.refusal.details?.at))).toBeGreaterThan(0);
  expect((await historyOf(testShop, meena, paid)).refunds).toEqual(before);

  expect((await requestRefund(testShop, priya, paid)).status).toBe(200);
  expect((await requestRefund(testShop, meena, paid, seen)).refusal.details).toMatchObject({
    by: 'Priya',
    refundable: '0.00',
  });
});

test('a refund made at the provider is told as the provider’s', async () => {
  const paid = await paidOrder();
  await refundAtProvider(testShop, paid.callback.razorpay_payment_id, 5000);
  const late = await requestRefund(testShop, meena, paid, { refundableSeen: 179.9 });
  expect(late.refusal.details).toMatchObject({
    by: 'The payment provider',
    refundable: '129.90',
  });
});

test('who tries a refund again that somebody else has tried already reads who, or that it is returned', async () => {
  await setSandbox(testShop, { balance: 'empty' });
  const paid = await paidOrder();
  const refund = (await requestRefund(testShop, priya, paid)).body.data._id;
  await testShop.runJobs();
  await resetSandbox(testShop);
  expect((await retry(testShop, priya, refund)).status).toBe(200);
  const late = await retry(testShop, meena, refund);
  expect(late.refusal).toMatchObject({ code: 'refundNotRetriable', details: { by: 'Priya' } });
  expect(Date.parse(String(late.refusal.details?.at))).toBeGreaterThan(0);
  await testShop.runJobs();
  expect((await retry(testShop, meena, refund)).refusal).toMatchObject({
    message: expect.stringContaining('The payment provider changed the refunds meanwhile'),
  });
});

test('of two admins who refund simultaneously exactly one does', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const paid = await paidOrder();
    const body = { amount: 60 + round, refundableSeen: 179.9 };
    const answers = await Promise.all([
      requestRefund(testShop, meena, paid, body),
      requestRefund(testShop, priya, paid, body),
    ]);
    expect(answers.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'Meena' : 'Priya';
    const late = answers.find(({ status }) => status === 409);
    expect(late?.refusal.details).toMatchObject({ by: winner });
    expect((await historyOf(testShop, meena, paid)).refunds).toHaveLength(1);
  }
});
