import { expect, type Page } from '@playwright/test';
import { tokenOf } from '../support/api.ts';
import { setSandbox } from '../support/online-orders.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { goToCheckout, newBuyer, orderByApi } from '../support/shopping.ts';

// What follows an act is read again. Here that second read is held back: nothing that was known before
// the act may be on the screen meanwhile.

const orderList = '**/api/v1/order/getuserOrder*';

/** From now on answers of the call wait, which begins when the first is asked for, until they are let go. */
async function holdFromNow(page: Page, pattern: string) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    asked.resolve();
    await held.promise;
    await route.fallback();
  });
  return { isAsked: asked.promise, letGo: () => held.resolve() };
}

/** Pays; the first attempt to confirm it fails, the second waits until it is let go. */
async function payAndFailToConfirm(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/v1/order/verify-payment', async (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ status: 503, json: {} });
    await held.promise;
    return route.continue();
  });
  await page.getByText('Pay online', { exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₹186.00' }).click();
  const dialog = page.getByRole('dialog', { name: /^Test payment/ });
  await dialog.getByRole('button', { name: 'Succeed' }).click();
  await expect.poll(() => asked).toBe(2);
  return held.resolve;
}

test.describe('a payment that was confirmed at the second try', () => {
  test.use({ expectedErrors: [/503/] });

  const received = 'Payment received. We are confirming it.';
  const paid = 'Payment successful! Order confirmed.';

  for (const where of ['/checkout', '/cart', '/myorder', 'the page of the order']) {
    const tag = where === '/myorder' ? [] : ['@nightly'];
    test(`is not called unpaid on ${where} while the orders are read again`, { tag }, async ({
      page,
      shop,
    }) => {
      await page.addInitScript(() => {
        // What is shown for a moment alone counts, too.
        const seen = new Set<string>();
        Object.assign(window, { seen });
        new MutationObserver(() => {
          for (const text of ['Payment was not completed', 'Complete payment']) {
            if (document.querySelector('main')?.textContent.includes(text)) seen.add(text);
          }
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await goToCheckout(page, shop, { 'Siren Fountain': 1 });
      await setSandbox(shop, { lostWebhooks: ['*'] });
      const confirm = await payAndFailToConfirm(page);
      const main = page.getByRole('main');
      await expect(main.getByText(received)).toBeVisible();
      if (where === '/cart') await page.goto('/cart');
      if (where.startsWith('/myorder') || where.startsWith('the page')) {
        await page.goto('/myorder');
        await expect(page.getByText('Payment received, being confirmed')).toBeVisible();
      }
      if (where.startsWith('the page')) {
        await page.getByRole('link', { name: /View Order Details/ }).click();
        await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
      }
      await expect(main.getByText(received)).toBeVisible();
      const orders = await holdFromNow(page, orderList);
      const order = await holdFromNow(page, '**/api/v1/order/getorderdetail/*');
      confirm();
      await expect(page.getByRole('alert')).toHaveText(paid);
      await Promise.race([orders.isAsked, order.isAsked]);
      await expect(main.getByText(received)).toHaveCount(0);
      await expect(page).toHaveURL('/myorder');
      await expect(page.getByRole('listitem').filter({ hasText: '₹186.00' })).toHaveCount(0);
      orders.letGo();
      order.letGo();
      await expect(page.getByRole('listitem').filter({ hasText: '₹186.00' })).toContainText(
        'processing',
      );
      expect(
        await page.evaluate(() => [...(window as unknown as { seen: string[] }).seen]),
      ).toEqual([]);
      await setSandbox(shop, { lostWebhooks: [] });
    });
  }
});

test('a cancelled order is not shown as an open one while it is read again, nor in the list', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  const number = await orderByApi(shop, buyer, { 'Siren Fountain': 1 });
  await signIn(page, buyer);
  await page.goto('/myorder');
  const card = page.getByRole('listitem').filter({ hasText: number });
  await expect(card).toContainText('processing');
  await card.getByRole('link', { name: /View Order Details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  await cancel.click();
  const order = await holdFromNow(page, '**/api/v1/order/getorderdetail/*');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await order.isAsked;
  // Until the order has been read the act is not done.
  await expect(question).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  order.letGo();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^This order was cancelled on/)).toBeVisible();
  await expect(cancel).toHaveCount(0);

  const orders = await holdFromNow(page, orderList);
  await page.getByRole('button', { name: 'Back' }).first().click();
  await expect(page).toHaveURL('/myorder');
  await orders.isAsked;
  await expect(card).toHaveCount(0);
  orders.letGo();
  await expect(card).toContainText('cancelled');
});

test.describe('the network goes after the cancellation', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the order that cannot be read again is not shown as an open one', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const buyer = await newBuyer(shop);
    const number = await orderByApi(shop, buyer, { 'Siren Fountain': 1 });
    await signIn(page, buyer);
    await page.goto(`/order/${number}`);
    const cancel = page.getByRole('button', { name: 'Cancel order' });
    await cancel.click();
    const call = '**/api/v1/order/getorderdetail/*';
    await page.route(call, (route) => route.abort());
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await page.unroute(call);
    await retry.click();
    await expect(page.getByText(/^This order was cancelled on/)).toBeVisible();
  });
});

test('an order that was placed is there when My Orders is shown, which was read before', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await goToCheckout(page, shop, { 'Siren Fountain': 1 });
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.goBack();
  await page.getByText('Cash on delivery', { exact: true }).click();
  const orders = await holdFromNow(page, `${orderList}page=1*`);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/myorder');
  await orders.isAsked;
  await expect(page.getByText('No orders found')).toHaveCount(0);
  orders.letGo();
  await expect(page.getByRole('listitem').filter({ hasText: '₹186.00' })).toBeVisible();
});

test('an address that is said to be removed is not shown any more', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await signIn(page, await newBuyer(shop));
  await page.goto('/account');
  await page.getByRole('button', { name: /^Remove address of/ }).click();
  const addresses = await holdFromNow(page, '**/api/v1/address/get');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove' }).click();
  await addresses.isAsked;
  await expect(question).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  addresses.letGo();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('4 Kovil Street')).toHaveCount(0);
});

test('with a new password the sign-ins that it ended are gone when it is said to be changed', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  await tokenOf(shop, buyer);
  await signIn(page, buyer);
  await page.goto('/account');
  const elsewhere = page.getByRole('button', { name: /^Sign out on/ });
  await expect(elsewhere.first()).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(buyer.password);
  await dialog.getByLabel('New password', { exact: true }).fill('Kuruvi-vedi-new-9');
  const sessions = await holdFromNow(page, '**/api/v1/user/sessions');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await sessions.isAsked;
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  sessions.letGo();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(elsewhere).toHaveCount(0);
});
