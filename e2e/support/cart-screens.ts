import { expect, type Locator, type Page } from '@playwright/test';

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
