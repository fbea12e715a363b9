import { expect, type Page } from '@playwright/test';
import { askProvider, orderOnline, payOnline, setSandbox } from '../support/online-orders.ts';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

// A shop of its own: what another story leaves to be looked into would disagree with the provider.
test.use({ shopSettings: { SHOP_NAME: 'Silence' } });

const title = 'Order Management';
const agreement = (page: Page) => page.getByText('All payments agree with the provider.');

test('agreement is said only of what the provider has answered, and silence is heard', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await page.clock.install();
  await openAsOwner(page, '/admin/orders', title);
  await expect(agreement(page)).toBeVisible();
  const buyer = await newBuyer(shop);
  const order = await orderOnline(shop, buyer, { 'Siren Fountain': 1 });
  await setSandbox(shop, { refusesKeys: true, lostWebhooks: ['*'] });
  await payOnline(shop, buyer, order);
  await askProvider(shop, order.orderId);
  const refused = page.getByText(/^The payment provider refuses the shop’s keys/);
  await expect(async () => {
    await page.reload();
    await expect(refused).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await expect(agreement(page)).toBeHidden();

  await setSandbox(shop, { refusesKeys: false, lostWebhooks: [] });
  await askProvider(shop, order.orderId);
  // The page looks again every half minute, and the shop takes a moment to be answered.
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(agreement(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(refused).toBeHidden();
});
