import { expect } from '@playwright/test';
import { holdScripts } from '../support/held-scripts.ts';
import { newCustomer, newPerson } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

test('who was sent to sign in comes back, also when the form is sent before the scripts come', async ({
  page,
  shop,
}) => {
  const person = await newCustomer(shop);
  await page.goto('/updateUserDetail');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Register here' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  release();
  await expect(page).toHaveURL('/updateUserDetail');
});

test('a registration sent before hydration goes on to signing in, and from there back', {
  tag: '@nightly',
}, async ({ page }) => {
  const person = newPerson();
  await page.goto('/checkout');
  await page.getByRole('link', { name: 'Register here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const register = page.getByRole('button', { name: 'Register' });
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Mobile Number').fill(`+91 ${person.number}`);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(register).toBeDisabled();
  await page.getByLabel('Confirm Password', { exact: true }).pressSequentially('other');
  await register.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Mobile Number')).toHaveValue(`+91 ${person.number}`);
  for (const label of ['Password', 'Confirm Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await page.getByLabel(label, { exact: true }).fill(person.password);
  }
  await register.click();
  await expect(page.getByText(/^Account created/)).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toContainText('Account created');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/checkout');
});
