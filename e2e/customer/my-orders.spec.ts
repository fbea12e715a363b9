import { expect } from '@playwright/test';
import { transitionOrder } from '../support/admin-orders.ts';
import { signIn } from '../support/people.ts';
import { addProduct, setPrice, setStock } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

test('orders are searched, filtered and ordered again', async ({ page, shop }) => {
  const buyer = await newBuyer(shop);
  const [rocket, wheel, gone] = await Promise.all([
    addProduct(shop, { name: 'Again Rocket', price: 100, discount: 60 }),
    addProduct(shop, { name: 'Again Wheel' }),
    addProduct(shop, { name: 'Again Pot' }),
  ]);
  const wanted = { [rocket.name]: 5, [wheel.name]: 4, [gone.name]: 1, 'Siren Fountain': 2 };
  const orderId = await orderByApi(shop, buyer, wanted);
  const later = await orderByApi(shop, buyer, { 'Siren Fountain': 1 });
  await transitionOrder(shop, later, 'SHIPPED');
  await signIn(page, buyer);
  await page.goto('/myorder');
  const orders = page.getByRole('main').getByRole('listitem');
  await expect(orders.first()).toContainText(/Shipped on .* on its way to Madurai\./);
  await expect(orders.last()).toContainText('We are getting it ready.');
  await expect(orders.last()).toContainText(/Again Rocket, Again Wheel, Again Pot \+ 1 more/);
  await expect(orders.last()).toContainText('Cash on delivery');

  await page.getByLabel('Status').selectOption('Shipped');
  await expect(page).toHaveURL('/myorder?status=shipped');
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await page.getByLabel('Status').selectOption('All orders');
  const search = page.getByLabel('Search my orders');
  await search.pressSequentially('again wheel');
  await expect(page).toHaveURL('/myorder?search=again+wheel');
  await expect(orders).toHaveCount(1);
  await page.reload();
  await expect(search).toHaveValue('again wheel');
  await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
  await orders.getByRole('link', { name: 'View Order Details' }).click();
  await expect(page.getByRole('row', { name: /Again Rocket/ })).toContainText('₹40.00');
  await page.goBack();
  await expect(search).toHaveValue('again wheel');
  await search.fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No orders match' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(page).toHaveURL('/myorder');

  await setPrice(shop, rocket.name, 125);
  await setStock(shop, wheel.name, 3);
  await setStock(shop, gone.name, 0);
  await orders.last().getByRole('button', { name: 'Order again' }).click();
  const changes = page.getByRole('dialog', { name: 'In your cart, with changes' });
  await expect(changes).toContainText('3 of 4 products of this order are in your cart.');
  await expect(changes.getByRole('listitem')).toHaveText([
    'Again Rocket: ₹50.00 instead of ₹40.00 each',
    'Again Wheel: only 3 of 4 in stock',
    'Again Pot: sold out',
  ]);
  await changes.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem')).toHaveCount(3);
  await page.goBack();
  await orders.first().getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('alert')).toHaveText('1 product of this order is in your cart');
});

test('an order is printed from the list, and asked about', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(shop);
  const orderId = await orderByApi(shop, buyer, { 'Colour Matches Green': 1 });
  await signIn(page, buyer);
  await page.addInitScript(() => {
    window.print = () => {
      const prints = Number(sessionStorage.getItem('prints')) + 1;
      sessionStorage.setItem('prints', String(prints));
    };
  });
  const prints = () => page.evaluate(() => sessionStorage.getItem('prints'));
  await page.goto('/myorder');
  await page.getByRole('link', { name: /Invoice/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${orderId}`);
  await expect.poll(prints).toBe('1');
  await page.reload();
  await page.getByRole('link', { name: 'Ask us about this order' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Order ${orderId}`);
  expect(await prints()).toBe('1');

  const name = page.getByLabel('Name');
  await expect(name).toHaveValue('Meena Selvam');
  await name.clear();
  const user = await page.evaluate(() => localStorage.getItem('user') ?? '');
  await page.evaluate((value) => {
    // As another tab writes it when the cart changes.
    localStorage.setItem('user', value);
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  }, user);
  await page.getByLabel('Message').pressSequentially('Two boxes were wet.');
  await expect(name).toHaveValue('');
});
