import type { Synonym } from '@mathappu/contract/catalogue/synonyms';
import { expect, type Page } from '@playwright/test';
import { demoAdmin, demoCustomer, demoStaff } from '#packages/demo/src/demo-people.ts';
import { productPath } from '#packages/web/app/navigation/paths.ts';
import { setTax } from '../support/admin-orders.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { findEnglish } from '../support/english-left.ts';
import { expectReadable } from '../support/expect-readable.ts';
import { patience } from '../support/patience.ts';
import { newCustomer, signIn } from '../support/people.ts';
import { findProduct } from '../support/products.ts';
import {
  emptyAdminScreens,
  emptyScreens,
  fillScreens,
  publicScreens,
  type Screen,
} from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';

// A shop of its own, in which nothing is written but by these stories.
test.use({ shopSettings: { SHOP_GSTIN: '33ABCDE1234F1Z7' } });
test.describe.configure({ timeout: 200_000 * patience });

const phone = { width: 320, height: 740 };
const desk = { width: 1280, height: 800 };

/** Nothing of the screen is English, cut or out of reach. */
async function look(page: Page, what: string, data: readonly string[] = []): Promise<void> {
  expect.soft(await findEnglish(page, data), `English of ${what}`).toEqual([]);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectReadable(page, `${what} at ${size.width} px`);
  }
}

/** Looks at the same screens as in English, below `/ta`. */
async function lookAt(
  page: Page,
  screens: readonly Screen[],
  data: readonly string[] = [],
): Promise<void> {
  for (const [path, , state] of screens) {
    const address = `/ta${path}`;
    if (state) {
      await page.evaluate(
        ([usr, url]) => history.replaceState({ usr, key: 'planted', idx: 0 }, '', url),
        [state, address] as const,
      );
      await page.reload();
    } else {
      await page.goto(address);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const waiting = page.getByRole('main').locator('.animate-shimmer, .animate-spin');
    await expect(waiting.filter({ visible: true })).toHaveCount(0);
    await look(page, address, data);
  }
}

test('every screen of a visitor is Tamil and can be read', async ({ page, shop }) => {
  const { _id } = await findProduct(shop, 'Gold Rain');
  const steps: readonly Screen[] = [
    ['/otpverification', '', { email: 'meena@example.com' }],
    ['/reset-password', '', { email: 'meena@example.com', data: { success: true } }],
  ];
  const screens = [...publicScreens, ...emptyScreens.slice(0, 2), [productPath(_id), ''] as const];
  await lookAt(page, [...screens, ...steps]);
});

test('every screen of a customer is Tamil and can be read', async ({ page, shop }) => {
  await setTax(shop);
  const { buyer, customerScreens } = await fillScreens(shop);
  await signIn(page, buyer);
  await lookAt(page, customerScreens);
  await signIn(page, await newCustomer(shop));
  await lookAt(page, emptyScreens);
});

test('every screen of the owner is Tamil and can be read', async ({ page, shop }) => {
  await setTax(shop);
  const { adminScreens } = await fillScreens(shop);
  await signIn(page, demoAdmin);
  const synonyms = await callApi(shop, 'GET', '/synonym/get', undefined, await ownerToken(shop));
  const written = (synonyms.data as Synonym[]).flatMap((row) => [...row.words, ...row.to]);
  // What the settings' admin is called until somebody changes it is a name like any other.
  const staff = demoStaff.map(({ name }) => name);
  const names = [demoAdmin.name, demoCustomer.name, ...staff, 'Administrator'];
  // So are the names of roles.
  const roles = ['Owner', 'Desk', 'Packing', 'Books'];
  const data = [...names, ...roles, 'Demonstration data', ...written];
  await lookAt(page, [...adminScreens, ...emptyAdminScreens], data);
});
