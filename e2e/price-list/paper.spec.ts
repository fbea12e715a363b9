import { expect, type Page } from '@playwright/test';
import { barOf, boxOf, openPriceList } from '../support/cart-screens.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({
  settings: {
    shop: {
      name: 'Paper & Sons',
      gstin: '33ABCDE1234F1Z7',
      licence: 'LE-5 of 2026',
      whatsapp: '919876543210',
    },
  },
});

const shots = '60 Shots Violet Evening';

/** The page as it is on paper when the browser is asked to print. */
async function stopAtPrint(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  return async () => {
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
  };
}

test('the 78 products of the demo take two sheets, with both names, in both languages', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const language of ['', '/ta']) {
    await page.goto(`${language}/products?view=list`);
    await page.evaluate(() => document.fonts.ready);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g), `sheets of ${language}/`).toHaveLength(2);
  }
});

test('the price list on paper: whose, of which day, with empty boxes; my list with its sums', async ({
  page,
  shop,
}) => {
  const odd = 'Edge 28: Tom & "Jerry" \'வெடி\' 🎆 =HYPERLINK("x")';
  await addProduct(shop, {
    ...{ name: odd, nameTa: 'டாம் & "ஜெர்ரி"', price: 100, stock: 9 },
    passport: { class: 'conventional', noiseDb: 90, minAge: 18 },
  });
  const onPaper = await stopAtPrint(page);
  await openPriceList(page);
  await boxOf(page, shots).fill('2');
  await boxOf(page, odd).fill('3');
  await page.getByRole('searchbox', { name: 'Filter the list' }).fill('rocket');
  await barOf(page).getByRole('button', { name: 'Print', exact: true }).click();
  await onPaper();
  const paper = page.getByRole('main');
  for (const text of [
    /^Paper & Sons$/,
    /WhatsApp: \+919876543210/,
    'Licence: LE-5 of 2026',
    'GSTIN: 33ABCDE1234F1Z7',
    /^Prices of \d+ \w+ \d{4}\. Subject to stock\.$/,
  ]) {
    await expect(paper.getByText(text)).toBeVisible();
  }
  const cell = page.getByRole('rowheader', { name: 'Edge 28' });
  await expect(cell).toContainText(odd);
  await expect(cell).toContainText('டாம் & "ஜெர்ரி"');
  await expect(cell.getByText('Conventional · 90 dB · 18+')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Lunik Rocket' })).toBeVisible();
  // A box to write in, whatever was chosen.
  await expect(boxOf(page, shots)).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  for (const gone of [barOf(page), page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(gone).toBeHidden();
  }
  await expect(paper.getByText('Total', { exact: true })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await barOf(page).getByRole('button', { name: 'Print my list' }).click();
  await onPaper();
  await expect(page.getByRole('rowheader').filter({ visible: true })).toContainText([
    /Aerial shots/,
    shots,
    'Other',
    odd,
  ]);
  await expect(boxOf(page, shots)).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  const total = paper.getByText('Total', { exact: true }).locator('..');
  await expect(total).toContainText('₹1,473.00');
  await expect(paper.getByText('You save ₹1,587.00').filter({ visible: true })).toHaveCount(1);
});
