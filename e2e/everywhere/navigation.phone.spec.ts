import { expect, type Page } from '@playwright/test';
import { newCustomer, signIn } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
}

test('the side menu has every link, slides in and staggers its items', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await openMenu(page);
  const items = menu(page).getByRole('listitem').filter({ visible: true });
  await expect(items).toHaveText(['Home', 'Products', 'Contact', 'SafetyTips', 'Login']);
  const box = await menu(page).boundingBox();
  const screen = page.viewportSize()?.width ?? 0;
  expect(box?.width).toBeCloseTo(Math.min(screen * 0.8, 384), 0);
  const delays = await items.evaluateAll((all) =>
    all.map((item) => Number.parseFloat(getComputedStyle(item).animationDelay)),
  );
  expect(delays).toEqual([0, 0.05, 0.1, 0.15, 0.2]);
  await expect(menu(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await menu(page).getByRole('link', { name: 'SafetyTips' }).tap();
  await expect(page).toHaveURL('/safetytips');
  await expect(menu(page)).toBeHidden();

  await signIn(page, await newCustomer(shop));
  await page.goto('/');
  await openMenu(page);
  await expect(items).toHaveText([
    'Home',
    'Products',
    'Contact',
    'SafetyTips',
    'My Orders',
    'My Account',
  ]);
  await menu(page).getByRole('link', { name: 'My Account' }).tap();
  await expect(page).toHaveURL('/account');
});

test('it is a modal dialog: the page behind does not scroll, and every way of closing works', async ({
  page,
}) => {
  await page.goto('/products');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const beside = { x: 10, y: 300 };
  const backdrop = await openMenu(page).then(() =>
    menu(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor),
  );
  expect(backdrop).not.toMatch(/, 0\)$|transparent/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  );
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await menu(page).evaluate(
      (dialog) =>
        document.activeElement === document.body || dialog.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await openMenu(page);
  await page.touchscreen.tap(beside.x, beside.y);
  await expect(menu(page)).toBeHidden();

  await openMenu(page);
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.wheel(0, 200);
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the bar is one row on the usual phone, in both languages', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/safetytips', '/ta/safetytips']) {
    await page.goto(path);
    expect((await page.getByRole('banner').boundingBox())?.height, path).toBeLessThan(70);
  }
});

test('a link that was pasted, or a word without an end, leaves the page as wide as the screen', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(`https://maps.example/?q=${'A1b2'.repeat(40)}`);
  await expect(message).toBeInViewport({ ratio: 0.5 });
  await expectNoSidewaysScroll(page);
  await page.goto(`/products?search=${'W'.repeat(90)}`);
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
