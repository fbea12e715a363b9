import { expect, type Page } from '@playwright/test';
import { newCustomer, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

const paper = 'rgb(253, 249, 241)';
const night = 'rgb(20, 12, 43)';

const expectGround = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour);
const themeChoice = (page: Page) =>
  page.getByRole('contentinfo').getByRole('combobox', { name: 'Theme' });

test('the shop is dark for whoever prefers it, light on paper, and as chosen for whoever chose', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/terms');
  await expectGround(page, night);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expectGround(page, paper);
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await themeChoice(page).selectOption('Light');
  await expectGround(page, paper);

  await page.emulateMedia({ colorScheme: 'light' });
  await themeChoice(page).selectOption('Dark');
  await expectGround(page, night);
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expectGround(page, paper);
  await expect(themeChoice(page)).toHaveValue('');

  await signIn(page, await newCustomer(shop));
  await page.goto('/account');
  await themeChoice(page).selectOption('Dark');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectGround(page, night);
});

test('the chosen theme is there before the first paint', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/terms');
  await themeChoice(page).selectOption('Dark');
  await page.route(/\.js$/, () => {});
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGround(page, night);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.unroute(/\.js$/);
  await page.goto('/products');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark');
  await menu.getByRole('combobox', { name: 'Theme' }).selectOption('Light');
  await expectGround(page, paper);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the theme is the one of the system', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/terms', { waitUntil: 'load' });
    await expectGround(page, night);
    await expect(themeChoice(page)).toBeHidden();
  });
});
