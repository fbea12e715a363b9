import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { fillSignIn, newCustomer, openAsOwner } from '../support/people.ts';
import { expectKeptWhole } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import type { RunningShop } from '../support/start-shop.ts';

const title = 'User Management';

const listOf = (email: string) => `/admin/users?search=${encodeURIComponent(email)}`;

async function openCustomer(page: Page, shop: RunningShop) {
  const customer = await newCustomer(shop);
  await openAsOwner(page, listOf(customer.email), title);
  const row = page.getByRole('row', { name: new RegExp(customer.email) });
  await row.getByRole('link', { name: `View details of ${customer.name}` }).click();
  return { customer, row, dialog: page.getByRole('dialog', { name: customer.name }) };
}

test('a suspended user is refused with the reason, and admitted again later', async ({
  page,
  shop,
  browser,
}) => {
  const { customer, row, dialog } = await openCustomer(page, shop);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByText('Please select a status')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Suspended');
  const reason = dialog.getByPlaceholder('Optional reason for status change');
  const update = dialog.getByRole('button', { name: 'Update Status' });
  await expectKeptWhole(page, reason, update, 500);
  await reason.fill('Three refused parcels');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('User status updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Suspended');

  const theirs = await browser.newPage({ baseURL: shop.url });
  await theirs.goto('/login');
  await fillSignIn(theirs, customer);
  await expect(theirs.getByText('Three refused parcels').first()).toBeVisible();
  await theirs.close();

  await row.getByRole('link', { name: `Edit status of ${customer.name}` }).click();
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('suspended');
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toBeFocused();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Three refused parcels');
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Active');
});

test('an answer that comes after the dialog was closed closes nothing else', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { customer, row, dialog } = await openCustomer(page, shop);
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Suspended');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/admin/users/*/status', async (route) => {
    await held.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await row.getByRole('link', { name: `View details of ${customer.name}` }).click();
  held.resolve();
  await expect(page.getByText('User status updated successfully')).toBeVisible();
  await expect(row.getByText('Suspended')).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('a slow answer about open orders moves nothing under a press', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { email, name } = await newCustomer(shop);
  await openAsOwner(page, listOf(email), title);
  const release = await holdAnswers(page, '**/order/getall*');
  await page.getByRole('link', { name: `Edit status of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Suspended');
  const update = dialog.getByRole('button', { name: 'Update Status' });
  await update.hover();
  const before = await update.boundingBox();
  await page.mouse.down();
  await release();
  await expect(dialog.getByText('This person has no open orders.')).toBeVisible();
  expect(await update.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByText('User status updated successfully')).toBeVisible();
});

test('an admin cannot change their own status', { tag: '@nightly' }, async ({ page }) => {
  await openAsOwner(page, listOf(demoAdmin.email), title);
  await page.getByRole('link', { name: 'Edit status of Selvi Murugan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Selvi Murugan' });
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Banned');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByText('You cannot change your own status').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Selvi Murugan/ })).toContainText('Active');
});
