import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { fillSignIn, newCustomer, openAsOwner } from '../support/people.ts';
import {
  addProduct,
  findProduct,
  pictureOf,
  setPrice,
  setStock,
  takeOutOfShop,
} from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const list = '/admin/productsEdit';
const title = 'Product Management';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const alert = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).first();

async function openEdit(page: Page, name: string): Promise<void> {
  await openAsOwner(page, `${list}?search=${encodeURIComponent(name)}`, title);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
}

async function confirmDone(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  return dialog;
}

test.describe('who may see the screens', () => {
  for (const path of [list, '/admin/Uploadproduct', '/admin/edit-product/x']) {
    test(`${path}: nobody signs in first, a customer goes to the account`, async ({
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

test('the way through the admin area shows where one is', async ({ page, shop }) => {
  const { _id } = await addProduct(shop);
  await openAsOwner(page, list, title);
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
    await openAsOwner(page, list, title);
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
    const row = rowOf(page, bare.name);
    await expect(row).toContainText('Rs: 120');
    await expect(row).not.toContainText('off');
    await expect(row.getByText('No Image')).toBeVisible();
    await expect(row.getByRole('img', { name: 'out of 5' })).toBeVisible();

    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`${list}?page=2`);
    await expect(rowOf(page, bare.name)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await takeOutOfShop(shop, bare.name);
  });

  test('is searched with the button, and Back undoes the search', async ({ page }) => {
    await openAsOwner(page, list, title);
    const box = page.getByRole('searchbox', { name: 'Search products' });
    await box.fill('Peacock Fountain');
    await expect(page).toHaveURL(list);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`${list}?search=Peacock+Fountain`);
    await expect(page.getByRole('rowheader').first()).toContainText('Peacock Fountain');

    await box.fill('no such cracker at all');
    await box.press('Enter');
    await expect(
      page.getByText('No products found. Add a new product to get started.'),
    ).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue('Peacock Fountain');
  });

  test('that fails says so and can be tried again', async ({ page }) => {
    await openAsOwner(page, '/admin/dashboard', 'Welcome');
    await page.route('**/api/v1/product/get', (route) => route.abort());
    await page.getByRole('link', { name: 'Product Management Settings' }).click();
    await expect(alert(page, 'Failed to fetch products')).toBeVisible();
    await page.unroute('**/api/v1/product/get');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(10);
  });
  test.use({ expectedComplaints: [/ERR_FAILED/] });
});

test.describe('deleting', () => {
  test('asks first, and leaves the list where it was', async ({ page, shop }) => {
    const product = await addProduct(shop);
    await openAsOwner(page, `${list}?search=${encodeURIComponent(product.name)}`, title);
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      dialog.dismiss();
    });
    await page.getByRole('button', { name: `Delete ${product.name}` }).click();
    await expect(rowOf(page, product.name)).toBeVisible();
    expect(asked).toEqual(['Are you sure you want to delete this product?']);

    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: `Delete ${product.name}` }).click();
    await confirmDone(page, 'Product deleted successfully');
    await expect(rowOf(page, product.name)).toBeHidden();
    await expect(page).toHaveURL(/search=/);
    await page.goto(`/productDetail/${product._id}`);
    await expect(page).toHaveURL('/products');
  });

  test('what is gone already is said', async ({ page, shop }) => {
    const product = await addProduct(shop);
    await openAsOwner(page, `${list}?search=${encodeURIComponent(product.name)}`, title);
    await expect(rowOf(page, product.name)).toBeVisible();
    await takeOutOfShop(shop, product.name);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: `Delete ${product.name}` }).click();
    await expect(page.getByText('Product not found')).toBeVisible();
    await expect(rowOf(page, product.name)).toBeHidden();
  });
});

