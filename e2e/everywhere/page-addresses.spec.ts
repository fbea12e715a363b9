import { expect, type Page } from '@playwright/test';
import { test } from '../support/shop-fixtures.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const otherLanguage = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'தமிழ்', exact: true });

test('the marks of an advertisement are taken off the address, what the page reads is not', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/products?utm_source=mail&search=Gold+Rain&fbclid=1#main');
  await expect(page).toHaveURL('/products?search=Gold+Rain#main');
  await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('Gold Rain');
  await expect(otherLanguage(page)).toHaveAttribute('href', '/ta/products?search=Gold+Rain');
  await page.goto('/ta?utm_source=mail');
  await expect(page).toHaveURL('/ta');
  await page.goto('/terms/?utm_source=mail');
  await expect(page).toHaveURL('/terms/');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect(page).toHaveURL('/terms/');
  await expect(title(page)).toHaveText('Terms & Conditions');
});

for (const path of ['/%', '/order/%E0%A4%A']) {
  test(`${path} is not found, with scripts as without, and Go Back leads to the shop`, {
    tag: path === '/%' ? [] : ['@nightly'],
  }, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(title(page)).toHaveText('404 - Page Not Found');
    await otherLanguage(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
    await expect(title(page)).toHaveText('404 - பக்கம் கிடைக்கவில்லை');
    await page.getByRole('link', { name: 'திரும்பிச் செல்ல' }).click();
    await expect(page).toHaveURL('/ta');
  });
}

test('no address makes a link to another site', async ({ page, shop }) => {
  await page.goto('/ta//evil.example/offer');
  await expect(page).toHaveURL('/ta/evil.example/offer');
  await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/evil.example/offer`);
  await expect(title(page)).toHaveText('404 - Page Not Found');
});
