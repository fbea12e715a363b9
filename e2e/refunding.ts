import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an order in the list of orders that is on show. */
export async function openOrder(page: Page, orderId: string): Promise<Locator> {
  await page.getByRole('link', { name: orderId, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderId}` });
  await expect(dialog.getByRole('heading', { name: 'History' })).toBeVisible();
  return dialog;
}

export const paymentOf = (order: Locator) => order.getByRole('region', { name: 'Payment' });

/** The question before an amount such as '₹186.00' goes back. */
export async function askToRefund(order: Locator, amount: string): Promise<Locator> {
  await paymentOf(order)
    .getByRole('button', { name: `Refund ${amount}` })
    .click();
  return order.page().getByRole('dialog', { name: /^Refund order/ });
}
