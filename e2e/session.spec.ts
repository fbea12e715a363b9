import { expect, type Page } from '@playwright/test';
import { newCustomer, signIn } from './people.ts';
import { test } from './shop-fixtures.ts';
import { callApi } from './stock-room.ts';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, values: Record<string, string>) =>
  page.evaluate((pairs) => {
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
  }, values);

test('an expired sign-in is renewed unseen, and the user is fetched on start', async ({
  page,
  shop,
}) => {
  const { email, number, ...person } = await newCustomer(shop);
  await signIn(page, { email, ...person });
  const token = (await stored(page, 'accesstoken')) ?? '';
  await callApi(shop, 'PUT', '/user/update-user', { name: 'Meena Kumari', email, number }, token);
  await store(page, { accesstoken: 'expired' });
  const refreshed = page.waitForRequest('**/api/v1/user/refresh-token');
  const refreshToken = await stored(page, 'refreshtoken');
  await page.goto('/account');
  expect(await (await refreshed).headerValue('authorization')).toBe(`Bearer ${refreshToken}`);
  await expect(page.getByText('Meena Kumari')).toBeVisible();
  expect(await stored(page, 'accesstoken')).not.toBe('expired');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a sign-in that cannot be renewed is forgotten', async ({ page, shop }) => {
  await signIn(page, await newCustomer(shop));
  await store(page, { accesstoken: 'expired', refreshtoken: 'gone', refreshToken: 'gone' });
  await page.goto('/myorder');
  await expect(page).toHaveURL('/login');
  for (const key of ['accesstoken', 'refreshtoken', 'refreshToken', 'user']) {
    expect(await stored(page, key), key).toBeNull();
  }
});

test('being active is told five seconds after the last sign of life', async ({ page, shop }) => {
  const pings: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/update-last-active')) pings.push(Date.now());
  });
  await page.goto('/');
  await page.mouse.move(200, 200);
  await page.waitForTimeout(6000);
  expect(pings, 'of a visitor').toEqual([]);

  await signIn(page, await newCustomer(shop));
  for (let move = 0; move < 4; move += 1) {
    await page.mouse.move(200 + move * 10, 200);
    await page.waitForTimeout(2000);
  }
  expect(pings, 'while the pointer moves').toEqual([]);
  await page.keyboard.press('Shift');
  const last = Date.now();
  await expect.poll(() => pings.length).toBe(1);
  expect((pings[0] ?? 0) - last).toBeGreaterThan(4500);
  await page.waitForTimeout(1500);
  expect(pings).toHaveLength(1);
});

for (const [answer, sentence] of [
  [{ status: 403, json: {} }, 'Logged out (server unavailable)'],
  [{ status: 429, json: { error: true, message: 'Later, please' } }, 'Later, please'],
  [{ status: 200, json: { success: false, error: true } }, 'Logout failed'],
] as const) {
  test(`logging out without the server says for three seconds: ${sentence}`, async ({
    page,
    shop,
  }) => {
    await signIn(page, await newCustomer(shop));
    await page.goto('/account');
    await page.route('**/api/v1/user/logout', (route) => route.fulfill(answer));
    const asking = page.waitForRequest('**/api/v1/user/logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    expect(await (await asking).headerValue('cache-control')).toBe('no-cache');
    await expect(page).toHaveURL('/');
    const toast = page.getByRole('alert');
    await expect(toast).toHaveText(sentence);
    await page.waitForTimeout(2000);
    await expect(toast).toHaveCount(1);
    await expect(toast).toHaveCount(0);
    expect(await stored(page, 'accesstoken')).toBeNull();
    expect(await stored(page, 'user')).toBeNull();
  });
}
