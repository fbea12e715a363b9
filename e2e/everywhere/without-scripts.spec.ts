import { expect } from '@playwright/test';
import { newCustomer, newPerson } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

test.describe('in a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('products are searched, paged and opened', async ({ page }) => {
    await page.goto('/products', { waitUntil: 'load' });
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/products?page=2');
    await expect(page.getByText('Showing 13 to 24')).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search products' }).pressSequentially('rocket');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/products?search=rocket');
    await expect(page.getByRole('searchbox')).toHaveValue('rocket');

    await page.getByRole('textbox', { name: 'To ₹' }).pressSequentially('100000');
    await page.getByRole('checkbox', { name: /^In stock/ }).check();
    await page.getByLabel('Sort by').selectOption('Price: low to high');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/stock=in.*sort=priceAsc|sort=priceAsc.*stock=in/);
    await expect(page.getByText(/“rocket”, filtered$/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^In stock/ })).toBeChecked();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Apply filters' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    const name = 'Baby Rockets';
    await page.getByRole('listitem').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('img', { name }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test('the price list can be read and jumped through', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/products', { waitUntil: 'load' });
    await page.getByRole('main').getByRole('link', { name: 'Price list' }).click();
    await expect(page).toHaveURL('/products?view=list');
    const row = page.getByRole('row').filter({ hasText: '60 Shots Violet Evening' });
    await expect(row).toContainText('₹586.50');
    await expect(row.getByText('1 Pc')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: /^Garlands/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Garlands/ })).toBeInViewport();
  });

  test('a phone has the links of the menu in its bar', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/products', { waitUntil: 'load' });
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button')).toHaveCount(0);
    for (const name of ['Home', 'Products', 'SafetyTips', 'Login', 'தமிழ்']) {
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await bar.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    const login = await bar.getByRole('link', { name: 'Login' }).boundingBox();
    expect(login?.y).toBeGreaterThanOrEqual(8);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('what only scripts could load does not pretend to load', { tag: '@nightly' }, async ({
    page,
  }) => {
    for (const path of ['/cart', '/checkout', '/account', '/myorder']) {
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.locator('noscript p'), path).toBeVisible();
      const loading = page.getByRole('main').getByText(/^(Loading|Verifying)\b/);
      await expect(loading.filter({ visible: true }), path).toHaveCount(0);
    }
  });

  test('a message is refused as elsewhere, keeping what was typed, and sent', async ({ page }) => {
    const { name, email } = newPerson();
    await page.goto('/contact?subject=Order+MP-1', { waitUntil: 'load' });
    await expect(page.getByLabel('Subject')).toHaveValue('Order MP-1');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Subject').fill('Sparklers');
    await page.getByLabel('Message').fill('Which ones are quiet?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name')).toHaveValue(name);
    await expect(page.getByLabel('Subject')).toHaveValue('Sparklers');
    await expect(page.getByLabel('Message')).toHaveValue('Which ones are quiet?');

    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(`Thank you. We will answer to ${email}.`)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');

    await page.getByLabel('Subject').fill('Once more');
    await page.getByLabel('Message').fill('And which are loud?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      page.getByText('Please wait 30 seconds before sending another message'),
    ).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('And which are loud?');
  });

  test('an account is registered, and the way back is kept', async ({ page }) => {
    const person = newPerson();
    const register = page.getByRole('button', { name: 'Register' });
    await page.goto('/login?from=%2Fcheckout', { waitUntil: 'load' });
    await page.getByRole('link', { name: 'Register here' }).click();
    await page.getByLabel('Full Name').fill(person.name);
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('Mobile Number').fill('98400');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm Password', { exact: true }).fill('other');
    await register.click();
    for (const complaint of [
      'Enter a valid 10-digit mobile number',
      'Password must be at least 8 characters',
      'Passwords do not match',
    ]) {
      await expect(page.getByText(complaint)).toBeVisible();
    }
    await expect(page.getByLabel('Full Name')).toHaveValue(person.name);
    await expect(page.getByLabel('Email Address')).toHaveValue(person.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

    await page.getByLabel('Mobile Number').fill(person.number);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
    await register.click();
    await expect(page.getByText(/^Account created/)).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login?from=%2Fcheckout');
  });

  test('a wrong password is said, and no form ever sends one in the address', async ({
    page,
    shop,
  }) => {
    const { email, password } = await newCustomer(shop);
    await page.goto('/login', { waitUntil: 'load' });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.locator('main noscript div').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();

    for (const path of ['/login', '/register', '/forgotpassword', '/contact']) {
      await page.goto(path, { waitUntil: 'load' });
      const methods = page
        .locator('main form')
        .evaluateAll((forms) => forms.map((form) => (form as HTMLFormElement).method));
      expect(await methods, path).toEqual(['post']);
    }
  });
});
