import { expect, type Page } from '@playwright/test';
import { addOnList, quantityOf } from '../support/cart-screens.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectReadable } from '../support/expect-readable.ts';
import { fillSignIn, newCustomer, signIn } from '../support/people.ts';
import { addProduct, deleteProduct, setPrice, setStock } from '../support/products.ts';
import { saveSettings } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { listOrders, newBuyer } from '../support/shopping.ts';
import { openTamilInspector } from '../support/tamil-inspector.ts';

test.use({
  settings: { shop: { whatsapp: '919876543210', licence: 'LE-5/2026' }, selling: {} },
});

/** Saves what is in the cart and returns the path of its link. */
async function saveEstimate(page: Page): Promise<string> {
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Save as estimate' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Estimate EQ-.{4}-.{4} saved$/);
  await expect(page).toHaveURL(/\/cart\?estimate=[0-9A-Z]{26}$/);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Estimate EQ-.{4}-.{4} of / });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a guest saves an estimate, shares it, and the family orders it at its prices', async ({
  page,
  context,
  browser,
  shop,
}) => {
  const { name } = await addProduct(shop, { price: 100, discount: 10, stock: 20, unit: '1 Box' });
  await addOnList(page, name);
  await addOnList(page, 'Snake Tablets');
  await page.goto('/cart');
  await quantityOf(page, name).fill('5');
  await quantityOf(page, name).press('Enter');
  const path = await saveEstimate(page);

  await expect(heading(page)).toBeVisible();
  await expect(
    page.getByText(/^Prices held until .* Goods are not kept for you\.$/).first(),
  ).toBeVisible();
  await expect(rowOf(page, name)).toContainText('₹450.00');
  await expect(page.getByRole('main')).toContainText('DeliveryFREE');
  const number = (await heading(page).textContent())?.split(' ')[1] ?? '';
  const shared = new URL(
    (await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')) ?? '',
  );
  expect([shared.origin, shared.pathname]).toEqual(['https://wa.me', '/']);
  expect(shared.searchParams.get('text')).toContain(`estimate ${number}, 2 products, ₹`);
  expect(shared.searchParams.get('text')?.endsWith(shop.url + path)).toBe(true);
  await expect(page.getByRole('link', { name: 'Send to the shop on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=/,
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy list' }).click();
  await expect(page.getByText('List copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe(`1. ${name} [1 Box] x 5 = ₹450.00`);

  // Before the family opens the link, the price rises.
  await setPrice(shop, name, 200);
  const buyer = await newBuyer(shop);
  const family = await browser.newPage({ baseURL: shop.url });
  await family.goto(path);
  await expect(rowOf(family, name)).toContainText('₹450.00');
  await expect(family.getByRole('link', { name: 'Go on with these prices' })).toBeVisible();
  // And some of it is sold.
  await setStock(shop, name, 3);
  await family.reload();
  await expect(family.getByText(`Fewer: ${name} 3 of 5.`)).toBeVisible();
  await family.getByRole('link', { name: name, exact: true }).first().press('Enter');
  await expect(rowOf(family, name)).toBeInViewport();
  await family.getByRole('link', { name: /^Go on with what is there: 2 products, ₹/ }).click();
  await fillSignIn(family, buyer);
  await expect(family).toHaveURL(path.replace('/cart', '/checkout'));
  await expect(
    family.getByText(new RegExp(`^You order at the prices of estimate ${number}, held until `)),
  ).toBeVisible();
  await expect(family.getByText(`Fewer: ${name} 3 of 5.`)).toBeVisible();
  await family.getByText('Cash on delivery', { exact: true }).click();
  await family.getByRole('button', { name: 'Place Order' }).click();
  await expect(family).toHaveURL('/myorder');
  const [order] = await listOrders(shop, buyer);
  const total = (order?.totalAmt ?? 0) + 180;
  expect(shared.searchParams.get('text')).toContain(`${total}.00 without delivery`);
  await family.close();
});

test('edge 24: an estimate opened with goods in the cart asks whether it replaces them', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const [one, two] = [
    await addProduct(shop, { price: 100, stock: 20 }),
    await addProduct(shop, { price: 100, stock: 20 }),
  ];
  await addOnList(page, one.name);
  const path = await saveEstimate(page);
  await signIn(page, await newCustomer(shop));
  await addOnList(page, two.name);

  await page.goto(path);
  await page.getByRole('button', { name: 'Put into my cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'There are goods in your cart' });
  await expectAccessible(page, 'the question about the cart', undefined, true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/cart');
  await expect(quantityOf(page, two.name)).toHaveValue('1');
  await expect(quantityOf(page, one.name)).toBeHidden();

  await page.goto(path);
  await page.getByRole('button', { name: 'Put into my cart' }).click();
  await dialog.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(page.getByText('The list is in your cart')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(quantityOf(page, one.name)).toHaveValue('1');
  await expect(quantityOf(page, two.name)).toHaveValue('1');

  await page.goto(path);
  await page.getByRole('button', { name: 'Put into my cart' }).click();
  await dialog.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(quantityOf(page, one.name)).toHaveValue('1');
  await expect(quantityOf(page, two.name)).toBeHidden();
  await page.reload();
  await expect(quantityOf(page, one.name)).toHaveValue('1');
  await expect(quantityOf(page, two.name)).toBeHidden();
});

test('a list that is cheaper today says so and is taken at today’s prices', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 100, stock: 20 });
  await addOnList(page, name);
  const path = await saveEstimate(page);
  await setPrice(shop, name, 80);
  await page.reload();
  await expect(page.getByText('Today this list costs ₹20.00 less.')).toBeVisible();
  await page.getByRole('button', { name: 'Take today’s prices' }).click();
  await page.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Total₹80.00');

  const goOn = page.getByRole('link', { name: /^Go on with/ });
  await page.goto(path);
  await expect(goOn).toBeVisible();
  await saveSettings(shop, 'selling', { isClosed: true, seasonNotice: 'Back in spring.' });
  await page.goto(path);
  await expect(
    page.getByText('The shop is not taking orders at the moment. Back in spring.'),
  ).toBeVisible();
  await expect(goOn).toBeHidden();
  await saveSettings(shop, 'selling', { isClosed: false });

  // Nothing is there any more.
  await setStock(shop, name, 0);
  await page.goto(path);
  await expect(page.getByText(/^None of these goods are there now\./)).toBeVisible();
  await expect(goOn).toBeHidden();
  await page.getByRole('button', { name: 'Put into my cart' }).click();
  await page.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(`Not there: ${name}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Not there: ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(`Not there: ${name}.`)).toBeHidden();
});

test('after its day an estimate is a comparison; of an unknown code the cart stays', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop, { price: 100, stock: 2 });
  await addOnList(page, name);
  const path = await saveEstimate(page);
  await page.goto('/cart?estimate=ABC');
  await expect(page.getByText('This estimate could not be found.')).toBeVisible();
  await expect(quantityOf(page, name)).toHaveValue('1');

  await setPrice(shop, name, 130);
  // As the server answers once the day has passed.
  await page.route('**/quote/shared/*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.isHeld = false;
    await route.fulfill({ response, json: answer });
  });
  await page.goto(path);
  await expect(page.getByText(/^The prices of this estimate were held until /)).toBeVisible();
  await expect(page.getByText(/^Today without/)).toHaveCount(0);
  await expect(rowOf(page, name)).toContainText('₹100.00');
  await expect(rowOf(page, name)).toContainText('₹130.00');
  await expect(rowOf(page, name)).toContainText('+₹30.00');
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp|Go on/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Put into my cart' })).toBeVisible();
  await expectAccessible(page, 'an ended estimate');
  await expectReadable(page, 'an ended estimate');
  await signIn(page, await newBuyer(shop));
  await page.goto(path.replace('/cart', '/checkout'));
  await expect(page.getByText(/^The prices of this estimate were held until /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Pay|Place)/ })).toHaveCount(0);

  await deleteProduct(shop, name);
  await page.goto(path);
  await expect(rowOf(page, name)).toContainText('no longer sold');
  await expect(page.getByText('Today without 1 product')).toBeVisible();
});

test('an estimate can be read by everybody, printed, and stands in Tamil as well', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const product = await addProduct(shop, {
    name: `Rani & "Sons" 'பட்டாசு' 🎆 =HYPERLINK(1)`,
    price: 100,
    stock: 20,
  });
  await addOnList(page, product.name);
  const path = await saveEstimate(page);
  await expectAccessible(page, 'an estimate');
  await expectReadable(page, 'an estimate');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Estimate/).filter({ visible: true })).toHaveText([/^Estimate EQ-/]);
  await expect(page.getByText('Licence: LE-5/2026').first()).toBeVisible();
  await expect(rowOf(page, product.name)).toContainText('₹100.00');
  await expect(page.getByRole('button', { name: 'Put into my cart' })).toBeHidden();
  await page.emulateMedia({ media: null });

  const number = (await heading(page).textContent())?.split(' ')[1] ?? '';
  const tamil = await openTamilInspector(page, [product.name, number, 'LE-5/2026']);
  await page.goto(`/ta${path}`);
  await expect(page.getByRole('heading', { level: 1, name: /^எஸ்டிமேட் EQ-/ })).toBeVisible();
  await tamil.look('an estimate');
  await tamil.open(page.getByRole('button', { name: 'என் கூடையில் சேர்க்க' }), 'the question');
});
