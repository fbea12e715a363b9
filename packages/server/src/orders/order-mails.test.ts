import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { codOrder } from '#test/orders.ts';
import { deliverWebhooks, onlineOrder, payInSandbox } from '#test/payments.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** The text of the only mail about an event since the last call. */
function newText(subject: string): string {
  const mails = testShop.outbox.splice(0).filter((mail) => mail.subject.startsWith(subject));
  expect(mails).toHaveLength(1);
  return mails[0]?.text ?? '';
}

async function setStatus(orderId: string, status: 'CANCELLED' | 'DELIVERED'): Promise<void> {
  const { token } = await admin(testShop);
  const answer = await testShop.call(updateOrderStatus, {
    params: { orderId },
    body: { status },
    token,
  });
  expect(answer.status).toBe(200);
}

async function paidOrder(): Promise<string> {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { price: 100, stock: 9 });
  const order = await onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  await payInSandbox(testShop, order.razorpay);
  await deliverWebhooks(testShop);
  await testShop.runJobs();
  return order.orderId;
}

test.each(['advance-refunds', 'order-mail'] as const)(
  'a cancelled order’s mail says that the payment is on its way back when %s runs first',
  async (first) => {
    const orderId = await paidOrder();
    await setStatus(orderId, 'CANCELLED');
    await testShop.runJobs(first);
    await deliverWebhooks(testShop);
    await testShop.runJobs();
    expect(newText(`Order ${orderId} was cancelled`)).toContain(
      'Your payment of ₹100.00 is on its way back to you.',
    );
  },
);

test('a cancelled cash order’s mail tells what was paid until then', async () => {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { price: 100, stock: 9 });
  const order = () => codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  const unpaid = await order();
  await setStatus(unpaid.orderId, 'CANCELLED');
  await testShop.runJobs();
  expect(newText(`Order ${unpaid.orderId} was cancelled`)).toContain(
    'You do not have to pay anything.',
  );
  const paid = await codOrder(testShop, buyer, [{ productId, quantity: 2 }]);
  await setStatus(paid.orderId, 'DELIVERED');
  await setStatus(paid.orderId, 'CANCELLED');
  await testShop.runJobs();
  expect(newText(`Order ${paid.orderId} was cancelled`)).toContain(
    'About the ₹200.00 that you paid in cash, write to care@mathappu.example',
  );
});

test('a mail of a job that an earlier release enqueued is sent', async () => {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { price: 100, stock: 9 });
  const { _id, orderId } = await codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  testShop.outbox.splice(0);
  const { db, jobs } = testShop.shop;
  for (const kind of ['cancelled', 'refunded'] as const) {
    const data = { kind, orderId: _id, to: buyer.email, subject: 'As it was' };
    await inTransaction(db, (tx) => jobs.enqueue(tx, 'order-mail', data as never));
  }
  await testShop.runJobs();
  const texts = testShop.outbox.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([
      expect.stringContaining('You do not have to pay anything.'),
      expect.stringContaining(`for order ${orderId}. We have returned ₹100.00.`),
    ]),
  );
});
