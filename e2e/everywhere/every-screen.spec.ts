import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { demoAdmin, demoCustomer } from '#packages/demo/src/demo-people.ts';
import { orderPath, productPath } from '#packages/web/app/navigation/paths.ts';
import routes from '#packages/web/app/routes.ts';
import { enquireByApi, sellBy } from '../support/enquiries.ts';
import { views } from '../support/expect-accessible.ts';
import { openInspector } from '../support/inspector.ts';
import { watchShifts } from '../support/layout-shifts.ts';
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
import { listOrders } from '../support/shopping.ts';

test.use({ actionTimeout: 10_000 * patience });
// Each journey is long, and none needs what another leaves.
test.describe.configure({ mode: 'parallel', timeout: 200_000 * patience });

const codeSent = { email: demoCustomer.email };
const codeVerified = { email: demoCustomer.email, data: { success: true } };

const inMain = (page: Page, role: 'button' | 'link', name: RegExp) =>
  page.getByRole('main').getByRole(role, { name });

for (const view of views) {
  const isPhone = view.size.width < 700;

  // The one visit looks at both views; how screens load on a desk is watched at night.
  test.describe(view.name, { tag: isPhone ? [] : ['@nightly'] }, () => {
    test.use({ hasTouch: isPhone, isMobile: isPhone });

    test('every screen of a visitor stays still, is accessible and can be read', async ({
      page,
      shop,
    }) => {
      const product = await findProduct(shop, 'Gold Rain');
      const guestCart = [{ _id: product._id, quantity: 2, productId: product }];
      const { inspect, watch, look, lookAtDialog, readDialog } = await openInspector(page, view);
      await page.goto('/robots.txt');
      await inspect([
        ...publicScreens,
        ...emptyScreens.slice(0, 2),
        [productPath(product._id), 'Add to cart'],
        ['/otpverification', 'Verify OTP', codeSent],
        ['/reset-password', 'Reset Password', codeVerified],
      ]);
      await page.evaluate(
        (cart) => localStorage.setItem('guest-cart', cart),
        JSON.stringify(guestCart),
      );
      await inspect([['/cart', 'Gold Rain']]);
      await watch([
        ['/checkout', 'Register here'],
        ['/admin/orders', 'Register here'],
        ['/account', 'Our Products'],
        ['/admin/users', 'Our Products'],
      ]);
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
      await look('a refused form');
      if (isPhone) {
        await page.goto('/products');
        await lookAtDialog(inMain(page, 'button', /^Filters/), 'the filters');
      }
      await page.goto('/contact');
      const menu = page.getByRole('button', { name: 'Menu' });
      // On a desk only large letters leave no room for the links.
      await (isPhone ? lookAtDialog : readDialog)(menu, 'the side menu');
    });

    test('every screen of a customer stays still, is accessible and can be read', async ({
      page,
      shop,
    }) => {
      const { buyer, delivered, customerScreens } = await fillScreens(shop);
      // From before the shop sold: it brings tabs to My Orders.
      await sellBy(shop, 'enquiry');
      await enquireByApi(shop, buyer, { 'Lunik Rocket': 1 });
      await sellBy(shop, 'full');
      const { inspect, watch, look, lookAtDialog, readDialog } = await openInspector(page, view);
      await signIn(page, buyer);
      await inspect(customerScreens);
      await page.goto('/products');
      const cart = page.getByRole('banner').getByRole('button', { name: /^Cart, / });
      await lookAtDialog(cart, 'the cart drawer');
      await watch([
        ['/', 'Our Products'],
        ['/products', 'Showing 1 to 12 of'],
        ['/products?view=list', 'Lunik Rocket'],
        ['/contact', 'Send Message'],
        ['/login', 'Account Details'],
      ]);
      await page.goto('/account');
      await lookAtDialog(inMain(page, 'button', /^Delete my account/), 'deleting the account');
      await page.goto(orderPath(delivered));
      // A phone keeps the reviews folded.
      const rate = inMain(page, 'button', /Rate \d/);
      if (view.size.width < 768) await rate.click();
      await lookAtDialog(inMain(page, 'button', /^Write a review/), 'writing a review');
      await page.goto('/checkout');
      await lookAtDialog(inMain(page, 'button', /^Remove address/), 'removing an address');
      await readDialog(inMain(page, 'button', /^Pay ₹/), 'the payment');
      await expect(page.getByText('Payment was not completed')).toBeVisible();
      await look('a payment to be completed');
      const [{ orderId } = { orderId: '' }] = await listOrders(shop, buyer);
      await inspect([
        ['/myorder', orderId],
        [orderPath(orderId), 'Pending payment'],
        ['/cart', 'Payment was not completed'],
        ['/checkout', 'Payment was not completed'],
      ]);
      await signIn(page, await newCustomer(shop));
      await inspect(emptyScreens);
    });

    test('every screen of the owner stays still, is accessible and can be read', async ({
      page,
      shop,
    }) => {
      const { adminScreens } = await fillScreens(shop);
      const { inspect, look, lookAtDialog } = await openInspector(page, view);
      await signIn(page, demoAdmin);
      await inspect([...adminScreens, ...emptyAdminScreens], expectAdminFrame);
      const link = (name: RegExp) => inMain(page, 'link', name);
      await page.goto('/admin/orders');
      await lookAtDialog(link(/^MP-/), 'an order');
      await page.goto('/admin/users');
      await lookAtDialog(link(/^View details of/), 'a user');
      await page.goto('/admin/users');
      await lookAtDialog(link(/^Edit status of/), 'the status of a user');
      await page.goto('/admin/productsEdit');
      await lookAtDialog(page.getByRole('button', { name: 'Import', exact: true }), 'the import');
      await page.goto('/admin/productsEdit?tab=reviews');
      await lookAtDialog(inMain(page, 'button', /^Reject/).first(), 'rejecting a review');
      await page.goto('/admin/productsEdit?tab=rules');
      await lookAtDialog(inMain(page, 'button', /^Change: Joined/), 'a listing rule');
      await page.goto('/admin/message');
      await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
      await expect(link(/^Reply/)).toBeVisible();
      await look('a message');
      await lookAtDialog(page.getByRole('button', { name: 'Delete' }), 'deleting a message');
      await page.getByRole('link', { name: 'Back to Account' }).click();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

for (const width of [360, 768, 1366, 1440]) {
  test(`at ${width} px every screen of a visitor stays still and warns of nothing in both languages`, {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      const isByPlaywright = message.text().startsWith('Service Worker registration blocked');
      if (message.type() === 'warning' && !isByPlaywright)
        warnings.push(`${page.url()} ${message.text()}`);
    });
    const { _id } = await findProduct(shop, 'Gold Rain');
    const openStill = await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/robots.txt');
    const screens: readonly Screen[] = [...publicScreens, [productPath(_id), 'Add to cart']];
    for (const screen of screens) {
      const [path] = screen;
      await openStill(screen, `${path} at ${width} px`);
      await openStill([`/ta${path}`, /[\u0b80-\u0bff]/], `/ta${path} at ${width} px`);
    }
    expect(warnings).toEqual([]);
  });
}

/** The admin area has the bar but not the shop's footer. */
async function expectAdminFrame(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('contentinfo'), `footer of ${what}`).toHaveCount(0);
  await expect(page.getByRole('banner'), `bar of ${what}`).toBeVisible();
}

test('the screens of these stories are those of the shop', async ({ shop }) => {
  const { customerScreens, adminScreens } = await fillScreens(shop);
  const steps = [['/otpverification'], ['/reset-password']] as const;
  const seen = [...publicScreens, ...customerScreens, ...adminScreens, ...steps];
  const addresses = seen.map(([address]) => address.replace(/\?.*/, ''));
  const isSeen = (path: string) => addresses.some((address) => matchPath(`/${path}`, address));
  const paths = routes.flatMap((route) => route.children ?? [route]).map(({ path }) => path ?? '');
  expect(paths.filter((path) => !isSeen(path))).toEqual([]);
});
