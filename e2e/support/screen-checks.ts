import { expect, type Locator, type Page } from '@playwright/test';
import { expectReadable } from './expect-readable.ts';

/** One title, headings without skipped levels, landmarks of one kind with distinct names. */
export async function expectOutline(page: Page, what: string): Promise<void> {
  const headings = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect
    .soft(
      headings.filter((level) => level === 1),
      `titles of ${what}`,
    )
    .toHaveLength(1);
  const skipped = headings.filter((level, place) => level > (headings[place - 1] ?? 0) + 1);
  expect.soft(skipped, `headings of ${what}: ${headings.join(' ')}`).toEqual([]);
  for (const landmark of ['banner', 'main'] as const) {
    await expect.soft(page.getByRole(landmark), `${landmark} of ${what}`).toHaveCount(1);
  }
  const names = await page
    .getByRole('navigation')
    .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label')));
  expect.soft(new Set(names).size, `navigations of ${what}: ${names}`).toBe(names.length);
  expect.soft(names, `navigations of ${what}`).not.toContain(null);
  expect.soft(await page.title(), `title of ${what}`).toMatch(/Mathappu/);
}

/** 320 px is also a width of 1280 px at a zoom of 400 per cent: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
export async function expectToFit(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${what} at 320 px`).toBeLessThanOrEqual(320);
}

/** Held sideways, a phone shows readable text, and bars leave two thirds of the screen for it. */
export async function expectLandscape(page: Page, what: string): Promise<void> {
  const height = 360;
  await page.setViewportSize({ width: 740, height });
  await expectReadable(page, `${what} held sideways`);
  const sticking = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter(
        (element) => element.checkVisibility() && !element.matches('a, dialog, .toast-layer *'),
      )
      .map((element) => element.getBoundingClientRect().height),
  );
  const sum = sticking.reduce((all, part) => all + part, 0);
  expect.soft(sum, `bars of ${what} held sideways`).toBeLessThan(height / 3);
}

/** Not `innerWidth`: a phone zooms out until all of a page that is too wide is inside it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'px beside the screen').toBe(0);
}

/** Pastes more than the field's call takes: refused at the field, with all of it there to be shortened. */
export async function expectKeptWhole(page: Page, field: Locator, submit: Locator, most: number) {
  const pasted = 'why '.repeat(most / 4 + 1).trim();
  await field.focus();
  await page.keyboard.insertText(pasted);
  await submit.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(`At most ${most} characters`));
  await expect(field).toHaveValue(pasted);
  await field.fill('Shorter');
}
