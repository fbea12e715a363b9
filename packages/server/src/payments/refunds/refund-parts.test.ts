import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '#test/admin/settings.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { pay, sendEventOf, unpaidOrder } from '#test/order-cases.ts';
import { paymentOf, refundsAtGateway } from '#test/payments.ts';
import { admin, type Person } from '#test/people.ts';
import { historyOf, paidLines, requestRefund } from '#test/refunds.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

/** Two pieces at ₹89.95 each. */
async function paidOrder() {
  const paid = await pay(testShop, await unpaidOrder(testShop));
  await sendEventOf(testShop, paid, 'payment.captured');
  return paid;
}

test('an amount is refunded, then pieces of a line, then what remains', async () => {
  const paid = await paidOrder();
  const { productId } = paid;
  const refund = (body: object) => requestRefund(testShop, owner, paid, body);
  expect((await refund({ amount: 50 })).body.data.amount).toBe(50);
  await testShop.runJobs();
  expect((await paymentOf(testShop, paid.order._id)).paymentStatus).toBe('PAID');
  expect((await refund({ lines: [{ productId, quantity: 1 }] })).body.data.amount).toBe(89.95);
  expect((await refund({ amount: 39.96 })).refusal).toMatchObject({
    code: 'refundTooLarge',
    message: 'Only ₹39.95 of this payment can be refunded',
  });
  expect((await refund({ lines: [{ productId, quantity: 2 }] })).refusal).toMatchObject({
    code: 'refundLineTooLarge',
    details: { pieces: 1 },
  });
  expect((await refund({})).body.data.amount).toBe(39.95);
  expect((await refund({})).refusal.code).toBe('refundNotPossible');
  await testShop.runJobs();
  expect((await historyOf(testShop, owner, paid)).refunds).toMatchObject([
    { amount: 50, lines: [], state: 'processed' },
    { amount: 89.95, lines: [{ productId, quantity: 1 }], state: 'processed' },
    { amount: 39.95, lines: [], state: 'processed' },
  ]);
  expect((await paymentOf(testShop, paid.order._id)).paymentStatus).toBe('REFUNDED');
});

test('a product that is not in the order, both an amount and lines, or nothing: refused', async () => {
  const paid = await paidOrder();
  const refund = async (body: object) => {
    const { status, refusal } = await requestRefund(testShop, owner, paid, body);
    return [status, refusal.code];
  };
  const line = { productId: paid.productId, quantity: 1 };
  expect(await refund({ lines: [{ ...line, productId: crypto.randomUUID() }] })).toEqual([
    409,
    'refundLineTooLarge',
  ]);
  for (const body of [
    { amount: 1, lines: [line] },
    { amount: 0 },
    { amount: 0.001 },
    { amount: -1 },
    { lines: [] },
    { lines: [line, line] },
    { lines: [{ ...line, quantity: 0 }] },
  ]) {
    expect(await refund(body), JSON.stringify(body)).toEqual([400, 'invalidInput']);
  }
});

test('pieces that cost nothing are refunded beside others, but not alone: no money would go back', async () => {
  const paid = await paidLines(testShop, [
    { price: 0, quantity: 2 },
    { price: 80, quantity: 1 },
  ]);
  const [free, dear] = paid.lines.map(({ productId }) => ({ productId, quantity: 1 }));
  const refund = (...lines: (typeof free)[]) =>
    requestRefund(testShop, owner, paid, { lines: lines.flatMap((line) => line ?? []) });
  const refused = await refund(free);
  expect([refused.status, refused.refusal.code]).toEqual([409, 'refundOfNothing']);
  expect((await refund(free, dear)).body.data.amount).toBe(80);
  expect((await refund(free)).refusal.code).toBe('refundNotPossible');
});

test('a repeated request refunds once when it says what could be refunded', async () => {
  const paid = await paidOrder();
  const body = { amount: 50, refundableSeen: 179.9 };
  const answers = await Promise.all([
    requestRefund(testShop, owner, paid, body),
    requestRefund(testShop, owner, paid, body),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
    code: 'refundChanged',
    details: { refundable: '129.90' },
  });
});

test('concurrent refunds of parts never exceed the payment', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const paid = await paidOrder();
    const answers = await Promise.all(
      [50, 60, 70, 80, 90].map((amount) => requestRefund(testShop, owner, paid, { amount })),
    );
    const requested = answers
      .filter(({ status }) => status === 200)
      .reduce((sum, { body }) => sum + body.data.amount, 0);
    expect(requested).toBeLessThanOrEqual(179.9);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await testShop.runJobs();
    const made = refundsAtGateway(testShop, [paid.order.orderId]);
    expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(requested * 100);
  }
  expect(await findViolations(testShop.shop.db)).toEqual([]);
});

test('pieces are refunded at their price; packing and delivery go back by an amount, or with what remains', async () => {
  const { change } = settingsOf(testShop, owner);
  await change('selling', { packingPercent: 3 }, { hasLegalAdvice: true });
  await change('delivery', { terms: { kind: 'fixed', charge: 150, freeFrom: null } });
  // 179.90 and 5.40 of packing and 150.
  const paid = await paidOrder();
  const { productId } = paid;
  const refund = async (body: object) => {
    const answer = await requestRefund(testShop, owner, paid, body);
    return answer.status === 200 ? answer.body.data.amount : answer.refusal.message;
  };
  expect(await refund({ lines: [{ productId, quantity: 2 }] })).toBe(179.9);
  expect(await refund({ amount: 155.41 })).toBe('Only ₹155.40 of this payment can be refunded');
  expect(await refund({ amount: 5.4 })).toBe(5.4);
  expect(await refund({})).toBe(150);
  await testShop.runJobs();
  expect((await paymentOf(testShop, paid.order._id)).paymentStatus).toBe('REFUNDED');
  expect(await findViolations(testShop.shop.db)).toEqual([]);
});
