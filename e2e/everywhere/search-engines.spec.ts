import { expect } from '@playwright/test';
import { productPath } from '#packages/web/app/navigation/paths.ts';
import { expectValidHtml } from '../support/expect-valid.ts';
import { findProduct } from '../support/products.ts';
import { publicScreens } from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';

test('names and prices are in the HTML', async ({ request }) => {
  const html = await (await request.get('/products?search=sparkler')).text();
  expect(html).toMatch(/₹[\d,]+\.\d\d/);
  expect(html).toContain('Sparkler');
});

test('every public page is valid HTML as the shop sends it, in both languages', async ({
  request,
  shop,
}) => {
  const { _id } = await findProduct(shop, 'Gold Rain');
  const paths = [...publicScreens.map(([path]) => path), productPath(_id), '/cart', '/checkout'];
  for (const path of ['', '/ta'].flatMap((prefix) => paths.map((path) => prefix + path))) {
    await expectValidHtml(await (await request.get(path)).text(), path);
  }
});

test('robots.txt and sitemap list the public pages only', async ({ request, shop }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/\/productDetail\//g)?.length).toBeGreaterThan(55);
  expect(sitemap).not.toContain('/admin');
});

test('an unknown address has a page that says so', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});
