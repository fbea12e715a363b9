import { expect } from '@playwright/test';
import {
  confirmSuccess,
  errorState,
  productList,
  productListTitle,
  productRow,
} from '../support/admin-products.ts';
import { fillSignIn, newCustomer, openAsOwner } from '../support/people.ts';
import { addProduct, deleteProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test.describe('who may see the screens', () => {
  for (const path of [productList, '/admin/Uploadproduct', '/admin/edit-product/x']) {
    test(`${path}: a visitor is sent to sign in, a customer to the account`, async ({
      page,
      shop,
    }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await fillSignIn(page, await newCustomer(shop));
      await expect(page).toHaveURL('/account');
      await expect(page.getByText('Unauthorized access')).toBeVisible();
    });
  }
});

test('the navigation of the admin area marks the current page', async ({ page, shop }) => {
  const { _id } = await addProduct(shop);
  await openAsOwner(page, productList, productListTitle);
  const ways = page.getByRole('navigation', { name: 'Admin' });
  const here = ways.locator('[aria-current]');
  await expect(here).toHaveText('Products');
  await expect(here).toHaveAttribute('aria-current', 'page');
  for (const path of ['/admin/Uploadproduct', `/admin/edit-product/${_id}`]) {
    await page.goto(path);
    await expect(here).toHaveText('Products');
    await expect(here).toHaveAttribute('aria-current', 'true');
  }
});

test.describe('the list', () => {
  test('shows ten a page with price, discount, stars and a placeholder', async ({ page, shop }) => {
    const bare = await addProduct(shop, { price: 120, discount: 0, image: [] });
    await openAsOwner(page, productList, productListTitle);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Image',
      'Name',
      'Price',
      'Stock',
      'Unit',
      'Rating',
      'Actions',
    ]);
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    const row = productRow(page, bare.name);
    await expect(row).toContainText('Rs: 120');
    await expect(row).not.toContainText('off');
    await expect(row.getByText('No Image')).toBeVisible();
    await expect(row.getByRole('img', { name: 'out of 5' })).toBeVisible();

    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`${productList}?page=2`);
    await expect(productRow(page, bare.name)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await deleteProduct(shop, bare.name);
  });

  test('is searched with the button, and Back undoes the search', async ({ page }) => {
    await openAsOwner(page, productList, productListTitle);
    const box = page.getByRole('searchbox', { name: 'Search products' });
    await box.fill('Peacock Fountain');
    await expect(page).toHaveURL(productList);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`${productList}?search=Peacock+Fountain`);
    await expect(page.getByRole('rowheader').first()).toContainText('Peacock Fountain');

    await box.fill('no such cracker at all');
    await box.press('Enter');
    await expect(
      page.getByText('No products found. Add a new product to get started.'),
    ).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue('Peacock Fountain');
  });

  test('shows its failure and offers Retry', async ({ page }) => {
    await openAsOwner(page, '/admin/dashboard', 'Welcome');
    await page.route('**/api/v1/product/get', (route) => route.abort());
    await page.getByRole('link', { name: 'Product Management Settings' }).click();
    await expect(errorState(page, 'Failed to fetch products')).toBeVisible();
    await page.unroute('**/api/v1/product/get');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(10);
  });
  test.use({ expectedErrors: [/ERR_FAILED/] });
});

test.describe('deleting', () => {
  test('asks first, and keeps page and search of the list', async ({ page, shop }) => {
    const product = await addProduct(shop);
    await openAsOwner(
      page,
      `${productList}?search=${encodeURIComponent(product.name)}`,
      productListTitle,
    );
    const questions: string[] = [];
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      dialog.dismiss();
    });
    await page.getByRole('button', { name: `Delete ${product.name}` }).click();
    await expect(productRow(page, product.name)).toBeVisible();
    expect(questions).toEqual(['Are you sure you want to delete this product?']);

    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: `Delete ${product.name}` }).click();
    await confirmSuccess(page, 'Product deleted successfully');
    await expect(productRow(page, product.name)).toBeHidden();
    await expect(page).toHaveURL(/search=/);
    await page.goto(`/productDetail/${product._id}`);
    await expect(page).toHaveURL('/products');
  });

  test('a product that is already deleted is reported', async ({ page, shop }) => {
    const product = await addProduct(shop);
    await openAsOwner(
      page,
      `${productList}?search=${encodeURIComponent(product.name)}`,
      productListTitle,
    );
    await expect(productRow(page, product.name)).toBeVisible();
    await deleteProduct(shop, product.name);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: `Delete ${product.name}` }).click();
    await expect(page.getByText('Product not found')).toBeVisible();
    await expect(productRow(page, product.name)).toBeHidden();
  });
});
