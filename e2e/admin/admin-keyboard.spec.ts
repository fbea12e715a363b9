import { expect } from '@playwright/test';
import { findOrder } from '../support/admin-orders.ts';
import { expectFocusAt, expectFocusOnTitle, goTo, press, type } from '../support/keyboard.ts';
import { findMessages, sendMessage } from '../support/messages.ts';
import { newCustomer, openAsOwner } from '../support/people.ts';
import { addProduct, findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

test('an order is found, its status is changed and its slip is printed', async ({ page, shop }) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { 'Flower Pots Asoka': 1 });
  await openAsOwner(page, '/admin/dashboard', 'Welcome, Selvi Murugan');
  await press(page, page.getByRole('navigation', { name: 'Admin' }).getByText('Orders'));
  await expectFocusOnTitle(page, 'Order Management');
  await type(page, 'Search orders', orderId);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  const opener = page.getByRole('link', { name: orderId, exact: true });
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: `Order ${orderId}` });

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press(page, dialog.getByRole('button', { name: 'Print packing slip' }));
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  const status = dialog.getByLabel('Order status');
  await goTo(page, status);
  await page.keyboard.type('Proc');
  await press(page, dialog.getByRole('button', { name: 'Update' }));
  await expect(dialog.getByText('Order status updated to PROCESSING')).toBeVisible();
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'PROCESSING' });
  await expectFocusAt(page, status);

  await page.keyboard.type('Canc');
  await press(page, dialog.getByRole('button', { name: 'Update' }));
  const question = page.getByRole('alertdialog', { name: `Cancel order ${orderId}?` });
  await press(page, question.getByRole('button', { name: 'Cancel the order' }));
  await expect(question).toBeHidden();
  await expectFocusAt(page, status);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFocusAt(page, opener);
});

test('a product gets new stock, and another one is deleted', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const word = `Keys${Date.now()}`;
  const kept = await addProduct(shop, { name: `${word} kept`, details: { Noise: 'low' } });
  const leaving = await addProduct(shop, { name: `${word} leaving` });
  await openAsOwner(page, '/admin/productsEdit', 'Product Management');
  await type(page, 'Search products', word);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 products', { exact: true })).toBeVisible();
  await press(page, page.getByRole('link', { name: `Edit ${kept.name}` }));
  await expect(page.getByLabel('Stock')).toHaveValue('40');
  await goTo(page, page.getByLabel('Stock'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('77');
  await press(page, page.getByRole('button', { name: 'Remove detail 1' }));
  await expectFocusAt(page, page.getByRole('button', { name: 'Add detail' }));
  await press(page, page.getByRole('button', { name: 'Update Product' }));
  const done = page.getByRole('dialog', { name: 'Success' });
  await expect(done).toHaveAccessibleDescription(/are saved/);
  await press(page, done.getByRole('button', { name: 'OK' }));
  await expectFocusAt(page, page.getByRole('link', { name: `Edit ${kept.name}` }));
  expect(await findProduct(shop, kept.name)).toMatchObject({ stock: 77, details: {} });

  page.once('dialog', (question) => question.accept());
  const remove = page.getByRole('button', { name: `Delete ${leaving.name}` });
  const isAbove = await remove.evaluate(
    (button, below) =>
      Boolean(document.getElementById(below)?.compareDocumentPosition(button) === 2),
    `edit-${kept._id}`,
  );
  await press(page, remove, isAbove ? 'Shift+Tab' : 'Tab');
  await expect(page.getByRole('dialog').getByText('is no longer in the shop')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await expectFocusAt(page, page.getByRole('link', { name: `Edit ${kept.name}` }));
});

test('a message is answered and another one deleted', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const name = `Kala ${Date.now()}`;
  const older = await sendMessage(shop, { name });
  const newer = await sendMessage(shop, { name });
  await openAsOwner(page, '/admin/message', 'Message Management');
  await type(page, 'Search messages', name);
  await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
  const entry = (subject: string) =>
    page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: subject });
  await press(page, entry(newer.subject));
  await expect(page.getByRole('heading', { name: newer.subject })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Reply' }));
  await expect(async () => {
    expect(await findMessages(shop, newer.subject)).toMatchObject([{ status: 'read' }]);
  }).toPass();
  await page.keyboard.press('Escape');
  await expectFocusAt(page, entry(newer.subject));

  await press(page, entry(older.subject));
  await press(page, page.getByRole('button', { name: 'Delete' }));
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await expectFocusAt(page, entry(newer.subject));
});

test('a user is opened and suspended', { tag: '@nightly' }, async ({ page, shop }) => {
  const { name, email } = await newCustomer(shop);
  await openAsOwner(page, '/admin/users', 'User Management');
  await type(page, 'Search users', email);
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  const look = page.getByRole('link', { name: `View details of ${name}` });
  await press(page, look);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFocusAt(page, look);

  const edit = page.getByRole('link', { name: `Edit status of ${name}` });
  await press(page, edit, 'Shift+Tab');
  await expectFocusAt(page, dialog.getByLabel('Status *'));
  await page.keyboard.type('Susp');
  await type(page, 'Reason', 'Ordered for somebody else');
  await press(page, dialog.getByRole('button', { name: 'Update Status' }));
  await expect(page.getByText('User status updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectFocusAt(page, edit);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Suspended');
});
