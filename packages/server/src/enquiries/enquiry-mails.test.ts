import { listFailedMails, resendMail } from '@mathappu/contract/admin/maintenance';
import { offerQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { deleteMyAccount } from '@mathappu/contract/users';
import { lawNotice } from '@mathappu/contract/words/law';
import { lawNotice as tamilNotice } from '@mathappu/contract/words/law.ta';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { type EnquiryShop, openEnquiryShop } from '#test/admin/enquiries.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { orderBody } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

const toShop = 'selvi@shop.test';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: EnquiryShop['work'];
let pots: string;
let rockets: string;
let list: EnquiryShop['list'];
beforeEach(async () => {
  await testShop?.close();
  const opened = await openEnquiryShop({ ORDER_MAIL_TO: toShop });
  ({ testShop, owner, buyer, work, pots, rockets, list } = opened);
  await newMails();
});
afterAll(() => testShop.close());

/** The mails since the last call, those to the shop last. */
async function newMails(): Promise<Mail[]> {
  await testShop.runJobs();
  return testShop.outbox
    .splice(0)
    .sort((a, b) => Number(a.to === toShop) - Number(b.to === toShop));
}

const expectText = (mail: Mail | undefined, texts: readonly string[]) => {
  for (const text of texts) expect(mail?.text).toContain(text);
};

/** An enquiry with a note, as its customer sends it. */
async function sendWithNote(): Promise<{ _id: string; number: string }> {
  const body = { ...(await orderBody(testShop, buyer, list(5))), note: 'Before noon' };
  return (await work.send(body)).body.data;
}

/** Offers three pieces of five. */
async function offerFewer(quoteId: string): Promise<void> {
  await work.edit(quoteId, {
    version: 1,
    lines: [
      { productId: pots, quantity: 3, reason: 'Only three came' },
      { productId: rockets, quantity: 2 },
    ],
    delivery: { kind: 'fixed', charge: 80 },
  });
  const body = { version: 2, days: 3, message: 'The rest comes on Monday.' };
  await testShop.call(offerQuote, { params: { quoteId }, body, token: owner.token });
}

test('customer and shop are told that an enquiry came, with goods, note, law and links', async () => {
  await settingsOf(testShop, owner).change('selling', { lawNote: 'Visit us at <Car Street>.' });
  const { number } = await sendWithNote();
  const [received, sent, ...others] = await newMails();
  expect(others).toEqual([]);
  expect(received).toMatchObject({
    to: buyer.email,
    replyTo: 'care@mathappu.example',
    subject: `Enquiry ${number} received - Mathappu`,
  });
  expectText(received, [
    `Hello ${buyer.name},`,
    'Flower Pots, Box × 5: ₹225.00',
    'Delivery: FREE\nTotal: ₹425.00',
    `http://shop.test/order/${number}`,
    'Your note: Before noon',
    'Delivery to: ',
    lawNotice,
    'Visit us at <Car Street>.',
  ]);
  expect(received?.html).toContain('Visit us at &lt;Car Street&gt;.');
  expect(sent).toMatchObject({
    to: toShop,
    replyTo: buyer.email,
    subject: `New enquiry ${number} - Mathappu`,
  });
  expectText(sent, [
    `${buyer.name} asks for goods of ₹425.00.`,
    'Phone: 9876543210',
    'https://wa.me/919876543210',
    `http://shop.test/admin/orders?view=enquiries&enquiry=${number}`,
    'Their note: Before noon',
  ]);
  expect(sent?.html).toContain('<a href="https://wa.me/919876543210"');
});

test('the offer says what differs from what was asked for, until when, and what staff wrote', async () => {
  const { _id, number } = await sendWithNote();
  await newMails();
  await offerFewer(_id);
  const [offer] = await newMails();
  expect(offer?.subject).toBe(`Our offer for enquiry ${number} - Mathappu`);
  expectText(offer, [
    'Flower Pots, Box × 3 (Asked for 5, offered 3: Only three came): ₹135.00',
    'Delivery: ₹80.00\nTotal: ₹415.00',
    'The rest comes on Monday.',
    `Our offer for your enquiry ${number} is ₹415.00, good until `,
    `http://shop.test/order/${number}`,
    lawNotice,
  ]);
  await work.acts.accept(_id, 3);
  const [accepted, ...more] = await newMails();
  expect([accepted?.to, accepted?.subject, more]).toEqual([
    toShop,
    `Enquiry ${number} accepted - Mathappu`,
    [],
  ]);
});

test('a confirmed enquiry is told of as the order that it has become, instead of a new order', async () => {
  const { _id, number } = await sendWithNote();
  await offerFewer(_id);
  await newMails();
  const { body } = await work.acts.confirm(_id, 3);
  const [confirmed] = await newMails();
  const { orderId } = body.data;
  expect(confirmed?.subject).toBe(`Enquiry ${number} is now order ${orderId} - Mathappu`);
  expectText(confirmed, [
    'Please keep ₹415.00 in cash ready at the door.',
    'Flower Pots, Box × 3: ₹135.00',
    'Payment: Cash on delivery',
    `http://shop.test/order/${orderId}`,
  ]);
  expect(confirmed?.text).not.toContain(lawNotice);
});

test('an order that is paid offline says where, as the settings are when the mail is sent', async () => {
  const { _id } = await sendWithNote();
  await newMails();
  const { body } = await work.acts.confirm(_id, 1, 'offline');
  const account = { upiId: 'selvi@bank', payee: 'Selvi Fireworks' };
  await settingsOf(testShop, owner).change('payment', account, { password: owner.password });
  const confirmed = (await newMails()).find(({ to }) => to === buyer.email);
  const { orderId } = body.data;
  expect(confirmed?.text).toMatch(
    new RegExp(`Please pay ₹425\\.00 by .+ 20\\d\\d and write ${orderId} in the note\\.`),
  );
  expect(confirmed?.text).toContain('UPI id: selvi@bank\nIn the name of: Selvi Fireworks');
  expect(confirmed?.text).not.toContain('The time to pay');
});

test('a declined enquiry is told of with its reason, a withdrawn one to the shop', async () => {
  const declined = await sendWithNote();
  await work.acts.decline(declined._id, 1);
  const [, mail] = await newMails();
  expect(mail?.subject).toBe(`Enquiry ${declined.number} was declined - Mathappu`);
  expectText(mail, [declined.number, 'Too far']);
  await work.acts.withdraw(await work.enquiry(list()), 1);
  const told = (await newMails()).at(-1);
  expect(told?.to).toBe(toShop);
  expect(told?.subject).toMatch(/^Enquiry EQ-\S+ withdrawn - /);
});

test('a change that is asked for is told to the shop in the customer’s words', async () => {
  const { _id, number } = await sendWithNote();
  await offerFewer(_id);
  await newMails();
  await work.acts.ask(_id, 3, 'Without the pots, & two rockets');
  const [mail, ...more] = await newMails();
  expect([mail?.to, mail?.subject, more]).toEqual([
    toShop,
    `Enquiry ${number}: a change is asked for - Mathappu`,
    [],
  ]);
  expectText(mail, ['Without the pots, & two rockets', '/admin/orders?view=enquiries']);
});

test('until it is confirmed no mail says that anything was ordered or sold, or is to be paid', async () => {
  const { _id } = await sendWithNote();
  await offerFewer(_id);
  await work.acts.accept(_id, 3);
  await work.acts.edit(_id, 4, [{ productId: pots, quantity: 5 }]);
  await work.acts.offer(_id, 5);
  await work.acts.decline(_id, 6);
  await work.acts.withdraw(await work.enquiry(list()), 1);
  const mails = await newMails();
  expect(mails.map(({ to }) => to === toShop).sort()).toEqual([
    ...Array(5).fill(false),
    ...Array(4).fill(true),
  ]);
  expect(mails.map(({ text }) => text).join()).toContain('Rocket, Box (Asked for 2, offered 0): –');
  for (const { subject, text, html } of mails) {
    const said = `${subject}\n${text}\n${html}`;
    expect(said).not.toMatch(/order (placed|confirmed)|place order|pay (now|online)|buy now/i);
    const besidesTheLaw = `${subject}\n${text}`.replace(lawNotice, '');
    expect(besidesTheLaw).not.toMatch(/\b(ordered|your order|sold|buy|bought|pay|paid|payment)\b/i);
  }
});

test('customers read of their enquiry in their language, the law included', async () => {
  await sql`update users set chosen_language = 'ta' where id = ${buyer.userId}`.execute(
    testShop.shop.db,
  );
  await testShop.shop.db.updateTable('products').set({ name_ta: 'புஸ்வாணம்' }).execute();
  const { _id, number } = await sendWithNote();
  await offerFewer(_id);
  const { body } = await work.acts.confirm(_id, 3);
  const [received, offer, confirmed, sent] = await newMails();
  expect([received?.subject, offer?.subject, confirmed?.subject, sent?.subject]).toEqual([
    `விலை கேட்பு ${number} பெறப்பட்டது - Mathappu`,
    `விலை கேட்பு ${number}-க்கு எங்கள் விலை விவரம் - Mathappu`,
    `விலை கேட்பு ${number} இப்போது ஆர்டர் ${body.data.orderId} - Mathappu`,
    `New enquiry ${number} - Mathappu`,
  ]);
  expect(received?.text).toContain(tamilNotice);
  expect(received?.text).toContain(`http://shop.test/ta/order/${number}`);
  expect(offer?.text).toContain('கேட்டது 5, தருவது 3: Only three came');
  for (const mail of [received, offer, confirmed])
    expect(mail?.text).toContain('புஸ்வாணம் (Flower Pots), பெட்டி × ');
  expect(sent?.text).toContain('\nFlower Pots, Box × ');
  for (const mail of [received, offer, confirmed]) expect(mail?.html).toContain('<html lang="ta">');
});

test('a mail that waits tells of the enquiry as it was then', async () => {
  const { _id, number } = await sendWithNote();
  await offerFewer(_id);
  await work.acts.edit(_id, 3, list(1));
  const [received, offer] = await newMails();
  expect(received?.text).toContain('Flower Pots, Box × 5: ₹225.00');
  expect(offer?.text).toContain(`Our offer for your enquiry ${number} is ₹415.00`);
});

test('the shop that wants no mails of enquiries gets none; without an address of its own the shop’s counts', async () => {
  const plain = await openEnquiryShop({ SHOP_EMAIL: 'care@shop.test' });
  const recipients = () =>
    plain.testShop.outbox.splice(0).flatMap(({ to }) => (to === plain.owner.email ? [] : [to]));
  await plain.work.enquiry(plain.list());
  await plain.testShop.runJobs();
  expect(recipients().sort()).toEqual(['care@shop.test', plain.buyer.email].sort());
  await settingsOf(plain.testShop, plain.owner).change('selling', { mailsEnquiries: false });
  await plain.work.acts.withdraw(await plain.work.enquiry(plain.list()), 1);
  await plain.testShop.runJobs();
  expect(recipients()).toEqual([plain.buyer.email]);
  await plain.testShop.close();
});

test('edge 15: an account that is deleted is told nothing more, and nobody is told of it', async () => {
  await sendWithNote();
  const { password, token } = buyer;
  await testShop.call(deleteMyAccount, { body: { password }, token });
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    'Your account was deleted - Mathappu',
  ]);
});

test('a mail that failed for good is listed and can be sent again', async () => {
  const quoteId = await work.enquiry(list());
  await newMails();
  await work.acts.decline(quoteId, 1);
  await sql`update pgboss.job set state = 'failed', completed_on = now()
    where name = 'quote-mail' and state = 'created'`.execute(testShop.shop.db);
  const { token } = owner;
  const { data } = (await testShop.call(listFailedMails, { token })).body;
  expect(data).toMatchObject([{ subject: expect.stringContaining('was declined') }]);
  await testShop.call(resendMail, { token, params: { mailId: data[0]?._id ?? '' } });
  expect((await newMails()).map(({ to }) => to)).toEqual([buyer.email]);
});
