import { expect } from '@playwright/test';
import { readMail } from '../support/outbox.ts';
import { fillSignIn, newCustomer, newPerson, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'me.png', mimeType: 'image/png', buffer: onePixel };

test('a visitor registers, confirms the email and signs in', async ({ page, shop }) => {
  const person = newPerson('Kavitha Mani');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register here' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByText('18 or older').first()).toBeVisible();

  const register = page.getByRole('button', { name: 'Register' });
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill('kavitha');
  await page.getByLabel('Mobile Number').fill('12345');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await expect(register).toBeDisabled();
  await page.getByLabel('Confirm Password', { exact: true }).fill('other');
  await register.click();
  for (const complaint of [
    'Please enter a valid email',
    'Enter a valid 10-digit mobile number',
    'Password must be at least 8 characters',
    'Passwords do not match',
  ]) {
    await expect(page.getByRole('main').getByText(complaint)).toBeVisible();
  }
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email');
  await expect(page.getByLabel('Email Address')).toBeFocused();

  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.number);
  await page.reload();
  await expect(page.getByLabel('Email Address')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await register.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Account created');

  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert')).toHaveText('Logged in successfully');
  await page.goto('/account');
  await expect(page.getByText('not verified yet')).toBeVisible();

  const mail = await readMail(shop.dataDir, { to: person.email, subject: /Confirm your email/ });
  const link = /\S+\/login\?verify=\S+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('alert')).toHaveText('Your email address is confirmed');
  await expect(page.getByText('not verified yet')).toBeHidden();

  await page.goto('/login?verify=no-such-token');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('alert')).toContainText('not valid any more');
});

test('registering leads to sign-in after one second', { tag: '@nightly' }, async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Show (confirm )?password$/ })).toHaveCount(2);
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Mobile Number').fill(person.number);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  const answering = page.waitForResponse('**/api/v1/user/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await answering;
  const answered = Date.now();
  await expect(page).toHaveURL('/login');
  expect(Date.now() - answered).toBeGreaterThan(850);
});

test('signing in requires both fields and the right password', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const person = await newCustomer(shop);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/user/login')) calls.push(request.url());
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('All fields are required');
  expect(calls).toEqual([]);

  await fillSignIn(page, { ...person, password: 'Wrong-password-1' });
  await expect(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('a visitor sent to sign in returns to where they were going', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const person = await newCustomer(shop);
  await page.goto('/updateUserDetail');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/updateUserDetail');
  await page.goto('/login');
  await expect(page).toHaveURL('/account');
});

test('a customer reads and changes the profile', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await newCustomer(shop);
  await signIn(page, person);
  await page.goto('/');
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toHaveClass(/green/);
  await expect(page.getByRole('link', { name: 'Change avatar' })).toHaveText('M');
  await page.getByRole('button', { name: 'Copy Email' }).click();
  await expect(page.getByRole('alert')).toHaveText('Email copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(person.email);
  await page.getByRole('button', { name: 'Copy ID' }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await page.getByLabel('Full Name').fill(' ');
  const phone = page.getByLabel('Phone Number');
  await phone.fill('98a76');
  await expect(phone).toHaveValue('9876');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('main').getByText('Name is required')).toBeVisible();
  await expect(page.getByRole('main').getByText('Invalid phone number (10 digits)')).toBeVisible();

  await page.getByLabel('Full Name').fill('Meena S Selvam');
  await phone.fill('');
  await page.getByLabel('Language of our mails').selectOption('தமிழ்');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Meena S Selvam')).toBeVisible();
  await expect(page.getByText('Not provided')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Meena S Selvam')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Language of our mails')).toHaveValue('ta');
});

test('a customer changes the avatar', { tag: '@nightly' }, async ({ page, shop }) => {
  await signIn(page, await newCustomer(shop));
  await page.goto('/account');
  await page.getByRole('link', { name: 'Change avatar' }).click();
  const chooser = page.getByLabel(/^(Select|Change) Image$/);
  const save = page.getByRole('button', { name: 'Save Changes' });
  const preview = page.getByRole('main').locator('img');

  await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: onePixel });
  await expect(
    page.getByRole('main').getByText('Please select an image file (JPEG, PNG)'),
  ).toBeVisible();
  await chooser.setInputFiles({ ...picture, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(page.getByRole('main').getByText('File size must be less than 2MB')).toBeVisible();
  await expect(save).toBeDisabled();

  await chooser.setInputFiles(picture);
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(preview).toHaveCount(0);

  await chooser.setInputFiles(picture);
  await save.click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('link', { name: 'Change avatar' }).locator('img')).toHaveAttribute(
    'src',
    /\/uploads\//,
  );
});

test('logging out clears all storage and shows its toast once, after the reload', async ({
  page,
  shop,
  context,
}) => {
  await signIn(page, await newCustomer(shop));
  await page.goto('/account');
  await context.addCookies([{ name: 'left-over', value: '1', url: shop.url }]);
  await page.evaluate(() => {
    localStorage.setItem('left-over', '1');
    sessionStorage.setItem('left-over', '1');
  });
  const bearer = await page.evaluate(() => localStorage.getItem('accesstoken'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert')).toHaveText('Logged out successfully');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...['left-over'].filter((key) => sessionStorage.getItem(key)),
    document.cookie,
  ]);
  expect(left.join('')).toBe('');
  const answer = await fetch(`${shop.url}/api/v1/user/userdetails`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  expect(answer.status).toBe(401);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/account');
  await expect(page).toHaveURL('/');
});

test('a customer exports their data and deletes the account', async ({ page, shop }) => {
  const person = await newCustomer(shop);
  await signIn(page, person);
  await page.goto('/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const stream = await download.createReadStream();
  const text = (await stream.toArray()).join('');
  expect(JSON.stringify(JSON.parse(text))).toContain(person.email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill('Wrong-password-1');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Incorrect password').first()).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/login');
  await fillSignIn(page, person);
  await expect(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();
});
