import { deleteMyAccount } from '@mathappu/contract/users';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import { receiptsOf, type Work } from '#test/admin/manual-payments.ts';
import { register, taxDocumentsOf } from '#test/admin/tax.ts';
import { cashOrder, setStatus } from '#test/order-cases.ts';
import { setStatus as setStatusOf } from '#test/orders.ts';
import { setUpPaymentShop } from '#test/payment-shop.ts';
import { deliverWebhooks } from '#test/payments.ts';
import { customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { findingsOf, historyOf, paidOnline, requestRefund } from '#test/refunds.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let work: Work;
setUpPaymentShop((opened) => {
  ({ testShop, owner } = opened);
});
beforeAll(() => register(testShop, owner));
beforeEach(async () => {
  work = receiptsOf(testShop, { owner, buyer: await customer(testShop) });
});

type Ordered = { order: { _id: string } };
const giveBack = ({ order }: Ordered, amount: number) =>
  work.book(order._id, { amount, isGivenBack: true });
const stateOf = ({ order }: Ordered) => work.stateOf(order._id);
const credits = async (ordered: Ordered) =>
  (await taxDocumentsOf(testShop, owner, ordered)).slice(1).map(({ tax }) => tax.total);

test('an account stays until the money of a cancelled order was given back', async () => {
  const ordered = await deliveredForCash();
  await setStatus(testShop, owner, ordered, 'CANCELLED');
  const { token, password } = ordered.buyer;
  const remove = () => testShop.call(deleteMyAccount, { token, body: { password } });
  const { refusal } = await remove();
  expect(refusal.message).toBe(
    `Your account can be deleted once the shop has given back your money for order ${ordered.order.orderId}`,
  );
  await giveBack(ordered, 179.9);
  expect((await remove()).status).toBe(200);
});

/** Of ₹179.90, paid at the door. */
async function deliveredForCash() {
  const ordered = await cashOrder(testShop);
  await setStatus(testShop, owner, ordered, 'DELIVERED');
  return ordered;
}

test('of an order in cash nothing is booked until it was paid at the door, and then only what goes back', async () => {
  const ordered = await cashOrder(testShop);
  const { _id } = ordered.order;
  for (const isGivenBack of [false, true]) {
    const { refusal } = await work.book(_id, { amount: 1, isGivenBack });
    expect(refusal).toMatchObject({ code: 'receiptRefused', data: { maximum: 0 } });
  }
  await setStatus(testShop, owner, ordered, 'DELIVERED');
  expect(await stateOf(ordered)).toEqual(['DELIVERED', 'PAID', 179.9, 0]);
  expect((await work.book(_id, { amount: 1 })).refusal).toMatchObject({ data: { maximum: 0 } });
  expect((await giveBack(ordered, 180)).refusal).toMatchObject({ data: { maximum: 179.9 } });
  await giveBack(ordered, 79.9);
  expect(await stateOf(ordered)).toEqual(['DELIVERED', 'PAID', 100, 0]);
  // From then on the status says nothing about the money any more.
  await setStatus(testShop, owner, ordered, 'SHIPPED');
  expect(await stateOf(ordered)).toEqual(['SHIPPED', 'PAID', 100, 0]);
  await giveBack(ordered, 100);
  expect(await stateOf(ordered)).toEqual(['SHIPPED', 'REFUNDED', 0, 0]);
  expect((await giveBack(ordered, 1)).refusal.code).toBe('receiptRefused');
  // What was given back by mistake comes back.
  expect((await work.book(_id, { amount: 180 })).refusal).toMatchObject({
    data: { maximum: 179.9 },
  });
  await work.book(_id, { amount: 9.9 });
  expect(await stateOf(ordered)).toEqual(['SHIPPED', 'PAID', 9.9, 0]);
});

test('cash of a cancelled order is to give back until it is booked', async () => {
  const ordered = await deliveredForCash();
  await setStatus(testShop, owner, ordered, 'CANCELLED');
  expect(await stateOf(ordered)).toEqual(['CANCELLED', 'PAID', 179.9, 179.9]);
  await giveBack(ordered, 100);
  expect(await stateOf(ordered)).toEqual(['CANCELLED', 'PAID', 79.9, 79.9]);
  await giveBack(ordered, 79.9);
  expect(await stateOf(ordered)).toEqual(['CANCELLED', 'REFUNDED', 0, 0]);
  expect(await credits(ordered)).toEqual([179.9]);
});

test('what is given back of an invoiced order in cash is credited, never more than the invoice', async () => {
  const ordered = await deliveredForCash();
  await testShop.runJobs();
  testShop.outbox.length = 0;
  await giveBack(ordered, 50);
  expect(await credits(ordered)).toEqual([50]);
  await testShop.runJobs();
  expect(testShop.outbox.map(({ subject }) => subject.replace(/ CRN\S+| MP-\S+/g, ''))).toEqual([
    'Credit note for order - Mathappu',
  ]);
  await work.book(ordered.order._id, { amount: 50 });
  await giveBack(ordered, 60);
  expect(await credits(ordered)).toEqual([50, 10]);
  await giveBack(ordered, 119.9);
  expect(await credits(ordered)).toEqual([50, 10, 119.9]);
  await setStatus(testShop, owner, ordered, 'CANCELLED');
  expect(await credits(ordered)).toEqual([50, 10, 119.9]);
});

test('an offline order: an advance that goes back credits nothing, what was paid does, also before it leaves', async () => {
  const pots = await product(testShop, { price: 100, stock: 50 });
  await work.sellBy('enquiry');
  const order = async () => ({
    order: { _id: await work.offlineOrder([{ productId: pots, quantity: 2 }]) },
  });
  const [unpaid, paid, early] = [await order(), await order(), await order()];
  await work.sellBy('full');
  await work.book(unpaid.order._id, { amount: 50 });
  await setStatusOf(testShop, owner, unpaid.order._id, 'SHIPPED');
  await giveBack(unpaid, 50);
  expect(await credits(unpaid)).toEqual([]);
  await work.book(paid.order._id, { amount: 200 });
  await setStatusOf(testShop, owner, paid.order._id, 'SHIPPED');
  await giveBack(paid, 30);
  await giveBack(paid, 170);
  expect(await credits(paid)).toEqual([30, 170]);
  await work.book(early.order._id, { amount: 200 });
  await giveBack(early, 20);
  await setStatusOf(testShop, owner, early.order._id, 'SHIPPED');
  expect(await credits(early)).toEqual([20]);
});

test('what was given back by hand of an online order is not refunded once more', async () => {
  const paid = await paidOnline(testShop);
  await setStatus(testShop, owner, paid, 'SHIPPED');
  expect((await giveBack(paid, 180)).refusal).toMatchObject({ data: { maximum: 179.9 } });
  await giveBack(paid, 79.9);
  expect(await stateOf(paid)).toEqual(['SHIPPED', 'PAID', 100, 0]);
  expect(await credits(paid)).toEqual([79.9]);
  expect((await historyOf(testShop, owner, paid)).refundable).toMatchObject({ amount: 100 });
  const tooMuch = await requestRefund(testShop, owner, paid, { amount: 100.01 });
  expect(tooMuch.refusal.code).toBe('refundTooLarge');
  await setStatus(testShop, owner, paid, 'CANCELLED');
  const { refunds, moneyIn } = await historyOf(testShop, owner, paid);
  expect([refunds.map(({ amount }) => amount), moneyIn]).toEqual([[100], 0]);
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  expect(await credits(paid)).toEqual([79.9, 100]);
  testShop.setNow(new Date(Date.now() + 60 * 60_000));
  await reconcilePayments(testShop.shop);
  expect(await findingsOf(testShop, paid)).toEqual([]);
});

test('the mail of a cancelled online order whose money went back by hand promises nothing more', async () => {
  const paid = await paidOnline(testShop);
  await giveBack(paid, 179.9);
  await testShop.runJobs();
  testShop.outbox.length = 0;
  await setStatus(testShop, owner, paid, 'CANCELLED');
  await testShop.runJobs();
  const mail = testShop.outbox.find(({ subject }) => subject.includes('was cancelled'));
  expect(mail?.text).toContain('Your payment of ₹179.90 had been returned to you before.');
  expect(mail?.text).not.toContain('₹0.00');
});

test('of an online order no more is given back by hand than stayed after its refunds', async () => {
  const paid = await paidOnline(testShop);
  await requestRefund(testShop, owner, paid, { amount: 100 });
  expect((await giveBack(paid, 80)).refusal).toMatchObject({ data: { maximum: 79.9 } });
  await giveBack(paid, 79.9);
  expect((await historyOf(testShop, owner, paid)).refundable).toBeNull();
});

test('what was not given back by hand after all goes back through the provider when the order is cancelled', async () => {
  const ordered = await paidOnline(testShop);
  await giveBack(ordered, 118.5);
  await setStatus(testShop, owner, ordered, 'CANCELLED');
  await work.book(ordered.order._id, { amount: 118.5 });
  await testShop.runJobs();
  await deliverWebhooks(testShop);
  const { refunds } = await historyOf(testShop, owner, ordered);
  expect(refunds).toMatchObject([
    { state: 'processed', amount: 61.4 },
    { state: 'processed', amount: 118.5 },
  ]);
  expect(await stateOf(ordered)).toEqual(['CANCELLED', 'REFUNDED', 0, 0]);
});
