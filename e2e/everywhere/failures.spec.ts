import { expect, type Page } from '@playwright/test';
import { newCustomer, newPerson, signIn } from '../support/people.ts';
import { imageFile } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const api = (path: string) => `**/api/v1${path}`;
const said = (page: Page, sentence: string) =>
  expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();

/** Responses without a message: a failing status, or an error with a successful status. */
const wordless = { status: 403, json: {} };
const errorInDisguise = { status: 200, json: { error: true } };

test('signing in and registering', async ({ page }) => {
  await page.goto('/login');
  await page.route(api('/user/login'), (route) => route.fulfill(wordless));
  await page.getByLabel('Email').fill('meena@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Kuruvi-vedi-1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await said(page, 'Something went wrong. Please try again.');

  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.number);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.route(api('/user/register'), (route) => route.fulfill(wordless));
  await page.getByRole('button', { name: 'Register' }).click();
  await said(page, 'Oops! Something went wrong while registering.');
  await page.unroute(api('/user/register'));
  await page.route(api('/user/register'), (route) => route.fulfill(errorInDisguise));
  await page.getByRole('button', { name: 'Register' }).click();
  await said(page, 'Registration failed. Please try again.');
  await expect(page).toHaveURL('/register');
});

test('recovering a password', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/forgotpassword');
  await page.getByLabel('Email').fill('meena@example.com');
  await page.route(api('/user/forgot-password'), (route) => route.fulfill(wordless));
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await said(page, 'Something went wrong.');
  await page.unroute(api('/user/forgot-password'));
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL('/otpverification');

  const verifying = api('/user/verify-forgot-password-otp');
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.route(verifying, (route) => route.fulfill(wordless));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await said(page, 'Something went wrong.');
  await page.unroute(verifying);
  await page.route(verifying, (route) => route.fulfill(errorInDisguise));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await said(page, 'Invalid OTP.');
  await page.unroute(verifying);
  const verified = { success: true, error: false, message: '', data: { email: '', proof: 'x' } };
  await page.route(verifying, (route) => route.fulfill({ json: verified }));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL('/reset-password');

  const resetting = api('/user/reset-password');
  await page.getByLabel('New Password', { exact: true }).fill('Nila-vanam-42');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('Nila-vanam-42');
  await page.route(resetting, (route) => route.fulfill(wordless));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await said(page, 'Something went wrong.');
  await page.unroute(resetting);
  await page.route(resetting, (route) => route.fulfill(errorInDisguise));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await said(page, 'Reset failed.');
});

test('changing the profile and the avatar', { tag: '@nightly' }, async ({ page, shop }) => {
  await signIn(page, await newCustomer(shop));
  await page.goto('/updateUserDetail');
  await page.route(api('/user/update-user'), (route) => route.fulfill(wordless));
  await page.getByLabel('Full Name').fill('Meena S');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await said(page, 'Failed to update profile');
  await page.getByRole('link', { name: 'Back to account' }).click();
  await expect(page).toHaveURL('/account');

  await page.goto('/updateAvatar');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(api('/user/upload-avatar'), async (route) => {
    await held;
    await route.fulfill(wordless);
  });
  await page.getByLabel(/^(Select|Change) Image$/).setInputFiles(await imageFile('gold'));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible();
  answer();
  await said(page, 'Failed to update avatar');
  await expect(page).toHaveURL('/updateAvatar');
});

test('writing to the shop', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  await page.route(api('/message/send'), (route) => route.fulfill(wordless));
  await page.getByLabel('Name').fill('Arun');
  await page.getByLabel('Email').fill('arun@example.com');
  await page.getByLabel('Subject').fill('Green crackers');
  await page.getByLabel('Message').fill('Which are green?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await said(page, 'Failed to send message');
  await expect(page.getByLabel('Message')).toHaveValue('Which are green?');
});

test('opening a product', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/products?search=Gold+Rain');
  await page.route(api('/product/single/*'), (route) => route.fulfill(wordless));
  await page.getByRole('link', { name: 'View Gold Rain', exact: true }).click();
  await said(page, 'Failed to fetch product');
  await expect(page).toHaveURL('/products');
});

test.describe('an answer that a private page cannot show', () => {
  test.use({ expectedErrors: [/./] });

  test('leaves bar and footer usable', { tag: '@nightly' }, async ({ page, shop }) => {
    await signIn(page, await newCustomer(shop));
    await page.route(api('/order/getuserOrder*'), (route) =>
      route.fulfill({ json: { success: true, error: false, message: '', data: {} } }),
    );
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'My Orders' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/products/i);
  });
});
