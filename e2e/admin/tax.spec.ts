import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import {
  countSheets,
  openOrder,
  openOrderAsOwner,
  setTax,
  taxDocumentsIn,
} from '../support/admin-orders.ts';
import { openAsOwner, signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { changesOf } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

test.use({ settings: { shop: {}, tax: {} } });

/** Counts prints, since the browser's own dialog would wait for somebody. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.prints = String(Number(dataset.prints ?? 0) + 1);
    };
  });

const expectPrints = (page: Page, count: number) =>
  expect(page.locator('html')).toHaveAttribute('data-prints', String(count));

test('registered in mid-season: rate, refusal, invoice in three copies, credit note', async ({
  page,
  browser,
  shop,
}) => {
  const { name } = await addProduct(shop, { price: 118 });
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { [name]: 1 });
  const reader = await browser.newPage({ baseURL: shop.url });
  await countPrints(reader);
  await signIn(reader, buyer);
  await reader.goto(`/order/${orderId}`);
  await reader.getByRole('button', { name: 'Print Invoice' }).click();
  await expectPrints(reader, 1);
  await reader.emulateMedia({ media: 'print' });
  await expect(reader.getByText('Invoice', { exact: true })).toBeVisible();
  await reader.emulateMedia({ media: 'screen' });

  await countPrints(page);
  await openAsOwner(page, '/admin/settings?tab=tax', 'Settings');
  await expect(page.getByText('Your shop has no GSTIN')).toBeVisible();
  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await page.getByLabel('GSTIN').pressSequentially('33ABCDE1234F1Z7');
  await page.getByRole('textbox', { name: 'Your password' }).pressSequentially(demoAdmin.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  // Without a rate no goods leave.
  const dialog = await openOrderAsOwner(page, orderId);
  await dialog.getByRole('button', { name: /^Mark shipped/ }).click();
  await expect(
    page.getByText(/^No tax rate is valid for .+\. Add one in Settings\.$/),
  ).toBeVisible();
  await reader.reload();
  await reader.emulateMedia({ media: 'print' });
  await expect(reader.getByText('Order summary', { exact: true })).toBeVisible();
  await reader.emulateMedia({ media: 'screen' });

  await page.goto('/admin/settings?tab=tax');
  await expect(page.getByText('Your shop has a GSTIN but no rate of tax')).toBeVisible();
  await page.getByRole('button', { name: 'Add a rate' }).click();
  const percent = page.getByLabel('Rate 1: percent');
  await expect(percent).toHaveValue('18');
  await percent.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write a percent from 0.01 to 40')).toBeVisible();
  await percent.pressSequentially('18');
  await page.getByLabel('Rate 1: valid from').fill('2017-07-01');
  await page.getByLabel('First invoice of a year').fill('123');
  await page.getByLabel('Who signs').pressSequentially('R. Kavitha');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await changesOf(page).click();
  await expect(page.getByText('Rates: nothing → 18% from 1 Jul 2017').first()).toBeVisible();

  await page.goto(`/admin/orders?search=${orderId}`);
  const order = await openOrder(page, orderId);
  await order.getByRole('button', { name: /^Mark shipped/ }).click();
  await expect(page.getByText(`Order ${orderId} marked as shipped`)).toBeVisible();
  const taxDocuments = (await openOrder(page, orderId)).getByRole('region', { name: 'Tax papers' });
  const print = taxDocuments.getByRole('button', { name: /^Print INV\/\d\d-\d\d\/\d{6}$/ });
  const number = ((await print.getAttribute('aria-label')) ?? '').replace('Print ', '');
  await print.click();
  await expectPrints(page, 1);
  await page.emulateMedia({ media: 'print' });
  await expect(taxDocumentsIn(page)).toHaveCount(3);
  for (const [copy, mark] of [
    'ORIGINAL FOR RECIPIENT',
    'DUPLICATE FOR TRANSPORTER',
    'TRIPLICATE FOR SUPPLIER',
  ].entries()) {
    const taxDocument = taxDocumentsIn(page).nth(copy);
    await expect(taxDocument).toContainText(`Tax invoice${mark}`);
    await expect(taxDocument).toContainText('GSTIN 33ABCDE1234F1Z7');
    await expect(taxDocument).toContainText('Tamil Nadu (33)');
    await expect(taxDocument).toContainText('360418%₹100.00₹9.00₹9.00₹118.00');
    await expect(taxDocument).toContainText('Rupees One Hundred Eighteen Only');
    await expect(taxDocument).toContainText('R. Kavitha, Authorised signatory');
  }
  await expect(page.getByRole('article').filter({ hasText: 'packing slip' })).toBeHidden();
  expect(await countSheets(page)).toBe(3);
  // Once it is printed, the packing slip is what the order prints as again.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(taxDocumentsIn(page)).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'packing slip' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // The customer prints the first copy, whatever is changed afterwards.
  await reader.reload();
  await expect(reader.getByText(`Tax invoice ${number} of `)).toBeVisible();
  await reader.getByRole('button', { name: 'Print Invoice' }).click();
  await expectPrints(reader, 1);
  await reader.emulateMedia({ media: 'print' });
  await expect(taxDocumentsIn(reader)).toHaveCount(1);
  await expect(reader.getByRole('heading', { name: `Order #${orderId}` })).toBeHidden();
  const printed = await taxDocumentsIn(reader).innerHTML();
  await setTax(shop, { signatory: 'Somebody else', hsn: '36041000' });
  await page.goto('/admin/settings');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('0452 111 222');
  await page.getByRole('textbox', { name: 'Your password' }).fill(demoAdmin.password);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Moved away');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await reader.reload();
  await expect(taxDocumentsIn(reader)).toHaveCount(1);
  expect(await taxDocumentsIn(reader).innerHTML()).toBe(printed);

  await page.goto(`/admin/orders?search=${orderId}`);
  const shipped = await openOrder(page, orderId);
  await shipped.getByLabel('Order status').selectOption('CANCELLED');
  await shipped.getByRole('button', { name: 'Update' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(shipped.getByText(/^Credit note CRN\/\d\d-\d\d\/\d{6} of /)).toBeVisible();
  await shipped.getByLabel('Order status').selectOption('PENDING');
  await shipped.getByRole('button', { name: 'Update' }).click();
  await question.getByRole('button', { name: 'Set to Pending' }).click();
  await expect(
    shipped.getByText(`Invoice ${number} was credited. Make a new order.`).first(),
  ).toBeVisible();
  await reader.reload();
  await expect(taxDocumentsIn(reader)).toHaveCount(2);
  await expect(taxDocumentsIn(reader).last()).toContainText(
    /^Credit note.*Against tax invoice.*Order cancelled/,
  );
  await reader.close();
});
