import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { xlsxOf } from '#packages/server/test/price-lists.ts';
import { transitionOrder } from '../support/admin-orders.ts';
import {
  confirmSuccess,
  openEdit,
  productList,
  productListTitle,
  productRow,
} from '../support/admin-products.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct, findProduct, setPrice, setStock } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

test.describe('many products at once', () => {
  const csv = (text: string) => ({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  const header = 'name,description,price,discount,stock,unit,rating,image,details,id\n';

  test('a file with a bad row changes nothing; corrected, it is imported whole', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const [one, two] = [`மத்தாப்பு ${Date.now()}`, `Sparkler ${Date.now()}`];
    const good = `${one},பொன் மழை,50,10,20,1 Box,5,,நிறம்: பொன்,\n`;
    await openAsOwner(page, productList, productListTitle);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    const chooser = dialog.getByLabel('Choose an Excel or CSV file or drop it here');
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
    await expect(productRow(page, one)).toContainText('Rs: 50 (10% off)');
    await expect(productRow(page, two)).toContainText('Rs: 15');
    expect((await findProduct(shop, one)).details).toEqual({ நிறம்: 'பொன்' });
  });

  test('a price list from Excel is read as it is, and the next one shows what changes', async ({
    page,
    shop,
  }) => {
    const mark = String(Date.now());
    const list = (rate: string) => [
      ['SRI MURUGAN CRACKERS'],
      ['S.No', 'Item', 'Rate', 'Disc %'],
      ['', `FOUNTAINS ${mark}`],
      ['1', `Fountain ${mark} (பூச்சட்டி)`, `₹ ${rate}/-`, '80%'],
      ['2', `Peacock ${mark}`, 'Rs.560', '80%'],
    ];
    const xlsx = (rate: string) => ({
      name: 'list.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: xlsxOf(list(rate)),
    });
    const dialog = await chooseFile(page, xlsx('1,250.00'));
    await expect(dialog.getByLabel('What “Rate” is')).toHaveValue('price');
    await dialog.getByRole('button', { name: 'Check the list' }).click();
    await expect(dialog.getByText(`1 new category: FOUNTAINS ${mark}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 2 products' }).click();
    await expect(dialog.getByText('The products were imported.')).toBeVisible();
    expect(await findProduct(shop, `Fountain ${mark}`)).toMatchObject({
      nameTa: 'பூச்சட்டி',
      price: 1250,
      discount: 80,
      unit: '1 Box',
      stock: 100,
    });

    const again = await chooseFile(page, xlsx('12,500.00'));
    await again.getByRole('button', { name: 'Check the list' }).click();
    await expect(again.getByText('1 changes')).toBeVisible();
    await expect(again.getByText(/₹1,250\.00.*₹12,500\.00/)).toBeVisible();
    const importNow = again.getByRole('button', { name: 'Import 1 product' });
    await expect(importNow).toBeDisabled();
    await again.getByLabel('These prices are right').check();
    await importNow.click();
    await expect(again.getByText('The products were imported.')).toBeVisible();
    expect(await findProduct(shop, `Fountain ${mark}`)).toMatchObject({ price: 12_500 });
  });

  test('a file that is no list of products is refused in a sentence', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openAsOwner(page, productList, productListTitle);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    const chooser = dialog.getByLabel('Choose an Excel or CSV file or drop it here');
    await chooser.setInputFiles(csv(header));
    // A toast in the dialog says it as well.
    await expect(dialog.getByText('The file has no products').first()).toBeVisible();
    await expect(chooser).toBeEnabled();
  });

  test('the export can be read by a spreadsheet and imported again unchanged', {
    tag: '@nightly',
  }, async ({ page }) => {
    const text = await exportProducts(page);
    expect(text.startsWith('\ufeffid,name,description,price')).toBe(true);
    expect(text).toContain('Peacock Fountain (Mayil)');

    const dialog = await chooseFile(page, csv(text));
    await expect(
      dialog.getByText(/^0 would be added, 0 would be changed, \d+ would/),
    ).toBeVisible();
  });

  test('what is sold between export and import stays sold, and the import is undone later', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const [counted, priced] = [
      await addProduct(shop, { stock: 40 }),
      await addProduct(shop, { stock: 40 }),
    ];
    const exported = await exportProducts(page);
    await setStock(shop, counted.name, 33);
    await setStock(shop, priced.name, 35);
    const file = exported
      .replace(new RegExp(`(${counted._id}.*),40,40,`), '$1,50,40,')
      .replace(new RegExp(`(${priced._id}.*),90,0,40,40,`), '$1,120,0,40,40,');

    const dialog = await chooseFile(page, csv(file));
    await expect(dialog.getByText('0 would be added, 2 would be changed')).toBeVisible();
    const replaced = dialog.getByRole('table', { name: 'Edits that the file replaces' });
    await expect(replaced).toContainText(`edited “${priced.name}” on`);
    await expect(replaced).not.toContainText(counted.name);
    await expect(dialog.getByText(/^Stock: 1 product would get the difference/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Import \d+ products?$/ }).click();
    await expect(dialog.getByText(/^(Checked|Imported) \d+ of \d+ rows/)).toBeVisible();
    await expect(dialog.getByText('The products were imported.')).toBeVisible();
    expect(await findProduct(shop, counted.name)).toMatchObject({ stock: 43 });
    expect(await findProduct(shop, priced.name)).toMatchObject({ stock: 35, price: 120 });

    // Somebody else changes one of the products, and the owner comes back later.
    await setPrice(shop, priced.name, 95);
    await openAsOwner(page, productList, productListTitle);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const last = dialog.getByRole('listitem').filter({ hasText: 'products.csv' }).first();
    await expect(last).toContainText('0 added, 2 changed');
    await last.getByRole('button', { name: 'Undo the import of products.csv' }).click();
    const question = page.getByRole('alertdialog', { name: 'Undo this import?' });
    await expect(question).toContainText('2 changed products will be as before');
    await question.getByRole('button', { name: 'Undo import' }).click();
    await expect(dialog.getByText('The import was undone.')).toBeVisible();
    await expect(
      dialog.getByText('1 product left as it is now, because it was changed since:'),
    ).toBeVisible();
    await expect(dialog.getByText(`Somebody changed “${priced.name}” since`)).toBeVisible();
    expect(await findProduct(shop, counted.name)).toMatchObject({ stock: 33 });
    expect(await findProduct(shop, priced.name)).toMatchObject({ stock: 35, price: 95 });

    await dialog.getByRole('button', { name: 'Another file' }).click();
    await expect(last).toContainText('Undone');
  });

  test('a product that a file takes off sale stays off, and its form says what came back', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const product = await addProduct(shop, { stock: 10 });
    const orderId = await orderByApi(shop, await newBuyer(shop), { [product.name]: 3 });
    const exported = await exportProducts(page);
    const offSale = exported.replace(new RegExp(`(${product._id}.*),7,7,`), '$1,,7,');
    const dialog = await chooseFile(page, csv(offSale));
    await dialog.getByRole('button', { name: /^Import \d+ products?$/ }).click();
    await expect(dialog.getByText('The products were imported.')).toBeVisible();
    await transitionOrder(shop, orderId, 'CANCELLED');

    await openEdit(page, product.name);
    const stock = page.getByLabel('Stock');
    await expect(stock).toHaveValue('');
    await expect(
      page.getByText('Off sale. 3 pieces came back from cancelled orders'),
    ).toBeVisible();
    await stock.fill('5');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await confirmSuccess(page, 'Success');
    expect(await findProduct(shop, product.name)).toMatchObject({ stock: 8 });
  });

  test('an import goes on when its window is left, and is found again', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const rows = Array.from({ length: 200 }, (_, n) => `Bulk ${n},Bright,15,0,5,1 Box,4,,,\n`);
    const dialog = await chooseFile(page, { ...csv(header + rows.join('')), name: 'bulk.csv' });
    await dialog.getByRole('button', { name: 'Import 200 products' }).click();
    await expect(dialog.getByText(/^(Checked|Imported) \d+ of 200 rows/)).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await openAsOwner(page, productList, productListTitle);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const last = dialog.getByRole('listitem').filter({ hasText: 'bulk.csv' });
    await expect(last).toContainText('200 added, 0 changed', { timeout: 60_000 });
    await last.getByRole('button', { name: 'Undo the import of bulk.csv' }).click();
    const question = page.getByRole('alertdialog', { name: 'Undo this import?' });
    await expect(question).toContainText('200 added products will be deleted');
    await question.getByRole('button', { name: 'Undo import' }).click();
    await expect(dialog.getByText('The import was undone.')).toBeVisible({ timeout: 60_000 });
    await expect(findProduct(shop, 'Bulk 0')).rejects.toThrow('no product');
  });
});

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await openAsOwner(page, productList, productListTitle);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await dialog.getByLabel('Choose an Excel or CSV file or drop it here').setInputFiles(file);
  return dialog;
}

async function exportProducts(page: Page): Promise<string> {
  await openAsOwner(page, productList, productListTitle);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('products.csv');
  return readFile(await download.path(), 'utf8');
}
