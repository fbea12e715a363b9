import { expect } from '@playwright/test';
import { newCustomer, openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

const title = 'User Management';

const listOf = (email: string) => `/admin/users?search=${encodeURIComponent(email)}`;

test('a user is found and shown with all details', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { 'Flower Pots Asoka': 2 });
  await openAsOwner(page, '/admin/users?page=2', title);
  await page.getByPlaceholder('Search users by name, email or phone...').fill(buyer.email);
  await expect(page).toHaveURL(listOf(buyer.email));
  await expect(page.getByRole('columnheader')).toHaveText([
    'User',
    'Status',
    'Orders',
    'Last Active',
    'Actions',
  ]);
  const row = page.getByRole('row', { name: new RegExp(buyer.email) });
  await expect(row).toContainText('Active');
  await expect(row).toContainText('1 order');
  await expect(row).toContainText('₹157.50');

  await row.getByRole('link', { name: `View details of ${buyer.name}` }).click();
  const dialog = page.getByRole('dialog', { name: buyer.name });
  await expect(dialog.getByRole('region', { name: 'Basic Information' })).toContainText(
    buyer.number,
  );
  await expect(dialog.getByRole('region', { name: 'Order Statistics' })).toContainText('₹157.50');
  const addresses = dialog.getByRole('region', { name: 'Addresses (1)' });
  await expect(addresses).toContainText('4 Kovil Street');
  await expect(addresses).toContainText('Default');
  await expect(dialog.getByRole('region', { name: 'Favorite Products' })).toContainText(
    'Ordered 2 times',
  );
  const status = dialog.getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveValue('');
  await status.selectOption('Suspended');
  await expect(dialog).toContainText(/1 open order .*The customer reads this when signing in/s);
  await dialog.getByRole('link', { name: orderId }).click();
  await expect(page.getByRole('dialog', { name: `Order ${orderId}` })).toBeVisible();
});

test('copying a user’s ID is said, and so is that it was refused', { tag: '@nightly' }, async ({
  page,
  shop,
  context,
}) => {
  const { name, email } = await newCustomer(shop);
  await openAsOwner(page, listOf(email), title);
  await page.getByRole('link', { name: `View details of ${name}` }).click();
  const copy = page.getByRole('button', { name: 'Copy User ID' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(page.getByRole('alert')).toHaveText('User ID copied to clipboard');
  // As without HTTPS.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(page.getByText('User ID could not be copied')).toBeVisible();
});

test('a spinner shows while the users are fetched', { tag: '@nightly' }, async ({ page }) => {
  await openAsOwner(page, '/admin/dashboard', 'Welcome');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/v1/admin/users*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByText('Loading users…')).toBeVisible();
  letGo();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(page.getByText('Loading users…')).toBeHidden();
});

test('a new user has empty states', { tag: '@nightly' }, async ({ page, shop }) => {
  const { email, name } = await newCustomer(shop);
  await openAsOwner(page, listOf(email), title);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('0 orders');
  await expect(row).toContainText('₹0.00');
  await expect(row).toContainText('Never');
  await row.getByRole('link', { name: `View details of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText('No orders yet');
  await expect(dialog).toContainText('No addresses saved');
  await expect(dialog).toContainText('No favorite products data');
});

test('a user without order statistics', { tag: '@nightly' }, async ({ page, shop }) => {
  const { name, email } = await newCustomer(shop);
  await page.route(/\/api\/v1\/admin\/users[?/]/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const user of answer.data.users ?? [answer.data]) delete user.orderStats;
    await route.fulfill({ response, json: answer });
  });
  await openAsOwner(page, listOf(email), title);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('0 orders₹0.00');
  await page.getByRole('link', { name: `View details of ${name}` }).click();
  const statistics = page.getByRole('dialog').getByRole('region', { name: 'Order Statistics' });
  await expect(statistics).toContainText('No order data available');
  await page.unrouteAll({ behavior: 'wait' });
});

test('the list is filtered by role and status in the address', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await newCustomer(shop);
  await openAsOwner(page, '/admin/users', title);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin');
  await expect(page).toHaveURL(/role=ADMIN/);
  await expect(page.getByRole('row', { name: /Selvi Murugan/ })).toBeVisible();
  await expect(page.getByText('5 users', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Banned');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('ten users to a page, with the true total', { tag: '@nightly' }, async ({ page, shop }) => {
  const made = await Promise.all(Array.from({ length: 11 }, () => newCustomer(shop)));
  await openAsOwner(page, '/admin/users?search=meena', title);
  const summary = page.getByText(/^Showing 1 to 10 of \d+ results$/);
  await expect(summary).toBeVisible();
  const total = Number(/of (\d+)/.exec(await summary.innerText())?.[1]);
  expect(total).toBeGreaterThanOrEqual(made.length);
  await expect(page.getByText(`${total} users`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(
    page.getByText(new RegExp(`^Showing 11 to \\d+ of ${total} results$`)),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
