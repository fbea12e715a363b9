import { expect } from '@playwright/test';
import { test } from '../support/shop-fixtures.ts';

test('on a phone the cart opens by touch, fits the screen and leads to the checkout', async ({
  page,
}) => {
  await page.goto('/products');
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isTooWide()).toBe(false);
  await page.goto('/products?search=Snake+Tablets');
  await page.getByRole('button', { name: 'Add to cart: Snake Tablets', exact: true }).tap();
  await page.getByRole('button', { name: 'Cart, 1 item' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('button', { name: /^Increase quantity/ }).tap();
  await expect(drawer.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  const more = await drawer.getByRole('button', { name: /^Increase quantity/ }).boundingBox();
  expect(more?.width).toBeGreaterThanOrEqual(44);
  expect(more?.height).toBeGreaterThanOrEqual(44);
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).tap();
  await expect(page).toHaveURL('/login');

  await page.goto('/cart');
  expect(await isTooWide()).toBe(false);
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});
