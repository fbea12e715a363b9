import { expect } from '@playwright/test';
import { holdScripts, openWithoutScripts } from '../support/held-scripts.ts';
import { findMessages } from '../support/messages.ts';
import { newCustomer, newPerson, signIn } from '../support/people.ts';
import { searchBox } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test('input typed before hydration is kept and used', async ({ page }) => {
  const person = newPerson();
  const release = await openWithoutScripts(page, '/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.number);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const last = page.getByLabel('Confirm Password', { exact: true });
  await last.pressSequentially(person.password);
  release();
  await expect(page.getByRole('button', { name: 'Register' })).toBeEnabled();
  await expect(last).toBeFocused();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
});

test('no password gets into the address when the scripts are slow', async ({ page, shop }) => {
  const person = await newCustomer(shop);
  const release = await openWithoutScripts(page, '/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeVisible();
});

test('a theme chosen before hydration is the theme', { tag: '@nightly' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/terms');
  const choice = page.getByRole('contentinfo').getByRole('combobox', { name: 'Theme' });
  await choice.selectOption('Dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 12, 43)');
  release();
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await expect(choice).toHaveValue('dark');
  await page.goto('/safetytips');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 12, 43)');
});

test('a message begun before hydration is kept, and a customer’s name and email are prefilled', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const person = await newCustomer(shop);
  await signIn(page, person);
  const release = await openWithoutScripts(page, '/contact');
  await page.getByLabel('Message').fill('Do you have sparklers?');
  release();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Name')).toHaveValue(person.name);
  await expect(page.getByLabel('Message')).toHaveValue('Do you have sparklers?');
  await expect(page.getByText('22 / 1000')).toBeVisible();

  await page.getByLabel('Name').fill('');
  await page.evaluate(async () => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, number: '9876500000' }));
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a message sent before hydration is sent once and thanked for', async ({ page, shop }) => {
  const { name, email } = newPerson();
  const release = await openWithoutScripts(page, '/contact');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('Rockets');
  await page.getByLabel('Message').fill('How high do they fly?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(`Thank you. We will answer to ${email}.`)).toBeVisible();
  release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Thank you/)).toBeHidden();
  expect(await findMessages(shop, email)).toHaveLength(1);
});

test('a search submitted before hydration is a page of its own', { tag: '@nightly' }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/products?page=2');
  await page.getByRole('searchbox').pressSequentially('rocket');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/products?search=rocket');
  release();
  await expect(searchBox(page)).toHaveValue('rocket');
  await page.goBack();
  await expect(page.getByText('Showing 13 to 24')).toBeVisible();
});

test('scripts are requested after the styles of the first paint', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  const { painted, requested } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const of = (ending: string) => files.filter(({ name }) => name.endsWith(ending));
    return {
      painted: of('.css').map(({ responseEnd }) => responseEnd),
      requested: of('.js').map(({ startTime }) => startTime),
    };
  });
  expect(requested.length).toBeGreaterThan(5);
  expect(Math.min(...requested)).toBeGreaterThan(Math.min(...painted));
});

test('a press of Add to cart before hydration takes effect after it', async ({ page }) => {
  const release = await openWithoutScripts(page, '/products?search=Five-Colour');
  const name = '30 cm Five-Colour Sparklers';
  await page.getByRole('textbox', { name: `Quantity of ${name}` }).fill('2');
  await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await expect(page).toHaveURL('/products?search=Five-Colour');
  release();
  await expect(page.getByText(`${name} added to cart`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cart, .*\b2 pieces?$/ })).toBeVisible();
});

test('what opens the cart or the menu before hydration opens it afterwards', {
  tag: '@nightly',
}, async ({ page }) => {
  const bar = page.getByRole('banner');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Cart', 'Menu']) {
    const release = await openWithoutScripts(page, '/terms');
    await bar.getByRole('button', { name }).click();
    release();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.unroute('**/*.js');
  }
});

test('the footer does not move during hydration', { tag: '@nightly' }, async ({ page }) => {
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

test('a search typed before hydration is searched', { tag: '@nightly' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/products');
  await page.getByRole('searchbox').fill('rocket');
  release();
  await expect(page).toHaveURL('/products?search=rocket');
});

test('Back after a reload works when the scripts are slow', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('Showing 13 to 24')).toBeVisible();
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Showing 13 to 24')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('Showing 1 to 12')).toBeVisible();
});

test('a code can be requested when the scripts were slow', { tag: '@nightly' }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/forgotpassword');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  release();
  await expect(page).toHaveURL('/otpverification');
});

test.describe('when the scripts cannot be fetched', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('links and forms still work', { tag: '@nightly' }, async ({ page, shop }) => {
    const { name, email } = newPerson();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/products?search=Snake+Tablets', { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Add to cart: Snake Tablets', exact: true }).click();
    await page.getByRole('searchbox').clear();
    await page.getByRole('searchbox').pressSequentially('rocket');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/products?search=rocket');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Subject').fill('Rockets');
    await page.getByLabel('Message').fill('Do they come by the box?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(`Thank you. We will answer to ${email}.`)).toBeVisible();
    expect(await findMessages(shop, email)).toHaveLength(1);
  });
});
