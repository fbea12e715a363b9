import { expect, type Page } from '@playwright/test';
import { fillSignIn } from '../support/people.ts';
import { addProduct, setPrice, setStock } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { goToCheckout, listOrders, newBuyer } from '../support/shopping.ts';

const placing = '**/api/v1/order/cash-on-delivery';
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });

test('a visitor signs in and is back at the checkout', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, buyer);
  await expect(page).toHaveURL('/checkout');
  await expect(placeOrPay(page)).toBeDisabled();
  await expect(
    page.getByRole('region', { name: 'Order summary' }).getByText('Your cart is empty'),
  ).toBeVisible();
});

test('a double click is one order', async ({ page, shop }) => {
  const buyer = await goToCheckout(page, shop, { Atom: 2, 'Photo Flash': 1 });
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('₹102.22');
  await placeOrder(page).dblclick();
  await expect(page).toHaveURL('/myorder');
  await expect(page.getByRole('alert')).toHaveText('Order Placed Successfully');
  expect(await listOrders(shop, buyer)).toMatchObject([{ totalAmt: 102.22 }]);
});

for (const isShown of [true, false]) {
  test(`the order says that the age notice was shown: ${isShown}`, {
    tag: isShown ? [] : ['@nightly'],
  }, async ({ page, shop }) => {
    await goToCheckout(page, shop, { Atom: 1 });
    const notice = page.getByText(/confirm that you are 18 or older/);
    await expect(notice).toBeVisible();
    if (!isShown) await notice.evaluate((element) => element.setAttribute('hidden', ''));
    const sent = page.waitForRequest(placing);
    await placeOrder(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ isAgeNoticeShown: isShown });
    await expect(page).toHaveURL('/myorder');
  });
}

test('a choice of cash survives a reload, not the order', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await goToCheckout(page, shop, { Pencil: 1 });
  const cash = page.getByRole('radio', { name: 'Cash on delivery' });
  await page.reload();
  await expect(cash).toBeChecked();
  await placeOrder(page).click();
  await expect(page).toHaveURL('/myorder');
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: 'Pay online' })).toBeChecked();
});

test.describe('the network fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('an order whose answer was lost is placed once', async ({ page, shop, context }) => {
    const buyer = await goToCheckout(page, shop, { 'Two Sound Crackers': 3 });
    let lost = 0;
    await context.route(placing, async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await placeOrder(page).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to place COD order');
    await expect(page.getByText('it counts only once')).toBeVisible();
    await placeOrder(page).click();
    await expect(page).toHaveURL('/myorder');
    expect(lost).toBe(2);
    expect(await listOrders(shop, buyer)).toHaveLength(1);
  });
});

test.describe('the network goes while ordering', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('an order that never left is not called failed, and can be sent again', {
    tag: '@nightly',
  }, async ({ page, shop, context }) => {
    const buyer = await goToCheckout(page, shop, { 'Two Sound Crackers': 2 });
    // What the first touches fetch is there when the network goes.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await placeOrder(page).click();
    const main = page.getByRole('main');
    await expect(main.getByText('it counts only once')).toBeInViewport();
    await expect(main.getByText(/Failed|Network error/)).toHaveCount(0);
    await context.setOffline(false);
    await placeOrder(page).click();
    await expect(page).toHaveURL('/myorder');
    expect(await listOrders(shop, buyer)).toHaveLength(1);
  });

  test('another order is not called safe until somebody has looked whether the first is there', {
    tag: '@nightly',
  }, async ({ page, shop, context }) => {
    const name = 'Two Sound Crackers';
    const buyer = await goToCheckout(page, shop, { [name]: 2 });
    // What the first touches fetch is there when the network goes.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await placeOrder(page).click();
    const main = page.getByRole('main');
    await expect(main.getByText('it counts only once')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await expect(main.getByText('before you order again')).toBeVisible();
    await page.getByRole('button', { name: `Decrease quantity of ${name}` }).click();
    await expect(main.getByText('it counts only once')).toBeVisible();
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await page.reload();
    await main.getByRole('button', { name: 'I have looked' }).click();
    await expect(main.getByText('We do not know yet')).toHaveCount(0);
    await page.reload();
    await expect(placeOrder(page)).toBeEnabled();
    await expect(main.getByText('We do not know yet')).toHaveCount(0);
    await placeOrder(page).click();
    await expect(page).toHaveURL('/myorder');
    expect(await listOrders(shop, buyer)).toHaveLength(1);
  });

  test('an order that got through is seen when the network is back', { tag: '@nightly' }, async ({
    page,
    shop,
    context,
  }) => {
    const buyer = await goToCheckout(page, shop, { 'Two Sound Crackers': 2 });
    await context.route(placing, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    });
    await placeOrder(page).click();
    const main = page.getByRole('main');
    await expect(main.getByText('it counts only once')).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(main.getByText('it counts only once')).toHaveCount(0);
    await main.getByRole('link', { name: 'My Orders' }).click();
    await expect(main.getByRole('link', { name: /^View Order Details/ })).toHaveCount(1);
    expect(await listOrders(shop, buyer)).toHaveLength(1);
  });
});

test('a shortage of stock is shown, and the rest can be ordered', async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 144 });
  const buyer = await goToCheckout(page, shop, { [name]: 2, Pencil: 1 });
  await expect(placeOrder(page)).toBeEnabled();
  await setStock(shop, name, 1);
  await placeOrder(page).click();
  const sentence = `Only 1 of ${name} left. Please review your order`;
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await expect(page.getByText('Only 1 left')).toBeVisible();
  await expect(placeOrder(page)).toBeDisabled();
  await page.getByRole('button', { name: `Decrease quantity of ${name}` }).click();
  await placeOrder(page).click();
  await expect(page).toHaveURL('/myorder');
  expect(await listOrders(shop, buyer)).toMatchObject([{ totalAmt: 169.2 }]);
});

test('a price that changed is shown before anything is ordered', async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 450, discount: 55 });
  const buyer = await goToCheckout(page, shop, { [name]: 1 });
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('₹202.50');
  await setPrice(shop, name, 500);
  await placeOrder(page).click();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(`The price of ${name} has changed`);
  await expect(summary).toContainText('₹225.00');
  await expect(page.getByText('Price changed from ₹202.50 to ₹225.00')).toBeVisible();
  expect(await listOrders(shop, buyer)).toEqual([]);
  await placeOrder(page).click();
  await expect(page).toHaveURL('/myorder');
  expect(await listOrders(shop, buyer)).toMatchObject([{ totalAmt: 225 }]);
});

const placeOrPay = (page: Page) => page.getByRole('button', { name: /^(Place Order|Pay)/ });
