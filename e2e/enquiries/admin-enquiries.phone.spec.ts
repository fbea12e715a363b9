import { expect } from '@playwright/test';
import { enquireByApi, openEnquiryList, openListedEnquiry } from '../support/enquiries.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

test.use({
  viewport: { width: 360, height: 740 },
  settings: { selling: { saleMode: 'enquiry' } },
});

test('on a phone enquiries are cards, and one is changed and offered by touch', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 50 });
  const number = await enquireByApi(shop, await newBuyer(shop), { [name]: 5 });
  await openEnquiryList(page, number);
  const card = page.getByRole('row', { name: new RegExp(number) });
  await expect(card).toContainText('Customer');
  await expect(card).toContainText('To answer');
  const dialog = await openListedEnquiry(page, number);
  await dialog.getByRole('button', { name: `Take out ${name}` }).tap();
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(dialog.getByText('Leave at least one product')).toBeVisible();
  await dialog.getByRole('button', { name: `Put ${name} back` }).tap();
  await dialog.getByLabel(`Quantity of ${name}`).fill('4');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Enquiry saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send offer' }).tap();
  const offer = page.getByRole('dialog', { name: `Offer ${number}?` });
  await offer.getByRole('button', { name: 'Send offer' }).tap();
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
  for (const element of [page.locator('html'), dialog.locator('> div').first()]) {
    const excess = await element.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(excess).toBe(0);
  }
});
