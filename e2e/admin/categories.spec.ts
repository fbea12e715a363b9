import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { confirmSuccess, openEdit, productList, productRow } from '../support/admin-products.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import type { RunningShop } from '../support/start-shop.ts';
import { toasts } from '../support/toasts.ts';

const tab = `${productList}?tab=categories`;
const title = 'Product Management';
const newName = (start: string) => `${start} ${randomBytes(4).toString('hex')}`;

async function addCategory(
  shop: RunningShop,
  name: string,
): Promise<{ _id: string; slug: string }> {
  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'POST', '/category/create', { name }, token);
  return data as { _id: string; slug: string };
}

async function orderOf(shop: RunningShop) {
  const answer = await callApi(shop, 'GET', '/category/get');
  return answer as { data: { _id: string; name: string }[]; version: number };
}

const rows = (page: Page) => page.getByRole('list', { name: 'Categories, in their order' });
const rowOf = (page: Page, name: string) =>
  rows(page).getByRole('listitem').filter({ hasText: name });

test('the owner adds, moves, renames and deletes a category', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const name = newName('Shelf');
  await openAsOwner(page, productList, title);
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page).toHaveURL(tab);

  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).pressSequentially(name);
  await dialog.getByRole('textbox', { name: 'Name in Tamil' }).fill('அலமாரி');
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(dialog).toBeHidden();
  const row = rowOf(page, name);
  await expect(row).toContainText('0 products');
  await expect(row.locator('[lang=ta]')).toHaveText('அலமாரி');

  const placeOf = async (wanted: string) =>
    (await orderOf(shop)).data.findIndex((category) => category.name === wanted);
  const last = await placeOf(name);
  await row.getByRole('button', { name: `Move up ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => placeOf(name)).toBe(last - 1);
  await expect(row.getByRole('button', { name: `Move up ${name}` })).toBeFocused();
  await row.getByRole('button', { name: `Move down ${name}` }).click();
  await expect.poll(() => placeOf(name)).toBe(last);
  const above = (await orderOf(shop)).data[last - 2]?.name ?? '';
  await row.dragTo(rowOf(page, above));
  await expect.poll(() => placeOf(name)).toBe(last - 2);

  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const box = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await box.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await box.fill('Rockets');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(box).toHaveAccessibleDescription('A category with this name exists');
  await box.fill(`${name} renamed`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await rowOf(page, `${name} renamed`)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    `Delete “${name} renamed”? Its 0 products stay in the shop without a category.`,
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('an order that somebody else changed is refused and shown', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const [one, other] = [newName('One'), newName('Other one')];
  const { _id } = await addCategory(shop, one);
  await addCategory(shop, other);
  await openAsOwner(page, tab, title);
  await expect(rowOf(page, other)).toBeVisible();

  const { data, version } = await orderOf(shop);
  const ids = data.map((category) => category._id).filter((id) => id !== _id);
  const body = { ids: [...ids, _id], version };
  await callApi(shop, 'POST', '/category/order', body, await ownerToken(shop));
  await rowOf(page, other)
    .getByRole('button', { name: `Move up ${other}` })
    .click();
  await expect(
    page.getByText('Somebody else changed this. Please reload it. The list shows'),
  ).toBeVisible();
  await expect(rows(page).getByRole('listitem').last()).toContainText(one);

  // The same of a name.
  await rowOf(page, one)
    .getByRole('button', { name: `Edit ${one}` })
    .click();
  await callApi(
    shop,
    'PUT',
    `/category/${_id}`,
    { nameTa: 'ஒன்று', version: 1 },
    await ownerToken(shop),
  );
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await box.fill(`${one} mine`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Keep my text' }).click();
  await expect(box).toHaveValue(`${one} mine`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, `${one} mine`)).toBeVisible();
});

test('products are put into a category by their form and together, and filtered by it', async ({
  page,
  shop,
}) => {
  const shelf = newName('Corner');
  const { slug } = await addCategory(shop, shelf);
  const [first, second] = [await addProduct(shop), await addProduct(shop)];
  await openEdit(page, first.name);
  await page.getByRole('combobox', { name: 'Category' }).selectOption(shelf);
  await page.getByRole('textbox', { name: 'Name in Tamil' }).fill('மூலை வெடி');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await confirmSuccess(page, 'Success');
  await expect(productRow(page, first.name)).toContainText(shelf);

  await page.goto(`${productList}?search=${encodeURIComponent(second.name)}`);
  await productRow(page, second.name).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('combobox', { name: 'Category' }).selectOption(shelf);
  await bar.getByRole('button', { name: 'Set category' }).click();
  await expect(toasts(page).getByText('1 product has another category now')).toBeVisible();
  await expect(bar).toBeHidden();

  await page.goto(productList);
  await page.getByRole('combobox', { name: 'Category' }).selectOption(shelf);
  await expect(page).toHaveURL(`${productList}?category=${slug}`);
  for (const { name } of [first, second]) await expect(productRow(page, name)).toBeVisible();
  await expect(page.getByText('2 products', { exact: true })).toBeVisible();
  await page.goto(`/products?category=${slug}`);
  await expect(page.getByText('மூலை வெடி')).toBeVisible();
});
