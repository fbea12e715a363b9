import { expect } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { enquireByApi, openEnquiryList, openListedEnquiry, sellBy } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { addProduct } from '../support/products.ts';
import { expectKeptWhole } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, openCheckout } from '../support/shopping.ts';

// A shop of its own: its customers send enquiries.
test.use({ shopSettings: { SHOP_NAME: 'Enquiry dialogs' } });
test.beforeEach(({ shop }) => sellBy(shop, 'enquiry'));

test('edge 14: staff see the ban before they confirm', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop);
  const buyer = await newBuyer(shop);
  const number = await enquireByApi(shop, buyer, { [name]: 1 });
  const token = await ownerToken(shop);
  const search = encodeURIComponent(buyer.email);
  const { data } = await callApi(shop, 'GET', `/admin/users?search=${search}`, undefined, token);
  const [user] = (data as { users: { _id: string }[] }).users;
  const path = `/admin/users/${user?._id}/status`;
  await callApi(shop, 'PUT', path, { status: 'suspended' }, token);
  await openEnquiryList(page, number);
  const dialog = await openListedEnquiry(page, number);
  const ban = 'This account has been banned or suspended since.';
  await expect(dialog.getByText(ban)).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm as order' }).click();
  await expect(
    page.getByRole('dialog', { name: `Confirm ${number}?` }).getByText(ban),
  ).toBeVisible();
});

test('list, enquiry and its questions can be used by everybody', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop);
  const buyer = await newBuyer(shop);
  const number = await enquireByApi(shop, buyer, { [name]: 2 });
  await openEnquiryList(page, number);
  await expect(page.getByText('1 enquiry', { exact: true })).toBeVisible();
  await expectAccessible(page, 'enquiries');
  const dialog = await openListedEnquiry(page, number);
  await expectAccessible(page, 'an enquiry', undefined, true);
  for (const act of ['Confirm as order', 'Send offer', 'Decline']) {
    await dialog.getByRole('button', { name: act }).click();
    await expectAccessible(page, act, undefined, true);
    await page.keyboard.press('Escape');
  }
});

test('a customer’s note that is too long is refused and stays whole', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop);
  await openCheckout(page, shop, { [name]: 1 });
  const send = page.getByRole('button', { name: 'Send Enquiry' });
  await expectKeptWhole(page, page.getByLabel('Note to the shop'), send, 500);
  await send.click();
  await expect(page.getByText('Enquiry sent. We will call you.').first()).toBeVisible();
});

test('a text of the staff that is too long is refused and stays whole', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop);
  const number = await enquireByApi(shop, await newBuyer(shop), { [name]: 2 });
  await openEnquiryList(page, number);
  const dialog = await openListedEnquiry(page, number);
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel(`Quantity of ${name}`).fill('3');
  await dialog.getByLabel(`Price each of ${name}`).fill('1');
  await dialog.getByLabel('Discount in rupees').fill('1');
  for (const label of [`Why this price of ${name}`, /^Why not as asked/, 'Reason of the discount'])
    await expectKeptWhole(page, dialog.getByLabel(label), save, 300);
  await expectKeptWhole(page, dialog.getByLabel('Your note to the customer'), save, 500);
  await save.click();
  await expect(page.getByText('Enquiry saved')).toBeVisible();

  await dialog.getByRole('button', { name: 'Send offer' }).click();
  const offer = page.getByRole('dialog', { name: /offer/i }).last();
  const sendOffer = offer.getByRole('button', { name: 'Send offer' });
  await expectKeptWhole(page, offer.getByLabel('Message (optional)'), sendOffer, 500);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  const declining = page.getByRole('dialog', { name: /Decline/ }).last();
  const decline = declining.getByRole('button', { name: 'Decline' });
  await expectKeptWhole(page, declining.getByLabel('Reason'), decline, 300);
});
