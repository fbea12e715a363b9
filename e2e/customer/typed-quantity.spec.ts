import { expect, type Page } from '@playwright/test';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ });

test('a quantity is replaced by what is typed, and what cannot be ordered is said', async ({
  page,
  shop,
}) => {
  const { _id } = await addProduct(shop, { stock: 96 });
  await page.goto(`/productDetail/${_id}`);
  await quantity(page).click();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(quantity(page)).toHaveValue('10');
  await expect(quantity(page)).toBeFocused();

  await page.keyboard.type('110');
  await page.keyboard.press('Tab');
  await expect(quantity(page)).toHaveValue('96');
  await expect(page.getByText('Only 96 in stock')).toBeVisible();

  for (const typed of ['0', '12,5', '1,200', 'ten', '-3']) {
    await quantity(page).click();
    await page.keyboard.type(typed);
    await expect(quantity(page)).toHaveValue(typed);
    await expect(page.getByText(/Enter a whole number|Only 96/)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a whole number from 1 to 96'), typed).toBeVisible();
    await expect(quantity(page)).toHaveValue('96');
  }

  await page.getByRole('button', { name: /^Add to cart: Story/ }).click();
  await expect(page.getByText('added to cart')).toBeVisible();
  await page.goto('/cart');
  await quantity(page).click();
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Only 96 in stock')).toBeVisible();
  await quantity(page).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹630.00');
  await expect(page.getByText('Only 96 in stock')).toBeHidden();
});
