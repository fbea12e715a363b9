import { expect } from '@playwright/test';
import { expectAccessible, views } from '../support/expect-accessible.ts';
import { nextFrames } from '../support/next-frames.ts';
import { searchBox } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import {
  addWord,
  expectMarked,
  loadSuggestions,
  recentSearches,
  recordAsked,
  suggestions,
} from '../support/suggestions.ts';
import { toasts } from '../support/toasts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('suggestions by keyboard', { tag: '@nightly' }, async ({ page, shop }) => {
  const { word, products, category, forget } = await addWord(shop);
  const [comet = { _id: '', name: '' }] = products;
  const folded = word.toLowerCase();
  const shelf = `${word} wheels, 2 products`;
  const soldOut = /, sold out வால்மீன் ₹90.00 Out of stock$/;
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Search products' }).press('Enter');
  await expect(page).toHaveURL('/products');
  const box = searchBox(page);
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await loadSuggestions(page);
  const shelves = page.getByRole('form', { name: 'Filters' });
  const before = await shelves.boundingBox();

  await box.pressSequentially(word.slice(0, 6));
  await expect(suggestions(page).getByRole('option')).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '3 suggestions' })).toBeAttached();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(await shelves.boundingBox()).toEqual(before);
  await expect(page.getByText(/^Showing 1 to 2 of 2 products/)).toBeVisible();
  await expect(page.locator('ul[aria-busy]')).toHaveCount(0);
  await expectAccessible(page, 'the suggestions', [views[1]]);
  await expectMarked(page, undefined);
  await box.press('ArrowDown');
  await expectMarked(page, shelf);
  await box.press('ArrowUp');
  await expectMarked(page, undefined);
  await box.press('ArrowUp');
  await expectMarked(page, soldOut);
  await box.press('ArrowDown');
  await expectMarked(page, undefined);
  await box.press('ArrowDown');
  await box.press('Home');
  await expectMarked(page, undefined);
  expect(await box.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
  // The pointer marks what the keys mark.
  await page.getByRole('option', { name: soldOut }).hover();
  await expectMarked(page, soldOut);

  await box.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(box).toHaveValue(word.slice(0, 6));
  await box.press('Alt+ArrowDown');
  await expect(suggestions(page)).toBeVisible();
  await box.press('Tab');
  await expect(suggestions(page)).toBeHidden();
  await expect(box).not.toBeFocused();
  await box.focus();
  await expect(suggestions(page)).toBeHidden();
  await box.press('Escape');
  await expect(box).toHaveValue('');

  // A product is opened, and Back finds the page without what was open.
  // Until the last answer is there, what is marked may go.
  const last = page.waitForEvent('requestfinished', (each) => each.url().endsWith(`q=${word}`));
  await box.pressSequentially(word);
  await last;
  await nextFrames(page);
  await expect(page).toHaveURL(`/products?search=${word}`);
  await box.press('ArrowDown');
  await expectMarked(page, shelf);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(`/productDetail/${comet._id}`);
  await expect(page.getByRole('heading', { level: 1, name: comet.name })).toBeFocused();
  await page.goBack();
  await expect(page.getByText(/^Showing/)).toBeVisible();
  await expect(suggestions(page)).toBeHidden();

  // A category, whose page has what was promised and an empty box.
  await box.focus();
  await box.press('Backspace');
  await box.pressSequentially(word.slice(-1));
  await page.getByRole('option', { name: shelf }).click();
  await expect(page).toHaveURL(`/products?category=${category.slug}`);
  await expect(box).toHaveValue('');
  await expect(page.getByText(/^Showing 1 to 2 of 2 products/)).toBeVisible();

  // A slip, and Enter on none.
  await box.pressSequentially(`${word.slice(0, 4)}x${word.slice(5)}`);
  await page.getByRole('option', { name: `Search for “${folded}”` }).click();
  const found = `/products?category=${category.slug}&search=${folded}`;
  await expect(page).toHaveURL(found);
  await expect(box).toHaveValue(folded);
  await box.fill('');
  await box.pressSequentially('peacock');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=peacock$/);
  await expect(suggestions(page)).toBeHidden();

  // What was searched for, not what was typed on the way.
  await box.fill('');
  const recent = recentSearches(page).getByRole('option');
  await expect(recent).toHaveText(['peacock', folded, 'Clear recent searches']);
  await expect(page).not.toHaveURL(/search=/);
  await expect(page.locator('ul[aria-busy]')).toHaveCount(0);
  await expectAccessible(page, 'recent searches', [views[1]]);
  await box.press('ArrowDown');
  await box.press('Delete');
  await expect(recent).toHaveText([folded, 'Clear recent searches']);
  await expectMarked(page, folded);
  await box.press('Enter');
  await expect(box).toHaveValue(folded);
  await expect(page).toHaveURL(new RegExp(`search=${folded}$`));
  await box.press('Escape');
  await box.press('ArrowUp');
  await expectMarked(page, 'Clear recent searches');
  await box.press('Enter');
  await expect(recentSearches(page)).toBeHidden();
  await page.reload();
  await box.focus();
  await box.press('ArrowDown');
  await expect(recentSearches(page)).toBeHidden();
  await forget();
});

test('edges 17 to 20: only the newest answer counts, none is no error, nothing is asked while an input method composes', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const asked = recordAsked(page);
  const firstIsLate = Promise.withResolvers<void>();
  await page.route('**/product/suggest?q=pea', async (route) => {
    const response = await route.fetch();
    await firstIsLate.promise;
    // It was given up when the next one was asked.
    await route.fulfill({ response }).catch(() => {});
  });
  await page.goto('/products');
  const box = searchBox(page);
  const options = suggestions(page).getByRole('option');
  await loadSuggestions(page);
  asked.length = 0;
  await box.pressSequentially('p');
  await page.keyboard.insertText('ea');
  await expect.poll(() => asked).toEqual(['pea']);
  await test.step('edge 18: answers come back in another order than asked', async () => {
    await box.pressSequentially('cock f');
    await expect(options.filter({ hasText: 'Peacock Fountain (Mayil)' })).toBeVisible();
    firstIsLate.resolve();
    await expect(options.first()).toContainText('Peacock Fountain');
    await expect.poll(() => asked.at(-1)).toBe('peacock f');
  });

  const refusal = { success: false, error: true, code: 'tooManyRequests', message: 'Wait' };
  await page.route('**/product/suggest?q=rocket', (route) =>
    route.fulfill({ status: 429, json: refusal }),
  );
  await box.fill('rocket');
  await expect.poll(() => asked.at(-1)).toBe('rocket');
  await expect(suggestions(page)).toBeHidden();
  await expect(toasts(page)).toHaveCount(0);
  await box.fill('qqqqzzzz');
  await expect(page.getByText('No suggestions')).toBeAttached();

  await box.press('Escape');
  await expect(box).toHaveValue('');
  await test.step('edge 17: an input method composes', async () => {
    const keyboard = await page.context().newCDPSession(page);
    const before = asked.length;
    for (const text of ['ர', 'ரா', 'ராக்']) {
      const selection = { selectionStart: text.length, selectionEnd: text.length };
      await keyboard.send('Input.imeSetComposition', { text, ...selection });
    }
    await keyboard.send('Input.insertText', { text: 'ராக்கெட்' });
    await expect.poll(() => asked.slice(before)).toEqual(['ராக்கெட்']);
    await expect(options.filter({ hasText: 'Baby Rockets' })).toBeVisible();
  });
  await test.step('edge 19: the popup is open and the page is left by Back', async () => {
    await page.goBack();
    await expect(suggestions(page)).toBeHidden();
  });
});
