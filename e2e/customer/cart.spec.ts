import { expect } from '@playwright/test';
import { addOnList, lineOf, quantityOf } from '../support/cart-screens.ts';
import { nextFrames } from '../support/next-frames.ts';
import { fillSignIn, newCustomer } from '../support/people.ts';
import { addProduct, deleteProduct, setNoise, setStock } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test('the guest cart is filled in the drawer and persists', async ({ page }) => {
  await page.goto('/products?search=Five-Colour');
  const name = '30 cm Five-Colour Sparklers';
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByRole('button', { name: `Decrease quantity of ${name}` })).toBeDisabled();
  await card.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await card.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await expect(page.getByText(`${name} added to cart`)).toBeVisible();

  await page.getByRole('button', { name: /^Cart, .*\b2 pieces?$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('30 cm Five-Colour Sp…')).toBeVisible();
  await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(drawer.getByText('FREE')).toBeVisible();
  await drawer.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await expect(drawer.getByText('₹198.00').first()).toBeVisible();
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();

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
  await expect(page.getByRole('button', { name: /^Cart, .*\b1 pieces?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Gold Rain from cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(undo).toBeHidden();
  await page.getByRole('button', { name: 'Undo: put Gold Rain back' }).click();
  await expect(quantityOf(page, 'Gold Rain')).toHaveValue('1');
  await addOnList(page, 'Snake Tablets');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Gold Rain from cart' }).click();
  await page.getByRole('button', { name: 'Undo: put Gold Rain back' }).click();
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem')).toContainText([
    'Gold Rain',
    'Snake Tablets',
  ]);
  await page.getByRole('button', { name: 'Remove Snake Tablets from cart' }).click();
  await page.getByRole('button', { name: 'Remove Gold Rain from cart' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('no more than the stock can be added', { tag: '@nightly' }, async ({ page }) => {
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

test('the guest cart is synced between tabs', { tag: '@nightly' }, async ({ page, context }) => {
  await page.goto('/cart');
  const other = await context.newPage();
  await addOnList(other, 'Snake Tablets');
  await expect(lineOf(page, 'Snake Tablets')).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity of Snake Tablets' }).click();
  await expect(other.getByRole('button', { name: /^Cart, .*\b2 pieces?$/ })).toBeVisible();
});

test('a shortage of stock is shown before the checkout', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop);
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

test('edge 24: what is no longer sold, deleted or kept out by a rule, leaves the cart with a toast, and is named until dismissed', async ({
  page,
  shop,
}) => {
  const [deleted, loud] = [(await addProduct(shop)).name, (await addProduct(shop)).name];
  for (const name of [deleted, loud]) await addOnList(page, name);
  await deleteProduct(shop, deleted);
  await setNoise(shop, loud, 126);
  await page.goto('/cart');
  await expect(
    page.getByText('Some items are no longer sold and were taken out of your cart'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'No longer sold' });
  for (const name of [deleted, loud]) await expect(notice).toContainText(name);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
});

test('signing in merges the guest cart into the account’s', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  await addOnList(page, 'Snake Tablets');
  await page.goto('/login');
  const status = page.getByRole('banner').getByRole('status');
  const said = await status.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  const merging = Promise.withResolvers<void>();
  await page.route('**/api/v1/cart/merge', async (route) => {
    await merging.promise;
    await route.continue();
  });
  const ofAccount = page.waitForResponse('**/api/v1/cart/get');
  await fillSignIn(page, customer);
  await ofAccount;
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  await nextFrames(page);
  merging.resolve();
  await expect(page).toHaveURL('/');
  await expect(status).toHaveText(/^1 product, 1 piece in your cart/);
  // What is in the account alone was no news.
  expect(await said.jsonValue()).not.toContain('Your cart is empty');
  await expect(page.getByRole('button', { name: /^Cart, .*\b1 pieces?$/ })).toBeVisible();
  await page.goto('/cart');
  await expect(lineOf(page, 'Snake Tablets')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest-cart'))).toBeNull();
});

test.describe('the contents of the drawer, whose scripts are loaded at the first touch', () => {
  const scripts = '**/assets/*.js';

  test('are waited for by the open drawer', { tag: '@nightly' }, async ({ page }) => {
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

    test('are replaced by a link to the cart', { tag: '@nightly' }, async ({ page }) => {
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
