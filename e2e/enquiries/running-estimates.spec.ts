import { expect } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { expectToFit } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import type { RunningShop } from '../support/start-shop.ts';

async function freeze(shop: RunningShop, productId: string) {
  const body = { items: [{ productId, quantity: 2 }] };
  const { data } = await callApi(shop, 'POST', '/quote/estimate', body);
  return data as { number: string; code: string };
}

test('what was frozen at a wrong price is found from its product, looked at and ended', async ({
  page,
  shop,
}) => {
  const wrong = await addProduct(shop, { price: 10 });
  const other = await addProduct(shop, { price: 90 });
  const [first, second, kept] = [
    await freeze(shop, wrong._id),
    await freeze(shop, wrong._id),
    await freeze(shop, other._id),
  ];
  await openAsOwner(page, `/admin/edit-product/${wrong._id}`, 'Edit Product');
  await expect(page.getByRole('link', { name: 'Running estimates with it' })).toBeVisible();
  await page.getByLabel('Price').fill('100');
  await page.getByRole('button', { name: 'Update Product' }).click();
  const held = '2 running estimates hold another price.';
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(held);
  await page.goto(`/admin/edit-product/${wrong._id}`);
  await page.getByRole('link', { name: held }).click();
  await expect(page.getByRole('heading', { name: `Estimates with ${wrong.name}` })).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: /EQ-/ });
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(second.number);
  await expect(rows.first()).toContainText(/₹20\.00.*Estimate.*Until/);

  await page.getByRole('link', { name: first.number, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Estimate ${first.number}` });
  await expect(dialog.getByText(/^Its prices count until/)).toBeVisible();
  await expect(dialog.getByText(wrong.name)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'History' }), 'of nothing').toHaveCount(0);
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  const one = page.getByRole('dialog', { name: `End ${first.number}?` });
  await expect(one).not.toContainText('The customer reads');
  await one.getByLabel('Reason').fill('Tried');
  await one.getByRole('button', { name: 'End', exact: true }).click();
  await expect(one).toBeHidden();
  // Its name changes with the state of the estimate before it has closed.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(1);

  await page.getByRole('button', { name: /^End th(is|ese) \d+ estimates?$/ }).click();
  const all = page.getByRole('dialog', { name: /^End all running estimates with/ });
  await all.getByLabel('Reason').fill('The price had a digit too few');
  await all.getByRole('button', { name: /^End th(is|ese) \d+ estimates?$/ }).click();
  await expect(page.getByText('Estimates ended: 1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No running estimates' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^End th(is|ese) \d+ estimates?$/ })).toHaveCount(
    0,
  );

  await page.getByRole('button', { name: 'Show all enquiries' }).click();
  await page.getByLabel('State').selectOption('Running estimates');
  await page.getByLabel('Search enquiries').fill(kept.number);
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('1 estimate', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page, 'the list of estimates');
});
