import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { newCustomer, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

const bar = (page: Page) => page.getByRole('banner');
const linksOf = (page: Page) => bar(page).getByRole('navigation', { name: 'Main' });

test('the bar links all pages and marks the current one', async ({ page, shop }) => {
  await page.goto('/');
  for (const [name, address] of [
    ['Products', '/products'],
    ['Contact', '/contact'],
    ['SafetyTips', '/safetytips'],
    ['Home', '/'],
  ] as const) {
    const link = linksOf(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(linksOf(page).locator('[aria-current]')).toHaveCount(1);
  }
  await expect(linksOf(page).getByRole('link', { name: 'My Orders' })).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'My Account' })).toBeHidden();
  await bar(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');

  await signIn(page, await newCustomer(shop));
  await page.goto('/');
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeHidden();
  await linksOf(page).getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/myorder');
  await bar(page).getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL('/account');
});

/** Where there is a mouse, the scrollbar takes some of the width. */
test('the bar is one row beside a scrollbar as well, in both languages', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const people = [undefined, await newCustomer(shop), demoAdmin];
  for (const person of people) {
    if (person) await signIn(page, person);
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['/safetytips', '/ta/safetytips']) {
        await page.goto(path);
        const { height } = (await bar(page).boundingBox()) ?? {};
        expect(height, `${path} at ${width} px for ${person?.name}`).toBeLessThan(70);
        await expect(bar(page).locator('[data-language]'), path).toBeVisible();
      }
    }
  }
});

test('the bar hides when scrolling down and returns when scrolling up', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByText('Showing 1 to 12 of')).toBeVisible();
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  // The page can be scrolled before its scripts are loaded.
  await expect(async () => {
    await scrollTo(200);
    await scrollTo(400);
    await expect(bar(page)).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  await scrollTo(300);
  await expect(bar(page)).toBeInViewport();
  await scrollTo(400);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(10);
  await expect(bar(page)).toBeInViewport();
});

test('the footer leads to the policies', { tag: '@nightly' }, async ({ page }) => {
  for (const [name, address] of [
    ['Privacy Policy', '/privacypolicy'],
    ['Terms & Conditions', '/terms'],
    ['Refund & Return Policy', '/refundpolicy'],
  ] as const) {
    await page.goto('/cart');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test.describe('a link that is touched while the network is away', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|loading route module|Failed to fetch/],
  });

  for (const prefix of ['', '/ta'])
    test(`keeps what was entered in ${prefix}/contact, and leads to its page once the network is back`, {
      tag: '@nightly',
    }, async ({ page, context }) => {
      await page.goto(`${prefix}/contact`);
      const name = page.locator('main input[name="name"]');
      await name.fill('Meena');
      await page.waitForLoadState('networkidle');
      const link = page.locator(`header a[href="${prefix}/safetytips"]:visible`).first();
      await context.setOffline(true);
      const refused = page.waitForEvent('console', (message) =>
        message.text().startsWith('Error loading route module'),
      );
      await link.hover();
      await refused;
      await expect(name).toHaveValue('Meena');
      await context.setOffline(false);
      await link.click();
      await expect(page).toHaveURL(`${prefix}/safetytips`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});
