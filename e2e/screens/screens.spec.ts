import type { Synonym } from '@mathappu/contract/catalogue/synonyms';
import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { demoAdmin, demoCustomer } from '#packages/demo/src/demo-people.ts';
import { orderPath, productPath } from '#packages/web/app/document/paths.ts';
import routes from '#packages/web/app/routes.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { orderOnline } from '../support/online-orders.ts';
import { newCustomer, signIn } from '../support/people.ts';
import { findProduct } from '../support/products.ts';
import {
  emptyAdminScreens,
  emptyScreens,
  fillScreens,
  publicScreens,
  type Screen,
} from '../support/screens.ts';
import { registered } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { openVisitor } from './visit-screens.ts';
import { inEachVisit } from './visits.ts';

const codeSent = { email: demoCustomer.email };
const codeVerified = { email: demoCustomer.email, data: { success: true } };
const stepScreens: readonly Screen[] = [
  ['/otpverification', 'Verify OTP', codeSent],
  ['/reset-password', 'Reset Password', codeVerified],
];

inEachVisit((visit) => {
  // In one language with taxes, in the other without.
  test.use({ settings: visit.language === 'ta' ? registered : {} });

  test('every screen of a visitor stays still, is in its language, accessible and readable', async ({
    page,
    shop,
  }) => {
    const product = await findProduct(shop, 'Gold Rain');
    const guestCart = [{ _id: product._id, quantity: 2, productId: product }];
    const { see, watch } = await openVisitor(page, visit);
    await page.goto('/robots.txt');
    await see([...publicScreens, ...emptyScreens.slice(0, 2), ...stepScreens]);
    await see([[productPath(product._id), 'Add to cart']], expectWholePicture);
    await page.evaluate(
      (cart) => localStorage.setItem('guest-cart', cart),
      JSON.stringify(guestCart),
    );
    await see([['/cart', 'Gold Rain']]);
    await watch([
      ['/checkout', 'Register here'],
      ['/admin/orders', 'Register here'],
      ['/account', 'Our Products'],
      ['/admin/users', 'Our Products'],
    ]);
  });

  test('every screen of a customer stays still, is in its language, accessible and readable', async ({
    page,
    shop,
  }) => {
    const { buyer, customerScreens } = await fillScreens(shop);
    const { see, watch } = await openVisitor(page, visit);
    await signIn(page, buyer);
    await see(customerScreens);
    await watch([
      ['/', 'Our Products'],
      ['/products', 'Showing 1 to 12 of'],
      ['/contact', 'Send Message'],
      ['/login', 'Account Details'],
    ]);
    const { orderId } = await orderOnline(shop, buyer, { 'Gold Rain': 1, Pencil: 2 });
    await see([
      ['/myorder', orderId],
      [orderPath(orderId), 'Pending payment'],
      ['/cart', 'Payment was not completed'],
      ['/checkout', 'Payment was not completed'],
    ]);
    await signIn(page, await newCustomer(shop));
    await see(emptyScreens);
  });

  test('every screen of the owner stays still, is in its language, accessible and readable', async ({
    page,
    shop,
  }) => {
    const { adminScreens } = await fillScreens(shop);
    const { data } = await callApi(shop, 'GET', '/synonym/get', undefined, await ownerToken(shop));
    const written = (data as Synonym[]).flatMap((row) => [...row.words, ...row.to]);
    const texts = [demoAdmin.name, demoCustomer.name, 'Demonstration data', ...written];
    const { see } = await openVisitor(page, visit, texts);
    await signIn(page, demoAdmin);
    await see([...adminScreens, ...emptyAdminScreens], expectAdminFrame);
  });
});

test('the screens of these stories are those of the shop', async ({ shop }) => {
  const { customerScreens, adminScreens } = await fillScreens(shop);
  const seen = [...publicScreens, ...customerScreens, ...adminScreens, ...stepScreens];
  const addresses = seen.map(([address]) => address.replace(/\?.*/, ''));
  const isSeen = (path: string) => addresses.some((address) => matchPath(`/${path}`, address));
  const paths = routes.flatMap((route) => route.children ?? [route]).map(({ path }) => path ?? '');
  expect(paths.filter((path) => !isSeen(path))).toEqual([]);
});

/** The admin area has the bar but not the shop's footer. */
async function expectAdminFrame(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('contentinfo'), `footer of ${what}`).toHaveCount(0);
  await expect(page.getByRole('banner'), `bar of ${what}`).toBeVisible();
}

/** On a phone held sideways the picture of a product is on the screen below the bar. */
async function expectWholePicture(page: Page): Promise<void> {
  const height = 360;
  await page.setViewportSize({ width: 740, height });
  const picture = await page.getByRole('article').getByRole('img').first().boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(picture?.height).toBeGreaterThan(height / 3);
  expect((picture?.height ?? height) + (bar?.height ?? 0)).toBeLessThanOrEqual(height);
}
