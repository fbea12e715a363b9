import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { askToRefund, openOrder, paymentOf } from '../support/admin-orders.ts';
import { orderOnline, payOnline, setSandbox } from '../support/online-orders.ts';
import { openAsOwner, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { goToCheckout, listOrders, newBuyer } from '../support/shopping.ts';
import type { RunningShop } from '../support/start-shop.ts';

const title = 'Order Management';

/** An order paid online, with the owner's list filtered to it. */
async function paidOrder(shop: RunningShop) {
  const buyer = await newBuyer(shop);
  const order = await orderOnline(shop, buyer, { 'Siren Fountain': 1 });
  await payOnline(shop, buyer, order);
  return { buyer, orderId: order.orderId, list: `/admin/orders?search=${order.orderId}` };
}

test('an online payment is refunded, which owner and customer see', async ({ page, shop }) => {
  const buyer = await goToCheckout(page, shop, { 'Siren Fountain': 1 });
  await page.getByText('Pay online', { exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₹186.00' }).click();
  await page.getByRole('button', { name: 'Succeed' }).click();
  await expect(page).toHaveURL('/myorder');
  const orderId = (await listOrders(shop, buyer))[0]?.orderId ?? '';

  await signIn(page, demoAdmin);
  await page.goto(`/admin/orders?search=${orderId}`);
  const order = await openOrder(page, orderId);
  await expect(paymentOf(order)).toContainText('Paid: ₹186.00');
  const question = await askToRefund(order, '₹186.00');
  await expect(question).toContainText(`Refund order ${orderId}?`);
  await expect(question).toContainText(`₹186.00 goes back to ${buyer.name}`);
  await question.getByRole('button', { name: 'Refund ₹186.00' }).click();
  await expect(question.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason/);

  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/order/refund/')) calls += 1;
  });
  await question.getByLabel('Reason').fill('One fountain arrived wet');
  await question.getByRole('button', { name: 'Refund ₹186.00' }).dblclick();
  await expect(page.getByText('Refund of ₹186.00 requested')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(paymentOf(order)).toContainText('Refunded: ₹186.00');
  await expect(paymentOf(order)).toContainText('One fountain arrived wet');
  await expect(paymentOf(order).getByRole('button', { name: /^Refund/ })).toBeHidden();
  expect(calls).toBe(1);
  await order.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText('Refunded');

  await signIn(page, buyer);
  await page.goto('/myorder');
  const card = page.getByRole('listitem').filter({ hasText: orderId });
  await expect(card).toContainText('₹186.00');
  await expect(card).toContainText('Refunded');
  await card.getByRole('link', { name: /^View Order Details/ }).click();
  await expect(page.getByText('Your payment has been refunded.')).toBeVisible();
});

test('a refund that the shop refuses keeps its reason and can be retried', async ({
  page,
  shop,
}) => {
  const { orderId, list } = await paidOrder(shop);
  await openAsOwner(page, list, title);
  const order = await openOrder(page, orderId);
  const message = 'The payment provider does not answer. Please try again';
  await page.route('**/api/v1/order/refund/*', (route) =>
    route.fulfill({ status: 409, json: { success: false, error: true, message, data: null } }),
  );
  const question = await askToRefund(order, '₹186.00');
  await question.getByLabel('Reason').fill('Paid by mistake');
  await question.getByRole('button', { name: 'Refund ₹186.00' }).click();
  await expect(question).toContainText(message);
  await expect(question.getByLabel('Reason')).toHaveValue('Paid by mistake');

  await page.unroute('**/api/v1/order/refund/*');
  await question.getByRole('button', { name: 'Refund ₹186.00' }).click();
  await expect(paymentOf(order)).toContainText('Refunded: ₹186.00');
});

test('a refund waits while the payment provider fails, and the order stays paid', async ({
  page,
  shop,
}) => {
  const { orderId, list } = await paidOrder(shop);
  await openAsOwner(page, list, title);
  const order = await openOrder(page, orderId);
  await setSandbox(shop, { apiFailure: 'error 500' });
  const question = await askToRefund(order, '₹186.00');
  await question.getByLabel('Reason').fill('Paid by mistake');
  await question.getByRole('button', { name: 'Refund ₹186.00' }).click();
  await expect(paymentOf(order)).toContainText('Refund requested: ₹186.00');
  await expect(paymentOf(order)).toContainText('Paid by mistake');
  await page.reload();
  await expect(paymentOf(order)).toContainText('Refund requested: ₹186.00');
  await expect(paymentOf(order)).toContainText('Paid: ₹186.00');
  await expect(paymentOf(order).getByRole('button', { name: /^Refund/ })).toBeHidden();
  await setSandbox(shop, { apiFailure: 'none' });
});
