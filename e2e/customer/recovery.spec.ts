import { expect } from '@playwright/test';
import { readMail } from '../support/outbox.ts';
import { fillSignIn, newCustomer } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

test('a forgotten password is replaced with the code from the mail', async ({ page, shop }) => {
  const person = await newCustomer(shop);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('main').getByText('Please enter your email.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL('/otpverification');
  await expect(page.getByText(person.email)).toBeVisible();

  const verify = page.getByRole('button', { name: 'Verify OTP' });
  const field = page.getByLabel('OTP', { exact: true });
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await verify.click();
  await expect(page.getByRole('main').getByText('Please enter OTP.')).toBeVisible();
  await field.fill('12ab 34567');
  await expect(field).toHaveValue('123456');

  const mail = await readMail(shop.dataDir, { to: person.email, subject: /one-time code/ });
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  await field.fill(code === '123456' ? '654321' : '123456');
  await verify.click();
  await expect(page.getByRole('main').getByText('Invalid OTP.')).toBeVisible();

  await page.reload();
  await field.fill(code);
  await verify.click();
  await expect(page).toHaveURL('/reset-password');

  const reset = page.getByRole('button', { name: 'Reset Password' });
  const first = page.getByLabel('New Password', { exact: true });
  const second = page.getByLabel('Confirm New Password', { exact: true });
  await expect(page.getByRole('button', { name: /^Show .*password$/ })).toHaveCount(2);
  await first.fill('short');
  await reset.click();
  await expect(page.getByRole('main').getByText('Please fill all fields.')).toBeVisible();
  await second.fill('other');
  await reset.click();
  await expect(page.getByRole('main').getByText('Passwords do not match.')).toBeVisible();
  await second.fill('short');
  await reset.click();
  await expect(
    page.getByRole('main').getByText('Password must be at least 8 characters'),
  ).toBeVisible();

  const password = 'Nila-vanam-42';
  await first.fill(password);
  await second.fill(password);
  const resetting = page.waitForRequest('**/user/reset-password');
  await reset.click();
  expect((await resetting).postDataJSON()).toEqual({
    email: person.email,
    newPassword: password,
    confirmPassword: password,
  });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Password reset successfully');

  await fillSignIn(page, person);
  await expect(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();
  await fillSignIn(page, { ...person, password });
  await expect(page).toHaveURL('/');
});

test('five wrong codes end a code; the page says so, and a new one begins anew', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const person = await newCustomer(shop);
  await page.goto('/forgotpassword');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const field = page.getByLabel('OTP', { exact: true });
  const refused = page.getByRole('main').getByText('Invalid OTP.');
  const verify = page.getByRole('button', { name: 'Verify OTP' });
  const codeOf = (mail: string) => /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  const toMe = { to: person.email, subject: /one-time code/ };
  const first = codeOf(await readMail(shop.dataDir, toMe));
  const wrong = first === '123456' ? '654321' : '123456';
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await field.fill(wrong);
    await verify.click();
    await expect(page.getByText(left)).toBeVisible();
  }
  await field.fill(wrong);
  await verify.click();
  const spent = page.getByText('This code no longer works. Ask for a new one.');
  await expect(spent).toBeVisible();
  await page.reload();
  await expect(spent).toBeVisible();

  await page.getByRole('button', { name: 'Ask for a new OTP' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(spent).toBeHidden();
  await expect(refused).toBeHidden();
});

test('an unknown email is answered like a known one', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').pressSequentially('nobody@example.com');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL('/otpverification');
  await expect(page.getByRole('alert')).toContainText('If an account with this email exists');
});

test('the later steps redirect to the first one when it was skipped', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/otpverification');
  await expect(page).toHaveURL('/forgotpassword');
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/');
});
