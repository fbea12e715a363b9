import { expect } from '@playwright/test';
import { findProduct } from '../support/products.ts';
import { expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';

test('on a phone the cart opens by touch, fits the screen and leads to the checkout', async ({
  page,
}) => {
  await page.goto('/products');
  await expectNoSidewaysScroll(page);
  await page.goto('/products?search=Snake+Tablets');
  await page.getByRole('button', { name: 'Add to cart: Snake Tablets', exact: true }).tap();
  await page.getByRole('button', { name: /^Cart, .*\b1 pieces?$/ }).tap();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('button', { name: /^Increase quantity/ }).tap();
  await expect(drawer.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  const more = await drawer.getByRole('button', { name: /^Increase quantity/ }).boundingBox();
  expect(more?.width).toBeGreaterThanOrEqual(44);
  expect(more?.height).toBeGreaterThanOrEqual(44);
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).tap();
  await expect(page).toHaveURL('/login');

  await page.goto('/cart');
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('a pincode is checked on the product page and in the cart, before anybody registers', async ({
  page,
  shop,
}) => {
  const { _id } = await findProduct(shop, 'Snake Tablets');
  await page.goto(`/productDetail/${_id}`);
  await page.getByRole('button', { name: 'Check pincode' }).tap();
  const own = page.getByRole('textbox', { name: 'Your pincode' });
  await expect(own).toBeFocused();
  await own.pressSequentially('6410');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the 6 digits of a pincode.')).toBeVisible();
  await own.pressSequentially('06');
  await expect(page.getByText('We deliver to 641006 (Coimbatore), free.')).toBeVisible();

  // The bar at the foot has one, too, while this is out of sight.
  const add = page.getByRole('button', { name: 'Add to cart: Snake Tablets', exact: true });
  await add.first().tap();
  await expect(page.getByRole('button', { name: /^Cart, .*\b1 pieces?$/ })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('FREE delivery to 641006')).toBeVisible();
  await page.getByRole('button', { name: 'Change pincode' }).tap();
  await own.fill('560 001');
  await expect(page.getByText('We do not deliver to 560001')).toBeVisible();
  await page.getByRole('link', { name: 'Ask us about it' }).tap();
  await expect(page.getByLabel('Subject')).toHaveValue('Delivery to 560001');
  await expect(page.getByLabel('Message')).toHaveValue(/My pincode is 560001/);
});

test('a phone has the cart, or Add to cart, at its foot, and a cart as long as before after a reload', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/products?search=sparklers');
  const electric = ['7 cm', '30 cm', '50 cm'].map((length) => `${length} Electric`);
  for (const kind of [...electric, '10 cm Colour', '12 cm Green', '30 cm Five-Colour'])
    await page.getByRole('button', { name: `Add to cart: ${kind} Sparklers` }).tap();
  const bar = page.getByRole('link', { name: /^\d+ products? · ₹[\d,]+\.\d\d · View cart$/ });
  await expect(bar).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = await bar.boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);

  await page.getByRole('link', { name: 'View 30 cm Five-Colour Sparklers' }).tap();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  const adds = page.getByRole('button', { name: /^Add to cart: / });
  await page.evaluate(() => window.scrollTo(0, 0));
  await adds.first().scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('table', { name: 'Details' }).scrollIntoViewIfNeeded();
  await adds.last().tap();
  await expect(page.getByText('2 in your cart')).toBeAttached();

  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(6);
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 800))).toBeLessThan(5);
});
