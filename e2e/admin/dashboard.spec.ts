import { expect, type Locator, type Page } from '@playwright/test';
import { transitionOrder } from '../support/admin-orders.ts';
import { sendMessage } from '../support/messages.ts';
import { orderOnline } from '../support/online-orders.ts';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';

const path = '/admin/dashboard';
const title = 'Welcome, Selvi Murugan';

const part = (page: Page, name: string) => page.getByRole('region', { name });

async function countOf(page: Page, label: string): Promise<number> {
  const link = part(page, 'This morning').getByRole('link', { name: label });
  return Number.parseInt((await link.textContent()) ?? '', 10);
}

test('its tiles stand in columns, and the links of the admin on a phone in two rows of three', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAsOwner(page, path, title);
  const placesOf = async (links: Locator, side: 'x' | 'y') =>
    new Set(
      await links.evaluateAll(
        (all, side) => all.map((link) => Math.round(link.getBoundingClientRect()[side])),
        side,
      ),
    ).size;
  for (const [language, morning] of [
    ['', 'This morning'],
    ['/ta', 'இன்று காலை'],
  ] as const) {
    await page.goto(language + path);
    const tiles = part(page, morning).locator('ul').first().getByRole('link');
    await expect(tiles.first()).toBeVisible();
    const links = page.getByRole('navigation').filter({ has: page.locator('[href$=settings]') });
    for (const width of [320, 360, 414]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await placesOf(links.locator('> a'), 'y')).toBe(2);
      expect(await placesOf(links.locator('> a'), 'x')).toBe(3);
      expect(await placesOf(tiles, 'x')).toBe(2);
      expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await placesOf(tiles, 'x')).toBe(4);
    expect(await placesOf(links.locator('> a'), 'y')).toBe(1);
  }
});

test('the owner is verified and welcomed and has links to all pages', { tag: '@nightly' }, async ({
  page,
}) => {
  await openAsOwner(page, path, title);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/v1/user/userdetails', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Verifying admin privileges...')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const [name, address] of [
    ['User Management', '/admin/users'],
    ['Product Management Settings', '/admin/productsEdit'],
    ['Order Management', '/admin/orders'],
    ['Manage Reports & Messages', '/admin/message'],
    ['Running the Shop', '/admin/dashboard?tab=failed'],
    ['Back to Account', '/account'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  await page.goto('/account');
  await expect(page.getByText('ADMIN', { exact: true })).toHaveClass(/purple/);
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page).toHaveURL(path);
});

/** In rupees. Those of today would be none again if midnight passed during the story. */
async function takingsOfWeek(page: Page): Promise<number> {
  const sales = part(page, 'Sales');
  await expect(sales).toContainText('₹');
  const [, sum = ''] = /Last 7 days\s+₹([\d,.]+)/.exec(await sales.innerText()) ?? [];
  return Number(sum.replaceAll(',', ''));
}

test('an order, a message and a product running out appear', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await openAsOwner(page, path, title);
  await expect(part(page, 'This morning').getByRole('link', { name: 'to pack' })).toBeVisible();
  const [toPack, unread] = [
    await countOf(page, 'Orders to pack'),
    await countOf(page, 'Unread messages'),
  ];
  const takings = await takingsOfWeek(page);
  // More pieces than any other story sells of one product.
  const product = await addProduct(shop, { price: 1.23, discount: 0, stock: 203 });
  await orderByApi(shop, await newBuyer(shop), { [product.name]: 200 });
  await sendMessage(shop);

  await page.reload();
  await expect.poll(() => countOf(page, 'Orders to pack')).toBe(toPack + 1);
  expect(await countOf(page, 'Unread messages')).toBe(unread + 1);
  expect(await takingsOfWeek(page)).toBeCloseTo(takings + 246, 2);
  const best = part(page, 'Best sellers').getByRole('listitem');
  await expect(best.filter({ hasText: product.name })).toContainText('200 sold₹246.00');

  const today = part(page, 'Sales').getByRole('row').last();
  await expect(today).toContainText(/[1-9]/);
  await page.getByRole('radio', { name: 'Orders' }).check();
  await expect(page).toHaveURL(`${path}?chart=orders`);
  await page.getByRole('radio', { name: '90 days' }).check();
  await expect(page).toHaveURL(`${path}?chart=orders&best=90`);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Orders' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
  await expect(best.filter({ hasText: product.name })).toContainText('200 sold');
  await expect(part(page, 'Sales')).toContainText(/₹[\d,.]+ paid, ₹[\d,.]+ to collect/);

  await page.getByRole('link', { name: 'Unread messages' }).click();
  await expect(page).toHaveURL('/admin/message?status=unread');
});

test('each task links to its filtered list, which survives a reload', async ({ page, shop }) => {
  const low = await addProduct(shop, { price: 50, stock: 7 });
  const many = await addProduct(shop, { price: 50, stock: 70 });
  const buyer = await newBuyer(shop);
  const pending = await orderByApi(shop, buyer, { [many.name]: 1 });
  const shipped = await orderByApi(shop, buyer, { [many.name]: 2 });
  await transitionOrder(shop, shipped, 'SHIPPED');
  const { orderId: unpaid } = await orderOnline(shop, buyer, { [many.name]: 3 });
  const orderLink = (orderId: string) => page.getByRole('link', { name: orderId, exact: true });
  const openFromDashboard = (name: string) =>
    part(page, 'This morning').getByRole('link', { name }).click();
  await openAsOwner(page, path, title);
  await expect(part(page, 'This morning').getByRole('link', { name: 'to pack' })).toBeVisible();
  const toPack = await countOf(page, 'Orders to pack');

  await openFromDashboard('Orders to pack');
  await expect(page).toHaveURL('/admin/orders?status=PENDING,PROCESSING');
  await expect(page.getByText(`${toPack} order`, { exact: false }).first()).toBeVisible();
  await expect(orderLink(pending)).toBeVisible();
  await expect(orderLink(shipped)).toBeHidden();
  await expect(orderLink(unpaid)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('PENDING,PROCESSING');
  await expect(orderLink(shipped)).toBeHidden();

  await page.goto(path);
  await openFromDashboard('Pending payment');
  await expect(page).toHaveURL('/admin/orders?status=PENDING_PAYMENT');
  await expect(orderLink(unpaid)).toBeVisible();
  await expect(orderLink(pending)).toBeHidden();

  await page.goto(path);
  await openFromDashboard('Products running out');
  await expect(page).toHaveURL('/admin/productsEdit?stock=low');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('Story cracker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/stock=low.*search=Story/);
  await expect(page.getByRole('rowheader', { name: low.name })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: many.name })).toBeHidden();
  await page.getByLabel('Stock').selectOption('Any stock');
  await expect(page.getByRole('rowheader', { name: many.name })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Stock')).toHaveValue('low');
  await expect(page.getByRole('rowheader', { name: many.name })).toBeHidden();
});

test.describe('when one part fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the other panels work, and the failed one offers Retry', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.route('**/api/v1/admin/dashboard/sales', (route) => route.abort());
    await openAsOwner(page, path, title);
    const sales = part(page, 'Sales');
    await expect(sales.getByText('The sales could not be loaded')).toBeVisible();
    await expect(part(page, 'This morning').getByRole('link', { name: 'to pack' })).toBeVisible();
    await page.unroute('**/api/v1/admin/dashboard/sales');
    await sales.getByRole('button', { name: 'Retry' }).click();
    await expect(sales.getByText('Last 7 days').first()).toBeVisible();
  });
});
