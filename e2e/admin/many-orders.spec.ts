import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { findOrder, transitionOrder } from '../support/admin-orders.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';
import type { RunningShop } from '../support/start-shop.ts';

const title = 'Order Management';

/** As many orders of one new buyer, newest first, in the list on the screen. */
async function listOrders(page: Page, shop: RunningShop, count: number): Promise<string[]> {
  const buyer = await newBuyer(shop);
  const { name: product } = await addProduct(shop, { price: 50, stock: 100 });
  const placed: string[] = [];
  for (let number = 1; number <= count; number += 1)
    placed.unshift(await orderByApi(shop, buyer, { [product]: number }));
  await openAsOwner(page, `/admin/orders?search=${encodeURIComponent(buyer.email)}`, title);
  await expect(page.getByText(`${count} orders`, { exact: true })).toBeVisible();
  return placed;
}

const tick = (page: Page, orderId: string) =>
  page.getByRole('checkbox', { name: `Select order ${orderId}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' });
const slips = (page: Page) => page.getByRole('article').filter({ hasText: 'packing slip' });
const dialogOf = (page: Page, orderId: string) =>
  page.getByRole('dialog', { name: `Order ${orderId}` });

function countClicks() {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  return { click, clicks: () => clicks };
}

test('the slips of ten orders are printed in two clicks, and the orders shipped in twelve', async ({
  page,
  shop,
}) => {
  const orders = await listOrders(page, shop, 11);
  const [newest = ''] = orders;
  await transitionOrder(shop, newest, 'CANCELLED');
  await page.reload();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const printing = countClicks();
  await printing.click(page.getByRole('checkbox', { name: 'Select this page' }));
  await expectAccessible(page, 'selected orders');
  await printing.click(bar(page).getByRole('button', { name: 'Print all slips' }));
  expect(printing.clicks()).toBe(2);
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(slips(page)).toHaveCount(10);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(10);
  expect(sheets).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]/);
  await expect(slips(page).first().getByText('CANCELLED', { exact: true })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Select this page' })).toBeFocused();

  // The cancelled order and nine others are on the first page; the selection outlives paging.
  const shipping = countClicks();
  for (const orderId of orders.slice(1, 10)) await shipping.click(tick(page, orderId));
  await page.getByRole('button', { name: 'Page 2' }).click();
  await shipping.click(tick(page, orders[10] ?? ''));
  await expect(bar(page)).toContainText('10 selected, 9 on other pages');
  await shipping.click(bar(page).getByRole('button', { name: 'Mark shipped' }));
  const question = page.getByRole('alertdialog', { name: 'Mark 10 orders as shipped?' });
  await shipping.click(question.getByRole('button', { name: 'Mark shipped' }));
  expect(shipping.clicks()).toBe(12);
  await expect(page.getByText('10 orders marked as shipped')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  for (const orderId of orders.slice(1))
    expect(await findOrder(shop, orderId)).toMatchObject({ status: 'SHIPPED' });
  expect(await findOrder(shop, newest)).toMatchObject({ status: 'CANCELLED' });
});

test('orders are selected by key and by range; what is refused says why and stays selected', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const [first = '', second = '', third = '', last = ''] = await listOrders(page, shop, 4);
  await page.getByRole('link', { name: first, exact: true }).focus();
  await page.keyboard.press('x');
  await expect(tick(page, first)).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await tick(page, third).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('3 selected', { exact: true })).toBeVisible();
  await expect(tick(page, second)).toBeChecked();
  await expect(tick(page, last)).not.toBeChecked();

  const download = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Export' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(4);
  expect(csv).not.toContain(last);

  // Another admin is faster; this screen does not know it yet.
  await transitionOrder(shop, second, 'CANCELLED');
  await bar(page).getByRole('button', { name: 'Mark shipped' }).click();
  await page
    .getByRole('alertdialog', { name: 'Mark 3 orders as shipped?' })
    .getByRole('button', { name: 'Mark shipped' })
    .click();
  await expect(page.getByText('2 orders marked as shipped, 1 refused')).toBeVisible();
  await expect(bar(page)).toContainText(`${second}: `);
  await expect(bar(page)).toContainText('set this order to CANCELLED meanwhile');
  await expect(bar(page)).toContainText('1 selected');
  await expect(tick(page, first)).not.toBeChecked();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText('Shipped');

  await bar(page).getByRole('button', { name: 'Mark shipped' }).click();
  await expect(page.getByText('None of the selected orders waits to be packed')).toBeVisible();
});

test('s ships the open order and opens the next that waits to be packed', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const [first = '', second = '', third = ''] = await listOrders(page, shop, 3);
  await transitionOrder(shop, second, 'CANCELLED');
  await page.reload();
  await page.getByLabel('Status', { exact: true }).selectOption('PENDING,PROCESSING');
  await expect(tick(page, second)).toBeHidden();
  for (const orderId of [first, third]) await tick(page, orderId).check();
  await page.getByRole('link', { name: first, exact: true }).click();
  await expect(dialogOf(page, first).getByRole('button', { name: 'open next' })).toBeVisible();
  await dialogOf(page, first).getByLabel('Reason').pressSequentially('s');
  expect(await findOrder(shop, first)).toMatchObject({ status: 'PENDING' });
  await dialogOf(page, first)
    .getByRole('heading', { name: `Order ${first}` })
    .click();
  await page.keyboard.press('s');
  await expect(dialogOf(page, third)).toBeVisible();
  await expect(page.getByText(`Order ${first} marked as shipped`)).toBeVisible();
  await expect(dialogOf(page, third).getByLabel('Reason')).toHaveValue('');
  await page.keyboard.press('s');
  await expect(page.getByText(`Order ${third} marked as shipped`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Shipped orders have left the filtered list, where nobody could clear their ticks.
  await expect(bar(page)).toBeHidden();
  for (const orderId of [first, third])
    expect(await findOrder(shop, orderId)).toMatchObject({ status: 'SHIPPED' });
  expect(await findOrder(shop, second)).toMatchObject({ status: 'CANCELLED' });
});
