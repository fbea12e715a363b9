import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { askToRefund, openOrder, paymentOf, refundsOf } from '../support/admin-orders.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { orderOnline, payOnline, setSandbox } from '../support/online-orders.ts';
import { openAsOwner, signIn } from '../support/people.ts';
import { doubleClickAtOnce } from '../support/presses.ts';
import { test } from '../support/shop-fixtures.ts';
import { goToCheckout, listOrders, newBuyer, type Wanted } from '../support/shopping.ts';
import type { RunningShop } from '../support/start-shop.ts';

const title = 'Order Management';

/** An order paid online, with the owner's list filtered to it. */
async function paidOrder(shop: RunningShop, wanted: Wanted = { 'Siren Fountain': 1 }) {
  const buyer = await newBuyer(shop);
  const order = await orderOnline(shop, buyer, wanted);
  await payOnline(shop, buyer, order);
  return { buyer, orderId: order.orderId, list: `/admin/orders?search=${order.orderId}` };
}

test('an online payment is refunded, which owner and customer see', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
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
  await doubleClickAtOnce(question.getByRole('button', { name: 'Refund ₹186.00' }));
  await expect(page.getByText('Refund of ₹186.00 requested')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(refundsOf(order)).toContainText('Refund of ₹186.00Returned');
  await expect(refundsOf(order)).toContainText('One fountain arrived wet');
  await expect(paymentOf(order).getByRole('button', { name: /^Refund/ })).toBeHidden();
  expect(calls).toBe(1);
  await order.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText('Refunded');

  await signIn(page, buyer);
  await page.goto('/myorder');
  const card = page.getByRole('listitem').filter({ hasText: orderId });
  await expect(card).toContainText('₹186.00 returned');
  await card.getByRole('link', { name: /^View Order Details/ }).click();
  await expect(page.getByText('₹186.00 has been returned to you.')).toBeVisible();
});

test('a refund that the shop refuses keeps its reason and can be retried', {
  tag: '@nightly',
}, async ({ page, shop }) => {
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
  await expect(refundsOf(order)).toContainText('Refund of ₹186.00Returned');
});

test('a refund waits while the payment provider fails, and the order stays paid', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { orderId, list } = await paidOrder(shop);
  await openAsOwner(page, list, title);
  const order = await openOrder(page, orderId);
  await setSandbox(shop, { apiFailure: 'error 500' });
  const question = await askToRefund(order, '₹186.00');
  await question.getByLabel('Reason').fill('Paid by mistake');
  await question.getByRole('button', { name: 'Refund ₹186.00' }).click();
  await expect(refundsOf(order)).toContainText('Refund of ₹186.00Requested');
  await expect(refundsOf(order)).toContainText('Paid by mistake');
  await page.reload();
  await expect(refundsOf(order)).toContainText('Refund of ₹186.00Requested');
  await expect(paymentOf(order)).toContainText('Paid: ₹186.00');
  await expect(paymentOf(order).getByRole('button', { name: /^Refund/ })).toBeHidden();
  await setSandbox(shop, { apiFailure: 'none' });
});

