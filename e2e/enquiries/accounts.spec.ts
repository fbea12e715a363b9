import { toShopDay } from '@mathappu/contract/shop-time';
import { expect } from '@playwright/test';
import { findOrder, openOrder, paymentOf } from '../support/admin-orders.ts';
import { callApi } from '../support/api.ts';
import { offlineOrder } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { changesOf } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

test.use({
  settings: {
    selling: { saleMode: 'enquiry' },
    payment: { upiId: 'shop@okbank', payee: 'Anbu Stores' },
  },
});

test('the owner names an account without a password; then each receipt of its method names it', async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop, { price: 90 });
  const number = await offlineOrder(shop, await newBuyer(shop), { [name]: 2 });
  await openAsOwner(page, '/admin/settings?tab=payment', 'Settings');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add an account' }).click();
  await main.getByRole('button', { name: 'Save' }).click();
  const box = main.getByLabel('Account 1: name');
  await expect(box).toHaveAccessibleDescription('Write a name');
  await expectAccessible(page, 'accounts');
  await box.fill('SBI shop');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await changesOf(page).click();
  await expect(main.getByText('Your accounts: nothing → SBI shop (UPI)')).toBeVisible();

  await page.goto(`/admin/orders?search=${number}`);
  const payment = paymentOf(await openOrder(page, number));
  await payment.getByRole('button', { name: 'Book a receipt' }).click();
  const form = page.getByRole('dialog', { name: /^Money / });
  const account = form.getByLabel('Account');
  await form.getByLabel('Reference').fill('412345678901');
  await form.getByLabel('Amount in rupees').fill('100');
  await form.getByRole('button', { name: 'Book it' }).click();
  await expect(account).toHaveAccessibleDescription('Choose the account');
  await expectAccessible(page, 'a receipt with its account', undefined, true);
  await form.getByRole('radio', { name: 'Cash' }).check();
  await expect(account).toBeHidden();
  await form.getByRole('radio', { name: 'UPI' }).check();
  await form.getByLabel('Reference').fill('412345678901');
  await account.selectOption('SBI shop');
  await form.getByRole('button', { name: 'Book it' }).click();
  await expect(payment.getByRole('listitem')).toContainText(/Received ₹100\.00.*SBI shop/);

  const { code } = await findOrder(shop, number);
  await callApi(shop, 'POST', `/order/report/${code}`, {
    ...{ kind: 'payment', amount: 80, method: 'upi', reference: '412345678902' },
    paidOn: toShopDay(new Date()),
  });
  await page.reload();
  await payment.getByRole('button', { name: 'Book it' }).click();
  const told = page.getByRole('dialog', { name: /^What came / });
  await expect(told.getByLabel('Amount in rupees')).toHaveValue('80');
  await told.getByLabel('Account').selectOption('SBI shop');
  await told.getByRole('button', { name: 'Book it' }).click();
  await expect(payment).toContainText('₹180.00 of ₹180.00 received');
});
