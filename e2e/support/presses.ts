import type { Locator } from '@playwright/test';
import { nextFrames } from './next-frames.ts';

/** Both clicks of a double click before the page can show the first, as on a machine that is busy. */
export const doubleClickAtOnce = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    for (const detail of [1, 2])
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  });

/**
 * Clicks when the next step is in the address and before the page has rendered it, as somebody does
 * on a slow phone.
 */
export const clickAtNextStep = (target: Locator): Promise<void> =>
  target.evaluate((element: HTMLElement) => {
    const { pushState, replaceState } = history;
    const stepAndClick =
      (step: typeof pushState): typeof pushState =>
      (...state) => {
        Object.assign(history, { pushState, replaceState });
        step.apply(history, state);
        queueMicrotask(() => element.click());
      };
    history.pushState = stepAndClick(pushState);
    history.replaceState = stepAndClick(replaceState);
  });

/** Presses until the scripts that the first touch of the page asks for are there. */
export async function pressUntilScriptsCome(target: Locator): Promise<void> {
  const page = target.page();
  await page.waitForLoadState('networkidle');
  await target.hover();
  const scripts = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  await page.mouse.down();
  await scripts;
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  await page.mouse.up();
}
