import { devices, expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { codeAt } from '#packages/server/test/second-steps.ts';
import { callApi, ownerToken, tokenOf } from '../support/api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { fillSignIn, newPerson, type Person, signIn } from '../support/people.ts';
import { readQr } from '../support/read-qr.ts';
import { test } from '../support/shop-fixtures.ts';
import type { RunningShop } from '../support/start-shop.ts';

// The browser reports what a call refuses.
test.use({ expectedErrors: [/status of 40[13]/] });

type Team = {
  staff: { _id: string; email: string }[];
  roles: { _id: string; name: string }[];
};

const readTeam = async (shop: RunningShop) =>
  (await callApi(shop, 'GET', '/staff/get', undefined, await ownerToken(shop))).data as Team;

/** Somebody who has joined the shop with the role; their access ends with the story. */
async function newStaff(shop: RunningShop, role: string): Promise<Person> {
  const person = newPerson('Kavitha Owner');
  const { name, email, password: newPassword } = person;
  const { password } = demoAdmin;
  const token = await ownerToken(shop);
  const body = { name, email, role, by: 'link', password };
  const { data } = await callApi(shop, 'POST', '/staff/invite', body, token);
  const code = new URL((data as { link: string }).link).searchParams.get('invite');
  await callApi(shop, 'POST', '/staff/accept', { code, newPassword });
  return person;
}

async function endAccess(shop: RunningShop, { email }: Person): Promise<void> {
  const staffId = (await readTeam(shop)).staff.find((member) => member.email === email)?._id;
  const { password } = demoAdmin;
  await callApi(shop, 'DELETE', `/staff/${staffId}`, { password }, await ownerToken(shop));
}

/** What the phone shows; of the next 30 seconds, since a code is used once. */
const codeOf = (uri: string, ahead = 0) => {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return codeAt({ secret }, new Date(Date.now() + ahead * 30_000));
};

/** A desk's scroll bar takes room beside the page, so it may be narrower than the window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'px beside the screen').toBeLessThanOrEqual(0);
}

/** Waits for the page that the shop opens then. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.waitForLoadState();
}

/** The three steps; returns what the phone has read, the code that was used up and the recovery codes. */
async function setUp(page: Page, { password }: Person) {
  await page.getByRole('textbox', { name: 'Your password' }).fill('not-my-password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(
    'Incorrect password',
  );
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const qr = page.getByRole('img', { name: 'QR code with the key' });
  await expect(qr).toBeVisible();
  const uri = (await readQr(qr)) ?? '';
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  await expectNoSidewaysScroll(page);
  const code = page.getByLabel('Code from your authenticator app');
  for (const description of [/signed out/, /clock/]) {
    await code.fill('000000');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(code).toHaveAccessibleDescription(/This code is not valid/);
    await expect(code).toHaveAccessibleDescription(description);
  }
  const used = codeOf(uri);
  await code.fill(used);
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list').filter({ hasText: /([0-9A-Z]{4} ){3}[0-9A-Z]{4}/ });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'recovery codes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Recovery codes of /)).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const done = page.getByRole('button', { name: 'Done' });
  await expect(done).toBeDisabled();
  await page.getByLabel('I have kept them').check();
  await done.click();
  return { uri, used, recoveryCodes };
}

