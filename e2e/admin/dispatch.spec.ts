import { expect, type Page } from '@playwright/test';
import { findOrder, openOrder, openOrderAsOwner } from '../support/admin-orders.ts';
import { signIn } from '../support/people.ts';
import { demoNames } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

const [pots = '', rocket = ''] = demoNames(2, 10);

const cardOf = (page: Page) => page.getByRole('region', { name: 'Packing and dispatch' });

test('an order is packed, leaves with its lorry receipt, and its buyer reads how', async ({
  page,
  shop,
  browser,
}) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { [pots]: 3, [rocket]: 1 });
  await openOrderAsOwner(page, orderId);
  const card = cardOf(page);
  await expect(card).toContainText('0 of 2 lines packed');
  await card.getByRole('checkbox', { name: rocket }).check();
  await card.getByLabel(`Packed pieces of ${pots}`).fill('2');
  await card.getByLabel(`Packed pieces of ${pots}`).press('Enter');
  await expect(card).toContainText('1 of 2 lines packed');
  await expect(page.getByRole('dialog')).toContainText('Processing');

  await card.getByLabel('Cartons').fill('0');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('Cartons are a whole number from 1 to 999');
  await card.getByLabel('Cartons').fill('3');
  await card.getByLabel('Transporter').fill('Speed Lorry');
  await card.getByLabel('Packed by').fill('Selvi');
  await card.getByLabel('Checked by').fill('selvi');
  await card.getByLabel('LR number').fill('4711');
  await card.getByText('To pay', { exact: true }).click();
  await card.getByLabel('Office', { exact: true }).fill('Erode office');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('It was packed and checked by the same person.');
  await card.getByLabel('Checked by').fill('Ravi');

  await card.getByRole('button', { name: 'Save and mark shipped' }).click();
  const question = page.getByRole('alertdialog', { name: 'Mark as shipped nevertheless?' });
  await expect(question).toContainText(`Not all is packed: ${pots} 2 of 3.`);
  await question.getByRole('button', { name: 'Save and mark shipped' }).click();
  await expect.poll(async () => (await findOrder(shop, orderId)).status).toBe('SHIPPED');

  const context = await browser.newContext();
  const own = await context.newPage();
  await signIn(own, buyer);
  await own.goto(`${shop.url}/order/${orderId}`);
  await expect(own.getByRole('region', { name: 'Status' })).toContainText(
    '3 cartons with Speed Lorry, LR 4711. Freight: to pay when you collect at Erode office.',
  );
  await context.close();
});

test('two who edit the card at once are told of each other', { tag: '@nightly' }, async ({
  page,
  shop,
  browser,
}) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { [pots]: 1 });
  await openOrderAsOwner(page, orderId);
  const context = await browser.newContext({ baseURL: shop.url });
  const other = await context.newPage();
  await openOrderAsOwner(other, orderId);
  await cardOf(other).getByLabel('Cartons').fill('2');
  await cardOf(other).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Dispatch saved')).toBeVisible();
  await context.close();
  const card = cardOf(page);
  await card.getByLabel('Transporter').fill('Old Lines');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('changed the dispatch meanwhile');
  await card.getByRole('button', { name: /keep/i }).click();
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Dispatch saved')).toBeVisible();
  await expect(card.getByLabel('Transporter')).toHaveValue('Old Lines');
});

test('the load sheet is of the filtered list, and the slip counts the cartons', async ({
  page,
  shop,
}) => {
  const orderId = await orderByApi(shop, await newBuyer(shop), { [pots]: 2 });
  // The sheet stands on the page until it has been printed.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openOrderAsOwner(page, orderId);
  const card = cardOf(page);
  await card.getByLabel('Cartons').fill('4');
  await card.getByLabel('Transporter').fill('Kongu Carriers');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Dispatch saved')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').filter({ hasText: 'packing slip' })).toContainText(
    'Carton ____ of 4',
  );
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: orderId })).toContainText('4');
  await page.getByLabel('Packed', { exact: true }).selectOption('Not packed');
  await expect(page.getByRole('row').filter({ hasText: orderId })).toBeVisible();
  await page.getByRole('checkbox', { name: `Select order ${orderId}` }).click();
  const ofList = page.getByRole('button', { name: 'Print load sheet' }).first();
  await expect(page.getByRole('region', { name: 'Selected orders' })).toBeVisible();
  await ofList.click();
  const sheet = page
    .getByRole('article', { includeHidden: true })
    .filter({ hasText: 'load sheet' });
  await expect(sheet).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const load = sheet.getByRole('table', { name: 'Kongu Carriers' });
  await expect(load.getByRole('row').filter({ hasText: orderId })).toContainText('4');
  // Also while orders are selected, whose slips would print.
  await expect(page.getByRole('article').filter({ hasText: 'packing slip' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Packed', { exact: true }).selectOption('Packed');
  await expect(page.getByRole('row').filter({ hasText: orderId })).toBeHidden();
  await page.getByLabel('Packed', { exact: true }).selectOption('Packed or not');
  await openOrder(page, orderId);
});
