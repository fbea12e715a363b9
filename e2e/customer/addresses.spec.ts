import { expect, type Page } from '@playwright/test';
import { callApi, tokenOf } from '../support/api.ts';
import { newCustomer, signIn } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, home, newBuyer } from '../support/shopping.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Address' });
const line = (page: Page) => page.getByRole('textbox', { name: /^Address/ });

async function fillNameAndLine(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Kannan Raja');
  await line(page).fill('9 Agraharam');
}

test.describe('the address form', () => {
  test.beforeEach(async ({ page, shop }) => {
    await signIn(page, await newCustomer(shop));
    await page.goto('/checkout');
    await page.getByRole('link', { name: 'Add New Address' }).click();
    await expect(page.getByRole('heading', { name: 'Add New Address' })).toBeVisible();
  });

  test('is prefilled, and shows what is missing and what is invalid', async ({ page }) => {
    await expect(page.getByText('We deliver in Tamil Nadu only').first()).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Meena Selvam');
    await expect(page.getByLabel('Mobile Number')).toHaveValue(/^98\d{8}$/);
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill all required fields');
    await expect(line(page)).toBeFocused();

    await fillNameAndLine(page);
    await page.getByLabel('Mobile Number').fill('12345');
    await page.getByLabel('City').selectOption('Theni');
    await page.getByLabel('Pincode').selectOption('625531');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid 10-digit mobile number');
    await expect(page.getByLabel('Mobile Number')).toBeFocused();
  });

  test('offers 37 cities, and a choice resets the fields that depend on it', {
    tag: '@nightly',
  }, async ({ page }) => {
    const city = page.getByLabel('City');
    const pincode = page.getByLabel('Pincode');
    await expect(city.getByRole('option')).toHaveCount(38);
    await expect(pincode).toBeDisabled();
    await city.selectOption('Karur');
    await expect(pincode.getByRole('option')).toHaveText([
      'Select Pincode',
      '639001',
      '639002',
      '639104',
      'Another pincode',
    ]);
    await pincode.selectOption('639002');
    await city.selectOption('Perambalur');
    await expect(pincode).toHaveValue('');
    await pincode.selectOption('621212');
    await page.getByLabel('State').selectOption('');
    await expect(city).toHaveValue('');
    await expect(city).toBeDisabled();
    await expect(pincode).toHaveValue('');
  });

  test('takes another pincode of the district, typed key by key or pasted, and no other', {
    tag: '@nightly',
  }, async ({ page }) => {
    await fillNameAndLine(page);
    await page.getByLabel('City').selectOption('Coimbatore');
    await page.getByLabel('Pincode').selectOption('Another pincode');
    const own = page.getByRole('textbox', { name: 'Your PIN code' });
    await own.pressSequentially('560001');
    await save(page).click();
    await expect(page.getByText('We do not deliver to this pincode').first()).toBeVisible();
    await expect(own).toBeFocused();
    await own.fill('641 0061');
    await expect(own).toHaveValue('6410061');
    await save(page).click();
    await expect(page.getByText('Please enter a 6-digit pincode').first()).toBeVisible();
    await own.fill('');
    await own.pressSequentially('641 006');
    await expect(own).toHaveValue('641006');
    await page.reload();
    await expect(own).toHaveValue('641006');
    await save(page).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText('Coimbatore, Tamil Nadu 641006')).toBeVisible();
  });

  test('keeps a draft when the page is reloaded', { tag: '@nightly' }, async ({ page }) => {
    await fillNameAndLine(page);
    await page.getByLabel('City').selectOption('Salem');
    await page.getByLabel('Pincode').selectOption('636007');
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Kannan Raja');
    await expect(line(page)).toHaveValue('9 Agraharam');
    await expect(page.getByLabel('City')).toHaveValue('Salem');
    await expect(page.getByLabel('Pincode')).toHaveValue('636007');
  });

  test('its close button goes back one step', { tag: '@nightly' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/checkout');
  });

  test('a failed save shows the error and keeps the fields', { tag: '@nightly' }, async ({
    page,
  }) => {
    await fillNameAndLine(page);
    await page.getByLabel('Mobile Number').fill('9840098400');
    await page.getByLabel('City').selectOption('Theni');
    await page.getByLabel('Pincode').selectOption('625531');
    await page.route('**/api/v1/address/create', (route) =>
      route.fulfill({ status: 403, json: {} }),
    );
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Access denied');
    await expect(page).toHaveURL('/address');
    await expect(page.getByLabel('Full Name')).toHaveValue('Kannan Raja');
  });
});

