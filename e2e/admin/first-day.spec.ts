import { expect, type Locator, type Page } from '@playwright/test';
import { messyList, xlsxOf } from '#packages/server/test/price-lists.ts';
import { findOrder } from '../support/admin-orders.ts';
import { productList, productListTitle, productRow } from '../support/admin-products.ts';
import { openAsOwner, signIn } from '../support/people.ts';
import { addProduct, deleteProduct, imageFile } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';
import { startShop } from '../support/start-shop.ts';

/** What the owner presses, and what is chosen in a list or as a file, counts as one each. */
function countPresses() {
  let count = 0;
  return {
    count: () => count,
    async press(target: Locator) {
      count += 1;
      await target.click();
    },
    async choose(act: Promise<unknown>) {
      count += 1;
      await act;
    },
  };
}

const listOf = (raise: number) => ({
  name: 'price list.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: xlsxOf(messyList({ raise })),
});

/** From the list of products to the products of the file in it. */
async function importList(page: Page, raise: number, outcome: string): Promise<number> {
  await page.goto(productList);
  const { press, choose, count } = countPresses();
  await press(page.getByRole('button', { name: 'Import', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  const chooser = dialog.getByLabel('Choose an Excel or CSV file or drop it here');
  await choose(chooser.setInputFiles(listOf(raise)));
  await press(dialog.getByRole('button', { name: 'Check the list' }));
  await expect(dialog.getByText('Every row can be imported.')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Import 180 products' }));
  await expect(dialog.getByText(outcome)).toBeVisible({ timeout: 60_000 });
  await press(dialog.getByRole('button', { name: 'Close' }).last());
  return count();
}

test('a messy list of 180 rows is in the shop after eight presses, and next year’s comes twice nowhere', {
  tag: '@nightly',
}, async ({ browser }) => {
  const owner = { email: 'owner@kumaran.example', password: 'Kumaran-crackers-2026' };
  const shop = await startShop({
    ...{ SEED: 'none', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    ...{ SHOP_NAME: 'Kumaran Crackers', SHOP_EMAIL: owner.email },
    ...{ SHOP_PHONE: '9876543210', SHOP_ADDRESS: '4 Car Street, Sivakasi' },
  });
  const page = await browser.newPage({ baseURL: shop.url });
  await signIn(page, owner);
  expect(await importList(page, 0, '180 added, 0 changed, 0 left as they were.')).toBeLessThan(9);
  await page.goto('/products?search=hydro%20bomb');
  await expect(page.getByRole('heading', { name: 'Hydro Bomb', exact: true })).toBeVisible();
  expect(await importList(page, 10, '0 added, 180 changed, 0 left as they were.')).toBeLessThan(9);

  const { press, choose, count } = countPresses();
  await page.goto(productList);
  const category = page.getByLabel('Category', { exact: true });
  const atoms = await category.locator('option', { hasText: 'ATOM BOMBS' }).getAttribute('value');
  await choose(category.selectOption(atoms));
  await press(page.getByRole('button', { name: /^Change all of ATOM BOMBS/ }));
  const dialog = page.getByRole('dialog', { name: 'Change ATOM BOMBS' });
  // 'Rise or fall in %' is what is chosen at first.
  await choose(dialog.getByLabel('Rise or fall in %').last().fill('5'));
  await press(dialog.getByRole('button', { name: 'Show changes' }));
  await press(dialog.getByRole('button', { name: /^Change \d+ products$/ }));
  await expect(page.getByText(/^\d+ products changed$/).first()).toBeVisible();
  expect(count()).toBeLessThan(6);
  await page.close();
  await shop.stop();
});

test('goods for two orders are fetched by one list, their arrival is marked at once, and a deleted product comes back', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const product = await addProduct(shop, { stock: 50 });
  const orders = [
    await orderByApi(shop, buyer, { [product.name]: 2 }),
    await orderByApi(shop, buyer, { [product.name]: 3 }),
  ];
  await openAsOwner(
    page,
    `/admin/orders?search=${encodeURIComponent(buyer.email)}`,
    'Order Management',
  );
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const tickPage = page.getByRole('checkbox', { name: 'Select this page' });
  await tickPage.check();
  await bar.getByRole('button', { name: 'Picking list' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row').filter({ hasText: product.name })).toContainText('5');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  for (const [act, status] of [
    ['Mark shipped', 'SHIPPED'],
    ['Mark delivered', 'DELIVERED'],
  ] as const) {
    await bar.getByRole('button', { name: act }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: act }).click();
    await expect
      .poll(async () =>
        (await Promise.all(orders.map((id) => findOrder(shop, id)))).map((order) => order.status),
      )
      .toEqual([status, status]);
    if (status === 'SHIPPED') {
      await expect(bar).toBeHidden();
      await tickPage.check();
    }
  }

  await deleteProduct(shop, product.name);
  await openAsOwner(page, productList, productListTitle);
  await page.getByRole('button', { name: 'Deleted products' }).click();
  await page.getByRole('button', { name: `Bring back ${product.name}` }).click();
  await page.keyboard.press('Escape');
  await expect(productRow(page, product.name)).toBeVisible();
});

test('twenty photos are found by their names and saved together', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const products = await Promise.all(
    Array.from({ length: 20 }, () => addProduct(shop, { image: [] })),
  );
  const picture = await imageFile('gold');
  await openAsOwner(page, productList, productListTitle);
  const began = performance.now();
  await page
    .locator('input[multiple]')
    .setInputFiles(products.map(({ name }) => ({ ...picture, name: `${name}.jpg` })));
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  await dialog.getByRole('button', { name: 'Save 20 pictures' }).click();
  await expect(dialog).toBeHidden({ timeout: 120_000 });
  expect(performance.now() - began).toBeLessThan(10 * 60_000);
});
