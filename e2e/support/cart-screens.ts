import { expect, type Locator, type Page } from '@playwright/test';
import { callApi } from './api.ts';
import { addProduct } from './products.ts';
import type { RunningShop } from './start-shop.ts';

/** Adds one of a product on the list, and waits until it is in the cart. */
export async function addOnList(page: Page, name: string): Promise<void> {
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Add to cart: ${name}`, exact: true }).click();
  await expect(page.getByText(`${name} added to cart`)).toBeVisible();
}

/** The line of a product in the cart. */
export const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

export const quantityOf = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true });

export const setLinesCall = '**/api/v1/cart/set-lines';

/** Opens the price list and waits until its boxes take what is typed. */
export async function openPriceList(page: Page, path = '/products?view=list'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('table:not([aria-busy])')).toBeVisible();
}

/** The box of a product's quantity. */
export const boxOf = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('textbox');

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** The bar with the sum. */
export const barOf = (page: Page): Locator => page.getByRole('region', { name: 'Your list' });

export async function cartOf(
  shop: RunningShop,
  { token }: { token: string },
): Promise<Record<string, number>> {
  const { data } = await callApi(shop, 'GET', '/cart/get', undefined, token);
  const lines = data as { quantity: number; productId: { name: string } }[];
  return Object.fromEntries(lines.map(({ quantity, productId }) => [productId.name, quantity]));
}

/** A shop of its own for stories that fill its list. */
export const longListShop = { SHOP_NAME: 'Long list' };

/** Adds products until the shop lists so many, each with a name in Tamil. */
export async function fillPriceList(shop: RunningShop, count: number): Promise<void> {
  const { data } = await callApi(shop, 'GET', '/product/price-list');
  const { categories } = data as { categories: { products: unknown[] }[] };
  const listed = categories.reduce((sum, { products }) => sum + products.length, 0);
  for (let place = listed; place < count; place += 1) {
    await addProduct(shop, {
      name: `Lakshmi Crackers Deluxe No. ${place}`,
      nameTa: 'லட்சுமி வெடி டீலக்ஸ்',
      unit: '1 Box (10 pcs)',
      price: 50 + place,
      discount: place % 3 === 0 ? 50 : 0,
      stock: 200,
    });
  }
}
