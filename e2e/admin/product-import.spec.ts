import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { productList, productListTitle, productRow } from '../support/admin-products.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { openAsOwner } from '../support/people.ts';
import { findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

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
    await openAsOwner(page, productList, productListTitle);
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
    await expect(productRow(page, one)).toContainText('Rs: 50 (10% off)');
    await expect(productRow(page, two)).toContainText('Rs: 15');
    expect((await findProduct(shop, one)).details).toEqual({ நிறம்: 'பொன்' });
  });

  test('a file that is no list of products is refused in a sentence', async ({ page }) => {
    await openAsOwner(page, productList, productListTitle);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    const chooser = dialog.getByLabel('Choose a CSV file or drop it here');
    await chooser.setInputFiles(csv(header));
    // A toast in the dialog says it as well.
    await expect(dialog.getByText('The file has no products').first()).toBeVisible();
    await expect(chooser).toBeEnabled();
  });

  test('the export can be read by a spreadsheet and imported again unchanged', async ({ page }) => {
    await openAsOwner(page, productList, productListTitle);
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
