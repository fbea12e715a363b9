import { expect, type Page } from '@playwright/test';
import { fillSignIn, newCustomer, signIn } from '../support/people.ts';
import { deleteProduct, setStock } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const setQuantityCall = '**/api/v1/cart/update-qty';

async function addOnList(page: Page, name: string): Promise<void> {
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Add to cart: ${name}`, exact: true }).click();
  await expect(page.getByText(`${name} added to cart`)).toBeVisible();
}

const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

const quantityOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true });

test('the guest cart is filled in the drawer and persists', async ({ page }) => {
  await page.goto('/products?search=Five-Colour');
  const name = '30 cm Five-Colour Sparklers';
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByRole('button', { name: `Decrease quantity of ${name}` })).toBeDisabled();
  await card.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await card.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await expect(page.getByText(`${name} added to cart`)).toBeVisible();

  await page.getByRole('button', { name: 'Cart (2)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('30 cm Five-Colour Sp…')).toBeVisible();
  await expect(drawer.getByText('FREE')).toBeVisible();
  await drawer.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await expect(drawer.getByText('₹198.00').first()).toBeVisible();
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(drawer).toBeHidden();

  await page.reload();
  await expect(quantityOf(page, name)).toHaveValue('3');
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('₹198.00')).toHaveCount(2);
  await page.getByRole('button', { name: `Remove ${name} from cart` }).click();
  await expect(page.getByText('Item removed from cart')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Our Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('a removed line is restored by Undo', async ({ page }) => {
  await addOnList(page, 'Snake Tablets');
  await addOnList(page, 'Gold Rain');
  await page.goto('/cart');
  await quantityOf(page, 'Snake Tablets').fill('4');
  await quantityOf(page, 'Snake Tablets').press('Enter');
  await page.getByRole('button', { name: 'Remove Snake Tablets from cart' }).click();
  const undo = page.getByRole('button', { name: 'Undo: put Snake Tablets back' });
  await expect(page.getByText('Item removed from cart')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Gold Rain from cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(undo).toBeHidden();
  await page.getByRole('button', { name: 'Undo: put Gold Rain back' }).click();
  await expect(quantityOf(page, 'Gold Rain')).toHaveValue('1');
  await page.getByRole('button', { name: 'Remove Gold Rain from cart' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('no more than the stock can be added', async ({ page }) => {
  await page.goto('/products?search=Wire+Chakkar');
  const more = page.getByRole('button', { name: 'Increase quantity of Wire Chakkar', exact: true });
  await more.click();
  await more.click();
  await expect(more).toBeDisabled();
  const add = page.getByRole('button', { name: 'Add to cart: Wire Chakkar', exact: true });
  await add.click();
  await expect(page.getByText('Wire Chakkar added to cart')).toBeVisible();
  await add.click();
  await expect(page.getByText('Only 3 left in stock, and your cart already has 3')).toHaveCount(2);
});

test('the guest cart is synced between tabs', async ({ page, context }) => {
  await page.goto('/cart');
  const other = await context.newPage();
  await addOnList(other, 'Snake Tablets');
  await expect(lineOf(page, 'Snake Tablets')).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity of Snake Tablets' }).click();
  await expect(other.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a shortage of stock is shown before the checkout', async ({ page, shop }) => {
  const name = 'Bada Peacock Five-Head Fountain';
  await addOnList(page, name);
  await page.goto('/cart');
  await quantityOf(page, name).fill('6');
  await quantityOf(page, name).press('Enter');
  await setStock(shop, name, 2);
  await page.reload();
  await expect(lineOf(page, name).getByText('Only 2 left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await page.getByRole('button', { name: `Decrease quantity of ${name}` }).click();
  await expect(quantityOf(page, name)).toHaveValue('2');
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();

  await setStock(shop, name, 0);
  await page.reload();
  await expect(lineOf(page, name).getByText('Out of stock')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
});

test('a product that is no longer sold is removed from the cart with a toast', async ({
  page,
  shop,
}) => {
  await addOnList(page, 'Ring Caps');
  await deleteProduct(shop, 'Ring Caps');
  await page.goto('/cart');
  await expect(
    page.getByText('Some items are no longer sold and were taken out of your cart'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('signing in merges the guest cart into the account’s', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  await addOnList(page, 'Snake Tablets');
  await page.goto('/login');
  await fillSignIn(page, customer);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/cart');
  await expect(lineOf(page, 'Snake Tablets')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest-cart'))).toBeNull();
});

test.describe('signed in', () => {
  const name = 'Snake Tablets';

  test.beforeEach(async ({ page, shop }) => {
    await signIn(page, await newCustomer(shop));
    await addOnList(page, name);
    await page.goto('/cart');
    await expect(quantityOf(page, name)).toHaveValue('1');
  });

  test('quick clicks are coalesced into few calls', async ({ page }) => {
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
    await expect(page.getByRole('button', { name: 'Cart, 6 items' })).toBeVisible();
  });

  test('a refused optimistic update is rolled back with a toast', async ({ page }) => {
    await page.route(setQuantityCall, (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await expect(page.getByText('Failed to update quantity')).toBeVisible();
    await expect(quantityOf(page, name)).toHaveValue('1');

    await page.route('**/api/v1/cart/delete', (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name: `Remove ${name} from cart` }).click();
    await expect(page.getByText('Failed to Remove')).toBeVisible();
    await expect(lineOf(page, name)).toBeVisible();
  });

  test('Undo restores a line with its quantity', async ({ page }) => {
    await quantityOf(page, name).fill('3');
    await quantityOf(page, name).press('Enter');
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${name} from cart` }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.getByRole('button', { name: `Undo: put ${name} back` }).click();
    await expect(page.getByText(`${name} added to cart`)).toBeVisible();
    await page.reload();
    await expect(quantityOf(page, name)).toHaveValue('3');
  });

  test('a cart that failed to load offers Retry', async ({ page }) => {
    const getCart = '**/api/v1/cart/get';
    await page.route(getCart, (route) => route.fulfill({ status: 400, json: {} }));
    await page.reload();
    const sorry = page.getByRole('main').getByRole('alert');
    await expect(sorry.getByText('Failed to fetch cart items')).toBeVisible();
    await page.unroute(getCart);
    await sorry.getByRole('button', { name: 'Retry' }).click();
    await expect(lineOf(page, name)).toBeVisible();
  });

  test('removing in one tab empties the other', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: `Remove ${name} from cart` }).click();
    await expect(other.getByText('Item removed from cart')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

test.describe('the contents of the drawer, whose scripts are loaded at the first touch', () => {
  const scripts = '**/assets/*.js';

  test('are waited for by the open drawer', async ({ page }) => {
    await page.goto('/');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Cart' }).click();
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await expect(drawer.getByText('Loading cart…')).toBeVisible();
    release();
    await expect(drawer.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test('are replaced by a link to the cart', async ({ page }) => {
      await page.goto('/products');
      await page.route(scripts, (route) => route.abort());
      await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
      const drawer = page.getByRole('dialog', { name: 'Cart' });
      await expect(drawer.getByRole('alert')).toContainText('The cart could not be loaded here.');
      await page.unroute(scripts);
      await drawer.getByRole('link', { name: 'View cart' }).click();
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    });
  });
});
