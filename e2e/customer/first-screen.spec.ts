import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';

type Window = {
  width: number;
  height: number;
  /** Where the products begin at the most, in px, and how many of them can be bought there. */
  gridTop: number;
  products: number;
  /** In px. */
  cardHeight: number;
};

const touched = { hasTouch: true, isMobile: true };
const desks = { gridTop: 300, products: 4, cardHeight: 430 };

/** A page is opened once in the first window, and takes the sizes of the others. */
const devices = {
  'a phone or tablet': {
    options: touched,
    windows: [
      { width: 360, height: 740, gridTop: 250, products: 2, cardHeight: 300 },
      { width: 768, height: 1024, gridTop: 300, products: 4, cardHeight: 300 },
    ],
  },
  'a laptop or desk': {
    options: {},
    windows: [
      { width: 1280, height: 720, ...desks },
      { width: 1366, height: 768, ...desks },
      { width: 1440, height: 900, ...desks },
    ],
  },
} satisfies Record<string, { options: BrowserContextOptions; windows: readonly Window[] }>;

const addresses = ['', '/ta'].flatMap((prefix) =>
  ['', '?noise=quiet&suits=children'].map((query) => `${prefix}/products${query}`),
);

const grid = (page: Page) => page.locator('#products ul').filter({ has: page.locator('form') });

const countInSight = (all: Locator) =>
  all.evaluateAll(
    (elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
  );

for (const [name, { options, windows }] of Object.entries(devices)) {
  test(`on ${name} products can be bought without scrolling, in both languages`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({
      baseURL: shop.url,
      ...options,
      viewport: windows[0],
    });
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      for (const window of windows) {
        await page.setViewportSize(window);
        await expectToBuyAtOnce(page, window, `${address} at ${window.width} px`);
      }
    }
    await context.close();
  });
}

async function expectToBuyAtOnce(
  page: Page,
  { gridTop, products, cardHeight }: Window,
  where: string,
): Promise<void> {
  const top = await grid(page).evaluate((list) => list.getBoundingClientRect().top);
  expect.soft(top, `where the products begin, ${where}`).toBeLessThanOrEqual(gridTop);
  const heightsOf = (all: Locator) =>
    all.evaluateAll((elements) => Math.max(...elements.map(({ clientHeight }) => clientHeight)));
  const cards = grid(page).locator(':scope > li');
  expect.soft(await heightsOf(cards), `cards, ${where}`).toBeLessThanOrEqual(cardHeight);
  const prices = grid(page).locator('p.figures');
  expect.soft(await countInSight(prices), `prices, ${where}`).toBeGreaterThanOrEqual(products);
  const adds = grid(page).locator('button[type=submit]');
  expect.soft(await countInSight(adds), `buttons, ${where}`).toBeGreaterThanOrEqual(products);
  // Quantity, Add and View stand in one row.
  const rows = grid(page).locator('form');
  expect.soft(await heightsOf(rows), `rows, ${where}`).toBeLessThan(60);
}

test('on a phone a line of the cart takes 120 px, in both languages', async ({ browser, shop }) => {
  const names = ['1000 Wala', 'Colour Pencils in Red, Green and Blue', 'Family Gift Box 25 Items'];
  const products = await Promise.all(names.map((name) => findProduct(shop, name)));
  const cart = products.map((product) => ({ _id: product._id, quantity: 1, productId: product }));
  const context = await browser.newContext({
    baseURL: shop.url,
    ...touched,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('guest-cart', text), JSON.stringify(cart));
  for (const address of ['/cart', '/ta/cart']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const lines = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('input') });
    await expect(lines).toHaveCount(names.length);
    const heights = await lines.evaluateAll((all) =>
      all.map((line) => Math.floor(line.getBoundingClientRect().height)),
    );
    expect(Math.max(...heights), `${address}: ${heights}`).toBeLessThanOrEqual(120);
  }
  await context.close();
});

test('few steps of the keyboard lead to the products, and a link skips to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/products?noise=quiet&suits=children');
  const isAtProduct = () => grid(page).evaluate((list) => list.contains(document.activeElement));
  let steps = 0;
  while (!(await isAtProduct()) && steps <= 20) {
    await page.keyboard.press('Tab');
    steps += 1;
  }
  expect(steps).toBeLessThanOrEqual(20);

  await page.goto('/products');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the products' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(grid(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
});

const { 'a phone or tablet': inHand, 'a laptop or desk': onDesk } = devices;
const [phone, tablet] = inHand.windows;
const [small, , large] = onDesk.windows;

for (const { options, viewport, prefix, tag } of [
  { ...inHand, viewport: phone, prefix: '/ta', tag: [] },
  { ...onDesk, viewport: small, prefix: '/ta', tag: '@nightly' },
  { ...onDesk, viewport: small, prefix: '', tag: '@nightly' },
  { ...inHand, viewport: phone, prefix: '', tag: '@nightly' },
  ...['/ta', ''].flatMap((prefix) => [
    { ...inHand, viewport: tablet, prefix, tag: '@nightly' },
    { ...onDesk, viewport: large, prefix, tag: '@nightly' },
  ]),
]) {
  const language = prefix ? 'Tamil' : 'English';
  test(`nothing moves when a search, filters or counts arrive late, at ${viewport?.width} px in ${language}`, {
    tag,
  }, async ({ browser, shop }) => {
    const context = await browser.newContext({ baseURL: shop.url, ...options, viewport });
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await page.goto(`${prefix}/products`, { waitUntil: 'networkidle' });
    // Not what has moved as the page loaded.
    await page.evaluate(() => {
      (window as never as { seenShifts: string[] }).seenShifts.length = 0;
    });
    // So late that what moves by then is not taken for an answer to a press.
    await page.route('**/api/v1/product/get', async (route) => {
      await new Promise((go) => setTimeout(go, 900));
      await route.continue();
    });
    const untilAnswered = async (act: () => Promise<void>) => {
      const answer = page.waitForResponse('**/api/v1/product/get');
      await act();
      await answer;
      await expect(page.locator('ul[aria-busy]')).toHaveCount(0);
    };
    const box = page.locator('#main input[type=search]');
    await untilAnswered(() => box.fill('rocket'));
    await untilAnswered(() => box.fill('flower'));
    // A word that is read otherwise, which the line above the products says.
    await untilAnswered(() => box.fill('flwer pot'));
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    if (options === onDesk.options) {
      await untilAnswered(() => page.locator('#filters [value=quiet]').check());
      await untilAnswered(() => page.locator('#filters [value=children]').check());
    } else {
      await page.locator('#main [aria-haspopup=dialog]').click();
      await untilAnswered(() => page.locator('dialog [value=quiet]').check());
      await untilAnswered(() => page.locator('dialog [value=children]').check());
      await page.locator('dialog button').last().click();
    }
    await expect(page).toHaveURL(/noise=quiet&suits=children$/);
    await expect(page.locator('ul[aria-busy]')).toHaveCount(0);
    const shifts = await page.evaluate(
      () => (window as never as { seenShifts: string[] }).seenShifts,
    );
    const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.02);
    await context.close();
  });
}

/** In the page: what has moved, and by how much, as `seenShifts`. */
function watchShifts(): void {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  const seen: string[] = [];
  Object.assign(window, { seenShifts: seen });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 90));
      if (!hadRecentInput) seen.push(`${value.toFixed(4)} ${moved.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
