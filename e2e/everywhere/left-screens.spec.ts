import { expect, type Page } from '@playwright/test';
import { openOrderAsOwner } from '../support/admin-orders.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { findMessages, sendMessage } from '../support/messages.ts';
import { fillSignIn, newCustomer, openAsOwner, signIn } from '../support/people.ts';
import { findProduct, searchBox } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, goToCheckout, listOrders, newBuyer, orderByApi } from '../support/shopping.ts';
import { toasts } from '../support/toasts.ts';

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Kannan Raja');
  await page.getByRole('textbox', { name: /^Address/ }).fill('9 Agraharam');
  await page.getByLabel('City').selectOption('Theni');
  await page.getByLabel('Pincode').selectOption('625531');
}

const bar = (page: Page) => page.getByRole('banner');

test.describe('an address that is saved after its form was left', () => {
  test.beforeEach(async ({ page, shop }) => {
    const buyer = await newBuyer(shop);
    await fillCart(shop, buyer, { Pencil: 1 });
    await signIn(page, buyer);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await page.getByRole('link', { name: 'Add New Address' }).click();
    await fillAddress(page);
  });

  test('by Close is among those of the checkout, which stays', async ({ page }) => {
    const release = await holdAnswers(page, '**/api/v1/address/create');
    await page.getByRole('button', { name: 'Save Address' }).click();
    await page.getByRole('button', { name: 'Close' }).dblclick();
    await expect(page).toHaveURL('/checkout');
    await release();
    await expect(page.getByRole('radio', { name: /Kannan Raja/ })).toBeVisible();
    await expect(page).toHaveURL('/checkout');
    await expect(toasts(page)).toBeHidden();
  });

  test('by Close while the list is read again is among those of the checkout', {
    tag: '@nightly',
  }, async ({ page }) => {
    const list = '**/api/v1/address/get';
    const asked = page.waitForRequest(list);
    const release = await holdAnswers(page, list);
    await page.getByRole('button', { name: 'Save Address' }).click();
    await asked;
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
    await release();
    await expect(page.getByRole('radio', { name: /Kannan Raja/ })).toBeVisible();
  });

  test('by a link moves nobody and shows nothing, there or later', { tag: '@nightly' }, async ({
    page,
  }) => {
    const release = await holdAnswers(page, '**/api/v1/address/create');
    await page.getByRole('button', { name: 'Save Address' }).click();
    await bar(page).getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page).toHaveURL('/products');
    await release();
    await expect(page).toHaveURL('/products');
    await bar(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
    await expect(toasts(page)).toBeHidden();
  });

  test('by a link whose page is still on its way leads to that page', { tag: '@nightly' }, async ({
    page,
  }) => {
    const release = await holdAnswers(page, '**/api/v1/address/create');
    await page.getByRole('button', { name: 'Save Address' }).click();
    const releaseScripts = await holdScripts(page);
    await bar(page).getByRole('link', { name: 'SafetyTips' }).click();
    await release();
    await expect(page).toHaveURL('/address');
    releaseScripts();
    await expect(page).toHaveURL('/safetytips');
    await expect(toasts(page)).toBeHidden();
  });
});

test('signing in, asking for a code and saving the profile move nobody who has left', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const person = await newCustomer(shop);
  await page.goto('/forgotpassword');
  await page.getByLabel('Email').fill(person.email);
  const releaseCode = await holdAnswers(page, '**/user/forgot-password');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
  await releaseCode();
  await expect(page).toHaveURL('/login');
  await expect(toasts(page)).toBeHidden();

  const releaseSignIn = await holdAnswers(page, '**/user/login');
  await fillSignIn(page, person);
  await bar(page).getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await releaseSignIn();
  await expect(bar(page).getByRole('link', { name: 'My Orders' })).toBeVisible();
  await expect(page).toHaveURL('/products');
  await expect(toasts(page)).toBeHidden();

  await page.goto('/updateUserDetail');
  const releaseProfile = await holdAnswers(page, '**/user/update-user');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await bar(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await releaseProfile();
  await expect(page).toHaveURL('/contact');
  await expect(toasts(page)).toBeHidden();
});

for (const [way, pressed, call] of [
  ['in cash', 'Place Order', '**/order/cash-on-delivery'],
  ['online', /^Pay ₹/, '**/order/online-payment'],
] as const) {
  test(`an order ${way} that is placed after the checkout was left moves nobody and opens nothing`, {
    tag: way === 'online' ? [] : ['@nightly'],
  }, async ({ page, shop }) => {
    const buyer = await goToCheckout(page, shop, { Pencil: 1 });
    if (way === 'online') await page.getByText('Pay online', { exact: true }).click();
    const release = await holdAnswers(page, call);
    await page.getByRole('button', { name: pressed }).click();
    await bar(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await release();
    await expect(bar(page).getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/contact');
    await expect(toasts(page)).toBeHidden();
    expect(await listOrders(shop, buyer)).toHaveLength(1);
    if (way === 'in cash') return;
    await page.goto('/cart');
    await expect(page.getByText('Payment was not completed')).toBeVisible();
  });
}

test('a dialog closes to its list, once, and Back leads to where the list was opened', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { Pencil: 1 });
  const dialog = await openOrderAsOwner(page, orderId);
  const list = new RegExp(`/admin/orders\\?search=${orderId}$`);
  for (const _time of [1, 2, 3]) {
    await page.evaluate(() => {
      for (const _press of [1, 2])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
        );
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
    await page.getByRole('link', { name: orderId, exact: true }).first().click();
    await expect(dialog).toBeVisible();
  }
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(list);
});

test('a message that is deleted late does not close the next one', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const subject = `Late ${Date.now()}`;
  await sendMessage(shop, { subject: `${subject} one` });
  await sendMessage(shop, { subject: `${subject} two` });
  await openAsOwner(
    page,
    `/admin/message?search=${encodeURIComponent(subject)}`,
    'Message Management',
  );
  await page.getByRole('link', { name: new RegExp(`${subject} one`) }).click();
  const release = await holdAnswers(page, '**/message/delete/*');
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: new RegExp(`${subject} two`) }).click();
  await expect(page.getByRole('heading', { name: `${subject} two` })).toBeVisible();
  await release();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${subject} two` })).toBeVisible();
  expect(await findMessages(shop, `${subject} one`)).toEqual([]);
});

test('the cart that is opened while typing a search stays open', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { name } = await findProduct(shop, 'Pencil');
  await page.goto('/products');
  await searchBox(page).pressSequentially(name);
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await expect(page).toHaveURL(`/products?search=${name}`);
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Cart' })
    .getByRole('button', { name: /^Close/ })
    .click();
  await bar(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a search that is due as a link is followed does not call back who has followed it', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    let search: () => void = () => {
      throw new Error('no search is due');
    };
    window.setTimeout = ((run: () => void, delayMs?: number) => {
      if (delayMs !== 500) return setTimeout(run, delayMs);
      search = run;
      return 0;
    }) as typeof window.setTimeout;
    addEventListener('search-due', () => search());
  });
  await page.goto('/products');
  await searchBox(page).pressSequentially('rocket');
  const releaseScripts = await holdScripts(page);
  await bar(page)
    .getByRole('link', { name: 'SafetyTips' })
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
      dispatchEvent(new Event('search-due'));
    });
  releaseScripts();
  await expect(page).toHaveURL('/safetytips');
});
