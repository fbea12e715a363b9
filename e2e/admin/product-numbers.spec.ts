import { expect, type Page } from '@playwright/test';
import { openEdit } from '../support/admin-products.ts';
import { addProduct, findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { paste } from '../support/typing.ts';

async function typeOver(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.clear();
  await field.pressSequentially(text);
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Product' });

test('price, stock and discount are read as people type them', async ({ page, shop }) => {
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

test('a comma that does not group thousands is refused beside its field', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
