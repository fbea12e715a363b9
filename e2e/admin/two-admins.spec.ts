import { expect, type Page } from '@playwright/test';
import { findOrder, openOrder, openOrderAsOwner } from '../support/admin-orders.ts';
import { callApi, tokenOf } from '../support/api.ts';
import { findMessages, sendMessage } from '../support/messages.ts';
import { newCustomer, openAsOwner, secondAdmin, signIn } from '../support/people.ts';
import { addProduct, findProduct, setPrice } from '../support/products.ts';
import { test as base } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

/** A second admin, at her own computer. */
const test = base.extend<{ priyas: Page }>({
  priyas: async ({ browser, shop }, use) => {
    const token = await tokenOf(shop, secondAdmin);
    await callApi(shop, 'PUT', '/user/update-user', { name: 'Priya' }, token);
    const page = await browser.newPage({ baseURL: shop.url });
    await signIn(page, secondAdmin);
    await use(page);
    await page.close();
  },
});

test('an order that somebody else has changed is left as it is, and can be decided on again', async ({
  page,
  priyas,
  shop,
}) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { 'Flower Pots Asoka': 1 });
  const dialog = await openOrderAsOwner(page, orderId);
  await dialog.getByLabel('Order status').selectOption('Cancelled');
  await dialog.getByLabel('Reason (optional)').fill('The customer called');

  await priyas.goto(`/admin/orders?search=${orderId}`);
  const hers = await openOrder(priyas, orderId);
  await hers.getByLabel('Order status').selectOption('Shipped');
  await hers.getByRole('button', { name: 'Update' }).click();
  await expect(priyas.getByText('Order status updated to SHIPPED')).toBeVisible();

  await dialog.getByRole('button', { name: 'Update' }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel order ${orderId}?` });
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'changed this' })).toHaveText(
    'Priya changed this order to Shipped just now. Nothing was changed.',
  );
  expect((await findOrder(shop, orderId)).status).toBe('SHIPPED');
  await expect(dialog.getByText('Status: Shipped')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('by Priya');
  await expect(dialog.getByLabel('Order status')).toHaveValue('CANCELLED');
  await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('The customer called');

  await dialog.getByRole('button', { name: 'Update' }).click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Order status updated to CANCELLED')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'changed this' })).toBeHidden();
  await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('');
  expect((await findOrder(shop, orderId)).status).toBe('CANCELLED');
});

test('a user whom somebody else has suspended is not banned by what was seen before', {
  tag: '@nightly',
}, async ({ page, priyas, shop }) => {
  const { name, email } = await newCustomer(shop);
  const list = `/admin/users?search=${encodeURIComponent(email)}`;
  await openAsOwner(page, list, 'User Management');
  await page.getByRole('link', { name: `View details of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Banned');

  await priyas.goto(list);
  await priyas.getByRole('link', { name: `View details of ${name}` }).click();
  const hers = priyas.getByRole('dialog', { name });
  await hers.getByRole('combobox', { name: 'Status' }).selectOption('Suspended');
  await hers.getByLabel('Reason').fill('Three refused parcels');
  await hers.getByRole('button', { name: 'Update Status' }).click();
  await expect(hers).toBeHidden();

  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'changed this user' })).toHaveText(
    'Priya changed this user to Suspended just now. Nothing was changed.',
  );
  await expect(dialog.getByRole('region', { name: 'Basic Information' })).toContainText(
    'Three refused parcels',
  );
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('banned');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Banned');
});

test('a message that somebody else has archived is neither marked read nor deleted', {
  tag: '@nightly',
}, async ({ page, priyas, shop }) => {
  const { subject } = await sendMessage(shop);
  const list = `/admin/message?status=unread&search=${encodeURIComponent(subject)}`;
  await openAsOwner(page, list, 'Message Management');
  const open = (at: Page) => at.getByRole('list', { name: 'Messages' }).getByRole('link').click();
  await open(page);
  const pane = page.getByRole('article', { name: subject });
  await page.getByRole('button', { name: 'Delete' }).click();

  await priyas.goto(list);
  await open(priyas);
  await priyas.getByRole('button', { name: 'Archive' }).click();
  await expect(priyas.getByText('Message status updated')).toBeVisible();

  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(pane.getByRole('status')).toHaveText(
    'Priya marked this message Archived just now. Nothing was changed.',
  );
  expect(await findMessages(shop, subject)).toMatchObject([{ status: 'archived' }]);
  await expect(pane.getByRole('button', { name: 'Archive' })).toBeHidden();

  await priyas.getByRole('button', { name: 'Mark as Answered' }).click();
  await expect(priyas.getByText('Message marked as answered')).toBeVisible();
  await pane.getByRole('button', { name: 'Mark as Answered' }).click();
  await expect(
    pane.getByText('Priya marked this message as answered just now. Nothing was changed.'),
  ).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Mark as Not Answered' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  expect(await findMessages(shop, subject)).toEqual([]);
});

test('a product that somebody else has changed is not deleted by what the list showed before', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 100 });
  const list = `/admin/productsEdit?search=${encodeURIComponent(name)}`;
  await openAsOwner(page, list, 'Product Management');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Rs: 100');
  await setPrice(shop, name, 130);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const notice = page.getByRole('dialog', { name: 'Product not deleted' });
  await expect(notice).toContainText('Selvi Murugan changed this product just now.');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Rs: 130');
  expect(await findProduct(shop, name)).toMatchObject({ price: 130 });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Product deleted successfully' })).toBeVisible();
});
