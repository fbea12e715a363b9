import { expect } from '@playwright/test';
import * as suggestionWords from '#packages/web/app/catalogue/suggestions/words.ta.ts';
import * as catalogue from '#packages/web/app/catalogue/words.ta.ts';
import { expectAccessible, views } from '../support/expect-accessible.ts';
import { searchBox } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import {
  addWord,
  loadSuggestions,
  recentSearches,
  recordAsked,
  suggestions,
} from '../support/suggestions.ts';

test('suggestions by touch, in both languages', { tag: '@nightly' }, async ({ page, shop }) => {
  const { word, products, forget } = await addWord(shop);
  const [comet = { _id: '', name: '' }] = products;
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = recordAsked(page);
  await page.goto('/');
  const bar = page.getByRole('banner');
  const height = (await bar.boundingBox())?.height;
  await bar.getByRole('link', { name: 'Search products' }).tap();
  const box = searchBox(page);
  await expect(box).toBeFocused();
  expect((await bar.boundingBox())?.height).toBe(height);
  expect(height).toBeLessThan(80);
  await loadSuggestions(page);

  await box.pressSequentially(word);
  const options = suggestions(page).getByRole('option');
  await expect(options).toHaveCount(3);
  const [field, list] = [await box.boundingBox(), await suggestions(page).boundingBox()];
  expect(list?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(360);
  for (const option of await options.all()) {
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expect(page.getByText(/^Showing 1 to 2 of 2 products/)).toBeVisible();
  await expect(page.locator('ul[aria-busy]')).toHaveCount(0);
  await expectAccessible(page, 'the suggestions of a phone', [views[0]]);
  await page.setViewportSize({ width: 360, height: 740 });
  await options.filter({ hasText: `${word} Comet₹` }).tap();
  await expect(page).toHaveURL(`/productDetail/${comet._id}`);

  await bar.getByRole('link', { name: 'Search products' }).tap();
  await expect(recentSearches(page)).toBeVisible();
  await box.pressSequentially('peacock');
  await page.keyboard.press('Enter');
  await box.fill('');
  const recent = recentSearches(page).getByRole('option');
  await expect(recent).toHaveText(['peacock', word, 'Clear recent searches']);
  await page.getByRole('button', { name: `Remove “${word}”` }).tap();
  await expect(recent).toHaveText(['peacock', 'Clear recent searches']);
  await expect(box).toBeFocused();
  await recent.filter({ hasText: 'peacock' }).tap();
  await expect(box).toHaveValue('peacock');
  await expect(recentSearches(page)).toBeHidden();

  // One letter says enough in Tamil, and of a number.
  await page.goto('/ta/products');
  const tamilBox = page.getByRole('combobox', { name: catalogue.search });
  const tamilList = page.getByRole('listbox', { name: suggestionWords.suggestions });
  await tamilBox.tap();
  await loadSuggestions(page, { box: tamilBox, list: tamilList });
  const before = asked.length;
  await tamilBox.pressSequentially('r');
  await tamilBox.fill('');
  await tamilBox.pressSequentially('ம');
  await expect.poll(() => asked.slice(before)).toEqual(['ம']);
  await expect(tamilList).toBeVisible();
  await tamilBox.fill('5');
  await expect.poll(() => asked.slice(before)).toEqual(['ம', '5']);
  await forget();
});
