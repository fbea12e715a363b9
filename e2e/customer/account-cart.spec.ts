import { expect } from '@playwright/test';
import { callApi, tokenOf } from '../support/api.ts';
import { addOnList, lineOf, quantityOf } from '../support/cart-screens.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { newCustomer, signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const addCall = '**/api/v1/cart/create';
const setQuantityCall = '**/api/v1/cart/update-qty';

test.describe('signed in', () => {
  const name = 'Snake Tablets';

  test.beforeEach(async ({ page, shop }) => {
    await signIn(page, await newCustomer(shop));
    await addOnList(page, name);
    await page.goto('/cart');
    await expect(quantityOf(page, name)).toHaveValue('1');
  });

  test('quick clicks are coalesced into few calls', { tag: '@nightly' }, async ({ page }) => {
    const written: number[] = [];
    let answer = () => {};
    const isClicked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(setQuantityCall, async (route) => {
      written.push(route.request().postDataJSON().qty);
      await isClicked;
      await route.continue();
    });
    const more = page.getByRole('button', { name: `Increase quantity of ${name}` });
    for (let click = 0; click < 5; click += 1) await more.click();
    await expect(quantityOf(page, name)).toHaveValue('6');
    const lastAnswer = page.waitForResponse(
      (response) => response.request().postDataJSON()?.qty === 6,
    );
    answer();
    await lastAnswer;
    expect(written).toEqual([2, 6]);
    await page.reload();
    await expect(quantityOf(page, name)).toHaveValue('6');
    await expect(page.getByRole('button', { name: /^Cart, .*\b6 pieces?$/ })).toBeVisible();
  });

  test('a refused optimistic update is rolled back, said in a toast and in its line', async ({
    page,
  }) => {
    await page.route(setQuantityCall, (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await expect(lineOf(page, name).getByRole('alert')).toHaveText('Failed to update quantity');
    await expect(page.getByText('Failed to update quantity')).toHaveCount(2);
    await expect(quantityOf(page, name)).toHaveValue('1');

    await page.route('**/api/v1/cart/delete', (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name: `Remove ${name} from cart` }).click();
    await expect(lineOf(page, name).getByRole('alert')).toHaveText('Failed to Remove');
  });

  test('Undo restores a line with its quantity where it stood', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const other = await addProduct(shop);
    await addOnList(page, other.name);
    await page.goto('/cart');
    await expect(lineOf(page, other.name)).toBeVisible();
    await quantityOf(page, name).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Cart, .*\b4 pieces?$/ })).toBeVisible();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Cart, .*\b1 pieces?$/ })).toBeVisible();
    await expect(page.getByText('Item removed from cart')).toBeVisible();
    await expect(page.getByRole('button', { name: `Undo: put ${name} back` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} added to cart`)).toBeVisible();
    const lines = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
    await expect(lines).toContainText([name, other.name]);
    await page.reload();
    await expect(lines).toContainText([name, other.name]);
    await expect(quantityOf(page, name)).toHaveValue('3');
  });

  test('removing in one tab empties the other', { tag: '@nightly' }, async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: `Remove ${name} from cart` }).click();
    await expect(other.getByText('Item removed from cart')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  test('what another tab removed while the page was in the back/forward cache is gone on its return', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    // A frozen page gets no storage events.
    await page.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    await page.reload();
    await expect(quantityOf(page, name)).toHaveValue('1');
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: `Remove ${name} from cart` }).click();
    await expect(other.getByText('Item removed from cart')).toBeVisible();
    await other.close();
    await expect(lineOf(page, name)).toBeVisible();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

test.describe('signed in, on a line that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('an addition shows at once; a refused one is taken back and said beside its button', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const customer = await newCustomer(shop);
    const { name } = await addProduct(shop, { stock: 3 });
    await signIn(page, customer);
    await page.goto('/products');
    const card = page.getByRole('listitem').filter({ hasText: name });
    const add = card.getByRole('button', { name: `Add to cart: ${name}` });
    const release = await holdAnswers(page, addCall);
    await add.click();
    await expect(page.getByRole('button', { name: /^Cart, .*\b1 pieces?$/ })).toBeVisible();
    await expect(card.getByText('1 in cart')).toBeVisible();
    await add.click();
    await expect(card.getByText('2 in cart')).toBeVisible();
    await page.getByRole('button', { name: /^Cart, .*\b2 pieces?$/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await expect(drawer.getByRole('heading', { name: /^Cart .*\b2 pieces$/ })).toBeVisible();
    await drawer.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await expect(drawer.getByRole('textbox')).toHaveValue('3');
    const quantitySet = page.waitForResponse(setQuantityCall);
    await release();
    await quantitySet;
    await drawer.getByRole('button', { name: 'Close cart' }).click();
    const token = await tokenOf(shop, customer);
    const { data } = await callApi(shop, 'GET', '/cart/get', undefined, token);
    expect(data).toMatchObject([{ quantity: 3, productId: { name } }]);

    await page.unroute(addCall);
    const refuse = await holdAnswers(page, addCall);
    await add.click();
    await expect(card.getByText('4 in cart')).toBeVisible();
    await refuse();
    await expect(card.getByRole('alert')).toHaveText(
      'Only 3 left in stock, and your cart already has 3',
    );
    await expect(card.getByText('3 in cart')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cart, .*\b3 pieces?$/ })).toBeVisible();

    await page.unroute(addCall);
    await page.route(addCall, (route) => route.abort());
    await add.click();
    await expect(card.getByRole('alert')).toHaveText('Network error - Please try again');
    await expect(card.getByText('3 in cart')).toBeVisible();
  });
});
