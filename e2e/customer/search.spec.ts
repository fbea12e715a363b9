import { expect, type Locator, type Page } from '@playwright/test';
import { searchBox, searchProducts } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { loadSuggestions, recordAsked } from '../support/suggestions.ts';

test('a search is in the address, and Back undoes it', async ({ page }) => {
  await page.goto('/products?page=2');
  await expect(page.getByText('Showing 13 to 24 of')).toBeVisible();
  const box = searchBox(page);
  await box.pressSequentially('sparklers', { delay: 30 });
  await expect(page).toHaveURL('/products?search=sparklers');
  await expect(page.getByText(/^Showing 1 to \d+ of \d+ products for “sparklers”$/)).toBeVisible();
  await box.fill('sparklers red');
  await expect(page).toHaveURL('/products?search=sparklers+red');

  await page.reload();
  await expect(box).toHaveValue('sparklers red');
  await page.goBack();
  await expect(page).toHaveURL('/products?page=2');
  await expect(box).toHaveValue('');
  await expect(page.getByText('Showing 13 to 24 of')).toBeVisible();
});

test('the search is debounced by half a second', { tag: '@nightly' }, async ({ page }) => {
  const { box, searches } = await openAtRest(page);
  for (const letter of 'rocket') {
    await box.press(letter);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(390);
  expect(searches).toEqual([]);
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(page.getByText(/products for “rocket”$/)).toBeVisible();
  expect(searches).toEqual([expect.objectContaining({ page: 1, limit: 12, search: 'rocket' })]);
});

test('suggestions are asked for 150 ms after the last key', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/products');
  await loadSuggestions(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = recordAsked(page);
  for (const letter of 'rock') {
    await searchBox(page).press(letter);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(40);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => asked).toEqual(['rock']);
});

test('a box that is emptied right after Enter shows all products again', {
  tag: '@nightly',
}, async ({ page }) => {
  const { box } = await openAtRest(page);
  await box.fill('rocket');
  await box.press('Enter');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/products?search=rocket');
  await box.fill('');
  await page.clock.runFor(600);
  await expect(page).toHaveURL('/products');
});

test('edge 17: nothing is asked while an input method composes', { tag: '@nightly' }, async ({
  page,
}) => {
  const { box, searches } = await openAtRest(page);
  const keyboard = await page.context().newCDPSession(page);
  await box.focus();
  for (const text of ['ர', 'ரா', 'ராக்']) {
    const at = text.length;
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at });
    await page.clock.runFor(1_000);
  }
  await expect(box).toHaveValue('ராக்');
  expect(searches).toEqual([]);
  await keyboard.send('Input.insertText', { text: 'ராக்கெட்' });
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect.poll(() => searches).toEqual([expect.objectContaining({ search: 'ராக்கெட்' })]);
});

test('a search tolerates typing mistakes', async ({ page }) => {
  await page.goto('/products');
  await searchProducts(page, 'sparkelrs');
  await expect(page.getByRole('link', { name: 'View 30 cm Five-Colour Sparklers' })).toBeVisible();
});

test('an empty result can be cleared', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/products?search=qqqqzzzz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/products');
  await expect(searchBox(page)).toHaveValue('');
  await expect(page.getByText('Showing 1 to 12 of')).toBeVisible();
});

/** The list with its clock standing still, and the searches that it sends. */
async function openAtRest(page: Page) {
  await page.clock.install();
  await page.goto('/products');
  const box = searchBox(page);
  await untilAlive(box);
  await page.clock.pauseAt(Date.now() + 10_000);
  const searches: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/product/get')) searches.push(request.postDataJSON());
  });
  return { box, searches };
}

/** React marks an element with its properties when it has hydrated it. */
async function untilAlive(element: Locator): Promise<void> {
  const marks = () => element.evaluate((node) => Object.keys(node).join());
  await expect.poll(marks).toContain('__reactProps');
}

test('what a search says of its results stands over them, and what is near where there are none', async ({
  page,
}) => {
  const said = page.getByRole('main');
  await page.goto('/products?search=rokcet');
  await expect(said.getByText('Showing results for “rocket”')).toBeVisible();
  await page.goto('/products?search=lakshmi+helicopter');
  await expect(said.getByText('Some results lack “lakshmi”.')).toBeVisible();
  await page.goto('/products?search=helikoptorian');
  await expect(said.getByRole('heading', { name: 'Nearest to what you typed' })).toBeVisible();
  await expect(said.getByRole('link', { name: 'Flying Helicopter', exact: true })).toBeVisible();
  await page.goto('/products?search=qqqqqq');
  await expect(said.getByRole('heading', { name: 'Popular now' })).toBeVisible();
});
