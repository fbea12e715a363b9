import { expect } from '@playwright/test';
import { askToRefund, openOrder, refundsOf } from '../support/admin-orders.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { orderOnline, payOnline } from '../support/online-orders.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

const title = 'Order Management';

test('what was refunded is no longer packed, counted or shipped with others', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  const wheel = await addProduct(shop, { price: 50, stock: 20 });
  const pot = await addProduct(shop, { price: 80, stock: 20 });
  const order = { [wheel.name]: 4, [pot.name]: 1 };
  const [partly, whole] = [
    await orderOnline(shop, buyer, order),
    await orderOnline(shop, buyer, { [pot.name]: 2 }),
  ];
  for (const placed of [partly, whole]) await payOnline(shop, buyer, placed);
  const list = `/admin/orders?search=${encodeURIComponent(buyer.email)}`;
  await openAsOwner(page, list, title);
  const dialog = await openOrder(page, partly.orderId);
  await expect(dialog.getByText('Total, 5 items')).toBeVisible();

  const question = await askToRefund(dialog, '₹280.00');
  await expect(question.getByLabel('Put these pieces back into stock')).toBeHidden();
  await question.getByText('Products', { exact: true }).click();
  await question.getByLabel(`Pieces of ${wheel.name}`).fill('3');
  await question.getByLabel(`Pieces of ${pot.name}`).fill('1');
  await question.getByLabel('Put these pieces back into stock').check();
  await question.getByLabel('Reason').fill('One less, please');
  await question.getByRole('button', { name: 'Refund ₹230.00' }).click();
  await expect(refundsOf(dialog)).toContainText('Refund of ₹230.00Returned');
  await expect(dialog.getByText('Total, 1 item')).toBeVisible();
  await expect(dialog.getByText('3 refunded, 3 back in stock')).toBeVisible();
  const goods = dialog.getByRole('region', { name: 'Products' });
  await expect(goods.getByText(pot.name).first()).toHaveCSS('text-decoration-line', 'line-through');

  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article').filter({ hasText: 'packing slip' });
  await expect(slip).toContainText('1 item on 1 line');
  await expect(slip.getByRole('row').filter({ hasText: wheel.name })).toContainText('1 ×');
  await expect(slip.getByText(pot.name)).toHaveCSS('text-decoration-line', 'line-through');
  await expect(slip).toContainText('PAID ONLINE');
  await page.emulateMedia({ media: 'screen' });

  const refund = { reason: 'Sold out' };
  const path = `/order/refund/${whole.orderId}`;
  await callApi(shop, 'POST', path, refund, await ownerToken(shop));
  await page.goto(list);
  const row = (orderId: string) => page.getByRole('row', { name: new RegExp(orderId) });
  await expect(row(partly.orderId)).toContainText('1 item');
  await expect(row(whole.orderId)).toContainText('0 items');
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(slip.filter({ hasText: whole.orderId })).toContainText('REFUNDED: DO NOT PACK');
  await page.emulateMedia({ media: 'screen' });
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await bar.getByRole('button', { name: 'Mark shipped' }).click();
  const shipping = page.getByRole('alertdialog', { name: 'Mark 1 order as shipped?' });
  await expect(shipping).toContainText(
    '1 selected order that was refunded whole will stay as it is.',
  );
  await shipping.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('PENDING,PROCESSING');
  await expect(row(whole.orderId)).toBeHidden();
  await expect(row(partly.orderId)).toBeVisible();
});
