import { changePassword, forgotPassword, registerUser } from '@mathappu/contract/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { address } from '#test/addresses.ts';
import { type EnquiryShop, enquiriesOf, openEnquiryShop } from '#test/admin/enquiries.ts';
import { orderBody, sendCodOrder, setStatus } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';

let opened: EnquiryShop;
beforeAll(async () => {
  opened = await openEnquiryShop();
});
afterAll(() => opened.testShop.close());

/** What somebody else could want to be read at an address that they name as theirs. */
const name = 'Prize Claim';
const street = 'Call 98400 12345 for your prize';
const note = 'Your prize is at the address https://prize.example/x';

/** The mails to this person since the last call. */
async function newMails({ email }: Pick<Person, 'email'>): Promise<Mail[]> {
  await opened.testShop.runJobs();
  return opened.testShop.outbox.splice(0).filter(({ to }) => to === email);
}

async function person(isEmailVerified: boolean): Promise<Person> {
  const made = await customer(opened.testShop, { name, isEmailVerified });
  await address(opened.testShop, made.userId, { name, address_line: street });
  return made;
}

/** Makes the shop write every mail that has words of its customer. */
async function mailsOfAll(buyer: Person): Promise<Mail[]> {
  const { testShop, owner, list } = opened;
  const work = enquiriesOf(testShop, { owner, buyer });
  const lines = list(1);
  await work.sellBy('enquiry');
  const sent = await work.send({ ...(await orderBody(testShop, buyer, lines)), note });
  const quoteId = sent.body.data._id;
  await work.acts.offer(quoteId, 1);
  await work.acts.accept(quoteId, 2);
  await work.acts.confirm(quoteId, 3);
  await work.sellBy('cod');
  const placed = await sendCodOrder(testShop, buyer, await orderBody(testShop, buyer, lines));
  await testShop.shop.db.updateTable('orders').set({ placed_mail_due_at: null }).execute();
  await setStatus(testShop, owner, placed.body.data._id, 'SHIPPED');
  await testShop.call(forgotPassword, { body: { email: buyer.email } });
  const { password } = buyer;
  const body = { password, newPassword: 'another-lantern-42' };
  await testShop.call(changePassword, { body, token: buyer.token });
  return newMails(buyer);
}

test('a mail to an address that nobody has confirmed has no word that its customer wrote', async () => {
  const mails = await mailsOfAll(await person(false));
  expect(mails).toHaveLength(7);
  for (const { text, html } of mails) {
    for (const body of [text, html]) {
      expect(body).toContain('Hello,');
      expect(body).not.toMatch(/Prize|prize|98400/);
    }
  }
});

test('at a confirmed address people are greeted, and read where their goods go', async () => {
  const mails = await mailsOfAll(await person(true));
  expect(mails).toHaveLength(7);
  for (const { text } of mails) expect(text).toContain(`Hello ${name},`);
  const texts = mails.map(({ text }) => text).join('\n');
  expect(texts).toContain(`Your note: ${note}`);
  expect(texts.split(street)).toHaveLength(6);
});

test('the mail by which an address is confirmed greets without a name', async () => {
  const body = {
    name,
    email: 'stranger@mail.test',
    number: '9876543210',
    password: 'banyan-42-lamp',
  };
  await opened.testShop.call(registerUser, { body });
  const [mail] = await newMails(body);
  expect(mail?.text).toMatch(/Hello,\n\nwelcome[\s\S]*\/login\?verify=/);
  expect(`${mail?.text}${mail?.html}`).not.toContain('Prize');
});
