import { expect, type Page } from '@playwright/test';
import { demoAdmin, demoCustomer } from '#packages/demo/src/demo-people.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { newCustomer, signIn } from '../support/people.ts';
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

async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await openScreen(page, screen);
    await expectAccessible(page, screen[0]);
    await expectOutline(page, screen[0]);
  }
}

/** One title, headings without skipped levels, landmarks of one kind with distinct names. */
async function expectOutline(page: Page, what: string): Promise<void> {
  const headings = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect
    .soft(
      headings.filter((level) => level === 1),
      `titles of ${what}`,
    )
    .toHaveLength(1);
  const skipped = headings.filter((level, place) => level > (headings[place - 1] ?? 0) + 1);
  expect.soft(skipped, `headings of ${what}: ${headings.join(' ')}`).toEqual([]);
  for (const landmark of ['banner', 'main'] as const) {
    await expect.soft(page.getByRole(landmark), `${landmark} of ${what}`).toHaveCount(1);
  }
  const names = await page
    .getByRole('navigation')
    .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label')));
  expect.soft(new Set(names).size, `navigations of ${what}: ${names}`).toBe(names.length);
  expect.soft(names, `navigations of ${what}`).not.toContain(null);
  expect.soft(await page.title(), `title of ${what}`).toMatch(/Mathappu/);
}

test('a visitor can use every screen', async ({ page }) => {
  await look(page, publicScreens);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a refused form');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the side menu');
});

test('every step of a forgotten password can be used', async ({ page }) => {
  await page.goto('/forgotpassword');
  await page.getByLabel('Email').fill(demoCustomer.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL('/otpverification');
  await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
  await expectAccessible(page, '/otpverification');
  const data = { email: demoCustomer.email, proof: 'x' };
  await page.route('**/api/v1/user/verify-forgot-password-otp', (route) =>
    route.fulfill({ json: { success: true, error: false, message: 'Verified', data } }),
  );
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await expectAccessible(page, '/reset-password');
});

test('a customer can use every screen, filled or empty', async ({ page, shop }) => {
  const { buyer, customerScreens } = await fillScreens(shop);
  await signIn(page, buyer);
  await look(page, customerScreens);
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^Cart, / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('Gold Rain')).toBeVisible();
  await expectAccessible(page, 'the cart drawer');
  await signIn(page, await newCustomer(shop));
  await look(page, emptyScreens);
});

test('the owner can use every screen, filled or empty', async ({ page, shop }) => {
  const { adminScreens } = await fillScreens(shop);
  await signIn(page, demoAdmin);
  await look(page, adminScreens);
  await look(page, emptyAdminScreens);
  for (const [path, action] of [
    ['/admin/orders', /^View details of order/],
    ['/admin/users', /^View details of/],
    ['/admin/users', /^Edit status of/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: action }).first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, `a dialog of ${path}`);
  }
  await page.goto('/admin/message');
  await page.getByRole('main').getByText('Kavitha Murugesan').first().click();
  await expect(page.getByRole('link', { name: /^Reply/ })).toBeVisible();
  await expectAccessible(page, 'a message');
});

test.describe('the server fails', () => {
  test.use({ expectedErrors: [/\b500\b/] });

  test('errors and Retry can be read and reached', async ({ page, shop }) => {
    const { buyer } = await fillScreens(shop);
    const isAnswered = /\/(login|logout|userdetails|details)$/;
    await page.route('**/api/v1/**', (route) =>
      isAnswered.test(new URL(route.request().url()).pathname)
        ? route.continue()
        : route.fulfill({ status: 500, json: {} }),
    );
    const lookAtFailures = (paths: readonly string[]) =>
      look(
        page,
        paths.map((path) => [path, 'Retry'] as const),
      );
    await signIn(page, buyer);
    await lookAtFailures(['/cart', '/checkout', '/myorder', '/order/MP-0000-0000']);
    await signIn(page, demoAdmin);
    await lookAtFailures([
      '/admin/dashboard',
      '/admin/productsEdit',
      '/admin/edit-product/1',
      '/admin/orders',
      '/admin/users',
      '/admin/message',
    ]);
  });
});
