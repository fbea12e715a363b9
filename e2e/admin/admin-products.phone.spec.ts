import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openAsOwner } from '../support/people.ts';
import { addProduct, findProduct, imageFile } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Nothing overflows horizontally, and every control is large enough for touch. */
async function expectToFit(page: Page): Promise<void> {
  const body = page.locator('body');
  expect(await body.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(360);
  // Of a tick-box it is the label that is touched.
  const controls = page
    .getByRole('main')
    .locator('button, input:not(.sr-only, [type=checkbox]), label:has([type=checkbox]), textarea');
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    const name = (await control.getAttribute('aria-label')) ?? (await control.textContent());
    expect(box?.height, `height of ${name}`).toBeGreaterThanOrEqual(44);
  }
}

test('the owner changes a price and the images by touch', async ({ page, shop }) => {
  const product = await addProduct(shop, { price: 80, image: [] });
  await openAsOwner(
    page,
    `/admin/productsEdit?search=${encodeURIComponent(product.name)}`,
    'Product Management',
  );
  const edit = page.getByRole('link', { name: `Edit ${product.name}` });
  await expect(edit).toBeVisible();
  await expectToFit(page);
  const change = page.getByTitle(`Change the price of ${product.name}`);
  await change.tap();
  const price = page.getByRole('textbox', { name: `New price of ${product.name}` });
  await price.pressSequentially('82');
  await expectToFit(page);
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(change).toHaveText('Rs: 82');
  await edit.tap();

  await expect(page.getByLabel('Price')).toHaveValue('82');
  await page
    .getByLabel('Add images or drop them here')
    .setInputFiles([await imageFile('gold'), await imageFile('red')]);
  await page.getByRole('button', { name: 'Move image 2 earlier' }).tap();
  await expectToFit(page);
  await page.getByLabel('Price').fill('85');
  await page.getByRole('button', { name: 'Update Product' }).tap();
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).tap();
  await expect(page.getByRole('row').filter({ hasText: product.name })).toContainText('Rs: 85');
  expect((await findProduct(shop, product.name)).image).toHaveLength(2);
});

test('the dashboard and the new product fit a small phone', { tag: '@nightly' }, async ({
  page,
}) => {
  await openAsOwner(page, '/admin/dashboard', 'Welcome');
  await expect(page.getByRole('heading', { name: 'Products running out' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Value' })).toBeVisible();
  await expectToFit(page);
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  for (const link of await links.all())
    expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await page.goto('/admin/Uploadproduct');
  await page.getByRole('radio', { name: '5 stars' }).tap();
  await page.getByRole('button', { name: 'Add detail' }).tap();
  await expectToFit(page);
});

test('the owner adds, moves and deletes a category, and tries a search, by touch', {
  tag: '@nightly',
}, async ({ page }) => {
  const name = `Shelf ${randomUUID().slice(0, 8)}`;
  await openAsOwner(page, '/admin/productsEdit?tab=categories', 'Product Management');
  await page.getByRole('button', { name: 'Add category' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Add category' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Add category' }).tap();
  await expect(dialog).toBeHidden();
  await expectToFit(page);
  const rows = page.getByRole('list', { name: 'Categories, in their order' }).getByRole('listitem');
  await expect(rows.last()).toContainText(name);
  await page.getByRole('button', { name: `Move up ${name}` }).tap();
  await expect(rows.nth(-2)).toContainText(name);
  await page.getByRole('button', { name: `Delete ${name}` }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(rows.filter({ hasText: name })).toHaveCount(0);

  await page.getByRole('link', { name: 'Synonyms', exact: true }).tap();
  await page.getByRole('textbox', { name: 'What a customer types' }).fill('anar');
  await page.getByRole('button', { name: 'Try', exact: true }).tap();
  const understood = page.getByRole('status').filter({ hasText: 'How each word is read' });
  await expect(understood).toContainText('(synonym)');
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(20);
  await expectToFit(page);
});
