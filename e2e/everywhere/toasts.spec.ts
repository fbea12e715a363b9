import { expect, type Locator, type Page } from '@playwright/test';
import { newCustomer, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import {
  expectToastTime,
  finishToasts,
  lifetimesOf,
  pauseToasts,
  toasts,
} from '../support/toasts.ts';

// With the animations that most users see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Shows a toast without a navigation or a call. */
async function complain(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return y + height;
}

/** The bar slides into sight; a press while it does so may begin on a button and end beside it. */
async function scrollUp(page: Page): Promise<void> {
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => topOf(page.getByRole('banner'))).toBe(0);
}

test('one toast at a time, the newest, dark, at the top right, for two seconds', async ({
  page,
}) => {
  await page.goto('/login');
  await complain(page);
  await expect(toasts(page)).toHaveClass(/theme--dark/);
  await pauseToasts(page);
  const first = (await toasts(page).getAttribute('id')) ?? '';
  const box = await toasts(page).boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
  expect(box?.y).toBeLessThan(150);
  expect(await lifetimesOf(page)).toEqual([2000]);

  await complain(page);
  await expectToastTime(page, 'running');
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveAttribute('id', first);
  // The bar of the second time may take the place of the first while that is looked at.
  await expect.poll(() => lifetimesOf(page)).toEqual([2000]);
  await finishToasts(page);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast covers neither the bar nor the head of the drawer', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/products?search=Snake+Tablets');
    await page.getByRole('button', { name: 'Add to cart: Snake Tablets', exact: true }).click();
    await expect(toasts(page)).toHaveText('Snake Tablets added to cart');
    await page.mouse.move(5, 790);
    await pauseToasts(page);
    await scrollUp(page);
    expect(await topOf(toasts(page))).toBeGreaterThan(await bottomOf(page.getByRole('banner')));
    await finishToasts(page);

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cart, .*\b1 pieces?$/ })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await drawer.getByRole('button', { name: 'Remove Snake Tablets from cart' }).click();
    await expect(toasts(page)).toHaveText('Item removed from cart');
    await page.mouse.move(5, 790);
    await pauseToasts(page);
    const close = drawer.getByRole('button', { name: 'Close cart' });
    expect(await topOf(toasts(page))).toBeGreaterThan(await bottomOf(close));
  }
});

test('the account shows three at a time, for five seconds', { tag: '@nightly' }, async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await newCustomer(shop));
  await page.goto('/account');
  const copy = page.getByRole('button', { name: 'Copy ID' });
  for (let click = 0; click < 4; click += 1) await copy.click();
  await expect(toasts(page)).toHaveCount(3);
  await expect(toasts(page).first()).toHaveText('ID copied to clipboard');
  await page.mouse.move(5, 600);
  expect(await lifetimesOf(page)).toEqual([5000, 5000, 5000]);
  await finishToasts(page);
  await expect(toasts(page)).toHaveCount(1);

  await page.goto('/account/');
  for (let click = 0; click < 4; click += 1) await copy.click();
  await expect(toasts(page)).toHaveCount(3);
});

test.describe('without a network at the first touch', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what a toast says is said, and the page keeps what was entered', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const email = page.getByLabel('Email');
    await email.fill('meena@example.com');
    await complain(page);
    await expect(page.getByRole('alert').last()).not.toBeEmpty();
    await expect(email).toHaveValue('meena@example.com');
  });
});
