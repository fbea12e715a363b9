import { expect } from '@playwright/test';
import { findOrder, openOrderAsOwner, transitionOrder } from '../support/admin-orders.ts';
import { addProduct, findProduct } from '../support/products.ts';
import { expectKeptWhole } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

const product = 'Flower Pots Asoka';

test('a status moves forward directly, and backward only after confirmation', async ({
  page,
  shop,
}) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { [product]: 1 });
  const dialog = await openOrderAsOwner(page, orderId);

  await dialog.getByLabel('Order status').selectOption('Shipped');
  const reason = dialog.getByLabel('Reason (optional)');
  await expectKeptWhole(page, reason, dialog.getByRole('button', { name: 'Update' }), 300);
  await reason.fill('Handed to the lorry office');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Order status updated to SHIPPED')).toBeVisible();
  const history = dialog.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Handed to the lorry office');
  await expect(history).toContainText('by Selvi Murugan');

  await dialog.getByLabel('Order status').selectOption('Processing');
  await dialog.getByRole('button', { name: 'Update' }).click();
  const question = page.getByRole('alertdialog', {
    name: `Set order ${orderId} back to Processing?`,
  });
  await question.getByRole('button', { name: 'Keep as it is' }).click();
  expect((await findOrder(shop, orderId)).status).toBe('SHIPPED');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await question.getByRole('button', { name: 'Set to Processing' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Order status updated to PROCESSING')).toBeVisible();
  expect((await findOrder(shop, orderId)).status).toBe('PROCESSING');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText('Processing');
});

test('cancelling is confirmed with the order number and restores the stock', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const before = await findProduct(shop, product);
  const orderId = await orderByApi(shop, await newBuyer(shop), { [product]: 3 });
  expect((await findProduct(shop, product)).stock).toBe((before.stock ?? 0) - 3);

  const dialog = await openOrderAsOwner(page, orderId);
  await dialog.getByLabel('Order status').selectOption('Cancelled');
  await dialog.getByRole('button', { name: 'Update' }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel order ${orderId}?` });
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Order status updated to CANCELLED')).toBeVisible();
  expect((await findProduct(shop, product)).stock).toBe(before.stock);
});

test('a refusal is shown in the sentence of the server', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop, { stock: 1 });
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { [name]: 1 });
  await transitionOrder(shop, orderId, 'CANCELLED');
  await orderByApi(shop, await newBuyer(shop), { [name]: 1 });
  const dialog = await openOrderAsOwner(page, orderId);
  await dialog.getByLabel('Order status').selectOption('Pending');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set to Pending' }).click();
  // Beside the form, and as a toast.
  await expect(dialog.getByText(`${name}: 1 needed, 0 in stock`).first()).toBeVisible();
  expect((await findOrder(shop, orderId)).status).toBe('CANCELLED');
});

test('a cash order can be set to await its payment', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { [product]: 1 });
  const dialog = await openOrderAsOwner(page, orderId);
  await dialog.getByLabel('Order status').selectOption('Pending payment');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Set to Pending payment' })
    .click();
  await expect(page.getByText('Order status updated to PENDING_PAYMENT')).toBeVisible();
});

test('what is being carried out can no longer be cancelled', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { [product]: 1 });
  const dialog = await openOrderAsOwner(page, orderId);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/order/updateorderstatus/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await dialog.getByLabel('Order status').selectOption('Cancelled');
  await dialog.getByRole('button', { name: 'Update' }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel order ${orderId}?` });
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(question.getByRole('button', { name: 'Keep as it is' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  held.resolve();
  await expect(question).toBeHidden();
  expect((await findOrder(shop, orderId)).status).toBe('CANCELLED');
});

test.describe('when the history does not come', () => {
  test.use({ expectedErrors: [/500/] });

  test('the order says so and offers Retry', { tag: '@nightly' }, async ({ page, shop }) => {
    const orderId = await orderByApi(shop, await newBuyer(shop), { [product]: 1 });
    await page.route('**/api/v1/order/history/*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    const dialog = await openOrderAsOwner(page, orderId);
    const history = dialog.getByRole('region', { name: 'History' });
    await expect(history).toContainText('Failed to fetch order details');
    await page.unroute('**/api/v1/order/history/*');
    await history.getByRole('button', { name: 'Retry' }).click();
    await expect(history).toContainText('by Customer');
  });
});