test('pieces of a product are refunded, then an amount, and the customer reads both sums', async ({
  page,
  shop,
}) => {
  const { buyer, orderId, list } = await paidOrder(shop, {
    'Siren Fountain': 3,
    'Flower Pots Asoka': 1,
  });
  await openAsOwner(page, list, title);
  const order = await openOrder(page, orderId);
  const total = await paymentOf(order).getByText('can be refunded').innerText();
  const question = await askToRefund(order, total.replace(' can be refunded', ''));
  await question.getByText('Products', { exact: true }).click();
  await question.getByRole('button', { name: 'Refund' }).click();
  await expect(question.getByText('Enter how many pieces to refund')).toBeVisible();
  await expect(question.getByLabel('Pieces of Siren Fountain')).toBeFocused();
  await question.getByLabel('Pieces of Siren Fountain').fill('4');
  await question.getByRole('button', { name: 'Refund' }).click();
  await expect(question.getByText('At most 3 pieces')).toBeVisible();
  await question.getByLabel('Pieces of Siren Fountain').fill('1');
  await question.getByLabel('Reason').fill('One fountain arrived wet');
  await expect(question).toContainText(`₹186.00 goes back to ${buyer.name}`);
  await question.getByRole('button', { name: 'Refund ₹186.00' }).click();
  await expect(refundsOf(order)).toContainText('Refund of ₹186.00Returned');
  await expect(refundsOf(order)).toContainText('1 × Siren Fountain');

  // The provider takes its time with the second part.
  await setSandbox(shop, { refundDelayMs: 600_000 });
  await paymentOf(order).getByRole('button', { name: 'Refund' }).click();
  await question.getByText('An amount', { exact: true }).click();
  await question.getByLabel('Reason').fill('A torn box');
  await question.getByLabel('Amount in rupees').fill('9,99,999');
  await question.getByRole('button', { name: 'Refund' }).click();
  await expect(question.getByText(/^At most ₹[\d.]+$/).last()).toBeVisible();
  await question.getByLabel('Amount in rupees').fill('₹ 50.50');
  await question.getByRole('button', { name: 'Refund ₹50.50' }).click();
  await expect(refundsOf(order)).toContainText('Refund of ₹50.50On its way');
  await expect(refundsOf(order).getByRole('listitem')).toHaveCount(2);

  await signIn(page, buyer);
  await page.goto('/myorder');
  const card = page.getByRole('listitem').filter({ hasText: orderId });
  await expect(card).toContainText('₹50.50 on its way back');
  await expect(card).toContainText('₹186.00 returned');
  await page.goto(`/order/${orderId}`);
  await expect(page.getByText('₹50.50 is on its way back to you.')).toContainText(
    '₹186.00 has been returned to you.',
  );
  await setSandbox(shop, { refundDelayMs: 0, settle: true, deliver: true });
  await page.reload();
  await expect(page.getByText('₹236.50 has been returned to you.')).toBeVisible();
});

test('a refund that failed at the provider is tried again', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { buyer, orderId, list } = await paidOrder(shop);
  await setSandbox(shop, { refundOutcome: 'failed' });
  await openAsOwner(page, list, title);
  const order = await openOrder(page, orderId);
  const question = await askToRefund(order, '₹186.00');
  await question.getByLabel('Reason').fill('Paid by mistake');
  await question.getByRole('button', { name: 'Refund ₹186.00' }).click();
  const refunds = refundsOf(order).getByRole('listitem');
  await expect(refunds.first()).toContainText('Refund of ₹186.00Failed');

  const answer = await callApi(
    shop,
    'GET',
    `/order/getorderdetail/${orderId}`,
    undefined,
    buyer.token,
  );
  expect(answer.data).toMatchObject({ refunds: [] });

  await setSandbox(shop, { refundOutcome: 'processed' });
  await doubleClickAtOnce(refunds.getByRole('button', { name: 'Try again' }));
  await expect(page.getByText('Refund of ₹186.00 is tried again')).toBeVisible();
  await expect(refunds).toHaveCount(2);
  await expect(refunds.last()).toContainText('Refund of ₹186.00Returned');
  await expect(refundsOf(order).getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('what somebody else has refunded meanwhile is not refunded again', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { orderId, list } = await paidOrder(shop, { 'Siren Fountain': 2 });
  await openAsOwner(page, list, title);
  const order = await openOrder(page, orderId);
  const question = await askToRefund(order, '₹372.00');
  await question.getByLabel('Reason').fill('Both arrived wet');
  const elsewhere = async (amount: number) =>
    callApi(
      shop,
      'POST',
      `/order/refund/${orderId}`,
      { reason: 'Wet', amount },
      await ownerToken(shop),
    );
  await elsewhere(100);
  await question.getByRole('button', { name: 'Refund ₹372.00' }).click();
  await expect(question.getByRole('status')).toHaveText(
    'Selvi Murugan changed the refunds of this order just now. Nothing was refunded now. ₹272.00 of this payment can still be refunded.',
  );
  await expect(question.getByLabel('Reason')).toHaveValue('Both arrived wet');
  await expect(question).toContainText('₹272.00 goes back');
  await elsewhere(272);
  await question.getByRole('button', { name: 'Refund ₹272.00' }).click();
  await expect(question.getByRole('status')).toContainText('Nothing of this payment is left');
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect(question).toBeHidden();
  await expect(refundsOf(order).getByRole('listitem')).toHaveCount(2);
});
