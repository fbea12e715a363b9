import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/],
});

test('without a network the offline page is shown, and the page once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('இணைய இணைப்பு இல்லை');
  await expect(page).toHaveURL('/contact');
  const retry = page.getByRole('link', { name: 'Retry' });
  await expect(retry).toHaveCSS('background-color', 'rgb(194, 52, 12)');
  await expectAccessible(page, 'the offline page');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('the page is back also where the browser does not announce the network', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await page.addInitScript(() =>
    window.addEventListener('online', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto('/products');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('below /ta the offline page is Tamil first, in the face of the shop', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await page.goto('/ta/products');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/ta/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('இணைய இணைப்பு இல்லை');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('You are offline');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => `${family}: ${status}`);
  });
  expect(faces).toEqual([expect.stringMatching(/^"?Noto Sans Tamil"?: loaded$/)]);
  await expectAccessible(page, 'the offline page in Tamil');
});

test('what a press opens and cannot be loaded is said, and can be tried again', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await page.goto('/products?search=Gold+Rain');
  await page.getByRole('main').getByRole('link', { name: 'Gold Rain', exact: true }).click();
  await expect(page).toHaveURL(/productDetail/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForLoadState('networkidle');
  // What could not be loaded ahead, at the first press, is loaded when it is needed.
  await context.setOffline(true);
  await page.getByRole('heading', { level: 1 }).click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('no page and no response of the shop is cached', async ({ page }) => {
  await page.goto('/products');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/cart');
  const cached = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.sort()).toEqual([
    '/favicon.svg',
    '/fonts/noto-sans-tamil-v2.woff2',
    '/offline.css',
    '/offline.html',
    '/offline.js',
    '/offline.ta.html',
  ]);
});

test('the shop can be installed', { tag: '@nightly' }, async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    manifest.theme_color,
  );
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toMatch(/^image\//);
  }
});
