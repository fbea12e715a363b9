import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { fillSignIn, openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { changesOf, saveOnScreen } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { listOrders, openCheckout } from '../support/shopping.ts';

test.use({ settings: { shop: {}, selling: {} } });

const address = '/admin/settings';

test('the owner changes the shop, is asked before leaving, and its pages follow', async ({
  page,
  shop,
}) => {
  await openAsOwner(page, '/admin/dashboard', 'Welcome, Selvi Murugan');
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await expect(page).toHaveURL(address);
  const main = page.getByRole('main');
  const phone = main.getByRole('textbox', { name: 'Phone', exact: true });
  const name = main.getByRole('textbox', { name: 'Name of the shop' });
  await name.fill('');
  await name.pressSequentially('Sivakasi Lights');
  await phone.fill('');
  await phone.pressSequentially('0452 234 567');
  await main.getByLabel('WhatsApp number').pressSequentially('+91 98765 43210');
  await main.getByLabel('Row 2: closes at').fill('09:30');
  await main.getByRole('link', { name: 'Selling' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(phone).toHaveValue('0452 234 567');

  // Another GSTIN asks for the password. The first one has a wrong check digit.
  const gstin = main.getByLabel('GSTIN');
  await gstin.pressSequentially('33ABCDE1234F1Z5');
  const save = main.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(main.getByText('Not a valid GSTIN')).toBeVisible();
  await expect(main.getByText('Closing comes after opening')).toBeVisible();
  await gstin.fill('');
  await gstin.pressSequentially('33abcde1234f1z7');
  await main.getByLabel('Row 2: closes at').fill('15:30');
  await save.click();
  await expect(main.getByText('Please enter your password')).toBeVisible();
  const password = main.getByRole('textbox', { name: 'Your password' });
  await password.pressSequentially('not-my-password');
  await save.click();
  await expect(main.getByText('Incorrect password')).toBeVisible();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(demoAdmin.password);
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  const brand = page.getByRole('banner').getByRole('link', { name: 'Sivakasi Lights' });
  await expect(brand).toBeVisible();
  await expect(main.getByText(/^Last changed by Selvi Murugan, /)).toBeVisible();
  await changesOf(page).click();
  await expect(main.getByText('Phone: +91 423 244 0000 → 0452 234 567').first()).toBeVisible();
  await expect(main.getByText('WhatsApp number: nothing → 919876543210').first()).toBeVisible();

  // Somebody else saves another field meanwhile; both changes stay.
  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'GET', '/admin/settings/shop', undefined, token);
  const { version, document } = data as { version: number; document: object };
  const theirs = { version, document: { ...document, licence: 'LE/TN/07' } };
  await callApi(shop, 'PUT', '/admin/settings/shop', theirs, token);
  await main.getByLabel('Name of the officer').pressSequentially('Kavitha');
  await save.click();
  await expect(
    main.getByText('Selvi Murugan changed these settings meanwhile. Nothing was changed'),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Keep my text' }).click();
  await expect(main.getByLabel('Explosives licence')).toHaveValue('LE/TN/07');
  await expect(main.getByLabel('Name of the officer')).toHaveValue('Kavitha');
  await saveOnScreen(page);

  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('0452 234 567');
  await expect(footer).toContainText('Sat 10am-3:30pm');
  await expect(footer).toContainText('GSTIN: 33ABCDE1234F1Z7');
  await expect(footer).toContainText('LE/TN/07');
  await expect(main.getByRole('link', { name: 'WhatsApp +91 98765 43210' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
  await expect(main.getByText('Grievance officer: Kavitha')).toBeVisible();
  await page.goto('/ta/contact');
  await expect(main.getByText('குறைதீர்ப்பு அலுவலர்: Kavitha')).toBeVisible();
  await expect(main.getByText('சனி காலை 10 – பிற்பகல் 3:30')).toBeVisible();
});

test('online payment is switched off while a customer is at the checkout, who pays cash', {
  tag: '@nightly',
}, async ({ page, browser, shop }) => {
  const { name } = await addProduct(shop);
  const buyer = await openCheckout(page, shop, { [name]: 1 });
  const online = page.getByRole('radio', { name: 'Pay online' });
  await expect(online).toBeChecked();

  const owner = await browser.newPage({ baseURL: shop.url });
  await openAsOwner(owner, `${address}?tab=selling`, 'Settings');
  await owner.getByRole('radio', { name: 'Cash on delivery only' }).check();
  await owner.getByRole('checkbox', { name: 'I have legal advice' }).check();
  await owner.getByRole('textbox', { name: 'Your password' }).fill(demoAdmin.password);
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Settings saved')).toBeVisible();
  await owner.goto('/admin/dashboard');
  await expect(owner.getByText('How the shop sells: Cash on delivery only')).toBeVisible();
  await owner.close();

  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(online).toBeDisabled();
  await expect(page.getByText('Currently unavailable')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/myorder');
  expect(await listOrders(shop, buyer)).toHaveLength(1);
});

test('what is typed stays while settings are saved and when the session has ended', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await openAsOwner(page, address, 'Settings');
  const main = page.getByRole('main');
  const licence = main.getByLabel('Explosives licence');
  const officer = main.getByLabel('Name of the officer');
  const save = main.getByRole('button', { name: 'Save' });
  const toPart = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name });
  await licence.fill('');
  await licence.pressSequentially('LE/TN/08');
  const answer = await holdAnswers(page, '**/api/v1/admin/settings/shop');
  await save.click();
  await officer.pressSequentially('Devi ');
  await answer();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(licence).toHaveValue('LE/TN/08');
  await expect(officer).toHaveValue(/^Devi/);

  // The same tab is no other page; another one is, and coming back reads what was saved meanwhile.
  await toPart('Shop').click();
  await expect(officer).toHaveValue(/^Devi/);
  await toPart('Selling').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(main.getByRole('radio', { name: 'Cash on delivery only' })).toBeVisible();
  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'GET', '/admin/settings/shop', undefined, token);
  const { version, document } = data as { version: number; document: object };
  const theirs = { version, document: { ...document, licence: 'LE/TN/09' } };
  await callApi(shop, 'PUT', '/admin/settings/shop', theirs, token);
  await toPart('Shop').click();
  await expect(licence).toHaveValue('LE/TN/09');
  await expect(officer).not.toHaveValue(/^Devi/);

  await officer.pressSequentially('Rani ');
  const call = '**/api/v1/admin/settings/shop';
  await page.route(call, (route) => route.fulfill({ status: 403, json: {} }));
  await save.click();
  await expect(main.getByText('Failed to save settings')).toBeVisible();
  await page.unroute(call);
  await page.evaluate(() => {
    for (const key of ['accesstoken', 'refreshtoken']) localStorage.setItem(key, 'ended');
  });
  await save.click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, demoAdmin);
  await expect(page).toHaveURL(address);
  await expect(officer).toHaveValue(/^Rani/);
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
});
