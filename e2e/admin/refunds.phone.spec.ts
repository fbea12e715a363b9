import { expect } from '@playwright/test';
import { askToRefund, openOrder, refundsOf } from '../support/admin-orders.ts';
import { orderOnline, payOnline } from '../support/online-orders.ts';
import { openAsOwner } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

test('a payment is refunded by touch', { tag: '@nightly' }, async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const placed = await orderOnline(shop, buyer, { 'Siren Fountain': 2 });
  await payOnline(shop, buyer, placed);
  await openAsOwner(page, `/admin/orders?search=${placed.orderId}`, 'Order Management');
  const order = await openOrder(page, placed.orderId);
  const question = await askToRefund(order, '₹372.00');
  await question.getByLabel('Reason').fill('One fountain arrived wet');
  const button = question.getByRole('button', { name: 'Refund ₹372.00' });
  await expect(button).toBeInViewport();
  await button.tap();
  await expect(refundsOf(order)).toContainText('Refund of ₹372.00Returned');
  await expectNoSidewaysScroll(page);
});
