import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { addFilterProducts } from '../support/filter-products.ts';
import { expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';

test('on a phone filters are chosen in a drawer and applied at once, by touch', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { word, nameOf } = await addFilterProducts(shop);
  const start = `/products?search=${word}`;
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto(start);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const rowLeft = () =>
    page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('list')
      .evaluate((row) => row.scrollLeft);
  expect(await rowLeft(), 'with all products the row is where it begins').toBe(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  await expect(drawer.getByRole('button', { name: 'Show 4 products' })).toBeVisible();

  await drawer.getByRole('checkbox', { name: 'All green crackers' }).tap();
  await expect(drawer.getByRole('button', { name: 'Show 2 products' })).toBeVisible();
  const heldBack = Promise.withResolvers<void>();
  await page.route('**/api/v1/product/get', async (route) => {
    await heldBack.promise;
    await route.continue();
  });
  await drawer.getByRole('checkbox', { name: /^In stock/ }).tap();
  await expect(drawer.getByRole('button', { name: 'Show products' })).toBeVisible();
  heldBack.resolve();
  await expect(drawer.getByRole('button', { name: 'Show 1 product', exact: true })).toBeVisible();
  await expectAccessible(page, 'the filters in their drawer');
  // The check looks at every size.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page).toHaveURL(start);
  await drawer.getByRole('button', { name: 'Show 1 product' }).tap();
  await expect(page).toHaveURL(`${start}&class=safal,star,swas&stock=in`);
  await expect(names).toHaveText([nameOf('quiet')]);

  await page.getByRole('button', { name: 'Filters (4)' }).tap();
  await drawer.getByRole('button', { name: 'Clear all' }).tap();
  await drawer.getByRole('button', { name: 'Show 4 products' }).tap();
  await expect(page).toHaveURL(start);
  await page.goBack();
  await expect(names).toHaveText([nameOf('quiet')]);
  await expectNoSidewaysScroll(page);
});