for (const [width, height, isPhone] of [
  [360, 740, true],
  [1440, 900, false],
] as const) {
  test.describe(`at ${width} px`, { tag: isPhone ? [] : ['@nightly'] }, () => {
    test.use({
      ...(isPhone && { userAgent: devices['Pixel 7'].userAgent, hasTouch: true }),
      viewport: { width, height },
    });

    test('an owner sets the second step up, signs in with a code, loses the phone and comes back', async ({
      page,
      shop,
    }) => {
      const owner = (await readTeam(shop)).roles.find(({ name }) => name === 'Owner')?._id ?? '';
      const person = await newStaff(shop, owner);
      await signIn(page, person);
      await page.goto('/account');
      const card = page.getByRole('region', { name: 'Second step' });
      await card.getByRole('button', { name: 'Set up' }).click();
      const { uri, used, recoveryCodes } = await setUp(page, person);
      await expect(card).toContainText(/On since \d/);
      await expect(card).toContainText('10 recovery codes are left.');
      await signOut(page);

      await page.goto('/login?from=%2Fadmin%2Fdashboard');
      await fillSignIn(page, person);
      const code = page.getByLabel('Code from your authenticator app');
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, 'the question for a code');
      await code.fill(used);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(code).toHaveAccessibleDescription('This code is not valid');
      await code.fill(codeOf(uri, 1));
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveURL('/admin/dashboard');

      // The phone is lost.
      await page.goto('/account');
      await signOut(page);
      await page.goto('/login');
      await fillSignIn(page, person);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page
        .getByLabel('Recovery code')
        .fill(recoveryCodes[0]?.toLowerCase().replaceAll(' ', '-') ?? '');
      await page.getByLabel('Remember this device for 30 days').check();
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/account');
      await expect(card).toContainText('9 recovery codes are left.');

      // A remembered device is not asked, until it is forgotten.
      await signOut(page);
      await page.goto('/login');
      await fillSignIn(page, person);
      await expect(page).toHaveURL('/');
      await page.goto('/account');
      await card.getByRole('button', { name: 'Switch off' }).click();
      const dialog = page.getByRole('dialog', { name: 'Switch off' });
      await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password);
      await dialog.getByLabel('Code from the app, or a recovery code').fill(recoveryCodes[1] ?? '');
      await dialog.getByRole('button', { name: 'Switch off' }).click();
      await expect(card.getByRole('button', { name: 'Set up' })).toBeVisible();
      await endAccess(shop, person);
    });

    test('edge 11: a role begins to ask while somebody types; it is set up in place and nothing is lost', async ({
      page,
      shop,
    }) => {
      const token = await ownerToken(shop);
      const { password } = demoAdmin;
      const name = `Helpers ${width}`;
      const grants = ['write_people'];
      const created = await callApi(
        shop,
        'POST',
        '/role/create',
        { name, grants, password },
        token,
      );
      const role = created.data as { _id: string; version: number };
      const person = await newStaff(shop, role._id);
      await signIn(page, person);
      await page.goto('/admin/settings?tab=people');
      await page.getByRole('button', { name: 'New role' }).click();
      const dialog = page.getByRole('dialog', { name: 'New role' });
      await dialog.getByLabel('Name of the role').fill('Night shift');
      await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password);
      const asking = { name, grants, password, version: role.version, asksSecondStep: true };
      await callApi(shop, 'PUT', `/role/${role._id}`, asking, token);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(
        page.getByText('Your role asks for a second step. Set it up first.').first(),
      ).toBeVisible();
      await expect(dialog.getByLabel('Name of the role')).toHaveValue('Night shift');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      const card = page.getByRole('region', {
        name: 'Your role asks for a second step. Set it up now.',
      });
      await expect(card).toBeVisible();
      await setUp(page, person);
      await expect(card).toBeHidden();
      await page.reload();
      await expect(page.getByRole('row', { name: new RegExp(person.email) })).toContainText(
        /Since \d/,
      );
      await endAccess(shop, person);
    });
  });
}

test('without scripts the code is asked for, and its refusal is shown', {
  tag: '@nightly',
}, async ({ browser, shop }) => {
  const owner = (await readTeam(shop)).roles.find(({ name }) => name === 'Owner')?._id ?? '';
  const person = await newStaff(shop, owner);
  const token = await tokenOf(shop, person);
  const { password } = person;
  const { data } = await callApi(shop, 'POST', '/user/second-step/start', { password }, token);
  const { uri } = data as { uri: string };
  await callApi(shop, 'POST', '/user/second-step/confirm', { code: codeOf(uri) }, token);
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login?from=%2Forders');
  await fillSignIn(page, person);
  const code = page.getByLabel('Code from your authenticator app');
  await expect(
    page.locator('noscript p', { hasText: 'A recovery code works, too.' }),
  ).toBeVisible();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/This code is not valid/);
  await code.fill(codeOf(uri, 1));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(
    page.locator('main noscript div', { hasText: 'Email and password are right' }).first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/login?from=%2Forders');
  await context.close();
  await endAccess(shop, person);
});
