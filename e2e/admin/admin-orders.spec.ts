import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoAdmin, demoCustomer } from '#packages/demo/src/demo-people.ts';
import { openOrderAsOwner, transitionOrder } from '../support/admin-orders.ts';
import { callApi, ownerToken, tokenOf } from '../support/api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { orderOnline, payOnline } from '../support/online-orders.ts';
import { openAsOwner, signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

const product = 'Flower Pots Asoka';
const title = 'Order Management';

const dialogOf = (page: Page, orderId: string) =>
  page.getByRole('dialog', { name: `Order ${orderId}` });

test('an order is found by its customer and shows everything about it', {
  tag: '@nightly',
}, async ({ page, shop }) => {
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
  await expect(row.getByRole('cell', { name: /^Madurai 625001/ })).toBeVisible();

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

test('the table of orders fits a tablet', { tag: '@nightly' }, async ({ page, shop }) => {
  // A customer in Virudhunagar, which is a long word.
  const token = await tokenOf(shop, demoCustomer);
  const buyer = { ...demoCustomer, number: demoCustomer.phone, token };
  const orderId = await orderByApi(shop, buyer, { 'Family Gift Box 25 Items': 2 });
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAsOwner(page, `/admin/orders?search=${orderId}`, title);
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row')).toHaveCount(2);
  const room = await table.evaluate((element) => element.parentElement?.clientWidth ?? 0);
  expect(await table.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(room);
});

test('an order without an account says so', { tag: '@nightly' }, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { [product]: 1 });
  await transitionOrder(shop, orderId, 'DELIVERED');
  const { password, token } = buyer;
  await callApi(shop, 'POST', '/user/delete-account', { password }, token);
  const dialog = await openOrderAsOwner(page, orderId);
  const customer = dialog.getByRole('region', { name: 'Customer' });
  await expect(customer).toContainText('Guest, or the account has been deleted');
  await expect(customer.getByRole('link')).toHaveCount(0);
  await expect(dialog).not.toContainText(buyer.name);
  await expect(dialog).not.toContainText(buyer.email);
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
    await expectAccessible(page, 'the choice of a file');
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain(shipped);
    expect(csv).not.toContain(pending);
    await page.keyboard.press('Escape');

    await page.getByRole('searchbox', { name: 'Search orders' }).fill('nobody has this name');
    await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await expect(page).toHaveURL('/admin/orders');
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  });

  test('has ten to a page and keeps its page over an opened order', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const buyer = await newBuyer(shop);
    const { name } = await addProduct(shop, { price: 50, stock: 100 });
    for (let count = 1; count <= 11; count += 1) await orderByApi(shop, buyer, { [name]: count });
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

  test('is walked through and opened by keys alone', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
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
    await expect(page.getByRole('checkbox', { name: 'Select this page' })).toBeFocused();
    await page.keyboard.press('j');
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
});

test('in Tamil, too, the list of orders fits a tablet, and no figure goes over two lines', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const { orderId, ...placed } = await orderOnline(shop, buyer, { 'Siren Fountain': 12 });
  await payOnline(shop, buyer, { orderId, ...placed });
  const refund = { reason: 'Sold out' };
  await callApi(shop, 'POST', `/order/refund/${orderId}`, refund, await ownerToken(shop));
  await signIn(page, demoAdmin);
  await page.goto(`/ta/admin/orders?search=${orderId}`);
  const table = page.getByRole('table');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const total = table.getByText('₹2,232.00', { exact: true });
    await expect(total).toBeVisible();
    expect((await total.boundingBox())?.height, `${width} px`).toBeLessThan(30);
    expect(
      await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth),
      `px beside the list at ${width}`,
    ).toBe(0);
  }
});
