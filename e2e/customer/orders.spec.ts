import { expect, type Page } from '@playwright/test';
import { transitionOrder } from '../support/admin-orders.ts';
import { fillSignIn, signIn } from '../support/people.ts';
import { demoNames } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi, type Wanted } from '../support/shopping.ts';

const matches: Wanted = { 'Colour Matches Green': 1 };

test('a visitor is sent to sign in and comes back to an empty list', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  await page.goto('/myorder');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, buyer);
  await expect(page).toHaveURL('/myorder');
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await expect(page.getByText("You haven't placed any orders yet")).toBeVisible();
  await page.getByRole('link', { name: 'Start Shopping' }).click();
  await expect(page).toHaveURL('/products');
});

test('orders come in pages of ten', { tag: '@nightly' }, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  for (let count = 1; count <= 11; count += 1) {
    await orderByApi(shop, buyer, { 'Kuruvi Crackers': count });
  }
  await signIn(page, buyer);
  const request = page.waitForRequest('**/order/getuserOrder*');
  await page.goto('/myorder');
  expect(new URL((await request).url()).search).toBe('?page=1&limit=10');
  const orders = page.getByRole('heading', { name: /^Order #MP-/ });
  await expect(orders).toHaveCount(10);
  await expect(page.getByText(/^Placed on \d{1,2} \w{3,4} 20\d\d$/)).toHaveCount(10);
  const pages = page.getByRole('navigation', { name: 'Pages of orders' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/myorder?page=2');
  await expect(orders).toHaveCount(1);
  await expect(page.getByText('₹6.25')).toBeVisible();
  await page.reload();
  await expect(orders).toHaveCount(1);
  await page.goBack();
  await expect(orders).toHaveCount(10);
});

test('an address with a page that no list has shows the first', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  await orderByApi(shop, buyer, matches);
  await signIn(page, buyer);
  await page.goto('/myorder?page=9999999999');
  await expect(page.getByRole('link', { name: /View Order Details/ })).toBeVisible();
});

test('the success of an order is shown once', { tag: '@nightly' }, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await orderByApi(shop, buyer, matches);
  await signIn(page, buyer);
  await page.goto('/myorder');
  await arriveWith(page, { showSuccess: true });
  await expect(page.getByRole('alert')).toHaveText('Payment successful! Order confirmed.');
  await page.reload();
  await expect(page.getByRole('link', { name: /View Order Details/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an order that is not there, and one that cannot be fetched', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const stranger = await newBuyer(shop);
  const theirs = await orderByApi(shop, stranger, matches);
  const buyer = await newBuyer(shop);
  const own = await orderByApi(shop, buyer, matches);
  await signIn(page, buyer);
  for (const unknown of [theirs, 'MP-0000-0000', 'nonsense']) {
    await page.goto(`/order/${unknown}`);
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/myorder');

  const call = '**/api/v1/order/getorderdetail/*';
  await page.route(call, (route) => route.fulfill({ status: 403, json: {} }));
  await page.getByRole('link', { name: /View Order Details/ }).click();
  await expect(page).toHaveURL(`/order/${own}`);
  const sorry = page.getByRole('main').getByRole('alert');
  await expect(sorry).toContainText('Failed to fetch order details');
  await sorry.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/myorder');
  await page.getByRole('link', { name: /View Order Details/ }).click();
  await expect(sorry).toContainText('Failed to fetch order details');
  await page.unroute(call);
  await sorry.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${own}`);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/myorder');
});

test('a cancelled order says so', { tag: '@nightly' }, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, matches);
  await transitionOrder(shop, orderId, 'CANCELLED');
  await signIn(page, buyer);
  await page.goto(`/order/${orderId}`);
  await expect(page.getByText(/This order was cancelled on \d+ \w+ 20\d\d\./)).toBeVisible();
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status.getByRole('listitem')).toHaveCount(2);
  await expect(status.getByText('cancelled', { exact: true })).toBeVisible();
});

test('a cash order that was set to wait does not say that its time is over', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { 'Siren Fountain': 1 });
  await transitionOrder(shop, orderId, 'PENDING_PAYMENT');
  await signIn(page, buyer);
  await page.goto(`/order/${orderId}`);
  await expect(page.getByText('This order waits for its payment.')).toBeVisible();
  await expect(page.getByText('The time to pay')).toBeHidden();
});

test('ten lines are one sheet of paper, and on a phone few screens in both languages', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const wanted = Object.fromEntries(demoNames(10, 50).map((name) => [name, 1]));
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, wanted);
  await signIn(page, buyer);
  await page.goto(`/order/${orderId}`);
  await expect(page.getByRole('row')).toHaveCount(11);
  const facts = page
    .getByRole('row')
    .getByText(/^Class: .+ · Age: .+$/)
    .filter({ visible: true });
  await expect(facts).toHaveCount(10);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print Invoice' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print Invoice' })).toBeHidden();
  await expect(page.getByText('Invoice', { exact: true })).toBeVisible();
  await expect(page.getByText('Not paid yet: cash on delivery')).toBeVisible();
  await expect(facts).toHaveCount(10);
  const sums = page.locator('dl').filter({ hasText: 'Subtotal' });
  await expect(sums, 'on the sheet of the last lines').toHaveCSS('break-before', 'avoid');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(sheet).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]/);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 740 });
  await transitionOrder(shop, orderId, 'SHIPPED');
  await transitionOrder(shop, orderId, 'DELIVERED');
  for (const prefix of ['', '/ta']) {
    await page.goto(`${prefix}/order/${orderId}`);
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, prefix || 'English').toBeLessThanOrEqual(2_600);
    await expect(facts).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'பாதுகாப்பு', exact: true }).click();
  await expect(page.getByRole('row').getByText(/வயது/)).toHaveCount(10);
});

/** As the checkout leaves it: the router reads a page's state from the history. */
async function arriveWith(page: Page, state: object): Promise<void> {
  await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), state);
  await page.reload();
}

test('the loading of the orders is announced once', { tag: '@nightly' }, async ({ page, shop }) => {
  await signIn(page, await newBuyer(shop));
  await page.addInitScript(() => {
    const announced = new Set<Element>();
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('main [role=status]')) {
        if (status.textContent?.includes('Loading orders')) announced.add(status);
      }
      document.documentElement.dataset.announced = String(announced.size);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.route('**/api/v1/order/getuserOrder*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/myorder');
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-announced', '1');
});
