import { expect, type Page } from '@playwright/test';
import { sendMessage } from '../support/messages.ts';
import { newCustomer, openAsOwner } from '../support/people.ts';
import { addProduct, imageFile } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

/** Makes this call fail without a message from now on. */
const refuse = (page: Page, path: string) =>
  page.route(`**/api/v1${path}`, (route) => route.fulfill({ status: 403, json: {} }));

const said = (page: Page, sentence: string) =>
  expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();

test('a product that cannot be changed or deleted', { tag: '@nightly' }, async ({ page, shop }) => {
  const { _id, name } = await addProduct(shop);
  await openAsOwner(page, `/admin/edit-product/${_id}`, 'Edit Product');
  await refuse(page, '/file/upload');
  await page
    .getByLabel('Add images or drop them here')
    .setInputFiles([await imageFile('gold'), await imageFile('red')]);
  await said(page, 'Failed to upload images');
  await refuse(page, `/product/${_id}*`);
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Other words');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await said(page, 'Failed to update product');

  await page.goto(`/admin/productsEdit?search=${encodeURIComponent(name)}`);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await said(page, 'Failed to delete product');
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
});

test('an order whose status cannot be changed', { tag: '@nightly' }, async ({ page, shop }) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { Pencil: 1 });
  await openAsOwner(page, `/admin/orders?search=${orderId}`, 'Order Management');
  await page.getByRole('link', { name: orderId, exact: true }).click();
  await refuse(page, '/order/updateorderstatus/*');
  const dialog = page.getByRole('dialog', { name: `Order ${orderId}` });
  await dialog.getByLabel('Order status').selectOption('Shipped');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await said(page, 'Failed to update order status');
});

test('a message that cannot be deleted', { tag: '@nightly' }, async ({ page, shop }) => {
  const { subject } = await sendMessage(shop);
  await openAsOwner(
    page,
    `/admin/message?search=${encodeURIComponent(subject)}`,
    'Message Management',
  );
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').click();
  await refuse(page, '/message/delete/*');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'Failed to delete message');
  await expect(page.getByRole('article', { name: subject })).toBeVisible();
});

test('a user whose status cannot be changed', { tag: '@nightly' }, async ({ page, shop }) => {
  const { email, name } = await newCustomer(shop);
  await openAsOwner(page, `/admin/users?search=${encodeURIComponent(email)}`, 'User Management');
  await page.getByRole('link', { name: `Edit status of ${name}` }).click();
  await refuse(page, '/admin/users/*/status');
  const dialog = page.getByRole('dialog', { name });
  const status = dialog.getByRole('combobox', { name: 'Status' });
  await expect(status.getByRole('option')).toHaveText([
    'Select Status',
    'Active',
    'Suspended',
    'Banned',
  ]);
  await status.selectOption('Suspended');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await said(page, 'Failed to update user status');
  await expect(dialog).toBeVisible();
});
