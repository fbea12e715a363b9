import { expect, type Page } from '@playwright/test';
import { callApi, tokenOf } from '../support/api.ts';
import { newCustomer, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { finishToasts, lifetimesOf, toasts } from '../support/toasts.ts';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, values: Record<string, string>) =>
  page.evaluate((pairs) => {
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
  }, values);

test('an expired access token is refreshed silently, and the user is fetched on start', {
  tag: '@nightly',
}, async ({ page, shop }) => {
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

test('a session that cannot be refreshed ends', async ({ page, shop }) => {
  await signIn(page, await newCustomer(shop));
  await store(page, { accesstoken: 'expired', refreshtoken: 'gone', refreshToken: 'gone' });
  await page.goto('/myorder');
  await expect(page).toHaveURL('/login');
  for (const key of ['accesstoken', 'refreshtoken', 'refreshToken', 'user']) {
    expect(await stored(page, key), key).toBeNull();
  }
});

test('activity is reported five seconds after the last event', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  let pings = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/update-last-active')) pings += 1;
  });
  /** Requests of that time arrive before any later one. */
  const pingsAfter = async (ms: number) => {
    await page.clock.runFor(ms);
    await page.evaluate(() => fetch('/robots.txt'));
    return pings;
  };
  await signIn(page, await newCustomer(shop));
  await page.clock.install();
  const started = page.waitForRequest('**/api/v1/user/userdetails');
  await page.goto('/');
  await started;
  await page.clock.pauseAt(Date.now() + 60_000);
  const untilThen = await pingsAfter(6000);
  for (let move = 0; move < 4; move += 1) {
    await page.mouse.move(200 + move * 10, 200);
    expect(await pingsAfter(4000), 'while the pointer moves').toBe(untilThen);
  }
  await page.keyboard.press('Shift');
  expect(await pingsAfter(4999)).toBe(untilThen);
  expect(await pingsAfter(1)).toBe(untilThen + 1);
  expect(await pingsAfter(6000)).toBe(untilThen + 1);

  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  });
  await page.mouse.move(300, 200);
  expect(await pingsAfter(6000), 'of a visitor').toBe(untilThen + 1);
});

for (const [answer, sentence] of [
  [{ status: 403, json: {} }, 'Logged out (server unavailable)'],
  [{ status: 429, json: { error: true, message: 'Later, please' } }, 'Later, please'],
  [{ status: 200, json: { success: false, error: true } }, 'Logout failed'],
] as const) {
  test(`logging out without the server says for three seconds: ${sentence}`, {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    await signIn(page, await newCustomer(shop));
    await page.goto('/account');
    await page.route('**/api/v1/user/logout', (route) => route.fulfill(answer));
    const asking = page.waitForRequest('**/api/v1/user/logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    expect(await (await asking).headerValue('cache-control')).toBe('no-cache');
    await expect(page).toHaveURL('/');
    await expect(toasts(page)).toHaveText(sentence);
    expect(await lifetimesOf(page)).toEqual([3000]);
    await finishToasts(page);
    await expect(toasts(page)).toHaveCount(0);
    expect(await stored(page, 'accesstoken')).toBeNull();
    expect(await stored(page, 'user')).toBeNull();
  });
}

test('a customer sees where the account is signed in, ends that, and changes the password', async ({
  page,
  shop,
}) => {
  const person = await newCustomer(shop);
  const [first, second] = [await tokenOf(shop, person), await tokenOf(shop, person)];
  await signIn(page, person);
  await page.goto('/account');
  const region = page.getByRole('region', { name: 'Where you are signed in' });
  const signIns = region.getByRole('listitem');
  await expect(signIns).toHaveCount(3);
  await expect(signIns.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(signIns.filter({ hasText: /Since \d+ \w+ 20\d\d, last seen just now/ })).toHaveCount(
    2,
  );
  await signIns
    .filter({ hasNotText: 'This device' })
    .first()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert')).toHaveText('Signed out there');
  await expect(signIns).toHaveCount(2);
  const statusOf = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await fetch(`${shop.url}/api/v1/user/userdetails`, { headers })).status;
  };
  expect([await statusOf(first), await statusOf(second)].sort()).toEqual([200, 401]);

  await region.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  const change = dialog.getByRole('button', { name: 'Change password' });
  await dialog.getByLabel('Current password', { exact: true }).pressSequentially('not this one');
  await dialog.getByLabel('New password', { exact: true }).pressSequentially('Tamarind-harbour-7');
  await change.click();
  await expect(dialog.locator('form').getByText('Incorrect password')).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
  await change.click();
  await expect(page.getByText('Password changed. Other devices were signed out')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(signIns).toHaveCount(1);
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
  expect(await statusOf((await stored(page, 'accesstoken')) ?? '')).toBe(200);
  await tokenOf(shop, { email: person.email, password: 'Tamarind-harbour-7' });
});

test('a page that comes back from the back/forward cache after a sign-out shows nothing private', async ({
  page,
  shop,
}) => {
  const person = await newCustomer(shop);
  await signIn(page, person);
  await page.goto('/account');
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  await page.evaluate(() => {
    // Another tab signs out while this page is frozen: it gets no storage event.
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByText(person.email, { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL('/');
});
