import { expect } from '@playwright/test';
import { demoStaff } from '#packages/demo/src/demo-people.ts';
import { offlineOrder } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openAsOwner, signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

test.use({
  settings: {
    selling: { saleMode: 'enquiry' },
    payment: { upiId: 'shop@okbank', payee: 'Anbu Stores' },
  },
});

test('who owes, reminded on WhatsApp; a helper who books receipts sees that alone', async ({
  page,
  browser,
  shop,
}) => {
  const { name } = await addProduct(shop, { price: 90, stock: 40 });
  const number = await offlineOrder(shop, await newBuyer(shop), { [name]: 3 });
  await openAsOwner(page, '/admin/books', 'Books');
  await page.getByLabel('List').selectOption('To collect');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('₹270.00');
  const remind = await row.getByRole('link', { name: /Remind/ }).getAttribute('href');
  const text = new URL(remind ?? '').searchParams.get('text');
  expect(text).toContain('₹270.00');
  expect(text).toMatch(new RegExp(`${shop.url}/order/[0-9A-Z]+`));
  await expectAccessible(page, 'who owes');

  const desk = await browser.newPage({ baseURL: shop.url });
  await signIn(desk, demoStaff[0]);
  await desk.goto('/admin/books?tab=owed');
  await expect(desk.getByRole('heading', { name: 'To collect' })).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: number })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Month' })).toBeHidden();
});
