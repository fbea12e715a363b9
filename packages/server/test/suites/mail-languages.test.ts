import {
  changePassword,
  forgotPassword,
  registerUser,
  updateUser,
  verifyEmail,
} from '@mathappu/contract/account';
import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { placeCodOrder } from '@mathappu/contract/checkout';
import { login } from '@mathappu/contract/sessions';
import { exportMyData, getUserDetails } from '@mathappu/contract/users';
import type { Language } from '@mathappu/contract/words';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { orderBody } from '#test/orders.ts';
import { deliverWebhooks, onlineOrder, payInSandbox } from '#test/payments.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

const owner = 'selvi@shop.test';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop({ ORDER_MAIL_TO: owner });
});
afterEach(() => void testShop.outbox.splice(0));
afterAll(() => testShop.close());

const tamil = { 'accept-language': 'ta-IN,en;q=0.5' };
const english = { 'accept-language': 'en-IN' };

/** The mails to an address since the last call. */
async function newMails(to: string): Promise<Mail[]> {
  await testShop.runJobs();
  return testShop.outbox.splice(0).filter((mail) => mail.to === to);
}

const languageOf = ({ html }: Mail) => /<html lang="(\w+)">/.exec(html)?.[1];

const choose = (person: Person, language: Language) =>
  testShop.call(updateUser, { body: { name: person.name, language }, token: person.token });

const signIn = ({ email, password }: Person, headers: Record<string, string>) =>
  testShop.call(login, { body: { email, password }, headers });

async function orderIn(buyer: Person, headers: Record<string, string>): Promise<string> {
  const named = { name: 'Golden Rocket', nameTa: 'பொன் ராக்கெட்' };
  const productId = await product(testShop, { ...named, price: 100, stock: 9 });
  const body = await orderBody(testShop, buyer, [{ productId, quantity: 2 }]);
  const { token } = buyer;
  const { body: answer } = await testShop.call(placeCodOrder, { body, token, headers });
  return answer.data.orderId;
}

async function setStatus(orderId: string, status: 'SHIPPED' | 'DELIVERED' | 'CANCELLED') {
  const { token } = await admin(testShop);
  await testShop.call(updateOrderStatus, { params: { orderId }, body: { status }, token });
}

test('who signs up in Tamil gets a mail in Tamil, whose link opens a page in Tamil', async () => {
  const email = 'tamilselvi@mail.test';
  const body = { name: 'தமிழ்ச்செல்வி', email, number: '9876543210', password: 'banyan-lantern-42' };
  await testShop.call(registerUser, { body, headers: tamil });
  const [mail, ...others] = await newMails(email);
  expect(others).toEqual([]);
  if (!mail) throw new Error('no mail');
  expect(mail.subject).toBe('உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்துங்கள் - Mathappu');
  expect(languageOf(mail)).toBe('ta');
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('வணக்கம்,');
    expect(part).toContain('இந்த இணைப்பு 3 நாட்கள் வரை செல்லுபடியாகும்.');
    expect(part).not.toMatch(/Hello|Confirm|link works/);
  }
  const token = /http:\/\/shop\.test\/ta\/login\?verify=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  expect((await testShop.call(verifyEmail, { body: { token } })).status).toBe(200);
});

test('the mails of an account follow the pages it signs in to, until its owner chooses', async () => {
  const person = await customer(testShop);
  const language = async () =>
    (await testShop.call(getUserDetails, { token: person.token })).body.data.language;
  expect(await language()).toBe('en');
  await signIn(person, tamil);
  expect(await language()).toBe('ta');
  await signIn(person, english);
  expect(await language()).toBe('en');

  expect((await choose(person, 'ta')).status).toBe(200);
  await signIn(person, english);
  expect(await language()).toBe('ta');
  const exported = await testShop.call(exportMyData, { token: person.token });
  expect(exported.body.data.account).toMatchObject({ language: 'en', chosen_language: 'ta' });

  const { password } = person;
  const body = { password, newPassword: 'another-lantern-42' };
  await testShop.call(changePassword, { body, token: person.token, headers: english });
  const [mail] = await newMails(person.email);
  expect(mail?.subject).toBe('உங்கள் கடவுச்சொல் மாற்றப்பட்டது - Mathappu');
  expect(mail?.text).toMatch(/கடவுச்சொல் மாற்றப்பட்டது \(\d+ [\u0b80-\u0bff.]+,? \d{4}, .+\)/);
});

test('a profile that is saved without a language keeps it, and nobody can choose another one', async () => {
  const person = await customer(testShop);
  await choose(person, 'ta');
  const { token } = person;
  await testShop.call(updateUser, { body: { name: 'Arun K' }, token });
  const details = await testShop.call(getUserDetails, { token });
  expect(details.body.data).toMatchObject({ name: 'Arun K', language: 'ta' });
  const body = { name: 'Arun K', language: 'fr' as Language };
  expect((await testShop.call(updateUser, { body, token })).status).toBe(400);
});

