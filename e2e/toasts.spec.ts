import { expect, type Page } from '@playwright/test';
import { newCustomer, signIn } from './people.ts';
import { test } from './shop-fixtures.ts';

// How long a toast stays is an animation of its bar.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const toasts = (page: Page) => page.getByRole('alert');

/** Raises a toast that no navigation and no call belongs to. */
async function complain(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** While there is a toast; said more than once, since a toast listens only when it has come in. */
async function leaveWindow(page: Page): Promise<void> {
  await expect(toasts(page)).toHaveCount(1);
  for (let times = 0; times < 5; times += 1) {
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.waitForTimeout(100);
  }
}

/** How long what is shown now stays. */
async function lifetimeOf(page: Page): Promise<number> {
  const shown = Date.now();
  await expect(toasts(page)).toHaveCount(0);
  return Date.now() - shown;
}

test('one toast at a time, dark, at the top right, for two seconds', async ({ page }) => {
  await page.goto('/login');
  await complain(page);
  await complain(page);
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveClass(/theme--dark/);
  const box = await toasts(page).boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
  expect(box?.y).toBeLessThan(150);
  await page.waitForTimeout(1000);
  await expect(toasts(page)).toHaveCount(1);

  await page.reload();
  await complain(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 400);
  const lifetime = await lifetimeOf(page);
  expect(lifetime).toBeGreaterThan(1500);
  expect(lifetime).toBeLessThan(4500);
});

test('a toast goes with the path it was raised on', async ({ page }) => {
  await page.goto('/login');
  await complain(page);
  await leaveWindow(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Register here' }).click();
  await expect(page).toHaveURL('/register');
  await expect(toasts(page)).toHaveCount(0, { timeout: 1500 });
});

test('a toast that follows another onto a new path closes as well', async ({ page }) => {
  const asking = '**/api/v1/user/forgot-password';
  await page.goto('/forgotpassword');
  await page.getByLabel('Email').fill('meena@example.com');
  await page.route(asking, (route) => route.fulfill({ status: 403, json: {} }));
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await leaveWindow(page);
  await expect(toasts(page)).toHaveText('Something went wrong.');
  await page.unroute(asking);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL('/otpverification');
  await expect(toasts(page)).toHaveText(/^If an account with this email exists/);
  await expect(toasts(page)).toHaveCount(0, { timeout: 5000 });
});

test('a toast waits while the pointer is on it, and while the window is left', async ({ page }) => {
  await page.goto('/login');
  await complain(page);
  await toasts(page).hover();
  await page.waitForTimeout(3500);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 400);
  await expect(toasts(page)).toHaveCount(0);

  await complain(page);
  await leaveWindow(page);
  await page.waitForTimeout(3500);
  await expect(toasts(page)).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(toasts(page)).toHaveCount(0);
});

test('Alt+T leads the keyboard to the notifications', async ({ page }) => {
  await page.goto('/login');
  await complain(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Alt+t');
  const isThere = await page.evaluate(
    () => document.activeElement?.closest('[class*="Toastify"]') !== null,
  );
  expect(isThere).toBe(true);
});

test('the account shows three at a time, for five seconds', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await newCustomer(shop));
  await page.goto('/account');
  const copy = page.getByRole('button', { name: 'Copy ID' });
  for (let click = 0; click < 4; click += 1) await copy.click();
  await expect(toasts(page)).toHaveCount(3);
  await expect(toasts(page).first()).toHaveText('ID copied to clipboard');
  await page.mouse.move(5, 600);
  await page.waitForTimeout(3000);
  await expect(toasts(page)).toHaveCount(3);
  await expect(toasts(page)).toHaveCount(1, { timeout: 5000 });
});
