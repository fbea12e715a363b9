import { expect, type Page } from '@playwright/test';
import { openEdit, openRow } from '../support/admin-products.ts';
import { expectFocusAt, goTo } from '../support/keyboard.ts';
import { addProduct, deleteProduct, findProduct, setPrice } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';
import { paste } from '../support/typing.ts';

async function typeOver(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.clear();
  await field.pressSequentially(text);
}

/** On a tablet the list cannot be scrolled sideways. */
async function expectToFitTablet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  const table = page.getByRole('table');
  const overhang = () =>
    table.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : undefined,
    );
  // The layout follows the window in the next frame.
  await expect.poll(overhang).toBe(0);
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Product' });

test('price, stock and discount are read as people type them', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const product = await addProduct(shop);
  await openEdit(page, product.name);
  await typeOver(page, 'Price', '₹1,23,456.50');
  await typeOver(page, 'Stock', '1 200');
  await typeOver(page, 'Discount', '12.5%');
  await expect(page.getByText('customers pay ₹1,08,024.44')).toBeVisible();
  await update(page).click();
  await expect(page).toHaveURL(/productsEdit/);
  expect(await findProduct(shop, product.name)).toMatchObject({
    price: 123456.5,
    stock: 1200,
    discount: 12.5,
  });
});

test('a comma that does not group thousands is refused beside its field', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const product = await addProduct(shop, { price: 100, discount: 10 });
  await openEdit(page, product.name);
  await typeOver(page, 'Price', '12,5');
  await typeOver(page, 'Rating', '4,5');
  await page.getByLabel('Discount').clear();
  await paste(page, page.getByLabel('Discount'), '2,5');
  await update(page).click();
  for (const [label, sentence] of [
    ['Price', 'Enter a price from 0 to'],
    ['Discount', 'Enter a percentage from 0 to 100'],
    ['Rating', 'Enter a rating from 0 to 5'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await expect(page.getByLabel('Price')).toHaveValue('12,5');
  expect(await findProduct(shop, product.name)).toMatchObject({ price: 100, discount: 10 });
});

test.describe('in the list', () => {
  test('by keyboard price and stock are typed one after the other, each saved once', async ({
    page,
    shop,
  }) => {
    const { name } = await addProduct(shop, { price: 1000, discount: 57.5, stock: 40 });
    const row = await openRow(page, name);
    await expect(row).toContainText('Rs: 1000 (57.5% off)');
    await expect(row).toContainText('Sells at ₹425.00');
    const saves: unknown[] = [];
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v1/product/*', async (route) => {
      if (route.request().method() === 'PUT' && !route.request().url().includes('single')) {
        saves.push(route.request().postDataJSON());
        await held.promise;
      }
      await route.fallback();
    });

    const price = page.getByRole('textbox', { name: `New price of ${name}` });
    const stock = page.getByRole('textbox', { name: `New stock of ${name}` });
    await goTo(page, page.getByTitle(`Change the price of ${name}`));
    await page.keyboard.press('Enter');
    await expectFocusAt(page, price);
    await page.keyboard.type('1,380', { delay: 20 });
    await expect(price).toHaveAccessibleDescription('Customers pay ₹586.50');
    await page.keyboard.press('Tab');
    // The price is still on its way when the stock is typed, and Enter is pressed twice.
    await expectFocusAt(page, stock);
    await page.keyboard.type('1 200', { delay: 20 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    held.resolve();
    await expect(stock).toBeHidden();
    await expect(row).toContainText('Rs: 1380 (57.5% off)');
    await expect(row).toContainText('Sells at ₹586.50');
    await expectFocusAt(page, page.getByTitle(`Change the stock of ${name}`));
    expect(saves).toMatchObject([
      { price: 1380, stock: 40, version: 1 },
      { price: 1380, stock: 1200, stockSeen: 40, version: 2 },
    ]);
    // Visitors get it at once.
    expect(await findProduct(shop, name)).toMatchObject({ price: 1380, stock: 1200 });

    await page.keyboard.press('Enter');
    await page.keyboard.type('7');
    await page.keyboard.press('Escape');
    await expectFocusAt(page, page.getByTitle(`Change the stock of ${name}`));
    await expect(row.getByRole('cell').filter({ hasText: '1200' })).toBeVisible();
    expect(saves).toHaveLength(2);
  });

  test('what is refused is said beside it and stays as it was typed', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const { name } = await addProduct(shop, { price: 100 });
    const row = await openRow(page, name);
    const price = page.getByRole('textbox', { name: `New price of ${name}` });
    await page.getByTitle(`Change the price of ${name}`).click();
    await price.pressSequentially('12,5');
    await price.press('Enter');
    await expect(price).toHaveAccessibleDescription(/Enter a price from 0 to/);
    await expect(price).toHaveValue('12,5');
    await expectFocusAt(page, price);
    await expectToFitTablet(page);

    // Somebody else changes the price meanwhile.
    await price.fill('');
    await price.pressSequentially('₹145.50');
    await setPrice(shop, name, 130);
    await price.press('Enter');
    await expect(price).toHaveAccessibleDescription(
      'Selvi Murugan changed this product just now. The price is now Rs: 130. Save again to replace it.',
    );
    await expect(price).toHaveValue('₹145.50');
    expect(await findProduct(shop, name)).toMatchObject({ price: 130 });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
    await expect(row).toContainText('Rs: 145.5');
    expect(await findProduct(shop, name)).toMatchObject({ price: 145.5 });

    await page.getByTitle(`Change the price of ${name}`).click();
    await price.pressSequentially('150');
    await deleteProduct(shop, name);
    await price.press('Enter');
    await expect(page.getByRole('alert').getByText('Product not found')).toBeVisible();
    await expect(row).toBeHidden();
  });

  test('what is sold while a stock is typed stays sold, and is said', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const { name } = await addProduct(shop, { stock: 40 });
    const buyer = await newBuyer(shop);
    const row = await openRow(page, name);
    const change = page.getByTitle(`Change the stock of ${name}`);
    const stock = page.getByRole('textbox', { name: `New stock of ${name}` });
    await change.click();
    await stock.pressSequentially('5x');
    await stock.press('Enter');
    await expect(stock).toHaveAccessibleDescription(/Enter a whole number/);
    await expectToFitTablet(page);
    await stock.clear();
    await stock.pressSequentially('50');
    await orderByApi(shop, buyer, { [name]: 3 });
    await stock.press('Enter');
    await expect(change).toHaveText('47');
    await expect(row.getByText('3 pieces sold meanwhile')).toBeVisible();

    await change.click();
    await stock.pressSequentially('0');
    await orderByApi(shop, buyer, { [name]: 4 });
    await stock.press('Enter');
    await expect(stock).toHaveAccessibleDescription(
      'Only 43 left in stock, so it cannot be lowered by 47',
    );
    await stock.press('Enter');
    await expect(change).toHaveText('0');
    expect(await findProduct(shop, name)).toMatchObject({ stock: 0 });
  });
});
