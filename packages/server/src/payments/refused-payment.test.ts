import { addToCart, getCart } from '@mathappu/contract/cart';
import { resumePayment } from '@mathappu/contract/checkout';
import { listMyOrders } from '@mathappu/contract/orders';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deleteOldRefusedPayments } from '#server/gateway/payment-queries.ts';
import { byTier } from '#test/by-tier.ts';
import { unpaidOrder } from '#test/order-cases.ts';
import { orderBody } from '#test/orders.ts';
import {
  discrepanciesOf,
  readDiscrepancies,
  resetSandbox,
  sendOnlineOrder,
  setSandbox,
} from '#test/payments.ts';
import { customer, type Person } from '#test/people.ts';
import { product, stockHistoryOf, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterEach(async () => {
  await resetSandbox(testShop);
  testShop.setNow();
});
afterAll(() => testShop.close());

const words = 'Amount exceeds maximum amount allowed.';
const sentence =
  'Online payment is not possible for this order. Please choose another way to pay, or contact us';

async function buyerWithCart(name = 'Arun Customer') {
  const buyer = await customer(testShop, { name });
  const productId = await product(testShop, { price: 300_000, stock: 5 });
  const line = { productId, quantity: 2 };
  await testShop.call(addToCart, { body: line, token: buyer.token });
  return { buyer, productId, body: await orderBody(testShop, buyer, [line]) };
}

const ordersOf = async ({ token }: Person) =>
  (await testShop.call(listMyOrders, { token })).body.data.orders;

const refusedOf = async (name: string) =>
  (await readDiscrepancies(testShop)).refused.filter(({ customer }) => customer === name);

const mailsAboutKeys = async () => {
  await testShop.runJobs('keys-mail');
  return testShop.outbox.splice(0).map(({ to, subject }) => `${to} ${subject}`);
};

test('what the provider refuses is told as refused, leaves no order, and its words are listed once', async () => {
  const { buyer, productId, body } = await buyerWithCart('Kala of the big order');
  for (let times = 0; times < 3; times += 1) {
    const { status, refusal } = await sendOnlineOrder(testShop, buyer, body);
    expect([status, refusal.code, refusal.message]).toEqual([409, 'paymentRefused', sentence]);
  }
  expect(await ordersOf(buyer)).toEqual([]);
  expect([await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)]).toEqual([
    5, 5,
  ]);
  const { data: cart } = (await testShop.call(getCart, { token: buyer.token })).body;
  expect(cart).toMatchObject([{ productId: { _id: productId }, quantity: 2 }]);
  expect(await refusedOf('Kala of the big order')).toMatchObject([
    { amount: 600_000, phone: '9876543210', said: words, tries: 3 },
  ]);
});

test('the same request is accepted once the provider takes the amount', async () => {
  const { buyer, productId, body } = await buyerWithCart();
  expect((await sendOnlineOrder(testShop, buyer, body, 'the key')).status).toBe(409);
  await setSandbox(testShop, { largestOrderPaise: 100_000_000 });
  expect((await sendOnlineOrder(testShop, buyer, body, 'the key')).status).toBe(200);
  expect(await ordersOf(buyer)).toHaveLength(1);
  expect(await stockOf(testShop, productId)).toBe(3);
});

test('a silent provider leaves no order behind either', async () => {
  const { buyer, body } = await buyerWithCart();
  await setSandbox(testShop, { apiFailure: 'error 500' });
  expect((await sendOnlineOrder(testShop, buyer, body)).status).toBe(502);
  expect(testShop.errors.splice(0)).toHaveLength(1);
  expect(await ordersOf(buyer)).toEqual([]);
});

test('equal requests at once leave nothing behind when they are refused', async () => {
  for (let round = 0; round < byTier(20); round += 1) {
    const { buyer, productId, body } = await buyerWithCart();
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { status } = await sendOnlineOrder(testShop, buyer, body, 'one key');
        return status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([409]));
    expect(await ordersOf(buyer)).toEqual([]);
    expect([await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)]).toEqual(
      [5, 5],
    );
  }
});

