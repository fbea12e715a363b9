import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { callApi, ownerToken } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openAsOwner } from './people.ts';
import { addProduct } from './products.ts';
import { expectNoSidewaysScroll } from './screen-checks.ts';
import { newBuyer, orderByApi } from './shopping.ts';
import type { RunningShop } from './start-shop.ts';

/** An invoice of today for two rolls, a unit that has no code. */
async function sellRolls(shop: RunningShop): Promise<void> {
  const { name } = await addProduct(shop, { price: 590, unit: '1 Roll' });
  const orderId = await orderByApi(shop, await newBuyer(shop), { [name]: 2 });
  const path = `/order/updateorderstatus/${orderId}`;
  await callApi(shop, 'PUT', path, { status: 'SHIPPED' }, await ownerToken(shop));
}

async function take(page: Page, button: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Vouchers and what debit and credit come to, as the browser's own reader of XML has them. */
const readVouchers = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    const amounts = [...read.querySelectorAll('VOUCHER AMOUNT')];
    return {
      isBroken: read.querySelector('parsererror') !== null,
      vouchers: read.querySelectorAll('VOUCHER').length,
      sum: amounts.reduce((sum, each) => sum + Math.round(Number(each.textContent) * 100), 0),
    };
  }, xml);

/** The story of the accountant's month, on any screen. */
export async function closeAMonth(
  page: Page,
  shop: RunningShop,
  { isPhone }: { isPhone: boolean },
): Promise<void> {
  await sellRolls(shop);
  await openAsOwner(page, '/admin/books?tab=month', 'Books');
  const months = page.getByLabel('Month', { exact: true });
  await expect(months).toBeVisible();
  const [thisMonth = '', lastMonth = ''] = await months
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await expect(months).toHaveValue(lastMonth);
  await months.selectOption(thisMonth);
  await expect(page.getByText('Units without a code: “roll”.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Month is closed' })).toBeDisabled();
  await expect(page.getByText('A month can be closed once it is over.')).toBeVisible();
  if (isPhone) await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the month');

  await page.getByRole('link', { name: 'Choose their codes' }).click();
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await page
    .getByLabel(/^Unit \d+: word$/)
    .last()
    .fill('1 Roll');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose the code of the unit')).toBeVisible();
  await page
    .getByLabel(/^Unit \d+: code$/)
    .last()
    .selectOption('ROL');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.goto(`/admin/books?tab=month&month=${thisMonth}`);
  await expect(page.getByText('Sum of papers, by the tables')).toBeVisible();
  await expect(page.getByText('Units without a code')).toBeHidden();
  const goods = await take(page, 'CSV: Goods sold to others');
  expect(goods.name).toBe(`hsn_b2c-${thisMonth}.csv`);
  const rows = parse(goods.text, { columns: true }) as Record<string, string>[];
  expect(rows.find(({ UQC }) => UQC === 'ROL-ROLLS')).toMatchObject({
    HSN: '3604',
    'Total Quantity': '2',
    'Total Value': '1180',
    'Taxable Value': '1000',
    'Central Tax Amount': '90',
  });
  const tally = await take(page, 'Tally XML');
  expect(tally.name).toBe(`tally-${thisMonth}.xml`);
  const read = await readVouchers(page, tally.text);
  expect(read).toMatchObject({ isBroken: false, sum: 0 });
  expect(read.vouchers).toBeGreaterThan(0);

  await months.selectOption(lastMonth);
  const tick = page.getByRole('checkbox', { name: 'Month is closed' });
  await expect(tick).not.toBeChecked();
  await tick.click();
  await expect(page.getByText('Unchanged since it was closed')).toBeVisible();
  await expect(tick).toBeChecked();
  await tick.click();
  await expect(tick).not.toBeChecked();
}
