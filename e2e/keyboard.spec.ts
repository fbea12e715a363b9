import { expect, type Locator, type Page } from '@playwright/test';
import { newCustomer } from './people.ts';
import { test } from './shop-fixtures.ts';

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
  if (focus.name !== 'none') await expect(page.locator(':focus')).toBeInViewport();
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
