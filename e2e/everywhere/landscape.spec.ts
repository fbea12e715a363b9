import { expect } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { fillScreens, openScreen } from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';

const height = 360;

test.use({ viewport: { width: 740, height } });

test('in landscape on a phone a product’s image fits on the screen', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { customerScreens } = await fillScreens(shop);
  const product = customerScreens.find(([path]) => path.startsWith('/productDetail/'));
  if (!product) throw new Error('no product among the screens');
  await openScreen(page, product);
  const picture = page.getByRole('article').getByRole('img').first();
  const box = await picture.boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(box?.height).toBeGreaterThan(height / 3);
  expect((box?.height ?? height) + (bar?.height ?? 0)).toBeLessThanOrEqual(height);
});

test('in landscape on a phone the foot of the cart drawer can be reached', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { buyer } = await fillScreens(shop);
  await signIn(page, buyer);
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^Cart, / })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const firstLine = drawer.getByRole('listitem').first();
  await expect(firstLine).toBeInViewport({ ratio: 0.9 });
  const leave = drawer.getByRole('link', { name: 'View cart' });
  await leave.scrollIntoViewIfNeeded();
  await expect(leave).toBeInViewport({ ratio: 1 });
  await leave.click();
  await expect(page).toHaveURL('/cart');
});
