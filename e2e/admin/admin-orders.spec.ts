import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { findOrder, transitionOrder } from '../support/admin-orders.ts';
import { callApi } from '../support/api.ts';
import { fillSignIn, newCustomer, openAsOwner } from '../support/people.ts';
import { addProduct, findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

const product = 'Flower Pots Asoka';
const title = 'Order Management';

const dialogOf = (page: Page, orderId: string) =>
  page.getByRole('dialog', { name: `Order ${orderId}` });

async function openOrder(page: Page, orderId: string) {
  await openAsOwner(page, `/admin/orders?search=${orderId}`, title);
  await page.getByRole('link', { name: orderId, exact: true }).click();
  const dialog = dialogOf(page, orderId);
  await expect(dialog.getByRole('heading', { name: 'History' })).toBeVisible();
  return dialog;
}

test('nobody is sent to sign in, a customer to the account', async ({ page, shop }) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, await newCustomer(shop));
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Unauthorized access')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});

test('an order is found by its customer and shows everything about it', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { [product]: 2 });
  await openAsOwner(page, '/admin/orders', title);

  await page.getByRole('searchbox', { name: 'Search orders' }).fill(buyer.email);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(orderId) });
  await expect(row).toContainText(buyer.name);
  await expect(row).toContainText('₹157.50');
  await expect(row).toContainText('Cash on delivery');

  await row.getByRole('link', { name: `View details of order ${orderId}` }).click();
  const dialog = dialogOf(page, orderId);
  await expect(dialog).toContainText(product);
  await expect(dialog).toContainText('2 × ₹225.00 (65% off)');
  await expect(dialog.getByRole('region', { name: 'Customer' })).toContainText(buyer.email);
  await expect(dialog.getByRole('region', { name: 'Delivery address' })).toContainText(
    '4 Kovil Street',
  );
  await expect(dialog.getByRole('region', { name: 'Payment' })).toContainText('₹157.50 to collect');
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('by Customer');

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();
});

test('an order without an account says so', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { [product]: 1 });
  await transitionOrder(shop, orderId, 'DELIVERED');
  const { password, token } = buyer;
  await callApi(shop, 'POST', '/user/delete-account', { password }, token);
  const dialog = await openOrder(page, orderId);
  const customer = dialog.getByRole('region', { name: 'Customer' });
  await expect(customer).toContainText('Guest, or the account has been deleted');
  await expect(customer.getByRole('link')).toHaveCount(0);
  await expect(dialog).not.toContainText(buyer.name);
  await expect(dialog).not.toContainText(buyer.email);
});

test('a status is moved on, and one step back only after a question', async ({ page, shop }) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { [product]: 1 });
  const dialog = await openOrder(page, orderId);

  await dialog.getByLabel('Order status').selectOption('Shipped');
  await dialog.getByLabel('Reason (optional)').fill('Handed to the lorry office');
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
  await expect(page.getByText('Order status updated to PROCESSING')).toBeVisible();
  expect((await findOrder(shop, orderId)).status).toBe('PROCESSING');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText('Processing');
});

