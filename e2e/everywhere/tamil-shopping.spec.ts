import { fill, plural } from '@mathappu/contract/words';
import { expect, type Page } from '@playwright/test';
import * as sandbox from '#packages/payment-sandbox/src/dialog-words.ta.ts';
import * as accountMails from '#packages/server/src/account/account-mail-words.ta.ts';
import * as orderMails from '#packages/server/src/orders/order-mail-words.ta.ts';
import * as account from '#packages/web/app/account/words.ta.ts';
import * as accountInEnglish from '#packages/web/app/account/words.ts';
import * as addresses from '#packages/web/app/addresses/words.ta.ts';
import * as cart from '#packages/web/app/cart/words.ta.ts';
import * as catalogue from '#packages/web/app/catalogue/words.ta.ts';
import * as checkout from '#packages/web/app/checkout/words.ta.ts';
import * as frame from '#packages/web/app/frame/words.ta.ts';
import * as invoices from '#packages/web/app/invoices/words.ta.ts';
import * as contact from '#packages/web/app/messages/words.ta.ts';
import * as orders from '#packages/web/app/orders/words.ta.ts';
import * as payments from '#packages/web/app/payments/words.ta.ts';
import type { Credentials } from '../support/api.ts';
import { readMail } from '../support/outbox.ts';
import { newCustomer, newPerson, type Person } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a customer who reads Tamil registers, shops, pays and is told so in Tamil', async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop, { price: 90 });
  const person = newPerson('Malar Vizhi');

  await page.goto('/ta');
  await page.getByRole('banner').getByRole('link', { name: frame.products }).click();
  await page.getByRole('combobox', { name: catalogue.search }).fill(name);
  await page.keyboard.press('Enter');
  await button(page, fill(cart.addToCartNamed, { name })).click();
  await expect(page.getByText(fill(cart.added, { name }))).toBeVisible();
  const one = { count: 1 };
  const items = fill(cart.goods, {
    products: fill(plural(cart.products, 1), one),
    pieces: fill(plural(cart.pieces, 1), one),
  });
  await page.getByRole('button', { name: fill(cart.cartWith, { items }) }).click();
  await page.getByRole('dialog', { name: cart.title }).getByText(cart.proceed).click();
  await expect(page).toHaveURL('/ta/login');

  await register(page, person);
  await expect(page).toHaveURL('/ta/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/ta/checkout');
  await addAddress(page, person);
  await expect(page).toHaveURL('/ta/checkout');

  await button(page, fill(checkout.pay, { total: '₹90.00' })).click();
  const dialog = page.getByRole('dialog', { name: fill(sandbox.title, { name: 'Mathappu' }) });
  await dialog.getByRole('button', { name: sandbox.succeed }).click();
  await expect(page).toHaveURL('/ta/myorder');
  await expect(page.getByRole('alert')).toHaveText(payments.paid);
  const order = page.getByRole('listitem').filter({ hasText: '₹90.00' });
  await order.getByRole('link', { name: orders.viewDetails.replace(/<.*/, '') }).click();
  await expect(page).toHaveURL(/\/ta\/order\/MP-/);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('₹90.00');
  await expect(button(page, invoices.printInvoice)).toBeVisible();

  const [number = ''] = /MP-[^/]+$/.exec(page.url()) ?? [];
  const subject = new RegExp(fill(orderMails.paidSubject, { number }));
  const mail = await readMail(shop.dataDir, { to: person.email, subject });
  expect(mail).toContain(`${shop.url}/ta/order/${number}`);
});

test('who forgot a password recovers it, also across the languages, and who asks is thanked, in Tamil', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const person = await newCustomer(shop);
  await page.goto('/ta/login');
  await link(page, account.forgotPassword).click();
  // The page before has a field for the email, too.
  await expect(button(page, account.sendOtp)).toBeVisible();
  await expect(page).toHaveURL('/ta/forgotpassword');
  await page.getByLabel(account.email).fill(person.email);
  await button(page, account.sendOtp).click();
  await expect(page).toHaveURL('/ta/otpverification');
  const subject = new RegExp(accountMails.recoverySubject);
  const mail = await readMail(shop.dataDir, { to: person.email, subject });
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/otpverification');
  await expect(page.getByRole('main')).toContainText(person.email);
  await page.getByLabel(accountInEnglish.otp, { exact: true }).fill(code);
  await button(page, accountInEnglish.verifyOtp).click();
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('banner').getByRole('link', { name: 'தமிழ்', exact: true }).click();
  await expect(page).toHaveURL('/ta/reset-password');
  const password = 'Nila-vanam-42';
  await page.getByLabel(account.resetNewPassword, { exact: true }).fill(password);
  await page.getByLabel(account.confirmNewPassword, { exact: true }).fill(password);
  await button(page, account.resetPassword).click();
  await expect(page).toHaveURL('/ta/login');
  await signIn(page, { ...person, password });
  await expect(page).toHaveURL('/ta');

  await page.goto('/ta/contact');
  await page.getByLabel(contact.subject).fill('கம்பி மத்தாப்பு');
  await page.getByLabel(contact.message).fill('எவை அமைதியானவை?');
  await button(page, contact.send).click();
  await expect(page.getByText(fill(contact.thanks, { email: person.email }))).toBeVisible();
});

async function register(page: Page, person: Person): Promise<void> {
  await link(page, account.registerHere).click();
  await page.getByLabel(account.fullName).fill(person.name);
  await page.getByLabel(account.emailAddress).fill(person.email);
  await page.getByLabel(account.mobileNumber).fill(person.number);
  await page.getByLabel(account.password, { exact: true }).fill(person.password);
  await page.getByLabel(account.confirmPassword, { exact: true }).fill(person.password);
  await button(page, account.register).click();
}

async function signIn(page: Page, person: Credentials): Promise<void> {
  await page.getByLabel(account.email).fill(person.email);
  await page.getByLabel(account.password, { exact: true }).fill(person.password);
  await button(page, account.login).click();
}

async function addAddress(page: Page, person: Person): Promise<void> {
  await link(page, addresses.addTitle).click();
  // The checkout has the same fields.
  await expect(page).toHaveURL('/ta/address');
  await page.getByLabel(addresses.fullName).fill(person.name);
  await page.getByLabel(addresses.mobileNumber).fill(person.number);
  await page
    .getByRole('textbox', { name: new RegExp(`^${addresses.address}`) })
    .fill('37 Car Street');
  await page.getByLabel(addresses.city).selectOption('Madurai');
  await page.getByLabel(addresses.pincode).selectOption('625020');
  await button(page, addresses.save).click();
}
