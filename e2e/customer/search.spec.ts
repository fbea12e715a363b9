import { expect } from '@playwright/test';
import { searchBox, searchProducts } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test('a search is in the address, and Back undoes it', async ({ page }) => {
  await page.goto('/products?page=2');
  await expect(page.getByText('Showing 13 to 24 of')).toBeVisible();
  const box = searchBox(page);
  await box.pressSequentially('sparklers', { delay: 30 });
  await expect(page).toHaveURL('/products?search=sparklers');
  await expect(page.getByText(/^Showing 1 to \d+ of \d+ products for “sparklers”$/)).toBeVisible();
  await box.fill('sparklers red');
  await expect(page).toHaveURL('/products?search=sparklers+red');

  await page.reload();
  await expect(box).toHaveValue('sparklers red');
  await page.goBack();
  await expect(page).toHaveURL('/products?page=2');
  await expect(box).toHaveValue('');
  await expect(page.getByText('Showing 13 to 24 of')).toBeVisible();
});

test('a search tolerates typing mistakes', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/products');
  await searchProducts(page, 'sparkelrs');
  await expect(page.getByRole('link', { name: 'View 30 cm Five-Colour Sparklers' })).toBeVisible();
});

test('an empty result can be cleared', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/products?search=qqqqzzzz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/products');
  await expect(searchBox(page)).toHaveValue('');
  await expect(page.getByText('Showing 1 to 12 of')).toBeVisible();
});

test('what a search says of its results stands over them, and what is near where there are none', async ({
  page,
}) => {
  const said = page.getByRole('main');
  await page.goto('/products?search=rokcet');
  await expect(said.getByText('Showing results for “rocket”')).toBeVisible();
  await page.goto('/products?search=lakshmi+helicopter');
  await expect(said.getByText('Some results lack “helicopter”.')).toBeVisible();
  await page.goto('/products?search=helikoptorian');
  await expect(said.getByRole('heading', { name: 'Nearest to what you typed' })).toBeVisible();
  await expect(said.getByRole('link', { name: 'Flying Helicopter', exact: true })).toBeVisible();
  await page.goto('/products?search=qqqqqq');
  await expect(said.getByRole('heading', { name: 'Popular in the shop' })).toBeVisible();
  await said.getByRole('link', { name: 'Rockets', exact: true }).click();
  await expect(page).toHaveURL('/products?category=rockets');
});
