import type { ListingRule } from '@mathappu/contract/catalogue/listing-rules';
import type { WrittenPassport } from '@mathappu/contract/catalogue/passport';
import { expect } from '@playwright/test';
import { confirmSuccess, openEdit, productList, productRow } from '../support/admin-products.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { openAsOwner } from '../support/people.ts';
import { pressUntilScriptsCome } from '../support/presses.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import type { RunningShop } from '../support/start-shop.ts';

const joinedReason = 'Joined crackers are not listed (Supreme Court, 23 October 2018)';
const addJoined = (shop: RunningShop) =>
  addProduct(shop, { passport: { joinedPieces: 100 } satisfies WrittenPassport as never });

/** As another admin does, whatever it does to the products. */
async function setJoined(shop: RunningShop, value: 'allow' | 'block'): Promise<void> {
  const token = await ownerToken(shop);
  const { data } = await callApi(shop, 'GET', '/listing-rule/get', undefined, token);
  const rule = (data as ListingRule[]).find(({ name }) => name === 'joined');
  const leaves = rule?.effects.find((effect) => effect.value === value)?.leaves;
  const body = { value, reason: 'As another admin', leaves };
  await callApi(shop, 'PUT', '/listing-rule/joined', body, token);
}

test.afterEach(({ shop }) => setJoined(shop, 'allow'));

test('a rule is changed once its effect was shown, and what it keeps out says why', async ({
  page,
  shop,
}) => {
  const garland = await addJoined(shop);
  await openAsOwner(page, `${productList}?tab=rules`, 'Product Management');
  const rules = page.getByRole('list', { name: 'Listing rules' });
  const ruleOf = (name: string) =>
    rules.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const [joined, loud] = [ruleOf('Joined crackers'), ruleOf('Too loud')];
  await expect(loud).toContainText('Fixed by law');
  await expect(loud.getByRole('button')).toHaveCount(0);
  await expect(joined).toContainText('Allowed in the shop');

  const dialog = page.getByRole('dialog', { name: 'Change: Joined crackers' });
  const save = dialog.getByRole('button', { name: 'Save rule' });
  await joined.getByRole('button', { name: 'Change: Joined crackers' }).press('Enter');
  const effect = dialog.getByText(/^\d+ products? leaves? the shop, 0 come back\.$/);
  const leaves = Number.parseInt(await effect.innerText(), 10);
  await save.press('Enter');
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('Reason').pressSequentially('Our licence');

  // Another admin saves a product meanwhile.
  await addJoined(shop);
  await save.press('Enter');
  const notice = dialog.getByRole('status');
  await expect(notice).toContainText(`${leaves + 1} products would leave the shop`);
  await expect(effect).toHaveText(`${leaves + 1} products leave the shop, 0 come back.`);
  // Until the products have been read again the button is busy.
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await save.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(joined).toContainText('Kept out of the shop');
  await expect(joined).toContainText('Reason: Our licence');
  await expect(joined).toContainText('Set by');

  // Another admin changes the same rule meanwhile.
  await joined.getByRole('button', { name: 'Change: Joined crackers' }).press('Enter');
  await dialog.getByLabel('Reason').pressSequentially('Changed my mind');
  await setJoined(shop, 'allow');
  await save.press('Enter');
  await expect(notice).toContainText('It is now: Allowed in the shop.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Changed my mind');
  await expect(dialog.getByRole('radio', { name: 'Kept out of the shop' })).toBeChecked();
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await save.press('Enter');
  await expect(dialog).toBeHidden();

  await page.goto(`${productList}?search=${encodeURIComponent(garland.name)}`);
  await page.getByLabel('In the shop or not').selectOption('Not in the shop');
  await expect(page).toHaveURL(/listing=unlisted/);
  await expect(productRow(page, garland.name)).toContainText(`Not in the shop: ${joinedReason}`);
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Edit ${garland.name}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: joinedReason })).toBeVisible();
  await page.getByRole('button', { name: 'Update Product' }).click();
  const saved = page.getByRole('dialog', { name: 'Success' });
  await expect(saved).toContainText('Saved, but not in the shop:');
  await expect(saved.getByRole('listitem')).toHaveText([joinedReason]);
  await confirmSuccess(page, 'Success');
  await expect(page).toHaveURL(/listing=unlisted/);
});

test('the facts of a product are typed in its form, and kept when somebody else states others', async ({
  page,
  shop,
}) => {
  const product = await addProduct(shop, { passport: { class: 'star', pieces: 5 } as never });
  await openEdit(page, product.name);
  const passport = page.getByRole('group', { name: 'Passport' });
  await expect(passport.getByLabel('Class')).toHaveValue('star');
  await passport.getByLabel('Class').selectOption('Conventional');
  await passport.getByLabel('NEERI reference').pressSequentially('NEERI/1');
  await passport.getByLabel('Noise at 4 metres').pressSequentially('126.5');
  await page.getByRole('button', { name: 'Update Product' }).click();
  const noise = passport.getByRole('textbox', { name: 'Noise at 4 metres' });
  await expect(noise).toBeFocused();
  await expect(noise).toHaveAccessibleDescription(/whole number from 0 to 160/i);
  await noise.fill('126');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(passport.getByLabel('NEERI reference')).toHaveAttribute('aria-invalid', 'true');
  await passport.getByLabel('NEERI reference').fill('');

  const { name, description, price, stock, unit, rating } = product;
  const theirs = { name, description, price, stock, unit, rating, passport: { minAge: 18 } };
  const token = await ownerToken(shop);
  await callApi(shop, 'PUT', `/product/${product._id}`, theirs, token);
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('What they changed: Age.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my text' }).click();
  await expect(passport.getByLabel('Age')).toHaveValue('18');
  await expect(noise).toHaveValue('126');
  await page.getByRole('button', { name: 'Update Product' }).click();
  const saved = page.getByRole('dialog', { name: 'Success' });
  await expect(saved.getByRole('listitem')).toHaveText(['Louder than 125 dB at 4 metres']);
  await confirmSuccess(page, 'Success');

  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Products without a passport' }).click();
  await expect(page).toHaveURL(`${productList}?listing=passport`);
  await expect(page.getByLabel('In the shop or not')).toHaveValue('passport');
});

test('a press far down a tab is not lost while the scripts of the others come', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openAsOwner(page, `${productList}?tab=rules`, 'Product Management');
  const change = page.getByRole('button', { name: 'Change: Conventional crackers' });
  await expect(change).toBeVisible();
  await pressUntilScriptsCome(change);
  await expect(page.getByRole('dialog', { name: 'Change: Conventional crackers' })).toBeVisible();
});
