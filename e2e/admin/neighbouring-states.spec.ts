import { neighbourStates } from '@mathappu/contract/places/states';
import { expect } from '@playwright/test';
import { openOrderAsOwner, setTax, taxDocumentsIn } from '../support/admin-orders.ts';
import { tokenOf } from '../support/api.ts';
import { newCustomer, openAsOwner, signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { registered, saveOnScreen } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, listOrders } from '../support/shopping.ts';

test.use({ settings: { ...registered, delivery: {} } });

test('Kerala is switched on: from the settings over the address to an invoice with IGST', async ({
  page,
  browser,
  shop,
}) => {
  await setTax(shop);
  const { name } = await addProduct(shop, { price: 118 });
  const owner = await browser.newPage({ baseURL: shop.url });
  await openAsOwner(owner, '/admin/settings?tab=delivery', 'Settings');
  await expect(owner.getByText('Each state has hours and licences of its own.')).toBeVisible();
  for (const state of neighbourStates) {
    await expect(owner.getByRole('checkbox', { name: state })).not.toBeChecked();
  }
  await owner.getByRole('checkbox', { name: 'Kerala' }).check();
  await owner.getByLabel('Terms, Kerala').selectOption('Fixed charge');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Write what the delivery costs')).toBeVisible();
  await owner.getByLabel('Charge in rupees, Kerala').pressSequentially('300');
  await owner.getByLabel('Minimum order in rupees, Kerala').pressSequentially('200');
  await owner.getByLabel('Note for customers, Kerala').fill('Lorries leave on Tuesdays.');
  await saveOnScreen(owner);

  const person = await newCustomer(shop);
  const buyer = { ...person, token: await tokenOf(shop, person) };
  await fillCart(shop, buyer, { [name]: 2 });
  await signIn(page, person);
  await page.goto('/checkout');
  await expect(page.getByText('We deliver in Tamil Nadu and Kerala.')).toBeVisible();
  // Without a saved address the checkout has the form itself.
  await page.getByRole('textbox', { name: /^Address/ }).fill('4 Marine Drive');
  await page.getByLabel('State').selectOption('Kerala');
  await expect(page.getByText('Lorries leave on Tuesdays.')).toBeVisible();
  await page.getByLabel('City').fill('Kochi');
  // Edge 28: Lakshadweep is not Kerala’s.
  const pincode = page.getByRole('textbox', { name: 'Your PIN code' });
  await pincode.fill('682555');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(pincode).toHaveAccessibleDescription(/We do not deliver to this pincode/);
  await pincode.fill('682001');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByText('Kochi, Kerala 682001')).toBeVisible();
  await expect(page.getByText('Lorries leave on Tuesdays.')).toBeVisible();
  await page.getByText('Cash on delivery', { exact: true }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/myorder');
  const [placed] = await listOrders(shop, buyer);
  expect(placed?.totalAmt).toBe(536);

  const dialog = await openOrderAsOwner(owner, placed?.orderId ?? '');
  await dialog.getByRole('button', { name: 'GSTIN for the invoice' }).click();
  const form = owner.getByRole('dialog', { name: /^GSTIN of the buyer/ });
  await form.getByLabel('GSTIN of the buyer').fill('33ABCDE1234F1Z7');
  await expect(form.getByText('This GSTIN is of another state')).toBeVisible();
  await form.getByLabel('GSTIN of the buyer').fill('32ABCDE1234F1Z9');
  await expect(form.getByText('This GSTIN is of another state')).toBeHidden();
  await form.getByLabel('Business name').fill('Kochi Traders');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('GSTIN 32ABCDE1234F1Z9')).toBeVisible();
  await dialog.getByRole('button', { name: /^Mark shipped/ }).click();
  await expect(dialog.getByRole('button', { name: 'Change GSTIN' })).toBeHidden();
  await page.goto(`/order/${placed?.orderId}`);
  await page.emulateMedia({ media: 'print' });
  const paper = taxDocumentsIn(page).first();
  await expect(paper).toContainText('Kerala (32)');
  await expect(paper).toContainText('Kochi Traders');
  await expect(paper).toContainText('IGST 18%');
  await expect(paper).not.toContainText('CGST');
});
