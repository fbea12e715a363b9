import { expect, type Locator, type Page } from '@playwright/test';
import { findOrder } from '../support/admin-orders.ts';
import { callApi } from '../support/api.ts';
import { findMessages, writeToShop } from '../support/messages.ts';
import { newCustomer, openAsOwner, signIn } from '../support/people.ts';
import { addProduct, findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, listOrders, newBuyer, orderByApi } from '../support/shopping.ts';

/** The focused element is in sight and it, or the card around it, is outlined. */
async function expectFocusInSight(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'none', isOutlined: true };
    const isOutlined = [element, element.parentElement].some(
      (candidate) => candidate && getComputedStyle(candidate).outlineStyle !== 'none',
    );
    return { name: element.outerHTML.slice(0, 120), isOutlined };
  });
  expect(focus.isOutlined, `outline of ${focus.name}`).toBe(true);
  if (focus.name === 'none') return;
  // A field that is drawn by its label is in sight with it.
  const drawn = page.locator(':focus:not(.sr-only), label:has(.sr-only:focus)');
  await expect(drawn).toBeInViewport();
}

async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () =>
    target.evaluate((element) => element === document.activeElement, undefined, { timeout: 2000 });
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key);
    await expectFocusInSight(page);
    if (await isFocused()) return;
  }
  throw new Error(`${target} was not reached by ${key}`);
}

