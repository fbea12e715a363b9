import { expect } from '@playwright/test';
import {
  confirmSuccess,
  errorState,
  openEdit,
  productList,
  productRow,
} from '../support/admin-products.ts';
import { nextFrames } from '../support/next-frames.ts';
import { openAsOwner } from '../support/people.ts';
import {
  addProduct,
  deleteProduct,
  findProduct,
  imageFile,
  setPrice,
  setStock,
} from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test.describe('an edit', () => {
  test('changes price and details, returns to the list, and is visible in the shop immediately', async ({
    page,
    shop,
    browser,
  }) => {
    const product = await addProduct(shop, { price: 100, discount: 0 });
    const [first, second] = [await addProduct(shop, {}), await addProduct(shop, {})];
    const customer = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await customer.goto(`/productDetail/${product._id}`);
    await expect(customer.getByText('₹100.00').filter({ visible: true })).toBeVisible();

    await openEdit(page, product.name);
    await page.getByLabel('Price').fill('');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Price is required')).toBeVisible();
    await page.getByLabel('Price').fill('145.5');
    await page.getByLabel('Rating').fill('4.3');
    const goesWith = page.getByRole('group', { name: 'Goes well with' });
    for (const { name } of [first, second]) {
      await goesWith.getByLabel('Find a product to add').pressSequentially(name);
      await expect(goesWith.getByRole('button', { name: `Add ${name}` })).toBeVisible();
      await expect(goesWith.locator('ul[aria-busy=false]')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(goesWith.getByLabel('Find a product to add')).toBeFocused();
    }
    await goesWith.getByRole('button', { name: `Move up ${second.name}` }).press('Enter');
    await expect(goesWith.getByText(`${second.name} is now number 1 of 2`)).toBeAttached();
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
    await confirmSuccess(page, 'Success');
    await expect(page).toHaveURL(/productsEdit\?search=/);
    await expect(productRow(page, product.name)).toContainText('Rs: 145.5');

    await customer.reload();
    await expect(customer.getByText('₹145.50').filter({ visible: true })).toBeVisible();
    const related = customer.getByRole('region', { name: 'Goes well with' });
    await expect(related.getByRole('heading', { level: 3 })).toHaveText([second.name, first.name]);
    await related.getByRole('button', { name: `Add to cart: ${first.name}` }).click();
    await expect(related.getByText('1 in cart')).toBeVisible();
    await customer.context().close();
  });

  test('each image is sent by itself: one that is refused says why, and the others stay', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const product = await addProduct(shop, { image: [] });
    await openEdit(page, product.name);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/file/upload')) requests += 1;
    });
    const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
    await page
      .getByLabel('Add images or drop them here')
      .setInputFiles([
        await imageFile('gold'),
        { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: jpeg },
        { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
        await imageFile('blue'),
      ]);
    await expect(page.getByRole('img', { name: /^Image \d$/ })).toHaveCount(2);
    await expect(page.getByText('broken.jpg: This picture is damaged.')).toBeVisible();
    await expect(page.getByText('list.txt: Please select an image file (JPEG, PNG)')).toBeVisible();
    await expect(page.getByText('Failed to upload images')).toBeVisible();
    expect(requests).toBe(3);
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page).toHaveURL(/productsEdit/);
    expect((await findProduct(shop, product.name)).image).toHaveLength(2);
  });

  test('images are added, reordered and removed', { tag: '@nightly' }, async ({ page, shop }) => {
    const product = await addProduct(shop, { image: [] });
    await openEdit(page, product.name);
    await page
      .getByLabel('Add images or drop them here')
      .setInputFiles([await imageFile('gold'), await imageFile('red'), await imageFile('blue')]);
    const images = page.getByRole('img', { name: /^Image \d$/ });
    await expect(images).toHaveCount(3);
    const first = await images.first().getAttribute('src');
    await page.getByRole('button', { name: 'Move image 1 later' }).press('Enter');
    await page.getByRole('button', { name: 'Move image 2 later' }).press('Enter');
    await expect(images.last()).toHaveAttribute('src', first ?? '');
    await expect(page.getByRole('button', { name: 'Move image 3 earlier' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Image 1' }).click();
    await page.getByRole('button', { name: 'Update Product' }).click();
    await confirmSuccess(page, 'Success');
    const saved = await findProduct(shop, product.name);
    expect(saved.image).toHaveLength(2);
    expect(saved.image[1]).toBe(first);
  });

  test('after a conflict the typed text is kept, with the other changes', async ({
    page,
    shop,
  }) => {
    const product = await addProduct(shop, { price: 100, stock: 10 });
    await openEdit(page, product.name);
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('My new words');
    await setPrice(shop, product.name, 130);
    await page.getByRole('button', { name: 'Update Product' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'changed this product' });
    await expect(notice).toContainText(
      'Selvi Murugan changed this product just now. Your changes are not saved yet.',
    );
    await expect(notice).toContainText('What they changed: Price.');
    await page.getByRole('button', { name: 'Keep my text' }).click();
    await expect(page.getByLabel('Price')).toHaveValue('130');
    await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'My new words',
    );
    // What was kept is decided: a reload does not ask again.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'My new words',
    );
    await expect(page.getByLabel('Price')).toHaveValue('130');
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Update Product' }).click();
    await confirmSuccess(page, 'Success');
    expect(await findProduct(shop, product.name)).toMatchObject({
      price: 130,
      description: 'My new words',
    });
  });

  test('saving does not take the saved version for somebody else’s', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const product = await addProduct(shop);
    await openEdit(page, product.name);
    const flashes: string[] = [];
    await page.exposeFunction('report', (text: string) => flashes.push(text));
    await page.evaluate(() => {
      new MutationObserver(() => {
        const text = document.querySelector('form [role=status]')?.textContent;
        if (text) (window as never as { report(text: string): void }).report(text);
      }).observe(document.body, { childList: true, subtree: true });
    });
    // The form stays on show until the list that it returns to has come.
    const list = Promise.withResolvers<void>();
    await page.route('**/api/v1/product/get', async (route) => {
      await list.promise;
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('My new words');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await saved;
    await nextFrames(page);
    list.resolve();
    await confirmSuccess(page, 'Success');
    expect(flashes).toEqual([]);
  });

  test('after a conflict the other version is loaded instead', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const product = await addProduct(shop);
    await openEdit(page, product.name);
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('My new words');
    await setStock(shop, product.name, 77);
    await page.reload();
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      product.description,
    );
    await expect(page.getByLabel('Stock')).toHaveValue('77');
  });

  test('cancelling discards the edit and returns to the list', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const product = await addProduct(shop);
    await openEdit(page, product.name);
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Not to be kept');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('link', { name: `Edit ${product.name}` })).toBeFocused();
    await page.getByRole('link', { name: `Edit ${product.name}` }).click();
    await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      product.description,
    );
  });

  test('reports that the product was deleted', { tag: '@nightly' }, async ({ page, shop }) => {
    const product = await addProduct(shop);
    await deleteProduct(shop, product.name);
    await openAsOwner(page, `/admin/edit-product/${product._id}`, 'Edit Product');
    await expect(errorState(page, 'Failed to fetch product details')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the products' }).click();
    await expect(page).toHaveURL(productList);
  });
});
