import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element is in the viewport and it, or the card around it, is outlined. */
async function expectFocusVisible(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'none', isOutlined: true };
    // A title that is focused on arrival is no control and has no box.
    if (/^H[12]$/.test(element.tagName)) return { name: 'title', isOutlined: true };
    const isOutlined = [element, element.parentElement].some(
      (candidate) => candidate && getComputedStyle(candidate).outlineStyle !== 'none',
    );
    return { name: element.outerHTML.slice(0, 120), isOutlined };
  });
  expect(focus.isOutlined, `outline of ${focus.name}`).toBe(true);
  if (focus.name === 'none') return;
  // A field that is drawn by its label is visible with it.
  const drawn = page.locator(':focus:not(.sr-only), label:has(.sr-only:focus)');
  await expect(drawn).toBeInViewport();
}

export async function goTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    await expectFocusVisible(page);
    if (await isFocused()) return;
  }
  throw new Error(`${target} was not reached by ${key}`);
}

export async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await goTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** After a navigation the focus is on the title of the page. */
export async function expectFocusOnTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

/** The focus is visibly here after the focused element was closed or removed. */
export async function expectFocusAt(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectFocusVisible(page);
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await goTo(page, field);
  await page.keyboard.type(text);
}
