import { type Browser, expect, type Page, type Route } from '@playwright/test';
import { findOrder, paymentOf, transitionOrder } from '../support/admin-orders.ts';
import { callApi, ownerToken } from '../support/api.ts';
import { offlineOrder } from '../support/enquiries.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer } from '../support/shopping.ts';
import type { RunningShop } from '../support/start-shop.ts';

test.use({
  settings: {
    selling: { saleMode: 'enquiry' },
    payment: { upiId: 'shop@okbank', payee: 'Anbu Stores' },
    shop: { whatsapp: '919876543210' },
  },
  // A picture whose line breaks.
  expectedErrors: [/net::ERR_FAILED/],
});

const reference = '412345678901';

/** The staff's own screen, while the buyer's is a phone. */
async function openStaffScreen(browser: Browser, shop: RunningShop): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const screen = { viewport, isMobile: false, hasTouch: false };
  return browser.newPage({ baseURL: shop.url, ...screen });
}

async function waitingOrder(shop: RunningShop) {
  const { name } = await addProduct(shop, { price: 90, stock: 40 });
  const number = await offlineOrder(shop, await newBuyer(shop), { [name]: 3 });
  return { name, number, code: (await findOrder(shop, number)).code ?? '' };
}

test('who has the link says what was paid; staff book it with one click', async ({
  page,
  browser,
  shop,
}) => {
  const { number, code } = await waitingOrder(shop);
  await page.goto(`/order/${code}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'I have paid' }).click();
  const form = page.getByRole('dialog', { name: 'I have paid' });
  await expect(form.getByLabel('Amount in rupees')).toHaveValue('270');
  const box = form.getByLabel('Reference (12 digits)');
  await box.fill('4123');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(box).toHaveAccessibleDescription(/It has 12 digits/);
  await box.fill('4123 4567 8901');
  await expectAccessible(page, 'I have paid');

  // Edge 18: the link is renewed meanwhile, and what was typed stays.
  const token = await ownerToken(shop);
  const renewed = await callApi(shop, 'POST', `/order/renew-link/${number}`, undefined, token);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText(/^Nothing is found under this link\./)).toBeVisible();
  await expect(box).toHaveValue('4123 4567 8901');

  await page.goto(`/order/${(renewed.data as { code: string }).code}`);
  await main.getByRole('button', { name: 'I have paid' }).click();
  await box.fill('4123 4567 8901');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toBeHidden();
  const told = main.getByRole('region', { name: 'Your reports' });
  await expect(told).toContainText(`We look for ₹270.00, reference ${reference}`);
  await expect(told).toContainText('With us');
  await expectAccessible(page, 'a link with a report');

  const staff = await openStaffScreen(browser, shop);
  await openAsOwner(staff, '/admin/dashboard', 'Welcome, Selvi Murugan');
  await staff.getByRole('link', { name: /Payments to check/ }).click();
  await expect(staff.getByLabel('Reported')).toHaveValue('payment');
  const row = staff.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Says paid');
  await row.getByRole('link', { name: number, exact: true }).click();
  const payment = paymentOf(staff.getByRole('dialog', { name: `Order ${number}` }));
  await expect(payment).toContainText(`Says: ₹270.00 by UPI, ${reference}`);
  await expectAccessible(staff, 'a payment to check');
  await payment.getByRole('button', { name: 'Book it' }).click();
  await expect(payment).toContainText(`Booked: ₹270.00 by UPI, ${reference}`);
  await expect(payment).toContainText('₹270.00 of ₹270.00 received');
  await staff.close();
  await page.reload();
  await expect(main.getByText('Payment: Paid')).toBeVisible();
  await expect(told).toContainText('Received');
});

test('a damaged box is told with a photo, and sent again for nothing', async ({
  page,
  browser,
  shop,
}) => {
  const { name, number, code } = await waitingOrder(shop);
  await transitionOrder(shop, number, 'SHIPPED');
  await transitionOrder(shop, number, 'DELIVERED');
  await page.goto(`/order/${code}`);
  const main = page.getByRole('main');
  const section = main.getByRole('region', { name: 'Report a problem' });
  await expect(section).toContainText(
    /You can report damaged or missing items until \d+ \w+ \d{4}, \d+:\d\d [ap]m \(IST\)\./,
  );
  await section.getByRole('button', { name: 'Report a problem' }).click();
  const form = page.getByRole('dialog', { name: 'Report a problem' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Add a product')).toHaveAccessibleDescription(
    'Choose what is damaged, missing or wrong',
  );
  await form.getByLabel('Add a product').selectOption({ label: name });
  const pieces = form.getByRole('group', { name, exact: true }).getByLabel('Pieces');
  await pieces.fill('4');
  await expect(pieces).toHaveAccessibleDescription('A whole number from 1 to 3');
  await pieces.fill('2');
  await expect(form.getByText('Add a photo of what is damaged')).toBeVisible();
  // Edge 50: what is no picture is named, the others are there.
  const photo = await page.screenshot();
  await form.getByLabel(/^Photos of it/).setInputFiles([
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a film') },
    { name: 'box.png', mimeType: 'image/png', buffer: photo },
  ]);
  await expect(form.getByText(/^film\.mp4: /)).toBeVisible();
  await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await form.getByLabel('More about it (optional)').fill('The corner was open');
  await expectAccessible(page, 'Report a problem');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toBeHidden();
  const told = main.getByRole('region', { name: 'Your reports' });
  await expect(told).toContainText('2 damaged');
  await expect(told.getByRole('img', { name: 'Photo 1' })).toBeVisible();

  const staff = await openStaffScreen(browser, shop);
  await openAsOwner(staff, '/admin/orders?reported=problem', 'Order Management');
  const row = staff.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Problem');
  await row.getByRole('link', { name: number, exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: `Order ${number}` });
  const problems = dialog.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('The corner was open');
  await expect(problems.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expectAccessible(staff, 'a problem');
  await problems.getByRole('button', { name: 'Accept' }).click();
  const answer = staff.getByRole('dialog', { name: `Accept the problem of order ${number}` });
  await answer.getByRole('button', { name: 'Accept' }).click();
  await expect(answer.getByLabel('Answer')).toHaveAccessibleDescription(/Write a line/);
  await answer.getByLabel('Answer').fill('2 boxes come with Friday’s lorry');
  await answer.getByRole('button', { name: 'Accept' }).click();
  await expect(problems).toContainText('Accepted');
  await problems.getByRole('link', { name: 'Send again' }).click();

  const desk = staff.getByRole('main');
  await expect(desk.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('2');
  await expect(desk.getByLabel(/^Why/).first()).toHaveValue(`Replacement for ${number}`);
  await desk.getByLabel('The buyer says they are 18 or older').check();
  await desk.getByRole('button', { name: 'Make the order' }).click();
  const done = desk.getByRole('heading', { name: /^Order MP-/ });
  await expect(done).toBeFocused();
  const again = await findOrder(shop, (await done.innerText()).replace('Order ', ''));
  expect([again.totalAmount, again.products[0]?.quantity]).toEqual([0, 2]);
  await staff.close();

  await page.reload();
  await expect(told).toContainText('Our answer: 2 boxes come with Friday’s lorry');
});

test('edge 50: of six photos on a slow line, those that are up stay when the line breaks', async ({
  page,
  shop,
}) => {
  const { name, number, code } = await waitingOrder(shop);
  await transitionOrder(shop, number, 'SHIPPED');
  await page.goto(`/order/${code}`);
  await page.getByRole('main').getByRole('button', { name: 'Report a problem' }).click();
  const form = page.getByRole('dialog', { name: 'Report a problem' });
  await form.getByLabel('Add a product').selectOption({ label: name });
  const held = holdPictures(page);
  const photo = await page.screenshot();
  const photos = [1, 2, 3, 4, 5, 6].map((each) => ({
    ...{ name: `box ${each}.png`, mimeType: 'image/png', buffer: photo },
  }));
  const box = form.getByLabel(/^Photos of it/);
  await box.setInputFiles(photos);
  const send = form.getByRole('button', { name: 'Send' });
  const there = form.getByRole('img', { name: /^Picture \d$/ });
  await expect(send).toBeDisabled();
  for (const count of [1, 2, 3]) {
    await (await held.next()).continue();
    await expect(there).toHaveCount(count);
  }
  for (const _ of [4, 5, 6]) await (await held.next()).abort();
  await expect(form.getByText(/^box 6\.png: /)).toBeVisible();
  await expect(there).toHaveCount(3);
  await held.end();

  await box.setInputFiles(photos.slice(3));
  await expect(there).toHaveCount(6);
  await expect(box).toBeHidden();
  await send.click();
  await expect(form).toBeHidden();
  const told = page.getByRole('main').getByRole('region', { name: 'Your reports' });
  await expect(told.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(6);
});

/** Holds each picture that is sent until it is let through or cut off. */
function holdPictures(page: Page) {
  const waiting: Route[] = [];
  const address = /\/order\/picture\//;
  const held = page.route(address, (route) =>
    route.request().method() === 'POST' ? void waiting.push(route) : route.fallback(),
  );
  return {
    async next(): Promise<Route> {
      await held;
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      return waiting.shift() as Route;
    },
    end: () => page.unroute(address),
  };
}
