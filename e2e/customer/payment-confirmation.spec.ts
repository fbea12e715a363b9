import { expect, type Page } from '@playwright/test';
import { askProvider, setSandbox } from '../support/online-orders.ts';
import { test } from '../support/shop-fixtures.ts';
import { goToCheckout } from '../support/shopping.ts';

const confirming = 'Payment received. We are confirming it.';

async function payOnline(page: Page, amount: string): Promise<void> {
  await page.getByText('Pay online', { exact: true }).click();
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Test payment/ });
  await dialog.getByRole('button', { name: 'Succeed' }).click();
}

test('a payment that the silent provider has not confirmed is called received, and settled on its return', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await page.clock.install();
  await goToCheckout(page, shop, { 'Siren Fountain': 1 });
  await setSandbox(shop, { lostWebhooks: ['*'] });
  // The order is made at the provider, and the payment too; then it answers no more.
  await page.route('**/api/v1/order/verify-payment', async (route) => {
    await setSandbox(shop, { apiFailure: 'error 500' });
    await route.continue();
  });
  await payOnline(page, '₹186.00');
  await expect(page).toHaveURL('/myorder');
  await expect(page.getByText(confirming)).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: '₹186.00' });
  await expect(card).toContainText('Payment received, being confirmed');
  await page.reload();
  await expect(card).toContainText('Payment received, being confirmed');

  await card.getByRole('link', { name: /View Order Details/ }).click();
  const notice = page.getByRole('status').filter({ hasText: confirming });
  await expect(notice).toContainText('Please do not pay again');
  await expect(page.getByRole('button', { name: 'Complete payment' })).toHaveCount(0);
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete payment' })).toHaveCount(0);

  await setSandbox(shop, { apiFailure: 'none' });
  await askProvider(shop, page.url().split('/').at(-1) ?? '');
  // The page looks again every ten seconds, and the shop takes a moment to be answered.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(notice).toBeHidden({ timeout: 1_000 });
  }).toPass();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByText('Paid', { exact: true })).toBeVisible();
  await setSandbox(shop, { lostWebhooks: [] });
});

test.describe('the shop cannot answer whether the payment is right', () => {
  test.use({ expectedErrors: [/503|429|ERR_FAILED/] });

  test('it is called received until the answer is known, also after a reload', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await goToCheckout(page, shop, { 'Siren Fountain': 1 });
    await setSandbox(shop, { lostWebhooks: ['*'] });
    let asked = 0;
    await page.route('**/api/v1/order/verify-payment', (route) => {
      asked += 1;
      if (asked === 1) return route.fulfill({ status: 503, json: {} });
      if (asked === 2) return route.fulfill({ status: 429, body: 'slow down' });
      if (asked === 3) return route.fulfill({ status: 200, body: '{"success":tr' });
      return asked === 4 ? route.abort() : route.continue();
    });
    const received = page.getByRole('main').getByText(confirming);
    await payOnline(page, '₹186.00');
    await expect(page.getByRole('alert')).toHaveText(confirming);
    await expect(received).toBeInViewport();
    const secondWay = page.getByRole('button', { name: /^(Complete payment|Pay )/ });
    await expect(secondWay).toHaveCount(0);
    await expect.poll(() => asked).toBe(2);

    await page.goto('/myorder');
    await expect.poll(() => asked).toBeGreaterThan(2);
    const card = page.getByRole('listitem').filter({ hasText: '₹186.00' });
    await expect(card).toContainText('Payment received, being confirmed');
    await expect(secondWay).toHaveCount(0);
    await page.goto('/checkout');
    await expect.poll(() => asked).toBeGreaterThan(3);
    await expect(page).toHaveURL('/myorder');
    await expect(card).toContainText('processing');
    await expect(page.getByRole('alert')).toHaveText('Payment successful! Order confirmed.');
    await setSandbox(shop, { lostWebhooks: [] });
  });
});

test.describe('another amount was paid', () => {
  test.use({ expectedErrors: [/409/] });

  test('it is said clearly, and there is nothing to pay again', async ({ page, shop }) => {
    await goToCheckout(page, shop, { 'Siren Fountain': 1 });
    await setSandbox(shop, { offerPaise: 1_000 });
    await payOnline(page, '₹186.00');
    await expect(page).toHaveURL(/\/order\/MP-/);
    const notice = page.getByText('You paid ₹176.00 instead of ₹186.00.', { exact: true });
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(page.getByText('Please do not pay again.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete payment' })).toHaveCount(0);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete payment' })).toHaveCount(0);
    await page.goto('/myorder');
    await expect(page.getByText('Payment being looked into')).toBeVisible();
    await setSandbox(shop, { offerPaise: 0 });
  });
});
