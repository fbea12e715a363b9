import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openAsOwner } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { type Buyer, newBuyer, orderByApi } from '../support/shopping.ts';
import type { RunningShop } from '../support/start-shop.ts';

const lookMs = 20_000;
const lookPath = '/api/v1/admin/dashboard/new-orders';

/** A buyer who orders again and again. */
async function orderer(shop: RunningShop): Promise<{ buyer: Buyer; order: () => Promise<string> }> {
  const buyer = await newBuyer(shop);
  const { name } = await addProduct(shop, { price: 50, stock: 100 });
  let quantity = 0;
  const order = () => {
    quantity += 1;
    return orderByApi(shop, buyer, { [name]: quantity });
  };
  return { buyer, order };
}

/** Opens the list of a buyer who has one order, and orders no more. */
async function openListOfOne(page: Page, shop: RunningShop): Promise<string> {
  const { buyer, order } = await orderer(shop);
  const placed = await order();
  const list = `/admin/orders?search=${encodeURIComponent(buyer.email)}`;
  await openAsOwner(page, list, 'Order Management');
  return placed;
}

/** Counts the tones instead of playing them; a ring has two. */
function countTones(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const counted = Object.assign(window, { tones: 0 });
    OscillatorNode.prototype.start = () => {
      counted.tones += 1;
    };
    OscillatorNode.prototype.stop = () => undefined;
  });
}

const tonesOf = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones);

/** Counts how often the page looks for new orders. */
function countLooks(page: Page): () => number {
  let looks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(lookPath)) looks += 1;
  });
  return () => looks;
}

const noticeOf = (page: Page) => page.getByRole('status').filter({ hasText: 'new order' });
const bellOf = (page: Page) => page.getByRole('checkbox', { name: 'Sound for new orders' });

test.describe('when the network goes', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('new orders are announced without moving the list, shown on request, and looked for quietly', async ({
    page,
    shop,
    context,
  }) => {
    await page.clock.install();
    await countTones(context);
    const { order } = await orderer(shop);
    const placed = await openListOfOne(page, shop);
    const rows = page.getByRole('rowheader');
    await expect(rows).toHaveCount(1);
    const notice = noticeOf(page);
    const look = () => page.clock.fastForward(lookMs);
    await expect(bellOf(page)).not.toBeChecked();

    const first = await order();
    await look();
    await expect(notice).toContainText('1 new order');
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toContainText('1 new');
    expect(await tonesOf(page)).toBe(0);

    // Two tones are one ring: at once as a sample, then for the order.
    await bellOf(page).check();
    expect(await tonesOf(page)).toBe(2);
    await context.setOffline(true);
    await look();
    await expect(notice).toContainText('1 new order');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const second = await order();
    await context.setOffline(false);
    await look();
    await expect(notice).toContainText('2 new orders');
    await expect.poll(() => tonesOf(page)).toBe(4);

    await notice.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/admin/orders');
    for (const orderId of [second, first, placed])
      await expect(page.getByRole('link', { name: orderId, exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(bellOf(page)).toBeChecked();

    await page.goto('/admin/dashboard');
    const toPack = page.getByRole('link', { name: 'Orders to pack' });
    await expect(toPack).toBeVisible();
    const before = Number.parseInt((await toPack.textContent()) ?? '', 10);
    await order();
    await look();
    await expect(toPack).toContainText(String(before + 1));
  });
});

test('two tabs ring once, a night asleep is one look, and signing out in one tab ends it in both', {
  tag: '@nightly',
}, async ({ page, shop, context }) => {
  await page.clock.install();
  await countTones(context);
  const { order } = await orderer(shop);
  await openListOfOne(page, shop);
  await bellOf(page).check();
  expect(await tonesOf(page)).toBe(2);
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await expect(other.getByRole('link', { name: 'Orders to pack' })).toBeVisible();
  const sections = other.getByRole('navigation', { name: 'Admin' });
  const looks = [countLooks(page), countLooks(other)];
  const countAll = () => looks.map((count) => count());

  // The other tab's answer comes when the first tab has rung.
  const rung = Promise.withResolvers<void>();
  await other.route(`**${lookPath}`, async (route) => {
    await rung.promise;
    await route.continue();
  });
  await order();
  await page.clock.fastForward(lookMs);
  await expect(noticeOf(page)).toContainText('1 new order');
  await expect.poll(() => tonesOf(page)).toBe(4);
  rung.resolve();
  await expect(sections).toContainText('1 new');
  expect([await tonesOf(page), await tonesOf(other)]).toEqual([4, 0]);

  // What the timers of a closed laptop do: they fire once when it is opened.
  const [here = 0, there = 0] = countAll();
  await order();
  await page.clock.fastForward('08:00:00');
  await expect(noticeOf(page)).toContainText('2 new orders');
  await expect(sections).toContainText('2 new');
  expect(countAll()).toEqual([here + 1, there + 1]);

  await other.goto('/account');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const last = countAll();
  await order();
  await page.clock.fastForward(2 * lookMs);
  await page.clock.fastForward('00:10:00');
  expect(countAll()).toEqual(last);
  await expect(page.getByRole('alert').filter({ hasText: /Failed|session/ })).toHaveCount(0);
});
