import { expect } from '@playwright/test';
import { openAsOwner, signIn } from '../support/people.ts';
import { addProduct, searchBox } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, newBuyer, orderByApi } from '../support/shopping.ts';

test('a product of the list is announced with its price before and after the discount', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/products?search=Koti');
  const card = page.getByRole('listitem').filter({ hasText: 'Colour Koti Flower Pots' });
  await expect(card).toMatchAriaSnapshot(`
    - listitem:
      - heading "Colour Koti Flower Pots" [level=2]:
        - link "Colour Koti Flower Pots"
      - paragraph: 1 Box (10 pcs) · Quiet · Green cracker
      - paragraph: Price ₹168.00 instead of ₹420.00 60% off
      - group "Quantity of Colour Koti Flower Pots":
        - button "Decrease quantity of Colour Koti Flower Pots" [disabled]
        - textbox "Quantity of Colour Koti Flower Pots": "1"
        - button "Increase quantity of Colour Koti Flower Pots"
      - 'button "Add to cart: Colour Koti Flower Pots"'
      - link "View Colour Koti Flower Pots"
  `);
});

test('the result of a search is announced, an empty one too', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/products');
  const found = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /product/i });
  await expect(found).toHaveText(/^Showing 1 to 12 of \d+ products$/);
  const box = searchBox(page);
  await box.fill('Koti');
  await expect(found).toHaveText('Showing 1 to 2 of 2 products for “Koti”');
  await box.fill('qqqqqq');
  await expect(found).toHaveText('No product matches “qqqqqq”');
});

test('each change of the cart is announced, in its drawer too', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { Pencil: 2 });
  await signIn(page, buyer);
  await page.goto('/products');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, .*\b2 pieces?$/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toMatchAriaSnapshot(`
    - dialog /Cart \\d+ products?, 2 pieces/:
      - heading /Cart \\d+ products?, 2 pieces/ [level=2]
      - button "Close cart"
      - list:
        - listitem:
          - paragraph:
            - link "Pencil"
            - text: 1 Pkt (10 pcs)
          - group "Quantity of Pencil":
            - button "Decrease quantity of Pencil"
            - textbox "Quantity of Pencil": "2"
            - button "Increase quantity of Pencil"
          - paragraph: ₹50.40 ₹25.20 each
          - button "Remove Pencil from cart"
      - status
      - term: Subtotal
      - definition: ₹50.40
      - term: Delivery
      - definition: FREE
      - paragraph: You save ₹69.60
      - link "Proceed to Checkout"
      - link "View cart"
  `);
  await drawer.getByRole('button', { name: 'Increase quantity of Pencil' }).click();
  await expect(drawer.getByRole('status')).toHaveText(/\b3 pieces in your cart, ₹75\.60$/);
  await drawer.getByRole('button', { name: 'Remove Pencil from cart' }).click();
  await expect(drawer.getByRole('status')).toHaveText('Your cart is empty');
  // Content outside an open modal dialog is inert.
  await expect(drawer.getByRole('alert')).toHaveText('Item removed from cart');
});

test('an order is exposed with its items as a table', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  const { name } = await addProduct(shop, { price: 450, discount: 55, unit: '1 Pc' });
  const orderId = await orderByApi(shop, buyer, { [name]: 2 });
  await signIn(page, buyer);
  await page.goto(`/order/${orderId}`);
  await expect(page.getByRole('table', { name: 'Items' })).toMatchAriaSnapshot(`
    - table "Items":
      - rowgroup:
        - row:
          - columnheader "Item"
          - columnheader "Price each"
          - columnheader "Quantity"
          - columnheader "Amount"
      - rowgroup:
        - row:
          - rowheader /${name} 1 Pc/
          - cell "₹202.50 ₹450.00, 55% off"
          - cell "2"
          - cell "₹405.00"
  `);
});

test('the result of a filter is announced to the owner, and no product twice', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAsOwner(page, '/admin/productsEdit?search=Koti', 'Product Management');
  await expect(page.getByRole('status').filter({ hasText: /product/ })).toHaveText('2 products');
  await expect(
    page.getByRole('row').filter({ hasText: 'Colour Koti Flower Pots' }),
  ).toMatchAriaSnapshot(`
    - row:
      - cell
      - rowheader "Select Colour Koti Flower Pots Colour Koti Flower Pots Flower pots":
        - checkbox "Select Colour Koti Flower Pots"
        - link "Colour Koti Flower Pots"
        - paragraph: Flower pots
      - 'cell "Rs: 420 (60% off) Sells at ₹168.00"':
        - 'button "Rs: 420"'
      - cell:
        - button
      - cell "1 Box (10 pcs)"
      - cell "Rated 4.9 out of 5"
      - cell:
        - link "Edit Colour Koti Flower Pots"
        - button "Delete Colour Koti Flower Pots"
  `);
});

test('a refused form focuses its first invalid field and announces the error with it', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Arun');
  await page.getByLabel('Email').fill('arun');
  await page.getByLabel('Subject').fill('Green crackers');
  await page.getByLabel('Message').fill('Which are green?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
});

test('each page has its own title, also after navigations in the browser', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  const titles = new Set([await page.title()]);
  for (const name of ['Products', 'Contact', 'SafetyTips']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(4);
});
