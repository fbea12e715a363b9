import { expect } from '@playwright/test';
import { sendMessage } from '../support/messages.ts';
import { newCustomer, openAsOwner } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('orders are cards, and a status is changed by touch', async ({ page, shop }) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { 'Flower Pots Asoka': 1 });
  await openAsOwner(page, `/admin/orders?search=${orderId}`, 'Order Management');
  const card = page.getByRole('row', { name: new RegExp(orderId) });
  await expect(card).toContainText('Customer');
  await expectNoSidewaysScroll(page);
  await card.getByRole('link', { name: orderId, exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: `Order ${orderId}` });
  await dialog.getByLabel('Order status').selectOption('Processing');
  await dialog.getByRole('button', { name: 'Update' }).tap();
  await expect(page.getByText('Order status updated to PROCESSING')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Processing');
});

test('a message fills the screen, and Back leads to its place in the list', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  for (let count = 0; count < 9; count += 1) await sendMessage(shop);
  await openAsOwner(page, '/admin/message', 'Message Management');
  const list = page.getByRole('list', { name: 'Messages' });
  const eighth = list.getByRole('link').nth(7);
  await eighth.scrollIntoViewIfNeeded();
  await eighth.tap();
  const pane = page.getByRole('article');
  await expect(pane.getByRole('heading')).toBeInViewport();
  await expect(list).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect(pane).toBeHidden();
  await expect(eighth).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('users are cards', { tag: '@nightly' }, async ({ page, shop }) => {
  const { email, name } = await newCustomer(shop);
  await openAsOwner(page, `/admin/users?search=${encodeURIComponent(email)}`, 'User Management');
  const card = page.getByRole('row', { name: new RegExp(email) });
  await expect(card).toContainText('Last Active');
  await expectNoSidewaysScroll(page);
  await card.getByRole('link', { name: `Edit status of ${name}` }).tap();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await expect(dialog).toBeHidden();
});
