import { expect } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { addRule, switchRulesOff } from '../support/price-rules.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, listOrders, newBuyer } from '../support/shopping.ts';

test.afterEach(({ shop }) => switchRulesOff(shop));

test('on a phone in Tamil the sum of the price list and the checkout have the row', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { _id, name } = await addProduct(shop, { price: 100, stock: 500 });
  await addRule(shop, _id, { name: '4%', minimum: 700, percent: 4 });
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { [name]: 7 });
  await signIn(page, buyer);
  await page.goto('/ta/products?view=list');
  await expect(page.locator('.sheet-bar')).toContainText('₹672.00');
  await page.goto('/ta/checkout');
  await expect(page.getByText('தள்ளுபடி: 4%')).toBeVisible();
  await expect(page.getByText('₹672.00').last()).toBeVisible();
  await page.getByText('டெலிவரியின்போது பணம்', { exact: false }).first().tap();
  await page.getByRole('button', { name: 'ஆர்டர் செய்ய' }).tap();
  await expect(page).toHaveURL('/ta/myorder');
  expect(await listOrders(shop, buyer)).toMatchObject([{ totalAmt: 672 }]);
});
