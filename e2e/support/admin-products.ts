import { expect, type Locator, type Page } from '@playwright/test';
import { openAsOwner } from './people.ts';

export const productList = '/admin/productsEdit';
export const productListTitle = 'Product Management';

export const productRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** Opens the list that is searched for a product, and finds its row. */
export async function openRow(page: Page, name: string): Promise<Locator> {
  await openAsOwner(page, `${productList}?search=${encodeURIComponent(name)}`, productListTitle);
  const row = productRow(page, name);
  await expect(row).toBeVisible();
  return row;
}

/** Opens the form of a product from the list that is searched for it. */
export async function openEdit(page: Page, name: string): Promise<void> {
  await openRow(page, name);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
}

/** Closes the dialog of success with this title. */
export async function confirmSuccess(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

export const errorState = (page: Page, text: string): Locator =>
  page.getByRole('alert').filter({ hasText: text }).first();
