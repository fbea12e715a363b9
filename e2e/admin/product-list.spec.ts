import { expect } from '@playwright/test';
import {
  confirmSuccess,
  productList,
  productListTitle,
  productRow,
} from '../support/admin-products.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct, deleteProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test('the navigation of the admin area marks the current page', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
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
  test('shows ten a page with price, discount, stars and a placeholder', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
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

    const pages = page.getByRole('navigation', { name: 'Pages of products' });
    expect((await pages.boundingBox())?.height, 'one row of page numbers').toBeLessThan(50);
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

  test('is searched with the button, and Back undoes the search', { tag: '@nightly' }, async ({
    page,
  }) => {
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

  test('is sorted by the address, and a name opens its form', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const word = `Sorted${Date.now()}`;
    const cheap = await addProduct(shop, { name: `${word} beta`, price: 5, stock: 9 });
    const dear = await addProduct(shop, { name: `${word} alpha`, price: 700, stock: 8 });
    await openAsOwner(page, `${productList}?search=${word}`, productListTitle);
    const names = page.getByRole('rowheader');
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await expect(sort).toHaveText(/Best match first/);
    await sort.selectOption('Price, lowest first');
    await expect(names).toContainText([cheap.name, dear.name]);
    await sort.selectOption('Stock, least first');
    await expect(names).toContainText([dear.name, cheap.name]);
    await expect(page).toHaveURL(`${productList}?search=${word}&sort=stock-asc`);
    await page.reload();
    await expect(sort).toHaveValue('stock-asc');
    await expect(names).toContainText([dear.name, cheap.name]);
    await page.goBack();
    await expect(sort).toHaveValue('price-asc');
    await expect(names).toContainText([cheap.name, dear.name]);

    // A changed number leaves the rows in their places until the list is loaded again.
    await page.getByTitle(`Change the price of ${cheap.name}`).click();
    const price = page.getByRole('textbox', { name: `New price of ${cheap.name}` });
    await price.pressSequentially('800');
    await price.press('Enter');
    await expect(productRow(page, cheap.name)).toContainText('Rs: 800');
    await expect(names).toContainText([cheap.name, dear.name]);
    await page.reload();
    await expect(names).toContainText([dear.name, cheap.name]);

    const form = page.getByRole('textbox', { name: 'Name', exact: true });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: cheap.name, exact: true }).click({ button: 'middle' }),
    ]);
    await expect(tab).toHaveURL(`/admin/edit-product/${cheap._id}`);
    await tab.close();
    await page.getByRole('link', { name: dear.name, exact: true }).click();
    await expect(form).toHaveValue(dear.name);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(sort).toHaveValue('price-asc');
  });
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

  test('a product that is already deleted is reported', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
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