test('an address is chosen, kept while another is added, and removed', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { Pencil: 1 });
  await signIn(page, buyer);
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /Meena Selvam/ })).toBeChecked();
  await page.getByText('Cash on delivery', { exact: true }).click();

  await page.getByRole('link', { name: 'Add New Address' }).click();
  await fillNameAndLine(page);
  await page.getByLabel('Mobile Number').fill('9840011122');
  await page.getByLabel('City').selectOption('Nilgiris');
  await page.getByLabel('Pincode').selectOption('643001');
  await save(page).dblclick();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('alert')).toHaveText('Address saved successfully!');
  await expect(page.getByRole('radio', { name: /Kannan Raja/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Kannan Raja/ })).toHaveCount(1);

  const remove = page.getByRole('button', { name: 'Remove address of Kannan Raja, Nilgiris' });
  const failing = '**/api/v1/address/delete/*';
  await page.route(failing, (route) => route.fulfill({ status: 400, json: {} }));
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Remove this address?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Failed to remove address')).toBeVisible();
  await expect(remove).toBeVisible();

  await page.unroute(failing);
  await remove.click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Address removed successfully')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Kannan Raja/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Meena Selvam/ })).toBeChecked();
});

test('an address is edited and made the default one, from the account and from the checkout', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { Pencil: 1 });
  await signIn(page, buyer);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Add New Address' }).click();
  await fillNameAndLine(page);
  await page.getByLabel('Mobile Number').fill('9840011122');
  await page.getByLabel('City').selectOption('Salem');
  await page.getByLabel('Pincode').selectOption('636007');
  await save(page).click();
  await expect(page).toHaveURL('/account');
  const book = page.getByRole('region', { name: 'Delivery addresses' });
  await expect(book.getByRole('listitem')).toHaveText([/^Meena Selvam Default/, /^Kannan Raja/]);
  await book.getByRole('button', { name: 'Make default of Kannan Raja, Salem' }).click();
  await expect(page.getByText('Default address changed')).toBeVisible();
  await expect(book.getByRole('listitem')).toHaveText([/^Kannan Raja Default/, /^Meena Selvam/]);

  await page.goto('/checkout');
  const choice = page.getByRole('radio', { name: /Kannan Raja/ });
  await expect(choice).toBeChecked();
  await page.getByRole('link', { name: 'Edit address of Kannan Raja, Salem' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Address' })).toBeVisible();
  await expect(page.getByText('This is your default address.')).toBeVisible();
  await line(page).fill('11 Agraharam');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.getByRole('link', { name: 'Edit address of Kannan Raja, Salem' }).click();
  await expect(line(page)).toHaveValue('9 Agraharam');
  await line(page).fill('12 Agraharam');
  await page.reload();
  await expect(line(page)).toHaveValue('12 Agraharam');
  await save(page).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('alert')).toHaveText('Address saved successfully!');
  await expect(choice).toHaveAccessibleDescription(/^12 Agraharam/);

  await page.goto('/address?id=00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('This address is not among yours any more.')).toBeVisible();
});

test('the first address is written at the checkout, where a pincode fills in its district', async ({
  page,
  shop,
}) => {
  const person = await newCustomer(shop);
  const buyer = { ...person, token: await tokenOf(shop, person) };
  await fillCart(shop, buyer, { Pencil: 1 });
  await signIn(page, buyer);
  await page.goto('/checkout');
  await line(page).fill('9 Agraharam');
  const pin = page.getByRole('textbox', { name: 'Your PIN code' });
  await pin.pressSequentially('641 006');
  await expect(page.getByLabel('City')).toHaveValue('Coimbatore');
  await expect(page.getByLabel('Pincode')).toHaveCount(0);
  await page.getByLabel('City').selectOption('Salem');
  await expect(pin).toHaveValue('');
  await expect(page.getByLabel('Pincode')).toHaveValue('');
  await pin.fill('641006');
  await expect(page.getByLabel('City')).toHaveValue('Coimbatore');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByRole('radio', { name: `${buyer.name} Default` })).toBeChecked();
  await expect(page.getByText('Coimbatore, Tamil Nadu 641006')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Pay|Place Order)/ })).toBeEnabled();
});

test('the first address is the default one, and with twenty there is no room for more', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newCustomer(shop);
  await signIn(page, buyer);
  await page.goto('/address');
  await expect(page.getByLabel('Full Name')).toHaveValue(buyer.name);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const token = await tokenOf(shop, buyer);
  for (let count = 1; count <= 20; count += 1) {
    const address = { ...home, name: `Person ${count}`, isDefault: false };
    await callApi(shop, 'POST', '/address/create', address, token);
  }
  await page.goto('/account');
  await expect(page.getByText('You have saved 20 addresses, which is the most.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Address' })).toHaveCount(0);
});
