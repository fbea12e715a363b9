import { expect, type Page } from '@playwright/test';
import { askToRefund, openOrder, paymentOf, refundsOf } from '../support/admin-orders.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { orderOnline, payOnline, sendPaymentEvent, setSandbox } from '../support/online-orders.ts';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderBody } from '../support/shopping.ts';

const title = 'Order Management';
/** A payment to look into, also where others are on show before it. */
const foundOf = (page: Page, hasText: string) => page.locator('main li').filter({ hasText });
const agreement = (page: Page) => page.getByText('All payments agree with the provider.');

test('a payment of a wrong amount is found, looked into and given back', async ({ page, shop }) => {
  await openAsOwner(page, '/admin/orders', title);
  const order = await orderOnline(shop, await newBuyer(shop), { 'Siren Fountain': 1 });
  await sendPaymentEvent(shop, order, { id: 'pay_ofawrongamount', amount: 18_500 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payments to look into' })).toBeVisible();
  const found = foundOf(page, 'pay_ofawrongamount');
  await expect(found).toContainText('The amount paid is not the amount of the order');
  await expect(found).toContainText('₹185.00');
  await expect(agreement(page)).toBeHidden();

  const dialog = await openOrder(page, order.orderId);
  await expect(paymentOf(dialog)).toContainText('pay_ofawrongamount');
  const question = await askToRefund(dialog, '₹185.00');
  await question.getByLabel('Reason').fill('A rupee too little');
  await question.getByRole('button', { name: 'Refund ₹185.00' }).click();
  await expect(question).toBeHidden();
  await expect(refundsOf(dialog)).toContainText('Refund of ₹185.00Requested');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(found).toHaveCount(0);
});

test('what the payment provider refused is shown in its words, with who wanted to pay', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await setSandbox(shop, { largestOrderPaise: 10_000 });
  const body = await orderBody(shop, buyer, { 'Siren Fountain': 1 });
  for (let tries = 0; tries < 2; tries += 1) {
    const response = await page.request.post('/api/v1/order/online-payment', {
      data: body,
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(response.status()).toBe(409);
  }
  await setSandbox(shop, { largestOrderPaise: 50_000_000 });
  await openAsOwner(page, '/admin/orders', title);
  const found = foundOf(page, buyer.number);
  await expect(found).toContainText('refused to take ₹186.00');
  await expect(found).toContainText('“Amount exceeds maximum amount allowed.”');
  await expect(found).toContainText(`${buyer.name}, ${buyer.number}, 2 tries, the last`);
  await expect(agreement(page)).toBeHidden();
});

for (const late of ['payment-disagreements', 'getallorders']) {
  test(`nothing moves when ${late} is answered last`, { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    await openAsOwner(page, '/admin/orders', title);
    const order = await orderOnline(shop, await newBuyer(shop), { 'Siren Fountain': 1 });
    await sendPaymentEvent(shop, order, { id: `pay_of${late.replace('-', '')}`, amount: 18_500 });
    const openStill = await watchShifts(page, { late });
    await openStill(['/admin/orders', 'Payments to look into'], `orders, ${late} last`);
  });
}

test('of many the oldest are shown first, and all on a click', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const order = await orderOnline(shop, await newBuyer(shop), { 'Siren Fountain': 1 });
  await sendPaymentEvent(shop, order, { id: 'pay_ofathirdamount', amount: 18_500 });
  await page.route('**/api/v1/order/payment-disagreements', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const data = Array.from({ length: 20 }, (_, n) => ({
      ...body.data[0],
      gatewayPaymentId: `pay_number${n}`,
    }));
    await route.fulfill({ response, json: { ...body, data, refused: [] } });
  });
  await openAsOwner(page, '/admin/orders', title);
  const found = page.getByRole('listitem').filter({ hasText: 'pay_number' });
  await expect(found).toHaveCount(3);
  await expect(found.first()).toContainText('pay_number0');
  await page.getByText('17 more').click();
  await expect(found).toHaveCount(20);
});

test.describe('when the shop does not answer', () => {
  test.use({ expectedErrors: [/500/] });

  test('says that the payments were not compared, and compares again', { tag: '@nightly' }, async ({
    page,
  }) => {
    const call = '**/api/v1/order/payment-disagreements';
    await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
    await openAsOwner(page, '/admin/orders', title);
    const failure = page.getByText('The payments could not be compared with the payment provider');
    await expect(failure).toBeVisible();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Compare again' }).click();
    await expect(failure).toBeHidden();
  });
});

test.describe('the provider reports another amount later', () => {
  test.use({ expectedErrors: [/409/] });

  test('the order is held back until the owner accepts the payment', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const buyer = await newBuyer(shop);
    const order = await orderOnline(shop, buyer, { 'Siren Fountain': 1 });
    await setSandbox(shop, { apiFailure: 'error 500', offerPaise: 1_000, lostWebhooks: ['*'] });
    await payOnline(shop, buyer, order);
    await setSandbox(shop, { apiFailure: 'none', offerPaise: 0, lostWebhooks: [] });
    await openAsOwner(page, '/admin/orders', title);
    const found = foundOf(page, order.orderId);
    await expect(async () => {
      await page.reload();
      await expect(found).toContainText('The amount paid is not the amount of the order', {
        timeout: 3_000,
      });
    }).toPass({ timeout: 90_000 });

    const dialog = await openOrder(page, order.orderId);
    await expect(dialog).toContainText('₹176.00 was paid for this order of ₹186.00.');
    await dialog.getByLabel('Order status').selectOption('SHIPPED');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Accept or refund it first');
    await dialog.getByRole('button', { name: 'Accept ₹176.00' }).click();
    const question = page.getByRole('alertdialog', { name: 'Accept ₹176.00?' });
    await question.getByRole('button', { name: 'Accept ₹176.00' }).click();
    await expect(page.getByText('The payment is accepted')).toBeVisible();
    await expect(dialog.getByText('₹176.00 was paid for this order')).toBeHidden();
    await dialog.getByLabel('Order status').selectOption('SHIPPED');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Order status updated to SHIPPED')).toBeVisible();
  });
});
