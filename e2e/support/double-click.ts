import type { Locator } from '@playwright/test';

/** Both clicks of a double click before the page can show the first, as on a machine that is busy. */
export const doubleClickAtOnce = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    for (const detail of [1, 2])
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  });
