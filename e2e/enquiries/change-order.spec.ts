import { toShopDay } from '@mathappu/contract/shop-time';
import { expect, type Locator, type Page } from '@playwright/test';
import { findOrder, openOrderAsOwner, paymentOf } from '../support/admin-orders.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { offlineOrder } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';
import type { RunningShop } from '../support/start-shop.ts';

test.use({ settings: { selling: { saleMode: 'enquiry' }, shop: { whatsapp: '919876543210' } } });

async function paidOrder(shop: RunningShop, wanted: Record<string, number>, amount: number) {
  const number = await offlineOrder(shop, await newBuyer(shop), wanted);
  await bookCash(shop, number, amount);
  return number;
}

async function bookCash(shop: RunningShop, number: string, amount: number) {
  const receipt = { amount, method: 'cash', receivedOn: toShopDay(new Date()) };
  await callApi(shop, 'POST', `/order/receipt/${number}`, receipt, await ownerToken(shop));
}

const orderDialog = (page: Page, number: string) =>
  page.getByRole('dialog', { name: `Order ${number}`, exact: true });

/** Ticks how it was agreed, and makes the change. */
async function makeChange(form: Locator, reason: string) {
  await form.getByRole('radio', { name: 'WhatsApp' }).check();
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await form.getByRole('button', { name: 'Change', exact: true }).click();
}

test('an order is changed before it leaves: goods, money, the link, and what is given back', async ({
  page,
  browser,
  shop,
}) => {
  const { name: kept } = await addProduct(shop, { price: 90, stock: 40 });
  const { name: out } = await addProduct(shop, { price: 60, stock: 40 });
  const { name: added } = await addProduct(shop, { price: 25, stock: 2 });
  const number = await paidOrder(shop, { [kept]: 2, [out]: 3 }, 360);
  const { code } = await findOrder(shop, number);
  const dialog = await openOrderAsOwner(page, number);
  await dialog.getByRole('button', { name: 'Change order' }).click();
  const form = page.getByRole('dialog', { name: `Change order ${number}` });
  await form.getByRole('button', { name: 'See the difference' }).click();
  await expect(form.locator('form').getByText('Nothing is different yet')).toBeVisible();

  await form.getByRole('button', { name: `Take out ${out}` }).click();
  await form.getByLabel('Add a product').fill(added);
  await form.getByRole('button', { name: `Add ${added}` }).click();
  await form.getByLabel(`Quantity of ${added}`).fill('4');
  await expectAccessible(page, 'the change of an order', undefined, true);
  await form.getByRole('button', { name: 'See the difference' }).click();
  await expect(form.getByText(`${added}: 4 needed, 2 in stock`)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Change', exact: true })).toBeHidden();
  await form.getByRole('button', { name: 'Back' }).click();
  await form.getByLabel(`Quantity of ${added}`).fill('2');
  await form.getByRole('button', { name: 'See the difference' }).click();
  await expect(form.getByText('Total ₹360.00 → ₹230.00')).toBeVisible();
  await expect(form.getByText('₹130.00 to give back')).toBeVisible();
  await expect(form.getByText(`Takes 2 × ${added}`)).toBeVisible();
  await expect(form.getByText(`Puts back 3 × ${out}`)).toBeVisible();
  await expectAccessible(page, 'the difference of a change', undefined, true);
  await form.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(form.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    /reason/i,
  );
  await makeChange(form, 'Sparklers for the children');

  const next = orderDialog(page, `${number}-2`);
  await expect(next).toBeVisible();
  await expect(form).toBeHidden();
  await expect(
    next.getByText(`Changed from ${number} by Selvi Murugan: Sparklers for the children`),
  ).toBeVisible();
  const payment = paymentOf(next);
  await expect(payment).toContainText('To give back ₹130.00');

  const buyer = await browser.newPage({ baseURL: shop.url });
  await buyer.goto(`/order/${code}`);
  await expect(buyer.getByRole('heading', { level: 1, name: `Order ${number}-2` })).toBeVisible();
  const main = buyer.getByRole('main');
  await expect(main.getByText(new RegExp(`^Changed from ${number} on `))).toBeVisible();
  await expect(main.getByText('Total ₹360.00 → ₹230.00')).toBeVisible();
  await expect(main.getByText('Sparklers for the children')).toHaveCount(0);
  await expect(main.getByText(/^Not what we agreed\?/)).toBeVisible();
  await expectAccessible(buyer, 'a link to a changed order');
  await buyer.close();

  await payment.getByRole('button', { name: 'Given back' }).click();
  const receipt = page.getByRole('dialog', { name: /^Money / });
  await expect(receipt.getByLabel('Amount in rupees')).toHaveValue('130');
  await receipt.getByRole('radio', { name: 'Cash' }).check();
  await receipt.getByRole('button', { name: 'Book it' }).click();
  await expect(payment).toContainText('Gave back ₹130.00');
  await expect(payment.getByText('To give back')).toBeHidden();

  await page.goto(`/admin/orders?order=${number}`);
  const old = orderDialog(page, number);
  await expect(old.getByRole('button', { name: 'Change order' })).toHaveCount(0);
  await old.getByRole('link', { name: `${number}-2` }).click();
  await expect(next).toBeVisible();
});

test('of an order that was packed in part, the rest is taken out', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const { name: packed } = await addProduct(shop, { price: 90, stock: 40 });
  const { name: missing } = await addProduct(shop, { price: 60, stock: 40 });
  const number = await paidOrder(shop, { [packed]: 3, [missing]: 1 }, 330);
  await openOrderAsOwner(page, number);
  const card = page.getByRole('region', { name: 'Packing and dispatch' });
  await card.getByLabel(`Packed pieces of ${packed}`).fill('2');
  await card.getByLabel(`Packed pieces of ${packed}`).press('Enter');
  await card.getByRole('button', { name: 'Change to what is packed' }).click();
  const form = page.getByRole('dialog', { name: `Change order ${number}` });
  await expect(form.getByLabel(`Quantity of ${packed}`)).toHaveValue('2');
  await expect(form.getByLabel(`Quantity of ${missing}`)).toHaveValue('0');
  await form.getByRole('button', { name: 'See the difference' }).click();
  await expect(form.getByText('₹150.00 to give back')).toBeVisible();
  await makeChange(form, 'The rest did not come');
  const next = orderDialog(page, `${number}-2`);
  await expect(next).toContainText('1 of 1 lines packed');
  await expect(next.getByRole('button', { name: 'Change to what is packed' })).toBeHidden();
});

test('edge 34: money that comes meanwhile is shown, and what was typed stays', async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop, { price: 90, stock: 40 });
  const number = await offlineOrder(shop, await newBuyer(shop), { [name]: 3 });
  const dialog = await openOrderAsOwner(page, number);
  await dialog.getByRole('button', { name: 'Change order' }).click();
  const form = page.getByRole('dialog', { name: `Change order ${number}` });
  await form.getByLabel(`Quantity of ${name}`).fill('2');
  const see = form.getByRole('button', { name: 'See the difference' });
  await see.click();
  await expect(form.getByText('₹180.00 to pay')).toBeVisible();
  await bookCash(shop, number, 50);
  await makeChange(form, 'One less');
  await expect(form.getByText('₹130.00 to pay')).toBeVisible();
  const reason = form.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveValue('One less');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel(`Quantity of ${name}`)).toHaveValue('2');
  await see.click();
  await expect(reason).toHaveValue('One less');
  await expect(form.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  await form.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(orderDialog(page, `${number}-2`)).toBeVisible();
});
