import { expect } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectFocusAt, expectFocusOnTitle, goTo, press, type } from '../support/keyboard.ts';
import { newPerson, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, listOrders, newBuyer } from '../support/shopping.ts';

test('an order by keyboard alone', async ({ page }) => {
  const person = newPerson();
  const product = 'Peacock Fountain (Mayil)';
  await page.goto('/');

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, page.getByRole('main').getByRole('link', { name: 'Our Products' }));

  await expect(page).toHaveURL('/products');
  await type(page, 'Search products', 'மயில்');
  await expect(page.getByText('products for “மயில்”')).toBeVisible();
  await goTo(page, page.getByRole('checkbox', { name: /^Quiet/ }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&noise=quiet$/);
  await goTo(page, page.getByLabel('Sort by'), 'Shift+Tab');
  await page.keyboard.type('Price: low');
  await expect(page).toHaveURL(/&noise=quiet&sort=priceAsc$/);
  await press(page, page.getByRole('link', { name: product, exact: true }));
  await expectFocusOnTitle(page, product);
  const enlarge = page.getByRole('button', { name: `Enlarge ${product}` }).first();
  await press(page, enlarge, 'Shift+Tab');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocusAt(page, enlarge);
  const passport = page.getByRole('table', { name: 'Safety and origin' });
  await expect(passport.getByRole('row', { name: /70 dB/ })).toBeVisible();
  const add = page.getByRole('button', { name: `Add to cart: ${product}` });
  await goTo(page, page.getByRole('button', { name: `Increase quantity of ${product}` }));
  await page.keyboard.press('Space');
  await press(page, add);
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart, .*\b2 pieces?$/ });
  await press(page, cart, 'Shift+Tab');

  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await press(page, drawer.getByRole('link', { name: 'Proceed to Checkout' }));
  await expect(page).toHaveURL('/login');
  await press(page, page.getByRole('link', { name: 'Register here' }));
  await expect(page).toHaveURL('/register');
  await type(page, 'Full Name', person.name);
  await type(page, 'Email Address', person.email);
  await type(page, 'Mobile Number', person.number);
  await type(page, 'Password', person.password);
  await type(page, 'Confirm Password', person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await type(page, 'Password', person.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/checkout');
  const online = page.getByRole('radio', { name: 'Pay online' });
  await press(page, page.getByRole('link', { name: 'Add New Address' }));
  await expect(page).toHaveURL('/address');
  await type(page, 'Full Name *', person.name);
  await type(page, 'Mobile Number *', person.number);
  await type(page, 'Address *', '37 Car Street');
  await type(page, 'City *', 'Madurai');
  await type(page, 'Pincode *', '625020');
  await press(page, page.getByRole('button', { name: 'Save Address' }));

  await expect(page).toHaveURL('/checkout');
  await goTo(page, online);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Place Order' }));
  await expect(page).toHaveURL('/myorder');
  await expect(page.getByRole('alert')).toHaveText('Order Placed Successfully');
});

test('a payment by keyboard alone, cancelled once', { tag: '@nightly' }, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { 'Siren Fountain': 1 });
  await signIn(page, buyer);
  await page.goto('/checkout');
  await press(page, page.getByRole('button', { name: 'Pay ₹186.00' }));
  const bank = page.getByRole('dialog', { name: /^Test payment/ });
  const succeed = bank.getByRole('button', { name: 'Succeed' });
  await expectFocusAt(page, succeed);
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await bank.evaluate(
      (dialog) =>
        document.activeElement === document.body || dialog.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(bank).toBeHidden();
  const complete = page.getByRole('button', { name: 'Complete payment' });
  await expect(page.locator(':focus')).toContainText('Payment was not completed');
  await press(page, complete);
  await expectFocusAt(page, succeed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myorder');
  await expectFocusOnTitle(page, 'My Orders');
  // What stands over the orders is there.
  await expect(page.getByText(/^Thank you\. Order/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await press(page, page.getByRole('main').getByRole('link', { name: /^View Order Details/ }));
  await expect(page).toHaveURL(/\/order\//);
  await goTo(page, page.getByRole('button', { name: 'Back' }));
  expect(await listOrders(shop, buyer)).toMatchObject([{ paymentStatus: 'PAID' }]);
});

test('the focus moves to a neighbour when its element is removed', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  const elsewhere = {
    name: 'Selvi Arul',
    mobile: '9840098401',
    address_line: '7 Beach Road',
    city: 'Madurai',
    state: 'Tamil Nadu',
    pincode: '625001',
    country: 'India',
    isDefault: false,
  };
  await callApi(shop, 'POST', '/address/create', elsewhere, buyer.token);
  await fillCart(shop, buyer, { 'Gold Rain': 2, Pencil: 1 });
  await signIn(page, buyer);

  await page.goto('/products');
  await press(
    page,
    page.getByRole('banner').getByRole('button', { name: /^Cart, .*\b3 pieces?$/ }),
  );
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expectFocusAt(page, page.getByRole('banner').getByRole('button', { name: /^Cart/ }));
  await page.keyboard.press('Enter');
  await press(page, drawer.getByRole('link', { name: 'View cart' }));
  await expect(page).toHaveURL('/cart');
  await expectFocusOnTitle(page, 'Cart');

  await press(page, page.getByRole('button', { name: 'Remove Gold Rain from cart' }));
  await expectFocusAt(page, page.getByRole('button', { name: 'Undo: put Gold Rain back' }));
  await page.keyboard.press('Enter');
  await expectFocusAt(page, page.getByRole('link', { name: 'Gold Rain', exact: true }));

  await page.goto('/checkout');
  await press(page, page.getByRole('button', { name: 'Remove address of Selvi Arul, Madurai' }));
  const question = page.getByRole('alertdialog', { name: 'Remove this address?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expectFocusAt(page, page.getByRole('button', { name: /^Remove address of Selvi/ }));
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Remove' }));
  await expect(question).toBeHidden();
  await expect(page.getByText('7 Beach Road')).toBeHidden();
  await expectFocusAt(page, page.getByRole('radio', { name: /^Meena Selvam/ }));
});

test('changing the page of the product list focuses the top of the new page', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/products');
  const pages = page.getByRole('navigation', { name: 'Pages of products' });
  const second = pages.getByRole('link', { name: 'Page 2' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 13 to 24')).toBeVisible();
  await expectFocusOnTitle(page, 'Products');
  const quantity = page.getByRole('button', { name: /^Decrease quantity of/ }).first();
  await quantity.focus();
  await page.keyboard.press('Enter');
  await expect(quantity).toBeDisabled();
  await expect(quantity).toBeFocused();
});
