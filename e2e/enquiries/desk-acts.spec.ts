import { expect, type Page } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { staffQuote } from '../support/enquiries.ts';
import { newCustomer, openAsOwner, signIn } from '../support/people.ts';
import { findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import type { RunningShop } from '../support/start-shop.ts';

test.use({ settings: { selling: { saleMode: 'enquiry' } } });

/** Takes five of a product for a buyer at the counter. */
async function takeGoldRain(page: Page) {
  const main = page.getByRole('main');
  const box = main.getByRole('combobox', { name: 'Number or name' });
  await box.fill('Gold Rain');
  await box.press('Enter');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await main.getByLabel('Where to').selectOption('counter');
  await main.getByLabel('The buyer says they are 18 or older').check();
}

async function writtenNumber(page: Page, kind: 'Estimate' | 'Offer' | 'Order'): Promise<string> {
  const heading = page.getByRole('main').getByRole('heading', { name: new RegExp(`^${kind} `) });
  await expect(heading).toBeFocused();
  return (await heading.innerText()).replace(`${kind} `, '');
}

/** The link of what the desk has written, as WhatsApp gets it. */
async function writtenLink(page: Page): Promise<string> {
  const whatsapp = page.getByRole('main').getByRole('link', { name: 'Send on WhatsApp' });
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  return /\/order\/\w{26}/.exec(text)?.[0] ?? '';
}

test('an estimate at the desk; its buyer is found again and gets an offer, which is accepted on the link', {
  tag: '@nightly',
}, async ({ page, browser, shop }) => {
  await openAsOwner(page, '/admin/orders/new', 'New order');
  const main = page.getByRole('main');
  await takeGoldRain(page);
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Thenmozhi Kumar');
  await main.getByLabel('Mobile number').fill('98400 54321');
  await main.getByRole('radio', { name: 'Estimate' }).check();
  await main.getByRole('button', { name: 'Save as estimate' }).click();
  await writtenNumber(page, 'Estimate');
  const estimate = await writtenLink(page);
  const buyer = await browser.newPage({ baseURL: shop.url });
  await buyer.goto(estimate);
  await expect(buyer.getByRole('heading', { level: 1, name: /^Estimate EQ-/ })).toBeVisible();

  await main.getByRole('button', { name: 'Next order' }).click();
  await main.getByLabel('Find an earlier buyer').fill('54321');
  await main.getByRole('button', { name: /^Thenmozhi Kumar · 9840054321/ }).click();
  await expect(main.getByLabel('Mobile number')).toHaveValue('9840054321');
  await takeGoldRain(page);
  await main.getByRole('radio', { name: 'Offer' }).check();
  await main.getByRole('button', { name: 'Send as offer' }).click();
  const number = await writtenNumber(page, 'Offer');
  await buyer.goto(await writtenLink(page));
  await buyer.getByRole('button', { name: /^Accept ₹/ }).click();
  const accepted = buyer.getByRole('main').getByText('You accepted. The shop will confirm.');
  await expect(accepted).toBeVisible();
  expect((await staffQuote(shop, number)).state).toBe('ACCEPTED');
  await buyer.close();
});

test('paid now at the counter, copied as new, and erased once it is closed', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await openAsOwner(page, '/admin/orders/new', 'New order');
  const main = page.getByRole('main');
  await takeGoldRain(page);
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Valli Raman');
  await main.getByLabel('Mobile number').fill('98400 11111');
  await main.getByRole('radio', { name: 'Paid now' }).check();
  await main.getByRole('radio', { name: 'Cash', exact: true }).check();
  await main.getByRole('button', { name: 'Make the order' }).click();
  const number = await writtenNumber(page, 'Order');
  await main.getByRole('link', { name: 'Open and print' }).click();
  const sale = page.getByRole('dialog', { name: number });
  await expect(sale.getByText('Paid').first()).toBeVisible();
  await sale.getByRole('link', { name: 'Copy as new' }).click();
  await expect(main.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Valli Raman');
  await expect(main.getByRole('textbox', { name: 'Quantity of Gold Rain' })).toHaveValue('5');

  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'GET', `/order/history/${number}`, undefined, token);
  const { _id } = (data as { order: { _id: string } }).order;
  await callApi(shop, 'PUT', `/order/updateorderstatus/${_id}`, { status: 'DELIVERED' }, token);
  await page.goto(`/admin/orders?order=${number}`);
  await sale.getByRole('button', { name: 'Erase this person' }).click();
  const question = page.getByRole('dialog', { name: `Erase the person of ${number}?` });
  await question.getByRole('textbox').fill('Asked by phone');
  await question.getByRole('button', { name: /^Erase/ }).click();
  await expect(sale.getByText('Valli Raman')).toHaveCount(0);
  await expect(sale.getByText('9840011111')).toHaveCount(0);
});

/** An offer of the desk for somebody with this number; returns its link. */
async function offerTo(shop: RunningShop, mobile: string): Promise<string> {
  const { _id: productId } = await findProduct(shop, 'Gold Rain');
  const body = {
    ...{ came: 'phone', customer: { name: 'Ilango', mobile }, delivery: { atCounter: true } },
    ...{ lines: [{ productId, quantity: 5 }], isAdult: true, as: 'offer' },
  };
  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'POST', '/quote/create', body, token);
  return `/order/${(data as { code: string }).code}`;
}

test('a link of the desk is added to an account by the mobile number that was given', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const link = await offerTo(shop, '9840022222');
  await signIn(page, await newCustomer(shop));
  await page.goto(link);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to my account' });
  const mobile = dialog.getByLabel('The mobile number you gave');
  await mobile.fill('98400 33333');
  await mobile.press('Enter');
  await expect(dialog.getByText('This is not the mobile number that was given')).toBeVisible();
  await mobile.fill('+91 98400 22222');
  await mobile.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Enquiry EQ-/ })).toBeVisible();
  await expect(page).toHaveURL(/\/order\/EQ-/);
  await page.goto(link);
  await expect(main.getByRole('link', { name: 'See it in My Orders' })).toBeVisible();
});
