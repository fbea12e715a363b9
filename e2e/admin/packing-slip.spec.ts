import { expect } from '@playwright/test';
import { openOrderAsOwner } from '../support/admin-orders.ts';
import { demoNames } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

const product = 'Colour Koti Flower Pots';
const title = 'Order Management';
const facts =
  'Class: STAR · NEERI reference: DEMO-NEERI-flower-pots-colour-koti · PESO reference: DEMO-PESO-flower-pots-colour-koti · Noise at 4 metres: 66 dB · Safe distance: 4 metres · Age: From 14 years, with an adult';

test('the packing slip is what an open order prints as', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { [product]: 2, '120 Shots Golden Willow': 1 });
  const order = await openOrderAsOwner(page, orderId);
  await expect(
    order.getByRole('listitem').filter({ hasText: product }).filter({ hasText: 'Class:' }),
  ).toContainText(facts);
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article').filter({ hasText: 'packing slip' });
  await expect(slip).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await expect(slip).toContainText(orderId);
  const heading = await slip.getByRole('row').filter({ hasText: orderId }).boundingBox();
  expect(heading?.height, 'its heading is one line').toBeLessThan(40);
  await expect(slip).toContainText('4 Kovil Street');
  const line = slip.getByRole('row').filter({ hasText: product });
  await expect(line).toContainText('2 ×');
  await expect(line.getByText(facts)).toBeVisible();
  await expect(slip).toContainText('Collect in cash');
  await expect(line.locator('[lang=ta]')).toHaveText('கலர் கோடி புஸ்வாணம்');
  expect((await slip.innerText()).match(/₹/g)).toHaveLength(1);
});

test('a packing slip of sixty lines goes over several sheets, each with its heading', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const names = demoNames(60, 10);
  expect(names).toHaveLength(60);
  const wanted = Object.fromEntries(names.map((name) => [name, 1]));
  const orderId = await orderByApi(shop, await newBuyer(shop), wanted);
  await openOrderAsOwner(page, orderId);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);

  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article').filter({ hasText: 'packing slip' });
  await expect(slip.getByRole('row')).toHaveCount(61);
  await expect(slip.getByRole('row').first()).toContainText(orderId);
  await expect(slip.locator('thead')).toHaveCSS('display', 'table-header-group');
  for (const row of await slip.locator('tbody tr').all())
    await expect(row).toHaveCSS('break-inside', 'avoid');
});