test('a one-time code is mailed in the language of the request', async () => {
  const { email } = await customer(testShop);
  await testShop.call(forgotPassword, { body: { email }, headers: tamil });
  const [mail] = await newMails(email);
  expect(mail?.subject).toMatch(/^\d{6} என்பது உங்கள் OTP - Mathappu$/);
  expect(mail && languageOf(mail)).toBe('ta');
  await testShop.call(forgotPassword, { body: { email } });
  expect((await newMails(email))[0]?.subject).toMatch(/ is your one-time code - Mathappu$/);
});

test('every mail about an order is in the language in which it was placed', async () => {
  const buyer = await customer(testShop);
  const orderId = await orderIn(buyer, tamil);
  const [placed] = await newMails(buyer.email);
  expect(placed?.subject).toBe(`ஆர்டர் ${orderId} பெறப்பட்டது - Mathappu`);
  expect(placed?.text).toContain('டெலிவரியின்போது கொடுக்க ₹200.00 ரொக்கத்தைத் தயாராக வைத்திருங்கள்.');
  expect(placed?.text).toContain('மொத்தம்: ₹200.00\nபணம் செலுத்தும் முறை: டெலிவரியின்போது பணம்\n');
  expect(placed?.text).toContain('பொன் ராக்கெட் (Golden Rocket), பெட்டி × 2: ₹200.00');
  expect(placed?.text).toContain(`http://shop.test/ta/order/${orderId}`);

  await signIn(buyer, english);
  for (const status of ['SHIPPED', 'DELIVERED', 'CANCELLED'] as const) {
    await setStatus(orderId, status);
    const [mail, ...others] = await newMails(buyer.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(`ஆர்டர் ${orderId} `);
    expect(mail && languageOf(mail)).toBe('ta');
  }
});

test('the language that the customer chooses counts for orders under way, too', async () => {
  const buyer = await customer(testShop);
  const orderId = await orderIn(buyer, english);
  expect((await newMails(buyer.email))[0]?.subject).toContain('received');
  await choose(buyer, 'ta');
  await setStatus(orderId, 'SHIPPED');
  expect((await newMails(buyer.email))[0]?.subject).toContain('வந்துகொண்டிருக்கிறது');
  const next = await orderIn(buyer, english);
  expect((await newMails(buyer.email))[0]?.subject).toBe(`ஆர்டர் ${next} பெறப்பட்டது - Mathappu`);
});

test('an order that is paid online is told of in Tamil, and its refund', async () => {
  const buyer = await customer(testShop);
  await choose(buyer, 'ta');
  const productId = await product(testShop, { price: 100, stock: 9 });
  const { orderId, razorpay } = await onlineOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  await payInSandbox(testShop, razorpay);
  await deliverWebhooks(testShop);
  const paid = await newMails(buyer.email);
  expect(paid.map(({ subject }) => subject)).toEqual([`ஆர்டர் ${orderId}: பணம் கிடைத்தது - Mathappu`]);
  expect(paid[0]?.text).toContain(`உங்கள் ஆர்டர் ${orderId}, அதற்கான ₹100.00 பணம் இரண்டும் கிடைத்தன.`);
  await setStatus(orderId, 'CANCELLED');
  const [cancelled] = await newMails(buyer.email);
  expect(cancelled?.text).toContain('நீங்கள் செலுத்திய ₹100.00 உங்களுக்குத் திரும்ப வந்துகொண்டிருக்கிறது.');
});

test('a mail that waits keeps the language it was written in', async () => {
  const buyer = await customer(testShop);
  const orderId = await orderIn(buyer, tamil);
  await choose(buyer, 'en');
  const [placed] = await newMails(buyer.email);
  expect(placed?.subject).toBe(`ஆர்டர் ${orderId} பெறப்பட்டது - Mathappu`);
  expect(placed && languageOf(placed)).toBe('ta');
});

test('the owner is told of a new order in the language of the account with that address', async () => {
  const buyer = await customer(testShop);
  const first = await orderIn(buyer, tamil);
  expect((await newMails(owner))[0]?.subject).toBe(`New order ${first}, ₹200.00 - Mathappu`);
  const selvi = await admin(testShop, { email: owner });
  await choose(selvi, 'ta');
  const second = await orderIn(buyer, english);
  const [mail] = await newMails(owner);
  expect(mail?.subject).toBe(`புதிய ஆர்டர் ${second}, ₹200.00 - Mathappu`);
  expect(mail?.text).toContain(`http://shop.test/ta/admin/orders?order=${second}`);
});
