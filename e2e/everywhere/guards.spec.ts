import { expect } from '@playwright/test';
import { fillSignIn, newCustomer } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

/** Screens of the owner, and where they send a visitor and then a customer. */
const ownersScreens = [
  ['/admin/dashboard', '/login', '/account'],
  ['/admin/dashboard?tab=failed', '/login', '/account'],
  ['/admin/orders', '/login', '/account'],
  ['/admin/productsEdit', '/login', '/account'],
  ['/admin/Uploadproduct', '/login', '/account'],
  ['/admin/edit-product/x', '/login', '/account'],
  ['/admin/message', '/login', '/account'],
  ['/admin/users', '/', '/'],
] as const;

test('screens of the owner send a visitor to sign in and a customer to the account, with the reason', async ({
  page,
  shop,
}) => {
  for (const [path, visitorTo] of ownersScreens) {
    await page.goto(path);
    await expect(page, path).toHaveURL(visitorTo);
  }
  // Who signs in on the way to one is sent on from there.
  await page.goto('/admin/orders');
  await fillSignIn(page, await newCustomer(shop));
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Unauthorized access')).toBeVisible();
  for (const [path, , customerTo] of ownersScreens) {
    await page.goto(path);
    await expect(page, path).toHaveURL(customerTo);
    await expect(page.getByText('Unauthorized access')).toBeVisible();
  }
});
