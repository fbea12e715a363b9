import { expect, type Page } from '@playwright/test';
import { test } from '../support/shop-fixtures.ts';
import { pauseToasts, toasts } from '../support/toasts.ts';
import { openTouchScreen } from '../support/touch-screen.ts';

/** Drags a finger over the toast, by this part of its width. */
async function drag(page: Page, part: number): Promise<void> {
  const toast = await toasts(page).boundingBox();
  if (!toast) throw new Error('no toast to drag');
  const from = { x: toast.x + 8, y: toast.y + toast.height / 2 };
  const { drag: dragFinger } = await openTouchScreen(page);
  await dragFinger([from, { x: from.x + toast.width * part, y: from.y }]);
}

test('a toast is dismissed by dragging it over four fifths of its width', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap();
  const toast = toasts(page);
  await expect(toast).toBeInViewport({ ratio: 1 });
  await pauseToasts(page);
  const place = await toast.boundingBox();
  await drag(page, 0.6);
  await expect.poll(() => toast.boundingBox()).toEqual(place);
  await drag(page, 0.9);
  await expect(toast).toHaveCount(0);
});
