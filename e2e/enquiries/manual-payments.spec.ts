import { toShopDay } from '@mathappu/contract/shop-time';
import { expect, type Page } from '@playwright/test';
import {
  openOrder,
  openOrderAsOwner,
  paymentOf,
  transitionOrder,
} from '../support/admin-orders.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { offlineOrder } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

test.use({ settings: { selling: { saleMode: 'enquiry' } } });

const receiptDialog = (page: Page) => page.getByRole('dialog', { name: /^Money / });

test('edges 18 and 19: an offline order is paid in two parts, and no transfer twice', async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop, { price: 90 });
  const buyer = await newBuyer(shop);
  const paid = await offlineOrder(shop, buyer, { [name]: 2 });
  const other = await offlineOrder(shop, buyer, { [name]: 1 });
  const dialog = await openOrderAsOwner(page, paid);
  const payment = paymentOf(dialog);
  await expect(payment).toContainText('UPI, bank or cashUnpaid₹0.00 of ₹180.00 received');
  await payment.getByRole('button', { name: 'Book a receipt' }).click();
  const form = receiptDialog(page);
  const amount = form.getByLabel('Amount in rupees');
  const book = form.getByRole('button', { name: 'Book it' });
  await expect(amount).toHaveValue('180');
  await book.click();
  await expect(form.getByText('Write the reference of the transfer')).toBeVisible();
  await form.getByLabel('Reference').fill('UPI4021');
  await amount.fill('180.50');
  await book.click();
  await expect(amount).toHaveAccessibleDescription('At most ₹180.00 can be booked here');
  await amount.fill('100');
  await book.click();
  await expect(page.getByText('Receipt saved')).toBeVisible();
  await expect(payment).toContainText('₹100.00 of ₹180.00 received');
  await expect(payment.getByRole('listitem')).toContainText(/Received ₹100\.00UPI UPI4021.*Selvi/);

  await payment.getByRole('button', { name: 'Book a receipt' }).click();
  await expect(amount).toHaveValue('80');
  await form.getByRole('radio', { name: 'Cash' }).check();
  await expect(form.getByLabel('Reference')).toBeHidden();
  await book.click();
  await expect(payment).toContainText('Paid');
  await expect(payment.getByRole('button', { name: 'Book a receipt' })).toBeHidden();
  await expect(dialog.getByText('Pending', { exact: true }).first()).toBeVisible();

  const second = await openOrderAsOwner(page, other);
  await paymentOf(second).getByRole('button', { name: 'Book a receipt' }).click();
  await form.getByLabel('Reference').fill('upi4021');
  await book.click();
  await expect(form.getByLabel('Reference')).toHaveAccessibleDescription(
    `Of the UPI payment or the bank transfer This reference is booked for order ${paid} already`,
  );
  await expectAccessible(page, 'a receipt', undefined, true);
});

test('of an order that somebody else has booked as paid meanwhile it is said that it is paid', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 90 });
  const number = await offlineOrder(shop, await newBuyer(shop), { [name]: 2 });
  const payment = paymentOf(await openOrderAsOwner(page, number));
  const form = receiptDialog(page);
  const receipt = { amount: 180, method: 'cash', receivedOn: toShopDay(new Date()) };
  const book = (isGivenBack: boolean) =>
    ownerToken(shop).then((token) =>
      callApi(shop, 'POST', `/order/receipt/${number}`, { ...receipt, isGivenBack }, token),
    );
  for (const [opens, isGivenBack, said] of [
    ['Book a receipt', false, 'This order is paid in full.'],
    ['Given back', true, 'Of this order no money is left to give back.'],
  ] as const) {
    await payment.getByRole('button', { name: opens }).click();
    await form.getByRole('radio', { name: 'Cash' }).check();
    await book(isGivenBack);
    await form.getByRole('button', { name: 'Book it' }).click();
    await expect(form.getByLabel('Amount in rupees')).toHaveAccessibleDescription(said);
    await form.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('edge 21: the money of a cancelled order is to be given back until that is booked', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 90 });
  const buyer = await newBuyer(shop);
  const number = await offlineOrder(shop, buyer, { [name]: 2 });
  const dialog = await openOrderAsOwner(page, number);
  const payment = paymentOf(dialog);
  const form = receiptDialog(page);
  await payment.getByRole('button', { name: 'Book a receipt' }).click();
  await form.getByRole('radio', { name: 'Cash' }).check();
  await form.getByRole('button', { name: 'Book it' }).click();
  await expect(payment).toContainText('Received ₹180.00');
  await dialog.getByLabel('Order status').selectOption('CANCELLED');
  await dialog.getByRole('button', { name: 'Update' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Give the money back and book it under Payment.');
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(payment).toContainText('To give back ₹180.00');

  await openAsOwner(page, '/admin/dashboard', 'Welcome, Selvi Murugan');
  await page.getByRole('link', { name: /^\d+ ?To give back$/ }).click();
  await expect(page).toHaveURL('/admin/orders?status=CANCELLED');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('To give back ₹180.00');
  await openOrder(page, number);
  await payment.getByRole('button', { name: 'Given back' }).click();
  await expect(form.getByLabel('Amount in rupees')).toHaveValue('180');
  await form.getByRole('radio', { name: 'Bank' }).check();
  await form.getByLabel('Reference').fill('NEFT 77');
  await form.getByRole('button', { name: 'Book it' }).click();
  await expect(payment).toContainText('Gave back ₹180.00');
  await expect(payment).toContainText('Refunded');
  await expect(payment.getByText('To give back')).toBeHidden();
  await expect(row.getByText('To give back')).toBeHidden();
});

test('edge 22: an unpaid confirmed order is a line of the dashboard, edge 20: and a paid one stays paid', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 90 });
  const number = await offlineOrder(shop, await newBuyer(shop), { [name]: 1 });
  await openAsOwner(page, '/admin/dashboard', 'Welcome, Selvi Murugan');
  await expect(page.getByText('How the shop sells: Enquiries only')).toBeVisible();
  await page.getByRole('link', { name: 'Unpaid confirmed orders' }).click();
  await expect(page).toHaveURL('/admin/orders?owing=offline');
  // Its goods leave on trust; it is unpaid all the same.
  await transitionOrder(shop, number, 'SHIPPED');
  await page.reload();
  const dialog = await openOrder(page, number);
  const payment = paymentOf(dialog);
  await payment.getByRole('button', { name: 'Book a receipt' }).click();
  await receiptDialog(page).getByLabel('Reference').fill(`PAID ${number}`);
  await receiptDialog(page).getByRole('button', { name: 'Book it' }).click();
  await expect(payment).toContainText('Received ₹90.00');
  await transitionOrder(shop, number, 'DELIVERED');
  await page.reload();
  await expect(payment).toContainText('UPI, bank or cashPaid');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Unpaid confirmed orders only: show all' }).click();
  await expect(page).toHaveURL('/admin/orders');
});
