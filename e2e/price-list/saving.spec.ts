import { expect } from '@playwright/test';
import {
  barOf,
  boxOf,
  cartOf,
  openPriceList,
  rowOf,
  setLinesCall,
} from '../support/cart-screens.ts';
import { nextFrames } from '../support/next-frames.ts';
import { signIn } from '../support/people.ts';
import { addProduct, setStock } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { type Buyer, newBuyer } from '../support/shopping.ts';

const shots = '60 Shots Violet Evening';
const pots = 'Colour Koti Flower Pots';
const rocket = 'Lunik Rocket';

let buyer: Buyer;
test.beforeEach(async ({ page, shop }) => {
  buyer = await newBuyer(shop);
  await signIn(page, buyer);
});

test('a pause saves all that was typed in one call; what is typed meanwhile waits for its answer', async ({
  page,
  shop,
}) => {
  const sent: string[] = [];
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(setLinesCall, async (route) => {
    const { lines } = route.request().postDataJSON() as { lines: { quantity: number }[] };
    sent.push(lines.map(({ quantity }) => quantity).join(' '));
    await isLetGo;
    await route.continue();
  });
  await page.clock.install();
  await openPriceList(page);
  // However slowly this types, no pause is over before all is typed.
  await page.clock.pauseAt(new Date(Date.now() + 10_000));
  await boxOf(page, shots).pressSequentially('12');
  await boxOf(page, pots).pressSequentially('3');
  await page.clock.resume();
  await expect.poll(() => sent).toEqual(['12 3']);
  await boxOf(page, rocket).pressSequentially('4');
  await boxOf(page, pots).fill('5');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, .*\b21 pieces?$/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  expect(sent).toEqual(['12 3']);
  letGo();
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [shots]: 12, [pots]: 5, [rocket]: 4 });
  expect(sent.slice(1).join(' ').split(' ').sort()).toEqual(['4', '5']);
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('what could not be sent says so in its box and is saved by Retry', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    await openPriceList(page);
    await boxOf(page, rocket).fill('2');
    await expect.poll(() => cartOf(shop, buyer)).toEqual({ [rocket]: 2 });
    await page.route(setLinesCall, (route) => route.abort());
    await boxOf(page, shots).fill('12');
    await boxOf(page, pots).fill('3');
    for (const name of [shots, pots]) {
      await expect(boxOf(page, name)).toHaveAccessibleDescription(/^Not saved/);
    }
    await expect(boxOf(page, shots)).toHaveValue('12');
    await expect(barOf(page)).toContainText('2 pieces');
    await expect(barOf(page)).toContainText('2 lines are not saved');
    await expect(barOf(page).getByRole('button', { name: 'Save as estimate' })).toBeDisabled();
    await page.unroute(setLinesCall);
    await rowOf(page, shots).getByRole('button', { name: 'Retry' }).click();
    await expect(barOf(page)).toContainText('17 pieces');
    await expect(page.getByText('Not saved')).toHaveCount(0);
    await expect.poll(() => cartOf(shop, buyer)).toEqual({ [rocket]: 2, [shots]: 12, [pots]: 3 });
  });
});

test('what others bought meanwhile is refused in its line; the rest is saved', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  const { name } = await addProduct(shop, { stock: 9 });
  await openPriceList(page);
  await boxOf(page, name).fill('2');
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [name]: 2 });
  await setStock(shop, name, 4);
  await boxOf(page, name).fill('7');
  await boxOf(page, pots).fill('1');
  await expect(boxOf(page, name)).toHaveAccessibleDescription('Only 4 left in stock');
  await expect(boxOf(page, name)).toHaveValue('7');
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [name]: 2, [pots]: 1 });
  await expect(barOf(page)).toContainText('1 product, 1 piece ·');
  await boxOf(page, name).fill('4');
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [name]: 4, [pots]: 1 });
  await expect(barOf(page).getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('leaving the page saves what was typed just before', { tag: '@nightly' }, async ({
  page,
  shop,
}) => {
  await openPriceList(page);
  await boxOf(page, shots).fill('2');
  await page.goto('about:blank');
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [shots]: 2 });

  await openPriceList(page);
  await boxOf(page, shots).fill('');
  await boxOf(page, pots).fill('3');
  await barOf(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('link', { name: pots })).toBeVisible();
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [pots]: 3 });
});

test('edge 44: of two tabs the last sent quantity counts, and both show it', {
  tag: '@nightly',
}, async ({ page, context, browser, shop }) => {
  const other = await context.newPage();
  await openPriceList(page);
  await openPriceList(other);
  await boxOf(page, pots).fill('2');
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [pots]: 2 });
  await expect(boxOf(other, pots)).toHaveValue('2');
  await boxOf(other, pots).fill('6');
  await boxOf(page, shots).fill('1');
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [pots]: 6, [shots]: 1 });
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(boxOf(tab, pots)).toHaveValue('6');
    await expect(boxOf(tab, shots)).toHaveValue('1');
  }

  const phone = await browser.newPage({ baseURL: shop.url });
  await signIn(phone, buyer);
  await openPriceList(phone);
  await boxOf(phone, pots).fill('9');
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [pots]: 9, [shots]: 1 });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(boxOf(page, pots)).toHaveValue('9');
  await phone.close();
});

test('what is typed before the scripts have come counts once they are there', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/products?view=list', { waitUntil: 'commit' });
  await boxOf(page, pots).pressSequentially('3');
  await nextFrames(page);
  letGo();
  await expect.poll(() => cartOf(shop, buyer)).toEqual({ [pots]: 3 });
  await expect(boxOf(page, pots)).toHaveValue('3');
});

test('40 quantities are typed by the keyboard alone in less than three minutes', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await openPriceList(page);
  const start = Date.now();
  const isInBox = () => page.evaluate(() => document.activeElement?.hasAttribute('data-box'));
  for (let step = 0; step < 60 && !(await isInBox()); step += 1) await page.keyboard.press('Tab');
  expect(await isInBox()).toBe(true);
  const typed: string[] = [];
  const focused = page.locator('input:focus');
  for (let row = 0; row < 40; row += 1) {
    const label = (await focused.getAttribute('aria-label')) ?? '';
    const quantity = String(1 + (row % 3));
    await page.keyboard.type(quantity);
    typed.push(`${label}: ${quantity}`);
    await page.keyboard.press(row % 2 ? 'Enter' : 'ArrowDown');
  }
  await page.keyboard.press('Shift+Enter');
  await expect(focused).toHaveValue('1');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveValue('3');
  expect(Date.now() - start).toBeLessThan(180_000);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Filter the list' })).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Filter the list' })).toHaveValue('');
  await expect.poll(async () => Object.keys(await cartOf(shop, buyer)).length).toBe(40);
  const saved = await cartOf(shop, buyer);
  const wrong = typed.filter((line) => {
    const [, name, quantity] = /^(.*), [^,]+, ₹.*: (\d)$/.exec(line) ?? [];
    return saved[name ?? ''] !== Number(quantity);
  });
  expect(wrong).toEqual([]);
});
