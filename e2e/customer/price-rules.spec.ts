import { expect } from '@playwright/test';
import { productList } from '../support/admin-products.ts';
import { openAsOwner, signIn } from '../support/people.ts';
import { addRule, switchRulesOff } from '../support/price-rules.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, listOrders, newBuyer } from '../support/shopping.ts';

test.afterEach(({ shop }) => switchRulesOff(shop));

test('the owner makes a price rule, and copies it', async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 100 });
  await openAsOwner(page, `${productList}?tab=prices`, 'Product Management');
  await page.getByRole('button', { name: 'Add a price rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a price rule' });
  const rule = `4% from ₹7,000 ${name}`.slice(0, 60);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(rule);
  await dialog.getByLabel('From ₹ of its goods').fill('7000');
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('4');
  await expect(dialog.getByText('An order of ₹7,000.00 gets ₹280.00 off.')).toBeVisible();
  await dialog.getByText('Chosen goods').click();
  await dialog.getByLabel('Find a product').fill(name);
  await dialog.getByRole('button', { name: new RegExp(name) }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const item = page.getByRole('list', { name: 'Price rules' }).getByRole('listitem');
  const mine = item.filter({ has: page.getByRole('heading', { name: rule }) });
  await expect(mine).toContainText(`4% off · from ₹7,000.00 · of ${name}`);
  await expect(mine).toContainText('Used 0 times');
  await mine.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(rule);
  await dialog.getByRole('textbox', { name: 'Code' }).fill('abc');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /4 to 20 letters A to Z, digits and hyphens/,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await mine.getByRole('button', { name: 'Switch off' }).click();
  await expect(mine.getByText('Off', { exact: true })).toBeVisible();
});

test('slabs and a code: the row in cart and checkout, the next step, and the order', async ({
  page,
  shop,
}) => {
  const { _id, name } = await addProduct(shop, { price: 100, stock: 500 });
  await addRule(shop, _id, { name: '2% from ₹500', minimum: 500, percent: 2 });
  await addRule(shop, _id, { name: '4% from ₹700', minimum: 700, percent: 4 });
  await addRule(shop, _id, { name: 'Last year’s buyers', code: 'DIWALI10', percent: 10 });
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { [name]: 6 });
  await signIn(page, buyer);
  await page.goto('/cart');
  const cart = page.getByRole('region', { name: 'Summary' });
  await expect(cart).toContainText('Discount: 2% from ₹500');
  await expect(cart).toContainText('-₹12.00');
  await expect(cart).toContainText(`₹100.00 more of ${name} for 4% off`);
  await cart.getByRole('button', { name: 'Have a code?' }).click();
  await cart.getByRole('textbox', { name: 'Code' }).fill('nonsense');
  await cart.getByRole('button', { name: 'Apply' }).click();
  await expect(cart).toContainText('This code is not valid');
  await cart.getByRole('textbox', { name: 'Code' }).fill(' diwali10 ');
  await cart.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(cart).toContainText('“DIWALI10” takes ₹60.00 off.');
  await expect(cart).toContainText('Discount: Last year’s buyers');
  await page.goto('/checkout');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('Discount: Last year’s buyers');
  await page.getByText('Cash on delivery', { exact: true }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/myorder');
  expect(await listOrders(shop, buyer)).toMatchObject([{ totalAmt: 540 }]);
});

test('a wholesale buyer by the desk: the rule for a number is seen, taken, and stands in the order', async ({
  page,
  shop,
}) => {
  const { _id, name } = await addProduct(shop, { price: 100, stock: 500 });
  const wholesale = { name: 'Wholesale', minimum: 5_000, percent: 20, mobiles: ['9840077777'] };
  await addRule(shop, _id, wholesale);
  await openAsOwner(page, '/admin/orders/new', 'New order');
  const main = page.getByRole('main');
  const box = main.getByRole('combobox', { name: 'Number or name' });
  await box.fill(name);
  await box.press('Enter');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Maran Stores');
  const best = main.getByLabel('Best rule now: “Wholesale”, ₹1,000.00 off');
  await expect(main.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('50');
  await expect(best).toHaveCount(0);
  await main.getByLabel('Mobile number').fill('98400 77777');
  await best.check();
  await expect(main.getByText('Discount: Wholesale')).toBeVisible();
  await main.getByLabel('Where to').selectOption('counter');
  await main.getByLabel('The buyer says they are 18 or older').check();
  await main.getByRole('button', { name: 'Make the order' }).click();
  await expect(main.getByRole('heading', { name: /^Order MP-/ })).toBeFocused();
  await main.getByRole('link', { name: 'Open and print' }).click();
  await expect(page.getByRole('dialog').getByText('Discount: Wholesale')).toBeVisible();
});
