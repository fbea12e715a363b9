import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, goToCheckout, listOrders, newBuyer } from '../support/shopping.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Test payment/ });
const answer = (page: Page, name: 'Succeed' | 'Fail' | 'Dismiss') =>
  dialog(page).getByRole('button', { name }).click();

async function pay(page: Page, amount: string): Promise<void> {
  await page.getByText('Pay online', { exact: true }).click();
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}

test('online payment is what the checkout offers first', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { 'Siren Fountain': 1 });
  await signIn(page, buyer);
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: 'Pay online' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Pay ₹186.00' })).toBeEnabled();
  await expect(page.locator('script[src*="checkout"]')).toHaveCount(0);
});

test('an order is paid online', async ({ page, shop }) => {
  const buyer = await goToCheckout(page, shop, { 'Siren Fountain': 1 });
  await pay(page, '₹186.00');
  await expect(dialog(page)).toContainText('₹186.00');
  await answer(page, 'Succeed');
  await expect(page).toHaveURL('/myorder');
  await expect(page.getByText('Payment successful! Order confirmed.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '₹186.00' })).toContainText(
    'processing',
  );
  await page.reload();
  await expect(page.getByRole('link', { name: /View Order Details/ })).toBeVisible();
  await expect(page.getByText('Payment successful! Order confirmed.')).toHaveCount(0);
  expect(await listOrders(shop, buyer)).toMatchObject([{ paymentStatus: 'PAID' }]);
});

test('a payment that was closed is completed later, without a second order', async ({
  page,
  shop,
}) => {
  const buyer = await goToCheckout(page, shop, { 'Festival Torch': 1 });
  await pay(page, '₹130.20');
  await answer(page, 'Dismiss');
  await expect(page.getByRole('alert')).toHaveText('Payment closed by user');
  await expect(page.getByText('Payment was not completed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByText('Payment was not completed')).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('timer')).toHaveText(/Time left (19|20):\d\d/);

  await page.getByRole('link', { name: /^Order #/ }).click();
  await expect(page.getByText('pending payment')).toBeVisible();
  await page.getByRole('button', { name: 'Complete payment' }).click();
  await answer(page, 'Fail');
  await expect(dialog(page)).toContainText('You can try again');
  await expect(page.getByText('Payment failed').first()).toBeVisible();
  await answer(page, 'Succeed');
  await expect(page).toHaveURL('/myorder');
  await expect(page.getByText('Payment successful! Order confirmed.')).toBeVisible();
  expect(await listOrders(shop, buyer)).toMatchObject([{ paymentStatus: 'PAID' }]);

  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByText('Payment was not completed')).toHaveCount(0);
});

test.describe('the payment script cannot be had', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the order can be paid later', async ({ page, shop }) => {
    const script = '**/checkout.js';
    await page.route(script, (route) => route.abort());
    await goToCheckout(page, shop, { 'Flying Helicopter': 1 });
    await pay(page, '₹65.00');
    await expect(page.getByRole('alert')).toHaveText('Failed to load the payment SDK');
    await page.unroute(script);
    await page.getByRole('button', { name: 'Complete payment' }).click();
    await answer(page, 'Succeed');
    await expect(page).toHaveURL('/myorder');
  });
});

test('a payment that cannot be verified is not called paid', async ({ page, shop }) => {
  await goToCheckout(page, shop, { 'Tri-Colour Fountains': 1 });
  await page.route('**/api/v1/order/verify-payment', (route) =>
    route.fulfill({ status: 400, json: {} }),
  );
  await pay(page, '₹156.00');
  await answer(page, 'Succeed');
  await expect(page.getByRole('alert')).toHaveText('Payment verification failed');
  await expect(page).toHaveURL('/checkout');
});

test.describe('the network goes after the payment', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what has been paid is not called unpaid, and is confirmed later', async ({
    page,
    shop,
    context,
  }) => {
    const buyer = await goToCheckout(page, shop, { 'Tri-Colour Fountains': 1 });
    await context.route('**/razorpay/pay', async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await pay(page, '₹156.00');
    await answer(page, 'Succeed');
    await expect(page.getByRole('alert')).toHaveText(
      'No network: your payment is still to be confirmed',
    );
    await expect(page.getByText(/failed|not completed/)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page).toHaveURL('/myorder');
    await expect(page.getByText('Payment successful! Order confirmed.')).toBeVisible();
    expect(await listOrders(shop, buyer)).toMatchObject([{ paymentStatus: 'PAID' }]);
  });
});
