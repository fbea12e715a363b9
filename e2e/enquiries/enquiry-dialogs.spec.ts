import { expect } from '@playwright/test';
import { callApi, ownerToken } from '../support/api.ts';
import { enquireByApi, openEnquiryList, openListedEnquiry, sellBy } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

// A shop of its own: its customers send enquiries.
test.use({ shopSettings: { SHOP_NAME: 'Enquiry dialogs' } });
test.beforeEach(({ shop }) => sellBy(shop, 'enquiry'));

test('edge 14: staff see the ban before they confirm', async ({ page, shop }) => {
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

test('list, enquiry and its questions can be used by everybody', async ({ page, shop }) => {
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
