import { expect } from '@playwright/test';
import { findOrder } from '../support/admin-orders.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { offlineOrder } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { addProduct, findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';

test.use({ settings: { selling: { saleMode: 'enquiry' }, shop: { whatsapp: '919876543210' } } });

test('the link of a changed order says in Tamil what it was and what it is', async ({
  page,
  shop,
}) => {
  const { name } = await addProduct(shop, { price: 90, stock: 40 });
  const number = await offlineOrder(shop, await newBuyer(shop), { [name]: 3 });
  const { code } = await findOrder(shop, number);
  const { _id: productId } = await findProduct(shop, name);
  const change = {
    ...{ from: 'PENDING_PAYMENT', totalSeen: 180, moneyInSeen: 0 },
    lines: [{ productId, quantity: 2 }],
    ...{ reason: 'One less', agreedBy: 'phone' },
  };
  await callApi(shop, 'POST', `/order/revise/${number}`, change, await ownerToken(shop));

  await page.goto(`/ta/order/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${number}-2`);
  const main = page.getByRole('main');
  await expect(main.getByText(new RegExp(`அன்று ${number}-இலிருந்து மாற்றப்பட்டது$`))).toBeVisible();
  await expect(main.getByText('மொத்தம் ₹270.00 → ₹180.00')).toBeVisible();
  await expect(main.getByText('3 → 2')).toBeVisible();
  await expect(main.getByText(/^நாம் பேசியபடி இல்லையா\?/)).toBeVisible();
  await expectAccessible(page, 'a link to a changed order in Tamil');
});
