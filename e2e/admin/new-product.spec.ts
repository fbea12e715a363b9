import { expect } from '@playwright/test';
import {
  confirmSuccess,
  productList,
  productListTitle,
  productRow,
} from '../support/admin-products.ts';
import { callApi } from '../support/api.ts';
import { openAsOwner } from '../support/people.ts';
import { imageFile } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test.describe('a new product', () => {
  test('needs a name and a description, and is a draft until it can be sold', async ({
    page,
    shop,
  }) => {
    await openAsOwner(page, productList, productListTitle);
    await page.getByRole('link', { name: 'Add Product' }).click();
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Description is required')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();

    const name = `Draft ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Not for sale yet');
    // The previous list is shown under the dialog until the new one is loaded.
    const isRead = Promise.withResolvers<void>();
    await page.route('**/product/get', async (route) => {
      await isRead.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page).toHaveURL(productList);
    await confirmSuccess(page, 'Product added successfully!');
    isRead.resolve();
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeFocused();
    await expect(productRow(page, name)).toContainText('Draft');
    await page.reload();
    await expect(productRow(page, name)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    const { data } = await callApi(shop, 'POST', '/product/get', { search: name });
    expect((data as { name: string }[]).map((product) => product.name)).not.toContain(name);
  });

  test('has one image, stars and details, and is in the shop immediately', async ({ page }) => {
    await openAsOwner(page, '/admin/Uploadproduct', 'Add Product');
    const name = `Golden rain ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Gold, for a minute');
    const chooser = page.getByLabel('Choose an image or drop it here');
    await expect(page.getByText('JPG, PNG up to 5MB')).toBeVisible();
    await chooser.setInputFiles(await imageFile('gold'));
    await expect(page.getByRole('img', { name: 'Image', exact: true })).toBeVisible();

    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      dialog.accept();
    });
    await chooser.setInputFiles(await imageFile('red'));
    expect(alerts).toEqual(['Please remove the current image before uploading a new one']);
    await page.getByRole('button', { name: 'Remove Image' }).click();
    await chooser.setInputFiles(await imageFile('red'));
    await expect(page.getByRole('img', { name: 'Image', exact: true })).toBeVisible();

    await page.getByLabel('Price').fill('250');
    await page.getByLabel('Discount').fill('10');
    await expect(page.getByText('customers pay ₹225.00')).toBeVisible();
    await page.getByLabel('Stock').fill('12');
    await page.getByLabel('Unit').fill('1 Box');
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.getByRole('button', { name: 'Add detail' }).click();
    await page.getByLabel('Name of detail 1').fill('நிறம்');
    await page.getByLabel('Value of detail 1').fill('தங்கம்');
    await page.getByRole('button', { name: 'Add Product' }).click();
    await confirmSuccess(page, 'Product added successfully!');
    await expect(productRow(page, name)).toContainText('Rs: 250 (10% off)');

    await page.goto('/products');
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByText('₹225.00').first()).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'நிறம்' })).toBeVisible();
  });

  test('restores the draft after a reload, until it is discarded', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openAsOwner(page, '/admin/Uploadproduct', 'Add Product');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half written');
    await page.getByLabel('Stock').fill('7');
    await page.getByRole('button', { name: 'Add detail' }).click();
    await page.getByLabel('Name of detail 1').fill('Height');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      'Half written',
    );
    await expect(page.getByLabel('Stock')).toHaveValue('7');
    await expect(page.getByLabel('Name of detail 1')).toHaveValue('Height');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(productList);
  });

  test('a file that is not an image is refused, a failed upload clears its preview', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openAsOwner(page, '/admin/Uploadproduct', 'Add Product');
    const chooser = page.getByLabel('Choose an image or drop it here');
    await chooser.setInputFiles({
      name: 'list.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    // A live region that was there before: only what changes in one is announced.
    const announced = page.locator('[aria-live=assertive]').filter({ hasText: 'Please select' });
    await expect(announced).toHaveText('Please select an image file (JPEG, PNG)');

    await page.route('**/api/v1/file/upload', (route) => route.abort());
    await chooser.setInputFiles(await imageFile('gold'));
    await expect(page.getByText('Network error - Please try again')).toBeVisible();
    await expect(page.getByRole('img', { name: 'gold.png' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Product' })).toBeEnabled();
  });
  test.use({ expectedErrors: [/ERR_FAILED/] });
});
