import { expect, type Page } from '@playwright/test';
import { callApi, ownerToken } from './api.ts';
import { addProduct, searchBox } from './products.ts';
import type { RunningShop } from './start-shop.ts';

let count = 0;

/** A word that only this story's category and its two products have, the second one sold out. */
export async function addWord(shop: RunningShop) {
  count += 1;
  const letters = [...`${process.pid % 1_000}${count}`].map((digit) => 'bdfgklmnrs'[+digit]);
  // No two of them are a slip of each other.
  const word = `Quo${letters.map((letter) => letter?.repeat(2)).join('o')}`;
  const token = await ownerToken(shop);
  const products = [
    await addProduct(shop, { name: `${word} Comet` }),
    await addProduct(shop, { name: `${word} Comet, sold out`, stock: 0, nameTa: 'வால்மீன்' }),
  ];
  const { data } = await callApi(
    shop,
    'POST',
    '/category/create',
    { name: `${word} wheels` },
    token,
  );
  const category = data as { _id: string; slug: string };
  const ids = products.map(({ _id }) => _id);
  await callApi(shop, 'PUT', '/product/category', { ids, categoryId: category._id }, token);
  return {
    word,
    products,
    category,
    async forget() {
      await callApi(shop, 'DELETE', `/category/${category._id}`, undefined, token);
      for (const id of ids) await callApi(shop, 'DELETE', `/product/${id}`, undefined, token);
    },
  };
}

/** Types until what suggests, which the first focus asks for, is there; the box is empty again. */
export async function loadSuggestions(
  page: Page,
  { box = searchBox(page), list = suggestions(page) } = {},
): Promise<void> {
  await expect(async () => {
    await box.fill('');
    await box.fill('garland');
    await expect(list).toBeVisible({ timeout: 2000 });
  }).toPass();
  await box.fill('');
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/products(?!.*search=)/);
}

export const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
export const recentSearches = (page: Page) =>
  page.getByRole('listbox', { name: 'Recent searches' });

/** The option that the box names is the one that is marked. */
export async function expectMarked(page: Page, name: string | RegExp | undefined): Promise<void> {
  const box = searchBox(page);
  await expect(box).toBeFocused();
  const marked = page.getByRole('option', { selected: true }).filter({ visible: true });
  if (name === undefined) {
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await expect(marked).toHaveCount(0);
    return;
  }
  await expect(marked).toHaveAccessibleName(name);
  const id = await marked.getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', id ?? '');
}

/** What the page asks suggestions for, in order. */
export function recordAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/v1/product/suggest') asked.push(url.searchParams.get('q') ?? '');
  });
  return asked;
}
