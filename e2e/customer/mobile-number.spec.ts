import { expect, type Locator, type Page } from '@playwright/test';
import { newCustomer, newPerson, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { paste } from '../support/typing.ts';

const written = ['+91 98400 12345', '919840012345', '098400 12345', '(+91) 98400-12345'];
const tenDigits = '9840012345';

/** Types the number key by key, then pastes it, and leaves the field each time. */
async function expectTenDigits(page: Page, field: Locator): Promise<void> {
  for (const number of written) {
    await field.clear();
    await field.pressSequentially(number);
    await page.keyboard.press('Tab');
    await expect(field, `${number}, typed`).toHaveValue(tenDigits);

    await field.clear();
    await paste(page, field, number);
    await expect(field, `${number}, pasted`).toHaveValue(tenDigits);
  }
}

test('a mobile number may be typed or pasted as people write it', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await page.goto('/register');
  await expectTenDigits(page, page.getByLabel('Mobile Number'));

  await signIn(page, await newCustomer(shop));
  await page.goto('/updateUserDetail');
  await expectTenDigits(page, page.getByLabel('Phone Number'));
  await page.goto('/address');
  await expectTenDigits(page, page.getByLabel('Mobile Number'));
});

test('the phone number of the profile takes digits alone, at most ten', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await signIn(page, await newCustomer(shop));
  await page.goto('/updateUserDetail');
  const field = page.getByLabel('Phone Number');
  await field.clear();
  let shown = '';
  for (const key of '(+91) 98a4-00 1') {
    await field.press(key);
    shown = await field.inputValue();
    expect(shown, key).toMatch(/^\d{0,10}$/);
  }
  expect(shown).toBe('91984001');
  await field.pressSequentially('2345');
  await expect(field).toHaveValue(tenDigits);
  await field.pressSequentially('67');
  await expect(field, 'no eleventh digit').toHaveValue(tenDigits);
  await field.press('Backspace');
  await expect(field).toHaveValue('984001234');
  await field.clear();
  await paste(page, field, '98400123456');
  await expect(field, 'pasted').toHaveValue(tenDigits);
});

test('a number that is submitted by Enter is sent as its ten digits', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await signIn(page, await newCustomer(shop));
  await page.goto('/updateUserDetail');
  const field = page.getByLabel('Phone Number');
  await field.clear();
  await field.pressSequentially('+91 98400 12345');
  const request = page.waitForRequest('**/api/v1/user/update-user');
  await page.keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({ number: tenDigits });
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(tenDigits)).toBeVisible();
});

test('what is too long or too short is said and not cut', { tag: '@nightly' }, async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  const field = page.getByLabel('Mobile Number');
  await page.getByLabel('Full Name').pressSequentially(person.name);
  await page.getByLabel('Email Address').pressSequentially(person.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).pressSequentially(person.password);
  for (const number of ['98400123456', '+91 98400 1234', '0984001234', '9840012345 9840012346']) {
    await field.clear();
    await field.pressSequentially(number);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(field, number).toHaveAccessibleDescription(/Enter a valid 10-digit mobile number/);
    await expect(field).toHaveValue(number);
    await expect(page).toHaveURL('/register');
  }
  await field.clear();
  await paste(page, field, '+91 98400 123456');
  await expect(field).toHaveValue('+91 98400 123456');
  await field.clear();
  await field.pressSequentially('98a400b12345');
  await expect(field, 'letters are not taken').toHaveValue(tenDigits);
});