async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await goTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** The keyboard goes on at the title of the page arrived at. */
async function expectArrival(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

/** After something has closed or gone the keyboard goes on here, and one sees where that is. */
async function expectToGoOnAt(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectFocusInSight(page);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await goTo(page, field);
  await page.keyboard.type(text);
}

test('an order by keyboard alone', async ({ page, shop }) => {
  const person = await newCustomer(shop);
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
  await type(page, 'Search products', product);
  await expect(page.getByText('Showing 1 to 1 of 1')).toBeVisible();
  const add = page.getByRole('main').getByRole('button', { name: /^Add/ });
  await goTo(page, page.getByRole('button', { name: `Increase quantity of ${product}` }));
  await page.keyboard.press('Space');
  await press(page, add);
  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' });
  await press(page, cart, 'Shift+Tab');

  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await press(page, drawer.getByRole('link', { name: 'Proceed to Checkout' }));
  await expect(page).toHaveURL('/login');
  await type(page, 'Email', person.email);
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

test('a payment by keyboard alone, put off once', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { 'Siren Fountain': 1 });
  await signIn(page, buyer);
  await page.goto('/checkout');
  await press(page, page.getByRole('button', { name: 'Pay ₹186.00' }));
  const bank = page.getByRole('dialog', { name: /^Test payment/ });
  const succeed = bank.getByRole('button', { name: 'Succeed' });
  await expectToGoOnAt(page, succeed);
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
  await expectToGoOnAt(page, complete);
  await page.keyboard.press('Enter');
  await expectToGoOnAt(page, succeed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myorder');
  await expectArrival(page, 'My Orders');
  await press(page, page.getByRole('main').getByRole('link', { name: /^View Order Details/ }));
  await expect(page).toHaveURL(/\/order\//);
  await goTo(page, page.getByRole('button', { name: 'Back' }));
  expect(await listOrders(shop, buyer)).toMatchObject([{ paymentStatus: 'PAID' }]);
});

test('what a customer takes away leaves the keyboard beside it', async ({ page, shop }) => {
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
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Cart, 3 items' }));
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expectToGoOnAt(page, page.getByRole('banner').getByRole('button', { name: /^Cart/ }));
  await page.keyboard.press('Enter');
  await press(page, drawer.getByRole('link', { name: 'View cart' }));
  await expect(page).toHaveURL('/cart');
  await expectArrival(page, 'Cart');

  await press(page, page.getByRole('button', { name: 'Remove Gold Rain from cart' }));
  await expectToGoOnAt(page, page.getByRole('button', { name: 'Undo: put Gold Rain back' }));
  await page.keyboard.press('Enter');
  await expectToGoOnAt(page, page.getByRole('link', { name: 'Gold Rain', exact: true }));

  await page.goto('/checkout');
  await press(page, page.getByRole('button', { name: 'Remove address of Selvi Arul, Madurai' }));
  const question = page.getByRole('alertdialog', { name: 'Remove this address?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expectToGoOnAt(page, page.getByRole('button', { name: /^Remove address of Selvi/ }));
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Remove' }));
  await expect(question).toBeHidden();
  await expect(page.getByText('7 Beach Road')).toBeHidden();
  await expectToGoOnAt(page, page.getByRole('radio', { name: /^Meena Selvam/ }));
});

test('turning the pages of the products leads to the top of the next', async ({ page }) => {
  await page.goto('/products');
  const pages = page.getByRole('navigation', { name: 'Pages of products' });
  await pages.getByRole('link', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 13 to 24')).toBeVisible();
  await expectArrival(page, 'Products');
  const quantity = page.getByRole('button', { name: /^Decrease quantity of/ }).first();
  await quantity.focus();
  await page.keyboard.press('Enter');
  await expect(quantity).toBeDisabled();
  await expect(quantity).toBeFocused();
});

test.describe('the owner’s day by keyboard alone', () => {
  test('an order is found, moved on and its slip printed', async ({ page, shop }) => {
    const orderId = await orderByApi(shop, await newBuyer(shop), { 'Flower Pots Asoka': 1 });
    await openAsOwner(page, '/admin/dashboard', 'Welcome, Selvi Murugan');
    await press(page, page.getByRole('navigation', { name: 'Admin' }).getByText('Orders'));
    await expectArrival(page, 'Order Management');
    await type(page, 'Search orders', orderId);
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    const opener = page.getByRole('link', { name: orderId, exact: true });
    await press(page, opener);
    const dialog = page.getByRole('dialog', { name: `Order ${orderId}` });

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await press(page, dialog.getByRole('button', { name: 'Print packing slip' }));
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    const status = dialog.getByLabel('Order status');
    await goTo(page, status);
    await page.keyboard.type('Proc');
    await press(page, dialog.getByRole('button', { name: 'Update' }));
    await expect(dialog.getByText('Order status updated to PROCESSING')).toBeVisible();
    expect(await findOrder(shop, orderId)).toMatchObject({ status: 'PROCESSING' });
    await expectToGoOnAt(page, status);

    await page.keyboard.type('Canc');
    await press(page, dialog.getByRole('button', { name: 'Update' }));
    const question = page.getByRole('alertdialog', { name: `Cancel order ${orderId}?` });
    await press(page, question.getByRole('button', { name: 'Cancel the order' }));
    await expect(question).toBeHidden();
    await expectToGoOnAt(page, status);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectToGoOnAt(page, opener);
  });

  test('a product gets its stock, and another one goes', async ({ page, shop }) => {
    const word = `Keys${process.pid}`;
    const kept = await addProduct(shop, { name: `${word} kept`, details: { Noise: 'low' } });
    const leaving = await addProduct(shop, { name: `${word} leaving` });
    await openAsOwner(page, '/admin/productsEdit', 'Product Management');
    await type(page, 'Search products', word);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 products', { exact: true })).toBeVisible();
    await press(page, page.getByRole('link', { name: `Edit ${kept.name}` }));
    await expect(page.getByLabel('Stock')).toHaveValue('40');
    await goTo(page, page.getByLabel('Stock'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('77');
    await press(page, page.getByRole('button', { name: 'Remove detail 1' }));
    await expectToGoOnAt(page, page.getByRole('button', { name: 'Add detail' }));
    await press(page, page.getByRole('button', { name: 'Update Product' }));
    const done = page.getByRole('dialog', { name: 'Success' });
    await expect(done).toHaveAccessibleDescription(/are saved/);
    await press(page, done.getByRole('button', { name: 'OK' }));
    await expectToGoOnAt(page, page.getByRole('link', { name: `Edit ${kept.name}` }));
    expect(await findProduct(shop, kept.name)).toMatchObject({ stock: 77, details: {} });

    page.once('dialog', (question) => question.accept());
    const remove = page.getByRole('button', { name: `Delete ${leaving.name}` });
    const isAbove = await remove.evaluate(
      (button, below) =>
        Boolean(document.getElementById(below)?.compareDocumentPosition(button) === 2),
      `edit-${kept._id}`,
    );
    await press(page, remove, isAbove ? 'Shift+Tab' : 'Tab');
    await expect(page.getByRole('dialog').getByText('is no longer in the shop')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await expectToGoOnAt(page, page.getByRole('link', { name: `Edit ${kept.name}` }));
  });

  test('a message is answered and another one deleted', async ({ page, shop }) => {
    const name = `Kala ${process.pid}`;
    const older = await writeToShop(shop, { name });
    const newer = await writeToShop(shop, { name });
    await openAsOwner(page, '/admin/message', 'Message Management');
    await type(page, 'Search messages', name);
    await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
    const entry = (subject: string) =>
      page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: subject });
    await press(page, entry(newer.subject));
    await expectToGoOnAt(page, page.getByRole('heading', { name: newer.subject }));
    await press(page, page.getByRole('link', { name: 'Reply' }));
    await expect(async () => {
      expect(await findMessages(shop, newer.subject)).toMatchObject([{ status: 'read' }]);
    }).toPass();
    await page.keyboard.press('Escape');
    await expectToGoOnAt(page, entry(newer.subject));

    await press(page, entry(older.subject));
    await press(page, page.getByRole('button', { name: 'Delete' }));
    const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
    await press(page, question.getByRole('button', { name: 'Delete' }));
    await expect(page.getByText('1 message', { exact: true })).toBeVisible();
    await expectToGoOnAt(page, entry(newer.subject));
  });

  test('a user is looked at and suspended', async ({ page, shop }) => {
    const { name, email } = await newCustomer(shop);
    await openAsOwner(page, '/admin/users', 'User Management');
    await type(page, 'Search users', email);
    await expect(page.getByText('1 user', { exact: true })).toBeVisible();
    const look = page.getByRole('link', { name: `View details of ${name}` });
    await press(page, look);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectToGoOnAt(page, look);

    const edit = page.getByRole('link', { name: `Edit status of ${name}` });
    await press(page, edit, 'Shift+Tab');
    await expectToGoOnAt(page, dialog.getByLabel('Status *'));
    await page.keyboard.type('Susp');
    await type(page, 'Reason', 'Ordered for somebody else');
    await press(page, dialog.getByRole('button', { name: 'Update Status' }));
    await expect(page.getByText('User status updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectToGoOnAt(page, edit);
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Suspended');
  });
});
