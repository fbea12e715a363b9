import {
  forgotPassword,
  registerUser,
  resetPassword,
  verifyEmail,
  verifyOtp,
} from '@mathappu/contract/account';
import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendPlacedMails } from '#server/orders/send-placed-mails.ts';
import { type MailServer, openMailingShop, type ReceivedMail } from '#test/mail-server.ts';
import { codOrder } from '#test/orders.ts';
import { deliverWebhooks, onlineOrder, payInSandbox } from '#test/payments.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

let mailServer: MailServer;
let testShop: TestShop;
beforeAll(async () => {
  ({ testShop, mailServer } = await openMailingShop());
});
afterAll(() => testShop.close());

/** The mails received since the last call. */
async function newMails(): Promise<ReceivedMail[]> {
  await testShop.runJobs();
  return mailServer.received.splice(0);
}

/** The text of a mail, of both bodies. */
function expectBoth({ text, html }: ReceivedMail, ...words: string[]): void {
  expect(html).toMatch(/^<!doctype html>/);
  for (const word of words) {
    expect(text).toContain(word);
    expect(html).toContain(word);
  }
}

test('registration mails a link, in text and HTML, that confirms the address', async () => {
  const email = 'kavya@mail.test';
  await testShop.call(registerUser, {
    body: { name: 'Kavya', email, number: '9876543210', password: 'banyan-lantern-42' },
  });
  const [mail, ...others] = await newMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: email,
    from: 'Mathappu <care@mathappu.example>',
    replyTo: 'care@mathappu.example',
  });
  expect(mail?.subject).toBe('Confirm your email address - Mathappu');
  if (!mail) return;
  // Whoever registered may be somebody else.
  expectBoth(mail, 'Hello,');
  expect(mail.text + mail.html).not.toContain('Kavya');
  const link = /http:\/\/shop\.test\/login\?verify=([\w-]+)/.exec(mail.text);
  expectBoth(mail, link?.[0] ?? 'a link');
  const answer = await testShop.call(verifyEmail, { body: { token: link?.[1] ?? '' } });
  expect(answer.status).toBe(200);
});

test.each([
  'one@mail.test,two@mail.test',
  'many:one@mail.test,two@mail.test;',
  'me<two@mail.test>',
])('the address %s is at most one mailbox', async (email) => {
  await testShop.call(registerUser, {
    body: { name: 'Kavya', email, number: '9876543210', password: 'banyan-lantern-42' },
  });
  await testShop.runDueJobs();
  const reached = mailServer.received.splice(0).flatMap(({ recipients }) => recipients);
  expect(reached).not.toContain('one@mail.test');
  expect(reached).not.toContain('two@mail.test');
  // The mail server refuses some of them; on a slow machine a later test would run their retry.
  await sql`delete from pgboss.job`.execute(testShop.database.db);
});

test('recovery code and password change are mailed', async () => {
  const { email } = await customer(testShop);
  await testShop.call(forgotPassword, { body: { email } });
  const [mail] = await newMails();
  expect(mail).toMatchObject({
    to: email,
    subject: expect.stringMatching(/^\d{6} is your one-time code - Mathappu$/),
  });
  const otp = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  if (mail) expectBoth(mail, otp, '10 minutes');
  const { body } = await testShop.call(verifyOtp, { body: { email, otp } });
  const newPassword = 'tamarind-harbour-7';
  await testShop.call(resetPassword, {
    body: { email, newPassword, confirmPassword: newPassword, proof: body.data.proof },
  });
  const [notice] = await newMails();
  expect(notice).toMatchObject({ to: email, subject: 'Your password was changed - Mathappu' });
  if (notice) expectBoth(notice, 'care@mathappu.example', '+91 423 244 0000');
});

test('an order is mailed when placed, shipped, delivered and cancelled', async () => {
  const owner = await admin(testShop);
  const buyer = await customer(testShop);
  const productId = await product(testShop, { name: 'Rocket', price: 100, stock: 9 });
  const { orderId } = await codOrder(testShop, buyer, [{ productId, quantity: 2 }]);
  const [placed] = await newMails();
  expect(placed).toMatchObject({
    to: buyer.email,
    subject: `Order ${orderId} received - Mathappu`,
  });
  if (placed) expectBoth(placed, 'Rocket', '₹200.00', `http://shop.test/order/${orderId}`);

  const steps: [OrderStatus, string, string][] = [
    ['SHIPPED', `Order ${orderId} is on its way - Mathappu`, 'has left our shop'],
    ['DELIVERED', `Order ${orderId} was delivered - Mathappu`, 'within 24 hours'],
    ['CANCELLED', `Order ${orderId} was cancelled - Mathappu`, 'was cancelled'],
  ];
  for (const [status, subject, words] of steps) {
    await testShop.call(updateOrderStatus, {
      params: { orderId },
      body: { status },
      token: owner.token,
    });
    const [mail, ...others] = await newMails();
    expect([mail?.to, mail?.subject, others]).toEqual([buyer.email, subject, []]);
    if (mail) expectBoth(mail, words, orderId);
  }
});

test('an online order is mailed once when it is paid at once, else as placed some minutes later', async () => {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { price: 100, stock: 9 });
  const newTexts = async () => (await newMails()).map(({ text }) => text);
  const order = () => onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  const pay = async ({ razorpay }: Awaited<ReturnType<typeof order>>) => {
    await payInSandbox(testShop, razorpay);
    await deliverWebhooks(testShop);
  };
  const [soon, late] = [await order(), await order()];
  await sendPlacedMails(testShop.shop);
  expect(await newMails()).toEqual([]);

  await pay(soon);
  const both = `We have received your order ${soon.orderId} and your payment of ₹100.00`;
  expect(await newTexts()).toEqual([expect.stringContaining(both)]);

  testShop.setNow(new Date(Date.now() + 4 * 60_000));
  await Promise.all([1, 2, 3].map(() => sendPlacedMails(testShop.shop)));
  testShop.setNow(new Date());
  expect(await newTexts()).toEqual([
    expect.stringContaining(`order ${late.orderId}. Please complete the payment`),
  ]);
  await pay(late);
  const paid = `We have received your payment of ₹100.00 for order ${late.orderId}`;
  expect(await newTexts()).toEqual([expect.stringContaining(paid)]);
});
