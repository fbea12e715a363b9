import { expect, test } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { payCash } from '#test/own-orders.ts';
import { deliverWebhooks, onlineOrder, payInSandbox } from '#test/payments.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const to = 'selvi@shop.test';

/** The mails to the owner since the last call. */
async function newMails(testShop: TestShop) {
  await testShop.runJobs();
  return testShop.outbox.splice(0).filter((mail) => mail.to === to);
}

test('the owner gets one mail about each order: for cash when it is placed, online when it is paid', async () => {
  const testShop = await openTestShop({ ORDER_MAIL_TO: to });
  await admin(testShop);
  const buyer = await customer(testShop, { name: 'Meena <3' });
  const item = await product(testShop, { name: 'Rocket', price: 100, stock: 9 });

  const cash = await codOrder(testShop, buyer, [{ productId: item, quantity: 2 }]);
  const [placed, ...others] = await newMails(testShop);
  expect(others).toEqual([]);
  expect(placed?.subject).toBe(`New order ${cash.orderId}, ₹200.00 - Mathappu`);
  expect(placed?.text).toContain('Meena <3 has ordered for ₹200.00, in cash on delivery.');
  expect(placed?.text).toContain('Rocket, Box × 2: ₹200.00');
  expect(placed?.text).toContain('4 Car Street');
  expect(placed?.text).toContain(`http://shop.test/admin/orders?order=${cash.orderId}`);
  expect(placed?.html).toContain('Meena &lt;3');
  expect(placed?.replyTo).toBe(buyer.email);

  const online = await onlineOrder(testShop, buyer, [{ productId: item, quantity: 1 }]);
  expect(await newMails(testShop)).toEqual([]);
  await payInSandbox(testShop, online.razorpay);
  await deliverWebhooks(testShop);
  await deliverWebhooks(testShop);
  const [paid, ...more] = await newMails(testShop);
  expect(more).toEqual([]);
  expect(paid?.subject).toBe(`New order ${online.orderId}, ₹100.00 - Mathappu`);
  expect(paid?.text).toContain('has ordered for ₹100.00 and paid online.');

  const inCash = await onlineOrder(testShop, buyer, [{ productId: item, quantity: 3 }]);
  const own = { buyer, productId: item, order: inCash };
  expect((await payCash(testShop, own)).status).toBe(200);
  expect((await payCash(testShop, own)).status).toBe(200);
  await payInSandbox(testShop, inCash.razorpay);
  await deliverWebhooks(testShop);
  const ofCash = await newMails(testShop);
  expect(ofCash.map(({ subject }) => subject)).toEqual([
    `New order ${inCash.orderId}, ₹300.00 - Mathappu`,
  ]);
  expect(ofCash[0]?.text).toContain('in cash on delivery');
  await testShop.close();
});

test('nobody gets a mail about an order while no address is set', async () => {
  const testShop = await openTestShop({ ORDER_MAIL_TO: '' });
  const buyer = await customer(testShop);
  const item = await product(testShop, { stock: 9 });
  await codOrder(testShop, buyer, [{ productId: item, quantity: 2 }]);
  await testShop.runJobs();
  expect(testShop.outbox.map((mail) => mail.to)).toEqual([buyer.email]);
  await testShop.close();
});
