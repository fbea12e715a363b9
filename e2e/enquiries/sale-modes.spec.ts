import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { openEnquiry, sellBy } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signIn } from '../support/people.ts';
import { publicScreens } from '../support/screens.ts';
import { saveSettings } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';
import { fillCart, newBuyer, orderBody } from '../support/shopping.ts';

test.use({ settings: { selling: { saleMode: 'enquiry' }, payment: {} } });

const law = /^By an order of the Supreme Court of 23 October 2018/;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('edge 1 and edge 5: the mode switches under an open checkout, and back with enquiries open', async ({
  page,
  shop,
}) => {
  await sellBy(shop, 'cod');
  const buyer = await newBuyer(shop);
  await fillCart(shop, buyer, { 'Gold Rain': 2 });
  await signIn(page, buyer);
  await page.goto('/checkout');
  await expect(main(page).getByText('Currently unavailable')).toBeVisible();
  await sellBy(shop, 'enquiry');
  await button(page, 'Place Order').click();
  await expect(page.getByRole('heading', { name: 'How this works' })).toBeVisible();
  await expect(main(page).getByText('The shop has just changed how it sells.')).toBeVisible();
  await page.getByLabel('Note to the shop').fill('After the switch');
  await sellBy(shop, 'full');
  await button(page, 'Send Enquiry').click();
  await expect(button(page, 'Pay ₹405.00')).toBeVisible();
  await sellBy(shop, 'enquiry');
  await button(page, 'Pay ₹405.00').click();
  await expect(page.getByLabel('Note to the shop')).toHaveValue('After the switch');
  await button(page, 'Send Enquiry').click();
  await expect(page).toHaveURL(/\/order\/[0-9A-Z]{26}$/);

  await sellBy(shop, 'full');
  await page.goto('/myorder');
  await page.getByRole('link', { name: 'Enquiries' }).click();
  await expect(main(page).getByRole('heading', { name: /^Enquiry EQ-/ })).toBeVisible();
  await expect(page.getByText(law)).toHaveCount(0);
});

test('an order that waits for its online payment does not become one in cash once customers enquire', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await sellBy(shop, 'full');
  const buyer = await newBuyer(shop);
  const body = await orderBody(shop, buyer, { 'Gold Rain': 2 });
  const { data } = await callApi(shop, 'POST', '/order/online-payment', body, buyer.token);
  await signIn(page, buyer);
  await page.goto(`/order/${(data as { orderId: string }).orderId}`);
  const inCash = button(page, 'Pay cash on delivery instead');
  await inCash.click();
  await sellBy(shop, 'enquiry');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay in cash' }).click();
  await expect(page.getByText('The shop has just changed how it sells.')).toBeVisible();
  await expect(inCash).toHaveCount(0);
  await expect(button(page, 'Cancel order')).toBeVisible();
});

test('an order confirmed for payment offline says where to pay, until it is paid', {
  tag: '@nightly',
}, async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await saveSettings(shop, 'payment', {
    upiId: 'anbu@okbank',
    payee: 'Anbu & Sons',
    bankName: 'State Bank',
    accountNumber: '1234567890',
    ifsc: 'SBIN0001234',
    note: 'Send us the screenshot on WhatsApp.',
  });
  const { staff } = await openEnquiry(page, shop);
  const { orderId } = await staff.confirm('offline');
  await page.goto(`/order/${orderId}`);
  const panel = page.getByRole('region', {
    name: new RegExp(`^Please pay ₹.* and write ${orderId}`),
  });
  await expect(panel).toContainText('anbu@okbank');
  await expect(panel).toContainText('SBIN0001234');
  await expect(panel).toContainText('Send us the screenshot on WhatsApp.');
  await panel.getByRole('button', { name: 'Copy Account number' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1234567890');
  await expect(main(page).getByRole('button', { name: /cancel|payment/i })).toHaveCount(0);
  await expect(page.getByText(/time to pay this order/)).toHaveCount(0);
  await expectAccessible(page, 'an order to be paid');
});

/** Everything that people and search engines are told: text, attributes and structured data. */
const withoutPrograms = (html: string): string =>
  html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');
const structuredData = (html: string): string[] =>
  Array.from(
    html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs),
    ([, data]) => data ?? '',
  );

const forbidden = /order (placed|confirmed)|place order|(?<!nothing to )pay (now|online)|buy now/i;

test('no page of a shop that takes enquiries speaks of placing an order', async ({
  page,
  shop,
}) => {
  const { number, buyer } = await openEnquiry(page, shop);
  await fillCart(shop, buyer, { 'Gold Rain': 2 });
  const listed = await page.request.post('/api/v1/product/get', { data: { page: 1, limit: 1 } });
  const [{ _id }] = ((await listed.json()) as { data: { _id: string }[] }).data as [
    { _id: string },
  ];
  const own = ['/cart', '/checkout', '/myorder', '/myorder?view=enquiries', `/order/${number}`];
  const paths = [...publicScreens.map(([path]) => path), `/productDetail/${_id}`, ...own];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0);
    expect(await page.locator('body').innerText(), path).not.toMatch(forbidden);
    const served = await (await page.request.get(path)).text();
    for (const html of [served, await page.content()]) {
      expect(withoutPrograms(html), `document of ${path}`).not.toMatch(forbidden);
      expect(structuredData(html).join(), `data of ${path}`).not.toMatch(/"Offer"|"offers"/);
    }
    await expect(page.getByRole('contentinfo').getByText(law)).toHaveCount(1);
  }
  const productData = async () =>
    structuredData(await (await page.request.get(`/productDetail/${_id}`)).text()).join();
  expect(await productData()).toContain('"Product"');
  await sellBy(shop, 'full');
  expect(await productData()).toContain('"Offer"');
});
