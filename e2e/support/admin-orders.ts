import { expect, type Locator, type Page } from '@playwright/test';
import { callApi, ownerToken } from './api.ts';
import { openAsOwner } from './people.ts';
import { saveSettings } from './settings.ts';
import type { RunningShop } from './start-shop.ts';

type AdminOrder = {
  user: { _id: string } | null;
  orderId: string;
  code: string | null;
  status: string;
  totalAmount: number;
  products: { quantity: number }[];
};

/** The first order that a search of the owner finds. */
export async function findOrder(shop: RunningShop, search: string): Promise<AdminOrder> {
  const path = `/order/getallorders?search=${encodeURIComponent(search)}`;
  const { data } = await callApi(shop, 'GET', path, undefined, await ownerToken(shop));
  const [order] = (data as { orders: AdminOrder[] }).orders;
  if (!order) throw new Error(`no order for ${search}`);
  return order;
}

export async function transitionOrder(
  shop: RunningShop,
  orderId: string,
  status: 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'PENDING_PAYMENT',
): Promise<void> {
  const path = `/order/updateorderstatus/${orderId}`;
  const { data } = await callApi(shop, 'PUT', path, { status }, await ownerToken(shop));
  expect((data as AdminOrder).status).toBe(status);
}

/** Opens an order from the list on the screen. */
export async function openOrder(page: Page, orderId: string): Promise<Locator> {
  await page.getByRole('link', { name: orderId, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderId}` });
  await expect(dialog.getByRole('heading', { name: 'History' })).toBeVisible();
  return dialog;
}

/** Goes to an order as the owner of the demo shop. */
export async function openOrderAsOwner(page: Page, orderId: string): Promise<Locator> {
  await openAsOwner(page, `/admin/orders?search=${orderId}`, 'Order Management');
  return openOrder(page, orderId);
}

export const paymentOf = (order: Locator) => order.getByRole('region', { name: 'Payment' });

export const refundsOf = (order: Locator) => order.getByRole('list', { name: 'Refunds' });

/** The dialog that refunds the payment of which an amount such as '₹186.00' remains. */
export async function askToRefund(order: Locator, amount: string): Promise<Locator> {
  await paymentOf(order)
    .getByRole('listitem')
    .filter({ hasText: `${amount} can be refunded` })
    .getByRole('button', { name: 'Refund' })
    .click();
  return order.page().getByRole('dialog', { name: /^Refund order/ });
}

/** Changes the tax part of the settings by the API; by default to 18 % since the tax began. */
export async function setTax(shop: RunningShop, changes: object = {}): Promise<void> {
  const rates = [{ validFrom: '2017-07-01', percent: 18 }];
  await saveSettings(shop, 'tax', { rates, ...changes });
}

/** The tax documents that a page prints as; on the screen they are hidden. */
export const taxDocumentsIn = (page: Page): Locator => page.locator('.tax-documents > article');

/** The sheets of paper that the page prints as. */
export const countSheets = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
    ?.length ?? 0;
