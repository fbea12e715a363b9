import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { openEnquiryShop } from '#test/admin/enquiries.ts';
import { receiptsOf, type Work } from '#test/admin/manual-payments.ts';
import { type Reporting, reportingOf } from '#test/admin/reports.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { setStatus } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

const toShop = 'selvi@shop.test';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: Work;
let pots: string;
let reporting: Reporting;
beforeEach(async () => {
  await testShop?.close();
  ({ testShop, owner, buyer, pots } = await openEnquiryShop({ ORDER_MAIL_TO: toShop }));
  work = receiptsOf(testShop, { owner, buyer });
  reporting = reportingOf(testShop, { owner, work });
});
afterAll(() => testShop.close());

/** The mails since the last call, those to the shop last. */
async function newMails(): Promise<Mail[]> {
  await testShop.runJobs();
  return testShop.outbox
    .splice(0)
    .sort((a, b) => Number(a.to === toShop) - Number(b.to === toShop));
}

async function orderToPay() {
  const orderId = await work.offlineOrder([{ productId: pots, quantity: 4 }]);
  const { orderId: number, totalAmount: amount } = (await work.history(orderId)).order;
  await newMails();
  return { orderId, number, amount };
}

test('a payment: shop and buyer are told; once it is booked the buyer gets the paid mail alone', async () => {
  const { orderId, number, amount } = await orderToPay();
  const told = await reporting.pay(orderId, { amount, reference: '412345678901' });
  const [received, reported, ...others] = await newMails();
  expect(others).toEqual([]);
  expect([received?.to, received?.subject]).toEqual([
    buyer.email,
    expect.stringContaining(`We have your report about ${number}`),
  ]);
  expect(received?.text).toContain('We look for ₹180.00, reference 412345678901');
  expect([reported?.to, reported?.subject]).toEqual([
    toShop,
    expect.stringContaining(`Payment reported for ${number}`),
  ]);
  expect(reported?.text).toContain(`${buyer.name} says: ₹180.00 sent by UPI`);
  expect(reported?.text).toContain(`http://shop.test/admin/orders?order=${number}`);
  await reporting.decide(told.body.data._id, { decision: 'accept' });
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Payment .* received/),
  ]);
});

test('a payment that is not found, and a problem, end with the shop’s answer', async () => {
  const { orderId, number, amount } = await orderToPay();
  const told = await reporting.pay(orderId, { amount });
  await newMails();
  const answer = 'The bank shows nothing of it.';
  await reporting.decide(told.body.data._id, { decision: 'refuse', answer });
  const [decided, ...others] = await newMails();
  expect([others, decided?.to, decided?.subject]).toEqual([
    [],
    buyer.email,
    expect.stringContaining(`Our answer about ${number}`),
  ]);
  expect(decided?.text).toContain('We have not found your payment of ₹180.00');
  expect(decided?.text).toContain(answer);

  await setStatus(testShop, owner, orderId, 'SHIPPED');
  await newMails();
  const lines = [{ productId: pots, quantity: 1, what: 'missing' as const }];
  const problem = await reporting.complain(orderId, { lines, text: 'The corner was open' });
  const [received, reported] = await newMails();
  // Whoever has the link may have written it.
  expect(received?.text).not.toContain('The corner was open');
  expect(received?.text).toContain('1 missing');
  expect(reported?.subject).toContain(`Problem reported for ${number}`);
  expect(reported?.text).toContain('The corner was open');
  const reason = 'It comes on Friday.';
  await reporting.decide(problem.body.data._id, { decision: 'accept', answer: reason });
  const [accepted] = await newMails();
  expect(accepted?.text).toContain('We are sorry about the problem');
  expect(accepted?.text).toContain(reason);
});

test('the shop has no mail when it wants none, nor a buyer without an address or who was forgotten', async () => {
  const { orderId, amount } = await orderToPay();
  await settingsOf(testShop, owner).change('selling', { mailsEnquiries: false });
  await reporting.pay(orderId, { amount });
  expect((await newMails()).map(({ to }) => to)).toEqual([buyer.email]);
  const orders = testShop.shop.db.updateTable('orders');
  await reporting.pay(orderId, { amount, reference: '512345678901' });
  await orders.set({ customer_email: '' }).where('id', '=', orderId).execute();
  await reporting.pay(orderId, { amount, reference: '612345678901' });
  expect(await newMails()).toEqual([]);
});

test('a report in Tamil is answered in Tamil', async () => {
  const { orderId, amount } = await orderToPay();
  const users = testShop.shop.db.updateTable('users');
  await users.set({ chosen_language: 'ta' }).where('id', '=', buyer.userId).execute();
  await reporting.pay(orderId, { amount });
  const [received] = await newMails();
  expect(received?.subject).toContain('பற்றிய உங்கள் தகவல் கிடைத்தது');
});
