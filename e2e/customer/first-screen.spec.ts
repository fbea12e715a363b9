import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/shop-fixtures.ts';

type Window = {
  options: BrowserContextOptions;
  /** Where the products begin at the most, in px, and how many of them can be bought there. */
  gridTop: number;
  products: number;
  /** In px. */
  cardHeight: number;
};

const touch = { hasTouch: true, isMobile: true };
const windows: Record<string, Window> = {
  'a phone': {
    options: { viewport: { width: 360, height: 740 }, ...touch },
    gridTop: 250,
    products: 2,
    cardHeight: 300,
  },
  'a tablet': {
    options: { viewport: { width: 768, height: 1024 }, ...touch },
    gridTop: 300,
    products: 4,
    cardHeight: 300,
  },
  'a small laptop': {
    options: { viewport: { width: 1280, height: 720 } },
    gridTop: 300,
    products: 4,
    cardHeight: 430,
  },
  'a laptop': {
    options: { viewport: { width: 1366, height: 768 } },
    gridTop: 300,
    products: 4,
    cardHeight: 430,
  },
  'a desk': {
    options: { viewport: { width: 1440, height: 900 } },
    gridTop: 300,
    products: 4,
    cardHeight: 430,
  },
};

const grid = (page: Page) => page.locator('#products ul').filter({ has: page.locator('form') });

const countInSight = (all: Locator) =>
  all.evaluateAll(
    (elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
  );

for (const [name, { options, gridTop, products, cardHeight }] of Object.entries(windows)) {
  test(`on ${name} products can be bought without scrolling, in both languages`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ baseURL: shop.url, ...options });
    const page = await context.newPage();
    for (const prefix of ['', '/ta']) {
      for (const query of ['', '?noise=quiet&suits=children']) {
        const address = `${prefix}/products${query}`;
        await page.goto(address, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        const cards = grid(page).locator(':scope > li');
        const top = await grid(page).evaluate((list) => list.getBoundingClientRect().top);
        expect.soft(top, `where ${address} has products`).toBeLessThanOrEqual(gridTop);
        const heights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
        expect.soft(Math.max(...heights), `cards of ${address}`).toBeLessThanOrEqual(cardHeight);
        const prices = grid(page).locator('p.figures');
        expect
          .soft(await countInSight(prices), `prices of ${address}`)
          .toBeGreaterThanOrEqual(products);
        const adds = grid(page).locator('button[type=submit]');
        expect
          .soft(await countInSight(adds), `buttons of ${address}`)
          .toBeGreaterThanOrEqual(products);
        // Quantity, Add and View stand in one row.
        const rows = await grid(page)
          .locator('form')
          .evaluateAll((all) => all.map((row) => row.clientHeight));
        expect.soft(Math.max(...rows), `rows of ${address}`).toBeLessThan(60);
      }
    }
    await context.close();
  });
}

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

test('nothing moves when a search, filters or counts arrive late', async ({ browser, shop }) => {
  for (const [name, prefix] of [
    ['a phone', '/ta'],
    ['a laptop', '/ta'],
    ['a laptop', ''],
  ] as const) {
    const context = await browser.newContext({ baseURL: shop.url, ...windows[name]?.options });
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
    if (name === 'a laptop') {
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
    expect
      .soft(sum, `${name}, ${prefix || 'English'}:\n${shifts.join('\n')}`)
      .toBeLessThanOrEqual(0.02);
    await context.close();
  }
});

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
