import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({
  settings: {
    selling: { saleMode: 'enquiry' },
    payment: { upiId: 'shop@okbank', payee: 'Anbu Stores' },
    shop: { whatsapp: '919876543210' },
  },
});

test('a pasted list becomes an order at the desk, paid by UPI, and somebody without an account follows it', async ({
  page,
  browser,
  shop,
}) => {
  const { name: few } = await addProduct(shop, { price: 90, stock: 3 });
  await openAsOwner(page, '/admin/orders', 'Order Management');
  await page.getByRole('link', { name: 'New order' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();

  await main.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await dialog.getByRole('textbox').fill('Gold Rain - 5\nAtom Bomb x2');
  await dialog.getByRole('button', { name: 'Take 2 products' }).click();
  const box = main.getByRole('combobox', { name: 'Number or name' });
  await box.fill(few);
  await box.press('Enter');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(main.getByText('Only 3 in stock')).toBeVisible();

  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Selvi');
  await main.getByLabel('Mobile number').fill('98400 12345');
  await main.getByLabel('Address').fill('4 Car Street');
  await main.getByLabel('Pincode').fill('625001');
  await expect(main.getByLabel('District')).toHaveValue('Madurai');
  await page.reload();
  await expect(main.getByLabel('Mobile number')).toHaveValue('9840012345');

  const make = main.getByRole('button', { name: 'Make the order' });
  await make.click();
  await expect(main.getByText('Tick that the buyer says they are 18 or older')).toBeVisible();
  await main.getByLabel('The buyer says they are 18 or older').check();
  await make.click();
  await expect(main.getByText('Nothing was written')).toBeVisible();
  await main.getByRole('button', { name: 'Set to what is there' }).click();
  await expect(main.getByRole('textbox', { name: `Quantity of ${few}` })).toHaveValue('3');
  await expectAccessible(page, 'the desk');
  await make.click();
  const done = main.getByRole('heading', { name: /^Order MP-/ });
  await expect(done).toBeFocused();
  const order = (await done.innerText()).replace('Order ', '');
  const whatsapp = main.getByRole('link', { name: 'Send on WhatsApp' });
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toContain(order);
  const link = /\/order\/\w{26}/.exec(text)?.[0] ?? '';

  // The buyer, who has no account.
  const buyer = await browser.newPage({ baseURL: shop.url });
  await buyer.goto(link);
  await expect(buyer.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible();
  await expect(buyer.getByRole('img', { name: 'UPI QR code' })).toBeVisible();
  await expect(buyer.getByText('For Selvi, Madurai')).toBeVisible();

  await main.getByRole('link', { name: 'Open and print' }).click();
  const sale = page.getByRole('dialog', { name: order });
  await expect(sale.getByText('No account')).toBeVisible();
  await sale.getByRole('button', { name: 'Book a receipt' }).click();
  const receipt = page.getByRole('dialog', { name: /^Money received/ });
  await receipt.getByLabel('Reference').fill('412345678901');
  await receipt.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByText('Receipt saved')).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByRole('img', { name: 'UPI QR code' })).toHaveCount(0);
  await buyer.close();
});
