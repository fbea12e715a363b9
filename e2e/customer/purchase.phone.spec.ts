import { expect } from '@playwright/test';
import { newPerson } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test('on a phone everything from the landing page to the paid order is done by touch', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { name } = await addProduct(shop, { price: 120, discount: 50 });
  const person = newPerson('Kayal Mani');
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await field.tap();
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  const tap = (role: 'button' | 'link', label: string | RegExp) =>
    page.getByRole(role, { name: label }).tap();

  await page.goto('/');
  await tap('button', 'Menu');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Products' }).tap();
  await expect(page).toHaveURL('/products');
  await type('Search products', name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The bar at the foot has the same two while these are out of sight.
  await page
    .getByRole('button', { name: `Increase quantity of ${name}` })
    .first()
    .tap();
  await page
    .getByRole('button', { name: `Add to cart: ${name}` })
    .first()
    .tap();
  await tap('button', /^Cart, .*\b2 pieces?$/);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).tap();

  await expect(page).toHaveURL('/login');
  await tap('link', 'Register here');
  await type('Full Name', person.name);
  await type('Email Address', person.email);
  await type('Mobile Number', person.number);
  await type('Password', person.password);
  await type('Confirm Password', person.password);
  await tap('button', 'Register');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await type('Password', person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap();

  await expect(page).toHaveURL('/checkout');
  await tap('link', 'Add New Address');
  // The checkout has a form like it.
  await expect(page.getByRole('heading', { name: 'Add New Address' })).toBeVisible();
  await expect(page.getByLabel('Full Name *')).toHaveValue(person.name);
  await type('Address *', '37 Car Street');
  // The list that a select opens belongs to the phone.
  await page.getByLabel('City').selectOption('Madurai');
  await page.getByLabel('Pincode').selectOption('625020');
  await tap('button', 'Save Address');

  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('radio', { name: 'Pay online' })).toBeChecked();
  await tap('button', 'Pay ₹120.00');
  const bank = page.getByRole('dialog', { name: /^Test payment/ });
  await bank.getByRole('button', { name: 'Succeed' }).tap();
  await expect(page).toHaveURL('/myorder');
  const placed = page.getByRole('region', { name: /^Thank you. Order #MP-/ });
  await expect(placed).toContainText('37 Car Street, Madurai 625020');
  await placed.getByRole('button', { name: 'Close' }).tap();
  await expect(placed).toBeHidden();
  await tap('link', /^View Order Details/);
  await expect(page).toHaveURL(/\/order\/MP-/);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByText('Paid', { exact: true })).toBeVisible();
});