test('a payment of a placed order that is refused leaves the order to be paid in another way', async () => {
  const { buyer, order } = await unpaidOrder(testShop);
  await testShop.shop.db.deleteFrom('gateway_orders').where('order_id', '=', order._id).execute();
  await setSandbox(testShop, { largestOrderPaise: 100 });
  const resumed = await testShop.call(resumePayment, {
    body: { orderId: order.orderId },
    token: buyer.token,
  });
  expect([resumed.status, resumed.refusal.code]).toEqual([409, 'paymentRefused']);
  expect(await ordersOf(buyer)).toMatchObject([{ orderStatus: 'pending_payment' }]);
  expect(await refusedOf(buyer.name)).toContainEqual(
    expect.objectContaining({ amount: 179.9, said: words, tries: 1 }),
  );
  expect(await discrepanciesOf(testShop, order.orderId)).toEqual([]);
});

test('keys that are refused when somebody pays are told the owner at once, and by one mail', async () => {
  await readDiscrepancies(testShop);
  const { length: admins } = await testShop.shop.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .execute();
  await setSandbox(testShop, { refusesKeys: true });
  for (let customers = 0; customers < 3; customers += 1) {
    const { buyer, body } = await buyerWithCart();
    const { status, refusal } = await sendOnlineOrder(testShop, buyer, body);
    expect([status, refusal.message]).toEqual([409, sentence]);
    expect(await ordersOf(buyer)).toEqual([]);
  }
  await reconcilePayments(testShop.shop);
  const mails = await mailsAboutKeys();
  expect(mails).toHaveLength(admins);
  expect(new Set(mails).size).toBe(admins);
  expect(mails[0]).toContain('Online payment in Mathappu does not work');
  expect((await readDiscrepancies(testShop)).provider).toMatchObject({
    isCompared: false,
    failure: 'keysRefused',
  });

  // The provider is silent for a while: that is no reason for another mail.
  await setSandbox(testShop, { apiFailure: 'error 500' });
  await reconcilePayments(testShop.shop);
  await setSandbox(testShop, { apiFailure: 'none' });
  await reconcilePayments(testShop.shop);
  expect(await mailsAboutKeys()).toEqual([]);

  await setSandbox(testShop, { refusesKeys: false });
  await reconcilePayments(testShop.shop);
  expect((await readDiscrepancies(testShop)).provider).toMatchObject({ failure: null });
  await setSandbox(testShop, { refusesKeys: true });
  const { buyer, body } = await buyerWithCart();
  await sendOnlineOrder(testShop, buyer, body);
  expect((await mailsAboutKeys()).length).toBeGreaterThanOrEqual(admins);
});

test('a refused payment is shown for seven days, and deleted after thirty', async () => {
  const { buyer, body } = await buyerWithCart('Mani of last month');
  await sendOnlineOrder(testShop, buyer, body);
  testShop.setNow(new Date(Date.now() + 6.9 * 24 * 3_600_000));
  expect(await refusedOf(buyer.name)).toHaveLength(1);
  testShop.setNow(new Date(Date.now() + 7.1 * 24 * 3_600_000));
  expect(await refusedOf(buyer.name)).toEqual([]);
  const { db } = testShop.shop;
  const rows = () =>
    db.selectFrom('refused_payments').select('id').where('user_id', '=', buyer.userId).execute();
  await deleteOldRefusedPayments(db);
  expect(await rows()).toHaveLength(1);
  const old = new Date(Date.now() - 31 * 24 * 3_600_000);
  await db
    .updateTable('refused_payments')
    .set({ refused_at: old })
    .where('user_id', '=', buyer.userId)
    .execute();
  await deleteOldRefusedPayments(db);
  expect(await rows()).toEqual([]);
});
