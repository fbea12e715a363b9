import { expect, type Page } from '@playwright/test';
import { newCustomer, signIn } from '../support/people.ts';
import { findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const choose = (page: Page, name: 'English' | 'தமிழ்') =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const language = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test('a visitor changes the language, keeps page, search and cart, and is met in it', async ({
  context,
  page,
  shop,
}) => {
  // Before the scripts are there.
  await page.route(/\.js$/, () => {});
  await page.goto('/products?search=Gold+Rain', { waitUntil: 'commit' });
  await choose(page, 'தமிழ்');
  await expect(page).toHaveURL('/ta/products?search=Gold+Rain');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
  expect(await language(page)).toBe('ta');
  await page.unroute(/\.js$/);

  const product = await findProduct(shop, 'Gold Rain');
  await page.evaluate(
    (cart) => localStorage.setItem('guest-cart', cart),
    JSON.stringify([{ _id: product._id, quantity: 2, productId: product }]),
  );
  await page.goto('/ta/products?search=Gold+Rain');
  expect(product.nameTa).not.toBe('');
  const found = page.getByRole('main').getByRole('link', { name: product.nameTa, exact: true });
  await found.click();
  await expect(page).toHaveURL(`/ta/productDetail/${product._id}`);
  await choose(page, 'English');
  await expect(page).toHaveURL(`/productDetail/${product._id}`);
  await expect(page.getByRole('button', { name: /^Cart, .*\b2 pieces?$/ })).toBeVisible();
  expect(await language(page)).toBe('en');

  await choose(page, 'தமிழ்');
  const later = await context.newPage();
  await later.goto('/terms');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
  await later.goto('/', { referer: `${shop.url}/terms` });
  await expect(later).toHaveURL('/');
  await later.goto('/?from=mail#main');
  await expect(later).toHaveURL('/ta#main');
  await later.evaluate(() => localStorage.setItem('language', 'xx'));
  await later.goto('/robots.txt');
  await later.goto('/');
  await expect(later.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('signing out keeps the language of the browser', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await signIn(page, await newCustomer(shop));
  await page.evaluate(() => localStorage.setItem('language', 'ta'));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await language(page)).toBe('ta');
});

test('a policy in Tamil links the English text, which binds', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/ta/terms');
  await page.getByRole('main').getByRole('link', { name: 'ஆங்கில உரையே' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  expect(await language(page)).toBeNull();
});
