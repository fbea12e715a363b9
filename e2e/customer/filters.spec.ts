import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { addFilterProducts } from '../support/filter-products.ts';
import { openWithoutScripts } from '../support/held-scripts.ts';
import { clickAtNextStep } from '../support/presses.ts';
import { searchBox } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test('by keyboard: filters are chosen, counted, undone by Back and kept by a reload', async ({
  page,
  shop,
}) => {
  const size = { width: 1280, height: 900 };
  await page.setViewportSize(size);
  const { word, nameOf } = await addFilterProducts(shop);
  const status = page.getByRole('status').filter({ hasText: 'Showing' });
  const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  const start = `/products?search=${word}`;

  await page.goto(start);
  await expect(status).toHaveText(`Showing 1 to 4 of 4 products for “${word}”`);
  await expect(box('Quiet (up to 80 dB)')).toHaveAccessibleName('Quiet (up to 80 dB) 2');
  await expect(box(/Moderate/)).toHaveCount(0);

  await box(/^Quiet/).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${start}&noise=quiet`);
  await expect(status).toHaveText(`Showing 1 to 2 of 2 products for “${word}”, filtered`);
  await expect(box(/^Quiet/)).toBeFocused();
  await expect(box(/^Loud/)).toHaveAccessibleName('Loud (101–125 dB) 1');
  await expect(box('SAFAL')).toHaveCount(0);
  // What has been shown stays in its place.
  await expect(box('Conventional')).toHaveAccessibleName('Conventional 0');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  const price = page.getByRole('textbox', { name: 'To ₹' });
  await price.focus();
  await price.pressSequentially('130');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${start}&noise=quiet&price=-130`);
  await expect(names).toHaveText([nameOf('quiet')]);
  await expectAccessible(page, 'a filtered list');
  await page.setViewportSize(size);

  await page.reload();
  await expect(box(/^Quiet/)).toBeChecked();
  await expect(price).toHaveValue('130');
  await page.goBack();
  await expect(page).toHaveURL(`${start}&noise=quiet`);
  await expect(price).toHaveValue('');
  await page.getByLabel('Sort by').selectOption('Price: high to low');
  await expect(page).toHaveURL(`${start}&noise=quiet&sort=priceDesc`);
  await expect(names).toHaveText([nameOf('gone'), nameOf('quiet')]);
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');

  await expect(page.getByRole('radio', { name: /^50% or more/ })).toHaveCount(0);
});

test('what is chosen before the choice of before is on show counts with it', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { word, nameOf } = await addFilterProducts(shop);
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  const found = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto(`/products?search=${word}`);
  await box(/^Quiet/).click();
  await expect(found).toHaveCount(2);
  await clickAtNextStep(box(/^Loud/));
  await box(/^Quiet/).click();
  await expect(page).toHaveURL(`/products?search=${word}&noise=loud`);
  await expect(found).toHaveText([nameOf('loud')]);
  await expect(box(/^Quiet/)).not.toBeChecked();

  await clickAtNextStep(box(/^Quiet/));
  await searchBox(page).press('End');
  await searchBox(page).pressSequentially(' quiet');
  await expect(page).toHaveURL(`/products?search=${word}+quiet&noise=loud,quiet`);
  await expect(box(/^Quiet/)).toBeChecked();
  await expect(searchBox(page)).toHaveValue(`${word} quiet`);
  await page.goBack();
  await expect(page).toHaveURL(`/products?search=${word}+quiet&noise=loud`);
});

test('where nothing is left it is said what to leave out, and a chip takes a value away', async ({
  page,
  shop,
}) => {
  const { word, nameOf } = await addFilterProducts(shop);
  const main = page.getByRole('main');
  await page.goto(`/products?search=${word}&price=400-&noise=quiet&stock=in`);
  await expect(
    main.getByText(`Nothing matches “${word}” with these filters. Without them there are 4.`),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: /^Without/ })).toHaveText([
    'Without Quiet (up to 80 dB): 2',
    'Without From ₹400: 1',
  ]);
  await expectAccessible(page, 'a list without products');
  await page.setViewportSize({ width: 1280, height: 900 });
  await main.getByRole('button', { name: 'Without From ₹400: 1' }).click();
  await expect(page).toHaveURL(`/products?search=${word}&noise=quiet&stock=in`);
  const names = main.getByRole('heading', { level: 2 });
  await expect(names).toHaveText([nameOf('quiet')]);
  await main.getByRole('button', { name: 'Remove filter In stock' }).click();
  await expect(names).toHaveCount(2);
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/products?search=${word}`);
  await expect(names).toHaveCount(4);
});

test('what was chosen before the page came to life is applied when it does, without a touch', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { word } = await addFilterProducts(shop);
  const release = await openWithoutScripts(page, `/products?search=${word}`);
  await page.getByRole('checkbox', { name: /^Quiet/ }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  release();
  await expect(page).toHaveURL(`/products?search=${word}&noise=quiet&sort=priceAsc`);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('priceAsc');
});

test('a price that cannot be read stays to be corrected, and takes nothing from the other end', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { word } = await addFilterProducts(shop);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/products?search=${word}`);
  const from = page.getByRole('textbox', { name: 'From ₹' });
  const to = page.getByRole('textbox', { name: 'To ₹' });
  await page.getByRole('checkbox', { name: /^Quiet/ }).check();
  await expect(page).toHaveURL(`/products?search=${word}&noise=quiet`);
  await from.fill('50');
  await from.press('Enter');
  await expect(page).toHaveURL(`/products?search=${word}&noise=quiet&price=50-`);
  await to.fill('2k');
  await to.press('Enter');
  await expect(to).toHaveAccessibleDescription('Write an amount from 0 to 1,00,00,000');
  await expect(to).toHaveValue('2k');
  await expect(from).toHaveValue('50');
  // The sentence does not take the press that leaves the field away from what is below it.
  const star = page.getByRole('checkbox', { name: 'STAR' });
  await to.fill('3k');
  await star.click();
  await expect(star).toBeChecked();
  await expect(to).toHaveAccessibleDescription('Write an amount from 0 to 1,00,00,000');
  await star.click();
  await expect(page).toHaveURL(`/products?search=${word}&noise=quiet&price=50-`);
  await to.fill('₹2,000');
  await to.press('Enter');
  await expect(page).toHaveURL(`/products?search=${word}&noise=quiet&price=50-2000`);
  await expect(to).toHaveValue('2000');
  await expect(to).toHaveAccessibleDescription('');
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
  await expect(to).toHaveValue('');
});

test('a quiet gift box under ₹2,000 for children is found in four actions', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/products');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^Gift boxes/ }).check();
  await main.getByRole('checkbox', { name: /^Quiet/ }).check();
  await main.getByRole('checkbox', { name: /^Children/ }).check();
  await main.getByRole('textbox', { name: 'To ₹' }).fill('2000');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Kids Gift Box 15 Items']);
});
