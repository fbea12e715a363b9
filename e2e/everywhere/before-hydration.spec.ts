import { expect, type Page } from '@playwright/test';
import { newCustomer, newPerson, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

/** Has all scripts wait; gives the way to let them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('what is typed before the scripts arrive is kept and counts', async ({ page }) => {
  const person = newPerson();
  const release = await openWithoutScripts(page, '/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.number);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  release();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
});

test('no password gets into the address when the scripts are late', async ({ page, shop }) => {
  const person = await newCustomer(shop);
  const release = await openWithoutScripts(page, '/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/');
});

test('a message begun early is kept, and a customer need not say who they are', async ({
  page,
  shop,
}) => {
  const person = await newCustomer(shop);
  await signIn(page, person);
  const release = await openWithoutScripts(page, '/contact');
  await page.getByLabel('Message').fill('Do you have sparklers?');
  release();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Name')).toHaveValue(person.name);
  await expect(page.getByLabel('Message')).toHaveValue('Do you have sparklers?');
  await expect(page.getByText('22 / 1000')).toBeVisible();
});

test('scripts are asked for when the styles a page is painted with have come', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  const { painted, asked } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const of = (ending: string) => files.filter(({ name }) => name.endsWith(ending));
    return {
      painted: of('.css').map(({ responseEnd }) => responseEnd),
      asked: of('.js').map(({ startTime }) => startTime),
    };
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThan(Math.min(...painted));
});

test('a button pressed before the scripts arrive does its work once they are there', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/products?search=Snake+Tablets');
  const add = page.getByRole('button', { name: 'Add to cart: Snake Tablets', exact: true });
  await add.click();
  await add.click();
  release();
  await expect(page.getByText(/added to cart$/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Cart/ })).toContainText('1');
});

test('a quantity chosen before the scripts arrive is what goes into the cart', async ({ page }) => {
  const release = await openWithoutScripts(page, '/products?search=Five-Colour');
  const name = '30 cm Five-Colour Sparklers';
  await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
  release();
  await expect(page.getByText(`${name} added to cart`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test('the footer stands still when the scripts arrive', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const path of ['/cart', '/products', '/contact', '/login']) {
    const release = await openWithoutScripts(page, path);
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(() => document.fonts.ready);
    const before = await footer.boundingBox();
    release();
    await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    expect(await footer.boundingBox(), path).toEqual(before);
    await page.unroute('**/*.js');
  }
});

test('what is typed into the search before the scripts arrive is searched', async ({ page }) => {
  const release = await openWithoutScripts(page, '/products');
  await page.getByRole('searchbox').fill('rocket');
  release();
  await expect(page).toHaveURL('/products?search=rocket');
});

test('Back after a reload leads back though the scripts are late', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('Showing 13 to 24')).toBeVisible();
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Showing 13 to 24')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('Showing 1 to 12')).toBeVisible();
});

test('a code is asked for though the scripts were late', async ({ page }) => {
  const release = await openWithoutScripts(page, '/forgotpassword');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  release();
  await expect(page).toHaveURL('/otpverification');
});
