import { expect } from '@playwright/test';
import sharp from 'sharp';
import { openOrder } from '../support/admin-orders.ts';
import { openAsOwner } from '../support/people.ts';
import { demoNames } from '../support/products.ts';
import { expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

test('a packer ticks line by line and photographs the lorry receipt', async ({ page, shop }) => {
  const names = demoNames(6, 10);
  const wanted = Object.fromEntries(names.map((name) => [name, 2]));
  const orderId = await orderByApi(shop, await newBuyer(shop), wanted);
  await openAsOwner(page, `/admin/orders?search=${orderId}`, 'Order Management');
  await openOrder(page, orderId);
  const card = page.getByRole('region', { name: 'Packing and dispatch' });
  for (const name of names) await card.getByRole('checkbox', { name }).tap();
  await expect(card).toContainText('6 of 6 lines packed');
  await expectNoSidewaysScroll(page);

  const bytes = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#a33' },
  })
    .jpeg()
    .toBuffer();
  await card
    .getByLabel('Photo of the LR')
    .setInputFiles({ name: 'lr.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(card.getByRole('img', { name: 'Photo of the LR' })).toBeVisible();
  await card.getByLabel('Cartons').fill('2');
  await card.getByRole('button', { name: 'Save and mark shipped' }).tap();
  await expect(page.getByText('Saved and marked as shipped')).toBeVisible();
});
