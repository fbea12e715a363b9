import { expect } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { addOnList } from '../support/cart-screens.ts';
import { answerAsStaff, sellBy } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({
  settings: {
    selling: { saleMode: 'enquiry' },
    payment: { upiId: 'shop@okbank', payee: 'Anbu Stores' },
  },
});

test('without an account: an enquiry of three fields, its link, and the order that it becomes', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await addOnList(page, 'Gold Rain');
  await page.goto('/checkout');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send Enquiry' });
  await main.getByLabel('Your name').press('Enter');
  await expect(main.getByText('Mobile number is required')).toBeVisible();
  await expectAccessible(page, 'an enquiry without an account');
  await main.getByLabel('Your name').fill('Kala Devi');
  await main.getByLabel('Mobile number').fill('+91 98400 12345');
  await main.getByLabel('District').selectOption('Madurai');

  // Desk edge 23: the mode turns while a guest types. Cart and text are kept.
  await sellBy(shop, 'cod');
  await send.tap();
  await expect(page).toHaveURL('/login');
  await sellBy(shop, 'enquiry');
  await page.goto('/checkout');
  await expect(main.getByLabel('Your name')).toHaveValue('Kala Devi');
  await expect(main.getByLabel('Mobile number')).toHaveValue('9840012345');
  await expect(main.getByLabel('District')).toHaveValue('Madurai');

  // What the page says of the age notice is measured.
  const notice = main.getByText(/confirm that you are 18 or older/);
  await notice.evaluate((element) => element.setAttribute('hidden', ''));
  const unseen = page.waitForResponse(/guest-enquiry/);
  await send.tap();
  expect((await unseen).status()).toBe(400);
  await notice.evaluate((element) => element.removeAttribute('hidden'));
  await send.tap();
  await expect(page).toHaveURL(/\/order\/[0-9A-Z]{26}$/);
  await expect(main.getByText(/^Your enquiry EQ-.* is with us: 1 product, ₹/)).toBeVisible();
  const link = page.url();
  await page.goto('/cart');
  await expect(main.getByText('Your cart is empty')).toBeVisible();

  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'GET', '/quote/all', undefined, token);
  const [enquiry] = (data as { quotes: { number: string; customerName: string }[] }).quotes;
  expect(enquiry?.customerName).toBe('Kala Devi');
  const staff = await answerAsStaff(shop, enquiry?.number ?? '');
  const { orderId } = await staff.confirm('offline');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Please pay ₹/ })).toBeVisible();
});