test('cancelling is confirmed by the number and puts the stock back', async ({ page, shop }) => {
  const before = await findProduct(shop, product);
  const orderId = await orderByApi(shop, await newBuyer(shop), { [product]: 3 });
  expect((await findProduct(shop, product)).stock).toBe((before.stock ?? 0) - 3);

  const dialog = await openOrder(page, orderId);
  await dialog.getByLabel('Order status').selectOption('Cancelled');
  await dialog.getByRole('button', { name: 'Update' }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel order ${orderId}?` });
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Order status updated to CANCELLED')).toBeVisible();
  expect((await findProduct(shop, product)).stock).toBe(before.stock);
});

test('what the shop refuses is said in its own sentence', async ({ page, shop }) => {
  const { name } = await addProduct(shop, { stock: 1 });
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { [name]: 1 });
  await transitionOrder(shop, orderId, 'CANCELLED');
  await orderByApi(shop, await newBuyer(shop), { [name]: 1 });
  const dialog = await openOrder(page, orderId);
  await dialog.getByLabel('Order status').selectOption('Pending');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set to Pending' }).click();
  await expect(page.getByText(`${name}: 1 needed, 0 in stock`)).toBeVisible();
  expect((await findOrder(shop, orderId)).status).toBe('CANCELLED');
});

test('a cash order is let wait for its payment', async ({ page, shop }) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { [product]: 1 });
  const dialog = await openOrder(page, orderId);
  await dialog.getByLabel('Order status').selectOption('Pending payment');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Set to Pending payment' })
    .click();
  await expect(page.getByText('Order status updated to PENDING_PAYMENT')).toBeVisible();
});

test.describe('the list', () => {
  test('is filtered by status in the address and exported as filtered', async ({ page, shop }) => {
    const buyer = await newBuyer(shop);
    const shipped = await orderByApi(shop, buyer, { [product]: 1 });
    const pending = await orderByApi(shop, buyer, { [product]: 2 });
    await transitionOrder(shop, shipped, 'SHIPPED');
    await openAsOwner(page, `/admin/orders?search=${encodeURIComponent(buyer.email)}`, title);
    await expect(page.getByRole('link', { name: pending, exact: true })).toBeVisible();

    await page.getByLabel('Status').selectOption('Shipped');
    await expect(page).toHaveURL(/status=SHIPPED/);
    await expect(page.getByRole('link', { name: pending, exact: true })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: shipped, exact: true })).toBeVisible();
    await expect(page.getByLabel('Status')).toHaveValue('SHIPPED');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain(shipped);
    expect(csv).not.toContain(pending);

    await page.getByRole('searchbox', { name: 'Search orders' }).fill('nobody has this name');
    await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await expect(page).toHaveURL('/admin/orders');
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  });

  test('has ten to a page and keeps its page over an opened order', async ({ page, shop }) => {
    const buyer = await newBuyer(shop);
    for (let count = 1; count <= 11; count += 1)
      await orderByApi(shop, buyer, { [product]: count });
    await openAsOwner(page, `/admin/orders?search=${encodeURIComponent(buyer.email)}`, title);
    await expect(page.getByText('Showing 1 to 10 of 11 results')).toBeVisible();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText('Showing 11 to 11 of 11 results')).toBeVisible();
    await page.getByRole('link', { name: /View details of order/ }).click();
    await expect(page.getByRole('dialog')).toContainText('by Customer');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/page=2$/);
  });

  test('is walked through and opened by keys alone', async ({ page, shop }) => {
    const buyer = await newBuyer(shop);
    const older = await orderByApi(shop, buyer, { [product]: 1 });
    const newer = await orderByApi(shop, buyer, { [product]: 2 });
    const linkOf = (orderId: string) => page.getByRole('link', { name: orderId, exact: true });
    await openAsOwner(page, '/admin/orders', title);
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: 'Search orders' });
    await expect(box).toBeFocused();
    await page.keyboard.type(buyer.email);
    await expect(page.getByText('2 orders', { exact: true })).toBeVisible();
    await expect(box).toHaveValue(buyer.email);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(linkOf(newer)).toBeFocused();
    await page.keyboard.press('j');
    await expect(linkOf(older)).toBeFocused();
    await page.keyboard.press('k');
    await expect(linkOf(newer)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page, newer)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(linkOf(newer)).toBeFocused();

    await page.getByRole('button', { name: 'Turn keyboard shortcuts off' }).click();
    await page.keyboard.press('j');
    await expect(page.getByRole('button', { name: 'Turn keyboard shortcuts on' })).toBeFocused();
  });

  test.describe('when the shop does not answer', () => {
    test.use({ expectedComplaints: [/500/] });

    test('says so and offers Retry', async ({ page }) => {
      await page.route('**/api/v1/order/getallorders*', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await openAsOwner(page, '/admin/orders', title);
      await expect(page.getByRole('main').getByText('Failed to fetch orders')).toBeVisible();
      await page.unroute('**/api/v1/order/getallorders*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('main').getByText('Failed to fetch orders')).toBeHidden();
      await expect(page.getByText(/^\d+ orders?$/)).toBeVisible();
    });
  });
});

test('the packing slip is what an open order prints as', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { [product]: 2, '120 Shots Golden Willow': 1 });
  await openOrder(page, orderId);
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article').filter({ hasText: 'packing slip' });
  await expect(slip).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await expect(slip).toContainText(orderId);
  await expect(slip).toContainText('4 Kovil Street');
  await expect(slip.getByRole('row').filter({ hasText: product })).toContainText('2 ×');
  await expect(slip).toContainText('Collect in cash');
  expect((await slip.innerText()).match(/₹/g)).toHaveLength(1);
});

test('a packing slip of sixty lines goes over several sheets, each with its heading', async ({
  page,
  shop,
}) => {
  const { data } = await callApi(shop, 'POST', '/product/get', { limit: 80 });
  const sold = (data as { name: string; stock: number }[]).filter(({ stock }) => stock > 0);
  const wanted = Object.fromEntries(sold.slice(0, 60).map(({ name }) => [name, 1]));
  expect(Object.keys(wanted)).toHaveLength(60);
  const orderId = await orderByApi(shop, await newBuyer(shop), wanted);
  await openOrder(page, orderId);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);

  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article').filter({ hasText: 'packing slip' });
  await expect(slip.getByRole('row')).toHaveCount(61);
  await expect(slip.getByRole('row').first()).toContainText(orderId);
  await expect(slip.locator('thead')).toHaveCSS('display', 'table-header-group');
  for (const row of await slip.locator('tbody tr').all())
    await expect(row).toHaveCSS('break-inside', 'avoid');
});
