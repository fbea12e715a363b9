import { expect, type Page } from '@playwright/test';
import { setSandbox } from '../support/online-orders.ts';
import { signIn } from '../support/people.ts';
import { addProduct, deleteProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, goToCheckout, listOrders, newBuyer } from '../support/shopping.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Test payment/ });
const answer = (page: Page, name: 'Succeed' | 'Fail' | 'Dismiss') =>
  dialog(page).getByRole('button', { name }).click();

async function pay(page: Page, amount: string): Promise<void> {
  await page.getByText('Pay online', { exact: true }).click();
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}

test('online payment is what the checkout offers first', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
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
  browser,
}) => {
  const buyer = await goToCheckout(page, shop, { 'Festival Torch': 1 });
  await pay(page, '₹130.20');
  await answer(page, 'Dismiss');
  await expect(page.getByRole('alert')).toHaveText('Payment closed by user');
  await expect(page.getByText('Payment was not completed')).toBeInViewport();
  await expect(page.locator(':focus')).toContainText('Payment was not completed');
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveCount(0);

  // Another device knows of it too, and counts by the shop's clock.
  const other = await browser.newPage({ baseURL: shop.url });
  await other.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 9 * 60_000;
  });
  await signIn(other, buyer);
  await other.goto('/checkout');
  await expect(other.getByText('Payment was not completed')).toBeVisible();
  await expect(other.getByRole('timer')).toHaveText(/Time left (19|20):\d\d/);
  await other.goto('/myorder');
  await expect(other.getByRole('listitem').filter({ hasText: '₹130.20' })).toContainText(
    /(19|20) min left/,
  );
  await other.close();

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

  test('the order can be paid later', { tag: '@nightly' }, async ({ page, shop }) => {
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

test('what the payment provider refuses is told as refused, leaves no order, and is ordered in cash', async ({
  page,
  shop,
}) => {
  const buyer = await goToCheckout(page, shop, { 'Tri-Colour Fountains': 1 });
  await setSandbox(shop, { largestOrderPaise: 10_000 });
  await pay(page, '₹156.00');
  const refused = 'Online payment is not possible for this order.';
  await expect(page.getByRole('main').getByText(refused)).toBeVisible();
  await expect(page.getByText('Payment was not completed')).toHaveCount(0);
  await expect(page.getByText(/try again/i)).toHaveCount(0);
  expect(await listOrders(shop, buyer)).toEqual([]);
  await page.getByText('Cash on delivery', { exact: true }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/myorder');
  await setSandbox(shop, { largestOrderPaise: 50_000_000 });
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

  test('what has been paid is not called unpaid, and is confirmed later', {
    tag: '@nightly',
  }, async ({ page, shop, context }) => {
    const buyer = await goToCheckout(page, shop, { 'Tri-Colour Fountains': 1 });
    await context.route('**/razorpay/pay', async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await pay(page, '₹156.00');
    await answer(page, 'Succeed');
    const received = 'Payment received. We are confirming it.';
    // A toast says so too, until another tells of the network.
    await expect(page.getByRole('main').getByText(received)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Complete payment|Pay )/ })).toHaveCount(0);
    await expect(page.getByText(/failed|not completed/)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page).toHaveURL('/myorder');
    await expect(page.getByText('Payment successful! Order confirmed.')).toBeVisible();
    expect(await listOrders(shop, buyer)).toMatchObject([{ paymentStatus: 'PAID' }]);
  });
});

test('an unpaid order is changed, ordered anew, paid in cash instead and cancelled', async ({
  page,
  shop,
}) => {
  const unsold = await addProduct(shop, { price: 14 });
  const buyer = await goToCheckout(page, shop, { 'Siren Fountain': 1, [unsold.name]: 1 });
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await pay(page, '₹200.00');
  await answer(page, 'Dismiss');
  await deleteProduct(shop, unsold.name);
  await page.getByRole('button', { name: 'Change the order' }).click();
  await confirm('Change the order');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('alert')).toHaveText('What is still sold is back in the cart');
  await expect(page.getByText(`not in your cart any more: ${unsold.name}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Siren Fountain', exact: true })).toBeVisible();
  await expect(page.getByText('Payment was not completed')).toHaveCount(0);

  await page.goto('/checkout');
  await pay(page, '₹186.00');
  await answer(page, 'Dismiss');
  await page.goto('/myorder');
  await page.getByRole('button', { name: 'Pay cash on delivery instead' }).click();
  await confirm('Pay in cash');
  await expect(page.getByRole('alert')).toHaveText('Order Placed Successfully');
  const panel = page.getByRole('region', { name: /^Thank you\. Order/ });
  await expect(panel).toContainText('To be paid in cash at the door');
  await expect(panel).toContainText(buyer.email);
  await page.reload();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);

  await page
    .getByRole('link', { name: /View Order Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You pay nothing.');
  await confirm('Cancel order');
  await expect(page.getByText(/^This order was cancelled on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  expect(await listOrders(shop, buyer)).toMatchObject([
    { orderStatus: 'cancelled', paymentDetails: { paymentMethod: 'cod' } },
    { orderStatus: 'cancelled', paymentDetails: { paymentMethod: 'online' } },
  ]);
});
