import { expect, type Page } from '@playwright/test';
import { readMail } from '../support/outbox.ts';
import { fillSignIn, newPerson, openAsOwner, type Person } from '../support/people.ts';
import { findProduct, searchProducts } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

const product = 'Flower Pots Asoka';
/** Two at ₹225.00 less 65 per cent. */
const total = '₹157.50';

test('from the landing page to the delivered order', async ({ browser, page, shop }) => {
  const before = await findProduct(shop, product);
  const person = newPerson('Malar Vizhi');

  await findInShop(page);
  await putTwoInCart(page);
  await register(page, person);
  await addAddress(page, person);
  const orderId = await placeOrder(page);

  await page.getByRole('link', { name: /View Order Details/ }).click();
  await expect(page).toHaveURL(`/order/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${orderId}`);
  await expect(page.getByRole('row', { name: new RegExp(product) })).toContainText(total);
  await expect(page.getByRole('main')).toContainText('37 Car Street');
  const mail = await readMail(shop.dataDir, { to: person.email, subject: /received/ });
  expect(mail).toContain(orderId);
  expect(mail).toContain(total);

  const office = await browser.newPage({ baseURL: shop.url });
  await openAsOwner(office, '/admin/orders', 'Order Management');
  await office.getByRole('searchbox', { name: 'Search orders' }).fill(person.email);
  await expect(office).toHaveURL(/search=/);
  const row = office.getByRole('row', { name: new RegExp(orderId) });
  await expect(row).toContainText(total);
  await row.getByRole('link', { name: `View details of order ${orderId}` }).click();
  await expect(office.getByRole('dialog')).toContainText('18 or older: shown at checkout');

  const today = /\d{1,2} \w{3,4} 20\d\d, \d{1,2}:\d\d [ap]m/;
  await setStatus(office, 'Shipped');
  await page.reload();
  await expect(step(page, 'Shipped')).toHaveText(today);
  await expect(step(page, 'Delivered')).toHaveText('Pending');
  await readMail(shop.dataDir, { to: person.email, subject: /on its way/ });

  await setStatus(office, 'Delivered');
  await page.reload();
  await expect(step(page, 'Shipped')).toHaveText(today);
  await expect(step(page, 'Delivered')).toHaveText(today);
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Paid');

  const after = await findProduct(shop, product);
  expect(after.stock).toBe((before.stock ?? 0) - 2);
});

async function findInShop(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Our Products' }).click();
  await expect(page).toHaveURL('/products');
  await searchProducts(page, product);
  await page.getByRole('link', { name: product, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
}

async function putTwoInCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Increase quantity of ${product}` }).click();
  await page.getByRole('button', { name: `Add to cart: ${product}` }).click();
  await expect(page.getByText(`${product} added to cart`)).toBeVisible();
  await page.getByRole('button', { name: /^Cart, .*\b2 pieces?$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByRole('link', { name: product })).toBeVisible();
  await expect(drawer.getByText(total).first()).toBeVisible();
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/login');
}

async function register(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Register here' }).click();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.number);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('button', { name: /^Cart, .*\b2 pieces?$/ })).toBeVisible();
}

async function addAddress(page: Page, person: Person): Promise<void> {
  await page.getByText('Cash on delivery', { exact: true }).click();
  await expect(page.getByText('Please select a delivery address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await page.getByRole('link', { name: 'Add New Address' }).click();
  await expect(page).toHaveURL('/address');
  // The checkout has a form like it.
  await expect(page.getByRole('heading', { name: 'Add New Address' })).toBeVisible();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Mobile Number').fill(person.number);
  await page.getByRole('textbox', { name: /^Address/ }).fill('37 Car Street');
  await page.getByLabel('City').selectOption('Madurai');
  await page.getByLabel('Pincode').selectOption('625020');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('Address saved successfully!')).toBeVisible();
}

async function placeOrder(page: Page): Promise<string> {
  await expect(page.getByRole('radio', { name: /Malar Vizhi/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await expect(page.getByText(/18 or older/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/myorder');
  await expect(page.getByRole('alert')).toHaveText('Order Placed Successfully');
  const order = page.getByRole('listitem').filter({ hasText: total });
  await expect(order).toContainText('processing');
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  const heading = await order.getByRole('heading').innerText();
  return heading.replace('Order #', '');
}

async function setStatus(office: Page, status: 'Shipped' | 'Delivered'): Promise<void> {
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Order status').selectOption(status);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(office.getByText(`Order status updated to ${status.toUpperCase()}`)).toBeVisible();
}

const step = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Status' })
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('paragraph')
    .last();
