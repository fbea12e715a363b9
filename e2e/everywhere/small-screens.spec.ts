import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { signIn } from '../support/people.ts';
import { fillScreens, openScreen, publicScreens, type Screen } from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** 320 px is also a width of 1280 px at a zoom of 400 per cent: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
async function expectToFit(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await openScreen(page, screen);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, screen[0]).toBeLessThanOrEqual(320);
  }
}

test('no screen scrolls horizontally', async ({ page, shop }) => {
  const { buyer, customerScreens, adminScreens } = await fillScreens(shop);
  await expectToFit(page, publicScreens);
  await signIn(page, buyer);
  await expectToFit(page, customerScreens);
  await signIn(page, demoAdmin);
  await expectToFit(page, adminScreens);
});
