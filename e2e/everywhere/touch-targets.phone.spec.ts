import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { signIn } from '../support/people.ts';
import { fillScreens, openScreen, publicScreens, type Screen } from '../support/screens.ts';
import { test } from '../support/shop-fixtures.ts';

/** Links within a sentence are exempt: https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced */
const targets =
  'button, [role=button], footer a, nav a, header a, label:has(input), select, input:not([type=radio], [type=checkbox], [type=file])';

async function smallTargets(page: Page): Promise<string[]> {
  return page.locator(targets).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1;
      if (!isShown || (width >= 43.9 && height >= 43.9)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    }),
  );
}

test('targets are at least 44 px on touch screens', async ({ page, shop }) => {
  const { buyer, customerScreens, adminScreens } = await fillScreens(shop);
  await page.setViewportSize({ width: 360, height: 740 });
  async function look(screens: readonly Screen[]): Promise<void> {
    for (const screen of screens) {
      await openScreen(page, screen);
      expect.soft(await smallTargets(page), screen[0]).toEqual([]);
    }
  }
  await look(publicScreens);
  await signIn(page, buyer);
  await look(customerScreens);
  await signIn(page, demoAdmin);
  await look(adminScreens);
});
