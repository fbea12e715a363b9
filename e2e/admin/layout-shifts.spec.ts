import { expect, type Page } from '@playwright/test';
import { openAsOwner } from '../support/people.ts';
import { test } from '../support/shop-fixtures.ts';

declare global {
  interface Window {
    layoutShift: () => number;
  }
}

const screens = ['dashboard', 'orders', 'productsEdit', 'message', 'users'];
const mostShift = 0.1;

/** Sums the layout shifts (https://web.dev/articles/cls). */
async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let score = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) score += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.layoutShift = () => {
      add(observer.takeRecords());
      return score;
    };
  });
}

test('the screens of the admin area load without layout shifts', async ({ page }) => {
  await openAsOwner(page, '/admin/users', 'User Management');
  await observeLayoutShifts(page);
  for (const screen of screens) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    expect(await page.evaluate(() => window.layoutShift()), screen).toBeLessThan(mostShift);
  }
});
