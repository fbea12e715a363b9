import { readFile } from 'node:fs/promises';
import { formatDate, formatDateTime, toShopTime } from '@mathappu/contract/shop-time';
import { expect } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { openAsOwner, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

// Half a day from India, so that its clock never shows the same time of day.
test.use({ timezoneId: 'America/Los_Angeles' });

test('a browser elsewhere shows and exports shop time', async ({ page, browser, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { Atom: 1 });
  const token = await ownerToken(shop);
  const path = `/order/history/${orderId}`;
  const { data } = await callApi(shop, 'GET', path, undefined, token);
  const { createdAt } = (data as { order: { createdAt: string } }).order;

  await signIn(page, buyer);
  await page.goto('/myorder');
  await expect(page.getByText(`Placed on ${formatDate(createdAt)}`)).toBeVisible();
  await page.goto(`/order/${orderId}`);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(
    formatDateTime(createdAt),
  );

  const office = await browser.newPage({
    baseURL: shop.url,
    timezoneId: 'America/Los_Angeles',
  });
  await openAsOwner(office, `/admin/orders?search=${orderId}`, 'Order Management');
  await expect(office.getByRole('row', { name: new RegExp(orderId) })).toContainText(
    formatDateTime(createdAt),
  );
  await office.getByRole('link', { name: `View details of order ${orderId}` }).click();
  await expect(office.getByRole('dialog')).toContainText(formatDateTime(createdAt));
  await office.keyboard.press('Escape');

  await office.getByRole('button', { name: 'Export CSV' }).click();
  const thisMonth = toShopTime(new Date(createdAt)).slice(0, 7);
  await office.getByLabel('Placed in').selectOption(thisMonth);
  const download = office.waitForEvent('download');
  await office.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`orders-${thisMonth}.csv`);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(`${orderId},${toShopTime(new Date(createdAt))},`);
  await office.close();
});
