import { expect } from '@playwright/test';
import { openAsOwner, signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { changesOf, saveOnScreen } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, listOrders, newBuyer } from '../support/shopping.ts';

test.use({ settings: { selling: {}, delivery: {} } });

test('minimum, packing, delivery and depots: from the settings to the order', async ({
  page,
  browser,
  shop,
}) => {
  const { name } = await addProduct(shop, { price: 100 });
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { [name]: 4 });

  const owner = await browser.newPage({ baseURL: shop.url });
  await openAsOwner(owner, `/admin/settings?tab=delivery`, 'Settings');
  await owner.getByLabel('Terms', { exact: true }).selectOption('Freight to pay on arrival');
  await owner.getByRole('button', { name: 'Add a district' }).click();
  await owner.getByLabel('District 1', { exact: true }).selectOption('Madurai');
  await owner.getByLabel('Terms of district 1').selectOption('Fixed charge');
  const charge = owner.getByLabel('Charge in rupees, district 1');
  await charge.fill('');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Write what the delivery costs')).toBeVisible();
  await charge.pressSequentially('150');
  await owner.getByRole('button', { name: 'Add a depot' }).click();
  await owner.getByLabel('Name of depot 1').pressSequentially('Bypass depot');
  await owner.getByLabel('Address of depot 1').pressSequentially('1 Bypass Road');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Settings saved')).toBeVisible();
  await changesOf(owner).click();
  await expect(
    owner.getByText('Districts with other terms: nothing → Madurai: Fixed charge ₹150.00').first(),
  ).toBeVisible();
  await owner.goto(`/admin/settings?tab=selling`);
  const minimum = owner.getByLabel('Minimum order in rupees');
  await minimum.fill('');
  await minimum.pressSequentially('500');
  const packing = owner.getByLabel('Packing in percent of the goods');
  await packing.fill('');
  await packing.pressSequentially('3');
  const closed = owner.getByRole('checkbox', { name: /^Closed now/ });
  await closed.check();
  await owner.getByLabel('Notice about the season').pressSequentially('Back in spring.');
  await saveOnScreen(owner);

  await signIn(page, buyer);
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(
    summary.getByText('The shop is not taking orders at the moment. Back in spring.'),
  ).toBeVisible();
  await expect(summary.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await closed.uncheck();
  await saveOnScreen(owner);
  await page.reload();
  await expect(summary).toContainText('Subtotal₹400.00Packing (3%)₹12.00Delivery₹150.00');
  await expect(summary.getByText('₹100.00 to the minimum order of ₹500.00')).toBeVisible();
  await expect(summary.getByText('The minimum order is ₹500.00')).toBeVisible();
  await expect(summary.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await page.goto('/products?view=list');
  const bar = page.getByRole('region', { name: 'Your list' });
  await expect(bar).toContainText('4 pieces · ₹562.00');
  await expect(bar).toContainText('₹100.00 to the minimum order of ₹500.00');
  await expect(bar.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await page.goto('/cart');
  await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await expect(summary.getByText('Minimum order reached')).toBeVisible();
  await summary.getByRole('link', { name: 'Proceed to Checkout' }).click();

  const order = page.getByRole('region', { name: 'Order summary' });
  const rows = 'Subtotal₹500.00Packing (3%)₹15.00Delivery₹150.00Total₹665.00';
  await expect(order).toContainText(rows);
  await page.getByText('Cash on delivery', { exact: true }).click();
  await page.getByRole('radio', { name: 'Collect at a depot: Bypass depot' }).check();
  await expect(order).toContainText('Collect at Bypass depotFREETotal₹515.00');
  await page.getByRole('radio', { name: 'Deliver to this address' }).check();
  await expect(order).toContainText(rows);

  // Raised between cart and click: the order is refused, the page follows and what was chosen stays.
  await minimum.fill('');
  await minimum.pressSequentially('600');
  await saveOnScreen(owner);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(order.getByText('₹100.00 to the minimum order of ₹600.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  expect(await listOrders(shop, buyer)).toHaveLength(0);
  await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await expect(order.getByText('Minimum order reached')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/myorder');
  await page.getByRole('link', { name: 'View Order Details' }).click();
  const items = page.getByRole('region', { name: 'Items' });
  await expect(items).toContainText('Subtotal₹600.00Packing (3%)₹18.00Delivery₹150.00Total₹768.00');
  await page.goto('/terms');
  await expect(page.getByText('For packing we charge 3% of the goods.')).toBeVisible();
  await owner.close();
});
