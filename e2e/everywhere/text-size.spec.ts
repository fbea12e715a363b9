import { expect, type Locator, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { expectReadable } from '../support/expect-readable.ts';
import { signIn } from '../support/people.ts';
import {
  emptyAdminScreens,
  emptyScreens,
  fillScreens,
  openScreen,
  publicScreens,
  type Screen,
} from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ actionTimeout: 10_000 });

const usual = 16;

/** A browser setting for text twice as large, which every `rem` follows. */
async function doubleLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: 2 * usual, fixed: 26 };
  await session.send('Page.setFontSizes', { fontSizes });
  await page.goto('/robots.txt');
}

async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await openScreen(page, screen);
    await expect(page.locator('html')).toHaveCSS('font-size', `${2 * usual}px`);
    await expectReadable(page, screen[0]);
  }
}

async function lookAtDialog(page: Page, opener: Locator, what: string): Promise<void> {
  await opener.first().click();
  const dialog = page.locator('dialog:modal').last();
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expect(dialog.getByText(/^Loading/)).toHaveCount(0);
  await expectReadable(page, what);
  // Its foot can be reached, however little of it fits on the screen.
  const last = dialog.locator('a, button, input, select, textarea').locator('visible=true').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last, `foot of ${what}`).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`letters twice as large at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor can read every screen', async ({ page }) => {
      await doubleLetters(page);
      await look(page, publicScreens);
      await page.goto('/products');
      await lookAtDialog(page, page.getByRole('button', { name: 'Menu' }), 'the side menu');
    });

    test('a customer can read every screen and dialog', async ({ page, shop }) => {
      const { buyer, customerScreens } = await fillScreens(shop);
      await doubleLetters(page);
      await signIn(page, buyer);
      await look(page, customerScreens);
      const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
      await page.goto('/checkout');
      await lookAtDialog(page, button(/^Remove address/), 'removing an address');
      await lookAtDialog(page, button(/^Pay ₹/), 'the payment');
      await expect(page.getByText('Payment was not completed')).toBeVisible();
      await expectReadable(page, 'a payment to be completed');
      await page.goto('/account');
      await lookAtDialog(page, button(/^Delete my account/), 'deleting the account');
      await page.goto('/products');
      const { buyer: other } = await fillScreens(shop);
      await signIn(page, other);
      await page.goto('/products');
      await lookAtDialog(page, button(/^Cart/), 'the cart drawer');
      await look(page, emptyScreens.slice(0, 1));
    });

    test('the owner can read every screen and dialog', async ({ page, shop }) => {
      const { adminScreens } = await fillScreens(shop);
      await doubleLetters(page);
      await signIn(page, demoAdmin);
      await look(page, adminScreens);
      await look(page, emptyAdminScreens);
      const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
      await page.goto('/admin/orders');
      await lookAtDialog(page, link(/^MP-/), 'an order');
      await page.goto('/admin/users');
      await lookAtDialog(page, link(/^Edit status of/), 'a user');
      await page.goto('/admin/productsEdit');
      const importing = page.getByRole('button', { name: 'Import CSV' });
      await lookAtDialog(page, importing, 'the import');
      await page.goto('/admin/message');
      await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
      await expect(link(/^Reply/)).toBeVisible();
      await expectReadable(page, 'a message');
      const remove = page.getByRole('button', { name: 'Delete' });
      await lookAtDialog(page, remove, 'deleting a message');
    });
  });
}
