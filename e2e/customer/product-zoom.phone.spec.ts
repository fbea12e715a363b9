import { expect, type Page } from '@playwright/test';
import { findProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { openTouchScreen } from '../support/touch-screen.ts';

const productName = '60 Shots Violet Evening';
const zoomed = (page: Page) => page.getByRole('dialog', { name: `Pictures of ${productName}` });

/** How large the picture is shown, and how far from the middle. */
async function viewOf(page: Page) {
  const picture = zoomed(page).getByRole('img', { name: productName });
  return picture.evaluate((image) => {
    const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(image).transform);
    return { scale: Math.round(scale * 100) / 100, x: Math.round(x), y: Math.round(y) };
  });
}

const whole = { scale: 1, x: 0, y: 0 };

test('a picture is pinched, moved, double tapped and swiped to the next, and Back finds what was touched', {
  tag: '@nightly',
}, async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { _id } = await findProduct(shop, productName);
  const path = `/productDetail/${_id}`;
  await page.goto(path);
  const fingers = await openTouchScreen(page);
  const middle = { x: 180, y: 370 };
  const enlarge = (place: number) =>
    page.getByRole('button', { name: `Enlarge ${productName}, picture ${place}` });
  const shown = zoomed(page).getByRole('status');
  const swipe = (by: number) =>
    fingers.drag([middle, { x: middle.x + by, y: middle.y + Math.abs(by) / 4 }]);

  await enlarge(1).tap();
  await expect(shown).toHaveText(/^Picture 1 of [2-9]$/);
  await fingers.pinch(middle, { from: 80, to: 160 });
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(2, 1);

  // A picture that is larger than the screen is moved, not turned over, and stays on the screen.
  const before = await viewOf(page);
  await fingers.drag([middle, { x: middle.x - 100, y: middle.y + 40 }]);
  await expect.poll(() => viewOf(page)).toEqual({ ...before, x: before.x - 100, y: before.y + 40 });
  await fingers.drag([
    { x: 340, y: 200 },
    { x: 20, y: 210 },
  ]);
  await expect.poll(async () => (await viewOf(page)).x).toBe(-180);
  await expect(shown).toHaveText(/^Picture 1 of/);
  await fingers.pinch(middle, { from: 200, to: 40 });
  await expect.poll(() => viewOf(page)).toEqual(whole);

  const corner = { x: 270, y: 470 };
  await fingers.doubleTap(corner);
  await expect.poll(async () => (await viewOf(page)).scale).toBe(2);
  const { x, y } = await viewOf(page);
  expect([x, y].every((away) => away < 0)).toBe(true);
  await fingers.doubleTap(corner);
  await expect.poll(() => viewOf(page)).toEqual(whole);

  await swipe(-120);
  await expect(shown).toHaveText(/^Picture 2 of/);
  expect(await viewOf(page)).toEqual(whole);
  await swipe(120);
  await expect(shown).toHaveText(/^Picture 1 of/);
  await swipe(120);
  await swipe(-30);
  await expect(shown).toHaveText(/^Picture 1 of/);
  expect(await viewOf(page)).toEqual(whole);

  await page.goBack();
  await expect(zoomed(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(enlarge(1)).toBeFocused();

  // Who has gone on to another picture comes back to that one.
  await enlarge(1).tap();
  await expect(shown).toHaveText(/^Picture 1 of/);
  await swipe(-120);
  await expect(shown).toHaveText(/^Picture 2 of/);
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(enlarge(2)).toBeInViewport({ ratio: 0.9 });
  await expect(enlarge(2)).toBeFocused();
});
