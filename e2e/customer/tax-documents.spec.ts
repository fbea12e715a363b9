import { expect } from '@playwright/test';
import { countSheets, taxDocumentsIn, transitionOrder } from '../support/admin-orders.ts';
import { signIn } from '../support/people.ts';
import { demoNames } from '../support/products.ts';
import { registered } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

test.use({ settings: registered });

test('a tax invoice of twelve lines is one sheet; of sixty each sheet has the heading, and the sums stay with the last lines', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  await signIn(page, buyer);
  for (const [lines, sheets] of [
    [12, 1],
    [60, 3],
  ] as const) {
    const wanted = Object.fromEntries(demoNames(lines, 10).map((name) => [name, 1]));
    const orderId = await orderByApi(shop, buyer, wanted);
    await transitionOrder(shop, orderId, 'SHIPPED');
    await page.goto(`/order/${orderId}`);
    const rows = taxDocumentsIn(page).locator('tbody').first().locator('> tr');
    // Each line has its facts in small print below it.
    await expect(rows).toHaveCount(2 * lines + 1);
    await expect(rows.nth(1)).toContainText(/^Class: .*NEERI reference|^Class: .*Age: /);
    expect(await countSheets(page)).toBe(sheets);
    await page.emulateMedia({ media: 'print' });
    await expect(taxDocumentsIn(page).locator('thead').first()).toHaveCSS(
      'display',
      'table-header-group',
    );
    await expect(rows.last()).toContainText('Authorised signatory');
    for (const row of [rows.nth(-2), rows.nth(-3)]) {
      await expect(row).toHaveCSS('break-after', 'avoid');
    }
    await expect(rows.last()).toHaveCSS('break-inside', 'avoid');
    await page.emulateMedia({ media: null });
  }
});

test('an invoice that cannot be fetched says so, and is printed when it can', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const [name = ''] = demoNames(1, 10);
  const orderId = await orderByApi(shop, buyer, { [name]: 1 });
  await transitionOrder(shop, orderId, 'SHIPPED');
  await signIn(page, buyer);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.route('**/order/invoice/*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(`/order/${orderId}`);
  await expect(page.getByText('Failed to fetch the invoice').first()).toBeVisible();
  await page.unroute('**/order/invoice/*');
  await page.getByRole('button', { name: 'Print Invoice' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await expect(taxDocumentsIn(page)).toHaveCount(1);
});