test.describe('a new product', () => {
  test('needs a name and a description, and is a draft until it can be sold', async ({
    page,
    shop,
  }) => {
    await openAsOwner(page, list, title);
    await page.getByRole('link', { name: 'Add Product' }).click();
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Description is required')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();

    const name = `Draft ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('Description').fill('Not for sale yet');
    // The list as it was before stands under the dialog until the new one has come.
    const isRead = Promise.withResolvers<void>();
    await page.route('**/product/get', async (route) => {
      await isRead.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page).toHaveURL(list);
    await confirmDone(page, 'Product added successfully!');
    isRead.resolve();
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeFocused();
    await expect(rowOf(page, name)).toContainText('Draft');
    await page.reload();
    await expect(rowOf(page, name)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    const { data } = await callApi(shop, 'POST', '/product/get', { search: name });
    expect((data as { name: string }[]).map((product) => product.name)).not.toContain(name);
  });

  test('takes one image, stars and details, and stands in the shop at once', async ({ page }) => {
    await openAsOwner(page, '/admin/Uploadproduct', 'Add Product');
    const name = `Golden rain ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('Description').fill('Gold, for a minute');
    const chooser = page.getByLabel('Choose an image or drop it here');
    await expect(page.getByText('JPG, PNG up to 5MB')).toBeVisible();
    await chooser.setInputFiles(await pictureOf('gold'));
    await expect(page.getByRole('img', { name: 'Image', exact: true })).toBeVisible();

    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      dialog.accept();
    });
    await chooser.setInputFiles(await pictureOf('red'));
    expect(alerts).toEqual(['Please remove the current image before uploading a new one']);
    await page.getByRole('button', { name: 'Remove Image' }).click();
    await chooser.setInputFiles(await pictureOf('red'));
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
    await confirmDone(page, 'Product added successfully!');
    await expect(rowOf(page, name)).toContainText('Rs: 250 (10% off)');

    await page.goto('/products');
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByText('₹225.00')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'நிறம்' })).toBeVisible();
  });

  test('keeps what is written through a reload, until it is discarded', async ({ page }) => {
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
    await expect(page).toHaveURL(list);
  });

  test('a file that is no picture is refused, a failed upload clears its preview', async ({
    page,
  }) => {
    await openAsOwner(page, '/admin/Uploadproduct', 'Add Product');
    const chooser = page.getByLabel('Choose an image or drop it here');
    await chooser.setInputFiles({
      name: 'list.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByText('Please select an image file (JPEG, PNG)')).toBeVisible();

    await page.route('**/api/v1/file/upload', (route) => route.abort());
    await chooser.setInputFiles(await pictureOf('gold'));
    await expect(page.getByText('Network error - Please try again')).toBeVisible();
    await expect(page.getByRole('img', { name: 'gold.png' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Product' })).toBeEnabled();
  });
  test.use({ expectedComplaints: [/ERR_FAILED/] });
});

test.describe('an edit', () => {
  test('changes price and details, returns to the list, and shows in the shop at once', async ({
    page,
    shop,
    browser,
  }) => {
    const product = await addProduct(shop, { price: 100, discount: 0 });
    const customer = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await customer.goto(`/productDetail/${product._id}`);
    await expect(customer.getByText('₹100.00')).toBeVisible();

    await openEdit(page, product.name);
    await page.getByLabel('Price').fill('');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Price is required')).toBeVisible();
    await page.getByLabel('Price').fill('145.5');
    await page.getByLabel('Rating').fill('4.3');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
    await confirmDone(page, 'Success');
    await expect(page).toHaveURL(/productsEdit\?search=/);
    await expect(rowOf(page, product.name)).toContainText('Rs: 145.5');

    await customer.reload();
    await expect(customer.getByText('₹145.50')).toBeVisible();
    await customer.context().close();
  });

  test('images are added, put in order and removed', async ({ page, shop }) => {
    const product = await addProduct(shop, { image: [] });
    await openEdit(page, product.name);
    await page
      .getByLabel('Add images or drop them here')
      .setInputFiles([await pictureOf('gold'), await pictureOf('red'), await pictureOf('blue')]);
    const images = page.getByRole('img', { name: /^Image \d$/ });
    await expect(images).toHaveCount(3);
    const first = await images.first().getAttribute('src');
    await page.getByRole('button', { name: 'Move image 1 later' }).press('Enter');
    await page.getByRole('button', { name: 'Move image 2 later' }).press('Enter');
    await expect(images.last()).toHaveAttribute('src', first ?? '');
    await expect(page.getByRole('button', { name: 'Move image 3 earlier' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Image 1' }).click();
    await page.getByRole('button', { name: 'Update Product' }).click();
    await confirmDone(page, 'Success');
    const saved = await findProduct(shop, product.name);
    expect(saved.image).toHaveLength(2);
    expect(saved.image[1]).toBe(first);
  });

  test('somebody else was faster: own words go on with theirs', async ({ page, shop }) => {
    const product = await addProduct(shop, { price: 100, stock: 10 });
    await openEdit(page, product.name);
    await page.getByLabel('Description').fill('My new words');
    await setPrice(shop, product.name, 130);
    await page.getByRole('button', { name: 'Update Product' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Somebody else changed' });
    await expect(notice).toContainText('Somebody else changed this product. Please reload it');
    await expect(notice).toContainText('What they changed: Price.');
    await page.getByRole('button', { name: 'Keep my text' }).click();
    await expect(page.getByLabel('Price')).toHaveValue('130');
    await expect(page.getByLabel('Description')).toHaveValue('My new words');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await confirmDone(page, 'Success');
    expect(await findProduct(shop, product.name)).toMatchObject({
      price: 130,
      description: 'My new words',
    });
  });

  test('somebody else was faster: theirs is loaded instead', async ({ page, shop }) => {
    const product = await addProduct(shop);
    await openEdit(page, product.name);
    await page.getByLabel('Description').fill('My new words');
    await setStock(shop, product.name, 77);
    await page.reload();
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page.getByLabel('Description')).toHaveValue(product.description);
    await expect(page.getByLabel('Stock')).toHaveValue('77');
  });

  test('cancelling forgets it and returns to the list', async ({ page, shop }) => {
    const product = await addProduct(shop);
    await openEdit(page, product.name);
    await page.getByLabel('Description').fill('Not to be kept');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('link', { name: `Edit ${product.name}` })).toBeFocused();
    await page.getByRole('link', { name: `Edit ${product.name}` }).click();
    await expect(page.getByLabel('Description')).toHaveValue(product.description);
  });

  test('of a product that is gone says so', async ({ page, shop }) => {
    const product = await addProduct(shop);
    await takeOutOfShop(shop, product.name);
    await openAsOwner(page, `/admin/edit-product/${product._id}`, 'Edit Product');
    await expect(alert(page, 'Failed to fetch product details')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the products' }).click();
    await expect(page).toHaveURL(list);
  });
});

test.describe('many products at once', () => {
  const csv = (text: string) => ({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  const header = 'name,description,price,discount,stock,unit,rating,image,details,id\n';

  test('a file with a bad row changes nothing; corrected, it is imported whole', async ({
    page,
    shop,
  }) => {
    const [one, two] = [`மத்தாப்பு ${Date.now()}`, `Sparkler ${Date.now()}`];
    const good = `${one},பொன் மழை,50,10,20,1 Box,5,,நிறம்: பொன்,\n`;
    await openAsOwner(page, list, title);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    const chooser = dialog.getByLabel('Choose a CSV file or drop it here');
    await chooser.setInputFiles(csv(`${header}${good}${two},Bright,cheap,0,5,1 Box,4,,,\n`));
    await expect(dialog.getByText('1 problem found. Nothing was changed.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^3 price Write a price/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Import \d/ })).toBeHidden();
    const token = await ownerToken(shop);
    const found = async (name: string) =>
      (
        (await callApi(shop, 'POST', '/product/get', { search: name }, token)).data as {
          name: string;
        }[]
      ).some((product) => product.name === name);
    expect(await found(one)).toBe(false);

    await dialog.getByRole('button', { name: 'Another file' }).click();
    await chooser.setInputFiles(csv(`${header}${good}${two},Bright,15,0,5,1 Box,4,,,\n`));
    await expect(dialog.getByText('Every row can be imported.')).toBeVisible();
    await expect(dialog.getByText('2 would be added')).toBeVisible();
    expect(await found(one)).toBe(false);
    await dialog.getByRole('button', { name: 'Import 2 products' }).click();
    await expect(dialog.getByText('The products were imported.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(rowOf(page, one)).toContainText('Rs: 50 (10% off)');
    await expect(rowOf(page, two)).toContainText('Rs: 15');
    expect((await findProduct(shop, one)).details).toEqual({ நிறம்: 'பொன்' });
  });

  test('a file that is no list of products is refused in a sentence', async ({ page }) => {
    await openAsOwner(page, list, title);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    const chooser = dialog.getByLabel('Choose a CSV file or drop it here');
    await chooser.setInputFiles(csv(header));
    // A toast in the dialog says it as well.
    await expect(dialog.getByText('The file has no products').first()).toBeVisible();
    await expect(chooser).toBeEnabled();
  });

  test('the export can be read by a spreadsheet and imported again unchanged', async ({ page }) => {
    await openAsOwner(page, list, title);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('products.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\ufeffid,name,description,price')).toBe(true);
    expect(text).toContain('Peacock Fountain (Mayil)');

    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    await dialog.getByLabel('Choose a CSV file or drop it here').setInputFiles(csv(text));
    await expect(
      dialog.getByText(/^0 would be added, 0 would be changed, \d+ would/),
    ).toBeVisible();
  });
});
