import { adminCalls } from '@mathappu/contract/admin/admin-calls';
import { apiBase } from '@mathappu/contract/calls';
import { type Grant, grantOf, hasGrant } from '@mathappu/contract/staff/grants';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoAdmin, demoStaff } from '#packages/demo/src/demo-people.ts';
import { callOfPage } from '#packages/web/app/admin/frame/admin-pages.ts';
import { adminEnquiryPath, adminOrderPath } from '#packages/web/app/navigation/paths.ts';
import { findOrder } from '../support/admin-orders.ts';
import { enquireByApi, sellBy } from '../support/enquiries.ts';
import { expectAccessible, views } from '../support/expect-accessible.ts';
import { patience } from '../support/patience.ts';
import { signIn } from '../support/people.ts';
import { fillScreens, type Screen } from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';
import type { RunningShop } from '../support/start-shop.ts';

test.use({ actionTimeout: 10_000 * patience, settings: { selling: {} } });
test.describe.configure({ mode: 'parallel', timeout: 240_000 * patience });

type StaffCall = (typeof adminCalls)[keyof typeof adminCalls];
const mayCall = (grants: readonly Grant[], [method, , , area]: StaffCall): boolean => {
  const grant = grantOf(method, area);
  return grant === undefined || hasGrant(grants, grant);
};

/** The call of staff at an address; one with a fixed path before one with a parameter. */
function staffCallAt(method: string, url: string): StaffCall | undefined {
  const path = new URL(url).pathname.replace(apiBase, '');
  const fits = Object.values(adminCalls).filter(
    (call) => call[0] === method && new RegExp(`^${call[1].replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return fits.find((call) => call[1] === path) ?? fits[0];
}

/**
 * Notes what the role is refused: reads that the server answers with 403, and writes without their grant.
 * No write reaches the shop, so that every screen has what the first one had.
 */
async function noteRefused(page: Page, grants: readonly Grant[]): Promise<string[]> {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403)
      refused.push(`403 ${response.request().method()} ${response.url()}`);
  });
  await page.route(`**${apiBase}/**`, (route) => {
    const request = route.request();
    const call =
      request.method() === 'GET' ? undefined : staffCallAt(request.method(), request.url());
    if (!call) return route.fallback();
    if (!mayCall(grants, call)) refused.push(`${call[0]} ${call[1]}`);
    return route.fulfill({ status: 409, json: { success: false, error: true, message: 'Later' } });
  });
  return refused;
}

/** Presses each button of a screen, or of the dialog that it opens with, and what sends the dialogs behind them. */
async function pressAll(page: Page, address: string): Promise<number> {
  const dialogs = page.locator('dialog:modal');
  const buttonsOf = (scope: Locator) =>
    scope.last().locator('button:not([disabled])').locator('visible=true');
  const open = async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await open();
  const depth = await dialogs.count();
  const buttons = buttonsOf(page.locator('dialog:modal, main'));
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
  );
  const kinds = names.map((name) => name.replace(/\d+/g, '0'));
  const first = [...new Set(kinds)].map((kind) => kinds.indexOf(kind));
  for (const at of first) {
    const button = buttons.nth(at);
    // An answer that came later may have taken it away.
    const isThere = (await buttons.count()) > at;
    if (isThere) await button.click();
    if ((await dialogs.count()) > depth) await buttonsOf(dialogs).last().click();
    await open();
  }
  return first.length;
}

/** The screens of the owner, with an order, an enquiry and a person open. */
async function screensOf(shop: RunningShop): Promise<readonly Screen[]> {
  const { buyer, delivered, adminScreens } = await fillScreens(shop);
  await sellBy(shop, 'enquiry');
  const number = await enquireByApi(shop, buyer, { 'Lunik Rocket': 1 });
  await sellBy(shop, 'full');
  const { user } = await findOrder(shop, delivered);
  return [
    ...adminScreens,
    ['/admin/orders?view=enquiries', number],
    [adminOrderPath(delivered), delivered],
    [adminEnquiryPath(number), number],
    [`/admin/users?user=${user?._id}`, buyer.email],
  ];
}

type Looking = { person: (typeof demoStaff)[number]; prefix: string; screens: readonly Screen[] };

/** Opens screens as somebody of a role, presses what is on them, and returns how many were shown and pressed. */
async function lookAtAll(page: Page, shop: RunningShop, { person, prefix, screens }: Looking) {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(page, person);
  const { grants } = await page.evaluate(() => JSON.parse(localStorage.user).staff);
  const refused = await noteRefused(page, grants);
  let [shown, pressed] = [0, 0];
  for (const screen of screens) {
    const [path, words] = screen;
    const { pathname, search } = new URL(path, shop.url);
    const call = callOfPage(pathname, search);
    await page.goto(prefix + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (call && !mayCall(grants, adminCalls[call])) {
      await expect(page.getByText(demoAdmin.name)).toBeVisible();
      continue;
    }
    shown += 1;
    if (prefix === '' && !path.startsWith('/admin/dashboard')) {
      await expect(page.locator('main, dialog:modal').getByText(words).first()).toBeVisible();
    }
    await expectAccessible(page, `${path} of ${person.role}`, views.slice(1));
    pressed += await pressAll(page, prefix + path);
    expect.soft(refused, `refused at ${path}`).toEqual([]);
    refused.length = 0;
  }
  return { shown, pressed };
}

test('an open enquiry offers the role Desk nothing that it is refused', async ({ page, shop }) => {
  const [person] = demoStaff;
  await sellBy(shop, 'enquiry');
  const number = await enquireByApi(shop, await newBuyer(shop), { 'Lunik Rocket': 1 });
  const screens: Screen[] = [[adminEnquiryPath(number), number]];
  const { pressed } = await lookAtAll(page, shop, { person, prefix: '', screens });
  expect(pressed).toBeGreaterThan(5);
});

for (const person of demoStaff) {
  for (const prefix of ['', '/ta']) {
    test(`no screen${prefix} refuses the role ${person.role} what it shows`, {
      tag: '@nightly',
    }, async ({ page, shop }) => {
      const screens = await screensOf(shop);
      const { shown, pressed } = await lookAtAll(page, shop, { person, prefix, screens });
      expect(shown).toBeGreaterThan(2);
      expect(pressed).toBeGreaterThan(5);
    });
  }
}
