import { expect } from '@playwright/test';
import { addProduct, setPrice, setStock } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { goToCheckout, listOrders } from '../support/shopping.ts';

test('on a phone the lines are folded, Pay stays in view, and what changed is said beside its line', async ({
  page,
  shop,
}) => {
  const [kept, dearer, gone] = await Promise.all([
    addProduct(shop, { price: 20 }),
    addProduct(shop, { price: 45, discount: 35 }),
    addProduct(shop, { price: 100 }),
  ]);
  const wanted = { [kept.name]: 2, [dearer.name]: 1, [gone.name]: 3 };
  const buyer = await goToCheckout(page, shop, wanted);
  const items = page.getByRole('region', { name: 'Your items' });
  const summary = page.getByRole('region', { name: 'Order summary' });
  const place = page.getByRole('button', { name: 'Place Order' });
  const quantities = items.getByRole('textbox', { name: /^Quantity of/ });
  await expect(items).toContainText(`3 products · Change`);
  await expect(items).toContainText(`2\u00a0×\u00a0${kept.name}`);
  await expect(quantities).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(place).toBeInViewport({ ratio: 1 });
  await expect(summary.getByText('₹369.25').last()).toBeInViewport();
  await items.getByRole('button', { name: 'Change' }).tap();
  await expect(quantities).toHaveCount(3);
  await items.getByRole('button', { name: 'Hide' }).tap();
  await expect(quantities).toHaveCount(0);

  await setStock(shop, gone.name, 0);
  await setPrice(shop, dearer.name, 55.4);
  await place.tap();
  await expect(summary.getByText(/Please review your order/)).toBeInViewport();
  await expect(items).toContainText('Price changed from ₹29.25 to ₹36.01');
  await expect(items).toContainText('Out of stock');
  await expect(summary).toContainText('₹76.01');
  await summary.getByRole('button', { name: 'Remove sold-out products' }).tap();
  await expect(quantities).toHaveCount(2);
  await expect(items).not.toContainText(gone.name);
  await place.tap();
  await expect(page).toHaveURL('/myorder');
  expect(await listOrders(shop, buyer)).toMatchObject([{ totalAmt: 76.01 }]);
});
